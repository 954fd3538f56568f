import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import '../../../../src/define/studio.js';
import '../../../../src/define/search.js';
import { addLocale, englishMessages } from '../../../../src/elements/locale/locales.js';
import type { JigSearchElement } from '../../../../src/elements/search/search-element.js';
import { createFakeStudio, writeFakeFile } from '../../../support/fake-studio-view.js';
import { codeAppears, find, openStudio, text } from '../../../support/studio-in-page.js';
import { waitUntil } from '../../../support/wait-until.js';

const hint = (element: JigSearchElement): string => element.shadowRoot?.querySelector('.outcome')?.textContent ?? '';
const ENGLISH = 'Searches every text file, with what is still being typed.';
const KOREAN = '입력 중인 내용까지 모든 텍스트 파일에서 찾습니다.';

describe('the language of an element', () => {
  afterEach(() => {
    document.documentElement.lang = 'en';
  });

  it('is that of the tree it stands in, each for itself', async () => {
    const box = await fixture(
      html`<div>
        <jig-search></jig-search>
        <div lang="ko"><jig-search></jig-search></div>
        <div lang="ko"><jig-search lang="en-GB"></jig-search></div>
      </div>`,
    );
    const elements = [...box.querySelectorAll('jig-search')];
    for (const element of elements) element.studio = createFakeStudio();
    await Promise.all(elements.map((element) => element.updateComplete));
    expect(elements.map(hint)).to.deep.equal([ENGLISH, KOREAN, ENGLISH]);
  });

  it('follows the document, an ancestor and the element itself when they change', async () => {
    const box = await fixture<HTMLElement>(html`<div><jig-search .studio=${createFakeStudio()}></jig-search></div>`);
    const element = box.querySelector('jig-search') as JigSearchElement;
    document.documentElement.lang = 'ko-KR';
    await waitUntil(() => hint(element) === KOREAN, 'the document');
    box.lang = 'en';
    await waitUntil(() => hint(element) === ENGLISH, 'an ancestor');
    element.lang = 'ko';
    await waitUntil(() => hint(element) === KOREAN, 'the element');
  });

  it('reaches what stands inside the studio, the code editor’s own words too', async () => {
    const fake = createFakeStudio();
    const studio = await openStudio(fake);
    await codeAppears(studio);
    studio.lang = 'ko';
    const label = (): string | null | undefined =>
      find(studio, 'jig-editor').shadowRoot?.querySelector('.cm-content')?.getAttribute('aria-label');
    await waitUntil(() => label() === 'index.html 코드', 'the editor');
    expect(text(studio, '[part="storage"]')).to.equal('이 브라우저에 저장됨');
    await waitUntil(() => find(studio, 'jig-chat').shadowRoot?.textContent?.includes('보내기'), 'the chat');
  });

  it('can be one that the host adds, also while the element is on show', async () => {
    const element = await fixture<JigSearchElement>(
      html`<jig-search lang="eo" .studio=${createFakeStudio()}></jig-search>`,
    );
    expect(hint(element)).to.equal(ENGLISH);
    addLocale({ language: 'eo', messages: { search: { hint: 'Serĉas en ĉiu dosiero.' } } });
    await waitUntil(() => hint(element) === 'Serĉas en ĉiu dosiero.');
  });

  it('changes nothing once the element is gone: no observer, no subscription', async () => {
    const element = await fixture<JigSearchElement>(html`<jig-search .studio=${createFakeStudio()}></jig-search>`);
    element.remove();
    let drawn = 0;
    element.requestUpdate = () => void (drawn += 1);
    document.documentElement.lang = 'ko';
    addLocale({ language: 'eo', messages: { search: {} } });
    await nextFrame();
    expect(drawn).to.equal(0);
  });

  it('is spoken throughout: with every text marked, the studio shows no word that is not marked', async () => {
    const fake = createFakeStudio();
    writeFakeFile(fake, 'index.html', 'changed');
    const studio = await openStudio(fake);
    await codeAppears(studio);
    const marked = Object.entries(englishMessages()).map(([name, texts]) => [
      name,
      Object.fromEntries(Object.entries(texts).map(([key, words]) => [key, `⟦${words}⟧`])),
    ]);
    addLocale({ language: 'qaa', messages: Object.fromEntries(marked) as Record<string, Record<string, string>> });
    studio.lang = 'qaa';
    await waitUntil(() => text(studio, '[part="save"]') === '⟦Save⟧');
    await nextFrame();
    expect(unmarked(studio)).to.deep.equal([]);
  });
});

/** What a person typed or named, short forms that are the same everywhere, and the frame, which keeps the name it was made with. */
const DATA =
  '[part="title"], .file-name, .file-tabs [role="tab"], .surface, .address, .revision > [aria-hidden], kbd, option, iframe';

function unmarked(studio: HTMLElement): readonly string[] {
  const found: string[] = [];
  const visit = (root: Document | ShadowRoot | Element): void => {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) visit(element.shadowRoot);
      if (element.closest(`${DATA}, style`)) continue;
      const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      const spoken = ['title', 'aria-label', 'placeholder'].map((name) => element.getAttribute(name) ?? '');
      for (const words of [...own.map((node) => node.textContent ?? ''), ...spoken]) {
        if (/\p{L}{2,}/u.test(words) && !words.includes('⟦')) found.push(`<${element.localName}> ${words.trim()}`);
      }
    }
  };
  if (studio.shadowRoot) visit(studio.shadowRoot);
  return found;
}
