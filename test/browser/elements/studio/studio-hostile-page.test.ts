import { expect, fixture, html } from '@open-wc/testing';
import '../../../../src/define/search.js';
import { createFakeStudio } from '../../../support/fake-studio-view.js';
import { find, openStudio } from '../../../support/studio-in-page.js';
import { waitUntil } from '../../../support/wait-until.js';

/** What a person sees of an element's text, from its computed style. */
const look = (element: Element): readonly string[] => {
  const { fontSize, lineHeight, letterSpacing, textTransform, whiteSpace } = getComputedStyle(element);
  return [fontSize, lineHeight, letterSpacing, textTransform, whiteSpace];
};

describe('jig-studio in a hostile page', () => {
  let sheet: CSSStyleSheet;

  before(() => {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  });

  afterEach(() => sheet.replaceSync(''));

  it('keeps its sizes and spacing under rules for everything', async () => {
    const studio = await openStudio(createFakeStudio());
    const elements = ['.title', '.storage .words', '.file-tabs .tab', '.acknowledgement'].map((at) => find(studio, at));
    const [before, box] = [elements.map(look), find(studio, '.header').getBoundingClientRect().height];
    sheet.replaceSync(`
      html { font-size: 62.5% }
      * { letter-spacing: 5px; line-height: 3; text-transform: uppercase; white-space: pre; font-size: 30px; color: red }
      button, input, h2 { padding: 40px; background: red }`);
    expect(elements.map(look)).to.deep.equal(before);
    expect(find(studio, '.header').getBoundingClientRect().height).to.equal(box);
  });

  it('is mirrored where the page is right to left', async () => {
    const studio = await openStudio(createFakeStudio());
    const left = (selector: string): number => find(studio, selector).getBoundingClientRect().left;
    expect(left('.chat-pane')).to.be.lessThan(left('.preview-pane'));
    studio.dir = 'rtl';
    expect(left('.chat-pane')).to.be.greaterThan(left('.preview-pane'));
  });

  it('keeps number and full stop of an English sentence in their places there', async () => {
    const studio = await openStudio(createFakeStudio());
    studio.dir = 'rtl';
    const chat = find(studio, 'jig-chat').shadowRoot!;
    await waitUntil(() => chat.querySelector('.welcome-title'), 'the welcome');
    const words = chat.querySelector('.welcome-title')!;
    const text = [...words.childNodes].find((node) => node instanceof Text && node.data.trim())!;
    const leftOf = (index: number): number => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      return range.getBoundingClientRect().left;
    };
    const { length } = text.textContent!;
    expect(text.textContent!.at(-1)).to.equal('.');
    expect(leftOf(length - 1)).to.be.greaterThan(leftOf(length - 2));
    // And it begins where the page's lines begin.
    const box = words.getBoundingClientRect();
    expect(box.right - leftOf(length - 1)).to.be.lessThan(leftOf(0) - box.left);
  });

  it('is dark inside a dark wrapper alone, and legible in both', async () => {
    const page = await fixture<HTMLElement>(
      html`<main>
        <div><jig-search .studio=${createFakeStudio()}></jig-search></div>
        <div style="color-scheme: dark"><jig-search .studio=${createFakeStudio()}></jig-search></div>
      </main>`,
    );
    const [light, dark] = [...page.querySelectorAll('jig-search')];
    const ground = (element: Element): string => getComputedStyle(element).backgroundColor;
    await Promise.all([light!.updateComplete, dark!.updateComplete]);
    expect([ground(light!), ground(dark!)]).to.deep.equal(['rgb(251, 250, 248)', 'rgb(25, 27, 31)']);
    await expect(light!).to.be.accessible();
    await expect(dark!).to.be.accessible();
  });

  it('takes the three colours of its host, and dark only where the page says so', async () => {
    const studio = await openStudio(createFakeStudio());
    const light = getComputedStyle(studio).backgroundColor;
    studio.style.colorScheme = 'dark';
    expect(getComputedStyle(studio).backgroundColor).not.to.equal(light);
    sheet.replaceSync('jig-studio { --jig-surface: rgb(1 2 3); --jig-text: rgb(4 5 6); --jig-accent: rgb(7 8 9) }');
    expect(getComputedStyle(studio).backgroundColor).to.equal('rgb(1, 2, 3)');
    expect(getComputedStyle(find(studio, '.title')).color).to.equal('rgb(4, 5, 6)');
    expect(getComputedStyle(find(studio, '.mark')).color).to.equal('rgb(7, 8, 9)');
  });
});
