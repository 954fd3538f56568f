import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/define/studio.js';
import type { Studio } from '../../../src/core/studio/studio-port.js';
import type { JigStudioElement } from '../../../src/elements/studio/studio-element.js';
import { createFakeStudio } from '../../support/fake-studio-view.js';

/** Text and ground that stand on each other, and the contrast that WCAG asks of them. */
const PAIRS: readonly (readonly [text: string, ground: string, ratio: number])[] = [
  ['--_text', '--_surface', 4.5],
  ['--_text', '--_sunken', 4.5],
  ['--_text', '--_hover', 4.5],
  ['--_muted', '--_surface', 4.5],
  ['--_muted', '--_sunken', 4.5],
  ['--_faint', '--_surface', 4.5],
  ['--_accent', '--_surface', 4.5],
  ['--_on-accent', '--_accent', 4.5],
  ['--_ask', '--_surface', 4.5],
  ['--_good', '--_surface', 4.5],
  ['--_bad', '--_surface', 4.5],
  ['--_line-strong', '--_surface', 3],
  ['--_focus', '--_surface', 3],
];

async function openThemed(theme: string, scheme: string): Promise<JigStudioElement> {
  const address = new URL(`../../../themes/${theme}.css`, import.meta.url);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(await (await fetch(address)).text());
  document.adoptedStyleSheets = [sheet];
  const box = await fixture<HTMLElement>(html`<div class="jig-theme-${theme}"></div>`);
  box.style.colorScheme = scheme;
  const studio = document.createElement('jig-studio');
  studio.studio = createFakeStudio() as unknown as Studio;
  box.append(studio);
  await studio.updateComplete;
  return studio;
}

/** As a canvas paints it, so every notation and mixture counts. */
function luminanceOf(studio: JigStudioElement, token: string): number {
  const probe = document.createElement('span');
  studio.shadowRoot?.append(probe);
  probe.style.color = `var(${token})`;
  const paint = new OffscreenCanvas(1, 1).getContext('2d')!;
  paint.fillStyle = getComputedStyle(probe).color;
  paint.fillRect(0, 0, 1, 1);
  probe.remove();
  const [red = 0, green = 0, blue = 0] = [...paint.getImageData(0, 0, 1, 1).data].map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

describe('the themes', () => {
  afterEach(() => (document.adoptedStyleSheets = []));

  for (const theme of ['default', 'high-contrast', 'playful']) {
    for (const scheme of ['light', 'dark']) {
      it(`keep text, controls and states legible: ${theme}, ${scheme}`, async () => {
        const studio = await openThemed(theme, scheme);
        const weak = PAIRS.map(([text, ground, ratio]) => ({
          pair: `${text} on ${ground}`,
          ratio,
          found: contrast(luminanceOf(studio, text), luminanceOf(studio, ground)),
        })).filter(({ found, ratio }) => found < (theme === 'high-contrast' && ratio > 3 ? 7 : ratio));
        expect(weak).to.deep.equal([]);
      });
    }
  }

  it('are tokens only, and reach every element by the class of an ancestor', async () => {
    const studio = await openThemed('playful', 'light');
    expect(getComputedStyle(studio).backgroundColor).to.equal('rgb(255, 249, 240)');
    expect(getComputedStyle(studio).borderRadius).to.equal('18px');
    for (const sheet of document.adoptedStyleSheets) {
      const names = [...sheet.cssRules].flatMap((rule) => [...(rule as CSSStyleRule).style]);
      expect(names.filter((name) => !name.startsWith('--jig-'))).to.be.empty;
    }
  });
});
