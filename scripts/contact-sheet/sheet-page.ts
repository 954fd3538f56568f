// The page that the contact sheet photographs: all states of one element, side by side, each with its name above it.
import '../../src/define/catalog.js';
import '../../src/define/changes.js';
import '../../src/define/explorer.js';
import '../../src/define/recipes.js';
import '../../src/define/search.js';
import '../../src/define/settings.js';
import '../../src/define/studio.js';
import { ELEMENT_STATES, showState } from '../../test/support/element-states.js';

interface Sight {
  readonly theme: string;
  readonly scheme: 'light' | 'dark';
  readonly width: number;
  readonly lang: 'en' | 'ko';
}

/** Pixels of a cell; an element that bounds itself fills it. */
const CELL_HEIGHT = 460;
const SHEET_WIDTH = 1900;

const look = document.createElement('style');
look.textContent = `
  body { margin: 0; padding: 16px; font: 13px system-ui, sans-serif }
  main { display: flex; flex-wrap: wrap; gap: 20px; align-items: start }
  figure { margin: 0 }
  figcaption { margin-bottom: 6px; opacity: 0.7 }
  .cell { display: grid; max-height: ${CELL_HEIGHT}px; overflow: hidden; border: 1px solid rgb(128 128 128 / 0.35); border-radius: 10px }
  .cell > div { display: grid; min-height: 0 }
  .cell > div > * { max-height: ${CELL_HEIGHT}px }
`;
const themeSheet = document.createElement('link');
themeSheet.rel = 'stylesheet';
document.head.append(look, themeSheet);

async function show(element: string, sight: Sight, themes: string): Promise<{ width: number; height: number }> {
  await useTheme(sight.theme, themes);
  document.documentElement.style.colorScheme = sight.scheme;
  document.body.style.background = sight.scheme === 'dark' ? '#0f1013' : '#e9e7e2';
  document.body.style.color = sight.scheme === 'dark' ? '#e8e6e1' : '#1d1e21';
  const main = document.createElement('main');
  main.className = sight.theme && `jig-theme-${sight.theme}`;
  const columns = Math.max(1, Math.floor(SHEET_WIDTH / (sight.width + 22)));
  main.style.width = `${columns * (sight.width + 22)}px`;
  document.body.replaceChildren(main);
  for (const state of ELEMENT_STATES.filter((each) => each.element === element)) {
    const figure = document.createElement('figure');
    const caption = document.createElement('figcaption');
    caption.textContent = `${element}: ${state.state}`;
    const cell = document.createElement('div');
    cell.className = 'cell';
    cell.style.width = `${sight.width}px`;
    figure.append(caption, cell);
    main.append(figure);
    await showState(state, cell, sight.lang);
  }
  await new Promise((resolve) => setTimeout(resolve, 250));
  return { width: main.scrollWidth + 32, height: main.scrollHeight + 32 };
}

async function useTheme(theme: string, address: string): Promise<void> {
  if (!theme) return themeSheet.removeAttribute('href');
  const loaded = new Promise((resolve) => (themeSheet.onload = resolve));
  themeSheet.href = `${address}${theme}.css`;
  await loaded;
}

Object.assign(globalThis, {
  sheet: { elements: () => [...new Set(ELEMENT_STATES.map(({ element }) => element))], show },
});
