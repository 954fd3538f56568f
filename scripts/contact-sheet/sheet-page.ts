// The page that the contact sheet photographs: states of one element, side by side, each with its name above it.
import '../../src/define/catalog.js';
import '../../src/define/changes.js';
import '../../src/define/explorer.js';
import '../../src/define/job.js';
import '../../src/define/recipes.js';
import '../../src/define/scope.js';
import '../../src/define/search.js';
import '../../src/define/settings.js';
import '../../src/define/studio.js';
import { ELEMENT_STATES, showState, type ElementState } from '../../test/support/element-states.js';

interface Sight {
  readonly theme: string;
  readonly scheme: 'light' | 'dark';
  readonly width: number;
  readonly lang: 'en' | 'ko';
  readonly dir: 'ltr' | 'rtl';
}

interface Row {
  readonly top: number;
  readonly bottom: number;
}

interface Picture {
  readonly state: string;
  /** A PNG, base64. */
  readonly data: string;
}

/** Pixels of a cell; an element that bounds itself fills it. */
const CELL_HEIGHT = 460;
/** Milliseconds until the code of an editor and the page of a preview are there. */
const DRAWN_MS = 350;

const look = document.createElement('style');
look.textContent = `
  body { margin: 0; font: 13px system-ui, sans-serif }
  main { display: flex; flex-wrap: wrap; gap: 16px; align-items: start; padding: 8px }
  figure { margin: 0 }
  figcaption { margin-bottom: 4px; font-size: 12px; opacity: 0.7 }
  figure img { display: block; border: 1px solid rgb(128 128 128 / 0.5) }
  .cell { display: grid; max-height: ${CELL_HEIGHT}px; overflow: hidden; border: 1px solid rgb(128 128 128 / 0.35); border-radius: 10px }
  .cell > div { display: grid; min-height: 0 }
  .cell > div > * { max-height: ${CELL_HEIGHT}px }
  .screen, .screen > div { display: grid; grid-template: minmax(0, 1fr) / minmax(0, 1fr); height: 100vh }
`;
const themeSheet = document.createElement('link');
themeSheet.rel = 'stylesheet';
document.head.append(look, themeSheet);

/** Shows what stands beside others; answers where each row of cells begins and ends. */
async function show(
  element: string,
  sight: Sight & { readonly sheet: number },
  themes: string,
): Promise<readonly Row[]> {
  const states = ELEMENT_STATES.filter((each) => each.element === element && !each.alone);
  const main = await begin(sight, themes);
  main.style.width = `${sight.sheet - 16}px`;
  for (const state of states) {
    const cell = document.createElement('div');
    cell.className = 'cell';
    cell.style.width = `${sight.width}px`;
    main.append(captioned(`${element}: ${state.state}`, cell));
    await showState(state, cell, sight.lang);
  }
  if (states.length > 0) await pause();
  return rowsOf(main);
}

/** Shows one state that needs the page to itself. */
async function showAlone(element: string, name: string, sight: Sight, themes: string): Promise<void> {
  const main = await begin(sight, themes);
  const screen = document.createElement('div');
  screen.className = 'screen';
  screen.classList.add(...main.classList);
  main.replaceWith(screen);
  const state = statesAlone(element).find((each) => each.state === name);
  if (state) await showState(state, screen, sight.lang);
  await pause();
}

/** Lays photographs beside each other; answers the size they take. */
async function layOut(pictures: readonly Picture[]): Promise<{ width: number; height: number }> {
  document.documentElement.dir = 'ltr';
  const main = document.createElement('main');
  document.body.replaceChildren(main);
  for (const { state, data } of pictures) {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    main.append(captioned(state, image));
  }
  return { width: main.scrollWidth, height: main.scrollHeight };
}

async function begin({ theme, scheme, dir }: Sight, themes: string): Promise<HTMLElement> {
  await useTheme(theme, themes);
  document.documentElement.dir = dir;
  document.documentElement.style.colorScheme = scheme;
  document.body.style.background = scheme === 'dark' ? '#0f1013' : '#e9e7e2';
  document.body.style.color = scheme === 'dark' ? '#e8e6e1' : '#1d1e21';
  const main = document.createElement('main');
  main.className = theme && `jig-theme-${theme}`;
  document.body.replaceChildren(main);
  return main;
}

async function useTheme(theme: string, address: string): Promise<void> {
  if (!theme) return themeSheet.removeAttribute('href');
  const href = `${address}${theme}.css`;
  // The same address again would tell of no load.
  if (themeSheet.href === href) return;
  const loaded = new Promise((resolve) => (themeSheet.onload = resolve));
  themeSheet.href = href;
  await loaded;
}

function captioned(words: string, content: HTMLElement): HTMLElement {
  const figure = document.createElement('figure');
  const caption = document.createElement('figcaption');
  caption.textContent = words;
  figure.append(caption, content);
  return figure;
}

function rowsOf(main: HTMLElement): readonly Row[] {
  const rows = new Map<number, number>();
  for (const figure of main.children) {
    const { top, bottom } = figure.getBoundingClientRect();
    const start = Math.floor(top + scrollY) - 6;
    rows.set(start, Math.max(rows.get(start) ?? 0, Math.ceil(bottom + scrollY) + 6));
  }
  return [...rows].map(([top, bottom]) => ({ top, bottom }));
}

function statesAlone(element: string): readonly ElementState[] {
  return ELEMENT_STATES.filter((each) => each.element === element && each.alone);
}

function pause(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, DRAWN_MS));
}

Object.assign(globalThis, {
  sheet: {
    elements: () => [...new Set(ELEMENT_STATES.map(({ element }) => element))],
    alone: (element: string) => statesAlone(element).map(({ state }) => state),
    show,
    showAlone,
    layOut,
  },
});
