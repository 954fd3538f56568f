// What a person and the page's own code can see of a page, read alike on the static server and in the preview.
import type { Frame, Page } from 'playwright-core';
import type { Aspect } from '../../support/oracle-sites/oracle-site.js';
import { until } from './until.js';

export type Seen = Readonly<Record<Aspect, unknown>>;

/** What a browser and a page said since it was last taken. */
export class Hearing {
  readonly #console: string[] = [];
  readonly #errors: string[] = [];

  constructor(page: Page) {
    page.on('console', (message) => {
      // What a browser itself prints (a lost request) differs by nature; the page's own words must not.
      if (message.args().length > 0 || message.type() === 'log')
        this.#console.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.#errors.push(`${error.name}: ${error.message}`));
  }

  get lines(): number {
    return this.#console.length;
  }

  take(address: string): Pick<Seen, 'console' | 'errors'> {
    const plain = (text: string): string =>
      text.replaceAll(address, '<address>').replaceAll('<address>/', '<address>').replace(READ_BY_US, '');
    return { console: this.#console.splice(0).map(plain), errors: this.#errors.splice(0).map(plain) };
  }
}

/** What a browser adds to a syntax error in a page that is written, or whose modules were read ahead: documented. */
const READ_BY_US = /(?<=SyntaxError: )Failed to execute '(?:write|append)' on '(?:Document|Element)': /;

export const SETTLE_MS = 100;

/** Everything but the place of an error, which either side knows in its own way. */
export async function look(frame: Frame, hearing: Hearing, address: string, lines = 0): Promise<Omit<Seen, 'place'>> {
  await until('the page to be loaded', () => frame.evaluate(IS_LOADED));
  await until(`${lines} lines`, () => hearing.lines >= lines);
  await frame.page().waitForTimeout(SETTLE_MS);
  const seen = (await frame.evaluate(READ_PAGE)) as Pick<Seen, 'document' | 'elements'>;
  return { ...seen, ...hearing.take(address) };
}

const IS_LOADED = `document.readyState === 'complete' && location.href !== 'about:blank'`;

/** As text: the test runner's compiler must not touch it. */
const READ_PAGE = `(() => {
  const properties = ['display', 'color', 'background-color', 'background-image', 'font-family', 'font-size', 'font-weight', 'width', 'height', 'margin-top',
    'content', 'border-top-width', 'cursor', 'mask-image', 'list-style-image', 'filter', 'clip-path'];
  const addresses = new Set(['src', 'href', 'srcset', 'poster', 'data', 'style', 'imagesrcset', 'xlink:href', 'background', 'srcdoc', 'onclick', 'filter']);
  const withoutUrls = (value) => value.replace(/url\\("[^"]*"\\)/g, 'url()');
  const elements = [...document.querySelectorAll('*')]
    .filter((element) => !(element.tagName === 'BASE' && element.getAttribute('href') === 'about:srcdoc'))
    .map((element) => [
      element.tagName,
      [...element.attributes].map(({ name, value }) => addresses.has(name) || (name === 'content' && element.httpEquiv) ? name : name + '=' + value).join(' '),
      // The text of scripts and styles names files, which the preview must rewrite.
      /^(SCRIPT|STYLE)$/i.test(element.tagName) ? '' : [...element.childNodes].filter((node) => node.nodeType !== 1).map((node) => node.nodeValue).join('|'),
      properties.map((name) => withoutUrls(getComputedStyle(element).getPropertyValue(name))).join('; '),
      element.naturalWidth ?? '',
    ]);
  return {
    document: [document.compatMode, document.doctype?.name ?? null, document.title, document.readyState, document.characterSet,
      document.documentElement.lang, document.scripts.length, document.styleSheets.length,
      Object.getOwnPropertyNames(window).filter((name) => name.startsWith('x')).sort().join(),
      [...document.fonts].map((face) => face.family + ' ' + face.status).join(),
      [...document.childNodes].map((node) => node.nodeType).join(), document.head.childNodes.length - document.querySelectorAll('base[href="about:srcdoc"]').length],
    elements,
  };
})()`;
