// What a plain static server would show, the preview shows: the same sites in both, compared.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Frame, Page } from 'playwright-core';
import { launchBrowser } from '../support/e2e/browser.js';
import { withPreviewHost, type PreviewHost } from './support/preview-host.js';
import { SITES } from './support/oracle-sites.js';
import { until } from './support/until.js';
import { servePlainSite } from './support/plain-site.js';

let browser: Browser;
before(async () => (browser = await launchBrowser()));
after(() => browser.close());

/** What a person and the page's own code can see of a page. */
interface Seen {
  readonly document: readonly unknown[];
  readonly elements: readonly unknown[];
  readonly console: readonly string[];
  readonly errors: readonly string[];
}

for (const [name, files] of Object.entries(SITES)) {
  test(`The preview shows what a static server shows: ${name}`, async () => {
    const expected = await seenOnServer(files);
    const actual = await withPreviewHost(browser, {}, (host) => seenInPreview(host, files));
    assert.deepEqual(actual, expected);
  });
}

test('A module that is deleted and comes back with other content is never the old one', () =>
  withPreviewHost(browser, {}, async (host) => {
    const site = {
      'index.html': '<script type="module" src="a.js"></script>',
      'a.js': 'import { n } from "./b.js"; document.body.append(n)',
    };
    const body = (): Promise<string> =>
      host.page.frameLocator('jig-preview iframe:not(.spare)').locator('body').innerText();
    assert.equal((await host.show({ ...site, 'b.js': 'export const n = "old"' })).status, 'synced');
    assert.equal(await body(), 'old');
    const gone = await host.show(site);
    assert.equal(gone.message, 'Cannot import "b.js": it is not in the workspace. (a.js:1)');
    assert.equal((await host.show({ ...site, 'b.js': 'export const n = "new"' })).status, 'synced');
    assert.equal(await body(), 'new');
  }));

test('A hash link scrolls each time, in the same document, with the host’s address unread', () =>
  withPreviewHost(browser, {}, async (host) => {
    await host.show({
      'index.html':
        '<!doctype html><p style="position:fixed;top:0"><a id="l" href="#t">go</a></p><div style="height:3000px"></div><p id="t">target</p><div style="height:2000px"></div>',
    });
    const frame = host.page.frameLocator('jig-preview iframe:not(.spare)');
    const seen: unknown[] = [];
    for (const turn of [1, 2]) {
      await frame.locator('#l').click();
      seen.push(
        await frame.locator('body').evaluate((body, at) => {
          const state = [scrollY > 2000, location.hash, body.dataset['first'] ?? 'none', document.baseURI];
          body.dataset['first'] = String(at);
          scrollTo(0, 0);
          return state;
        }, turn),
      );
    }
    assert.deepEqual(seen, [
      [true, '#t', 'none', 'about:srcdoc'],
      [true, '#t', '1', 'about:srcdoc'],
    ]);
  }));

async function seenOnServer(files: Readonly<Record<string, string>>): Promise<Seen> {
  const site = await servePlainSite(files);
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const heard = listen(page);
    await page.setContent('<body style="margin:0"><iframe style="width:800px;height:600px;border:0"></iframe>');
    await page.locator('iframe').evaluate((frame: HTMLIFrameElement, url) => (frame.src = url), site.address);
    return await look(page, page.frames()[1] ?? (await page.waitForEvent('frameattached')), heard, site.address);
  } finally {
    await context.close();
    await site.close();
  }
}

async function seenInPreview(host: PreviewHost, files: Readonly<Record<string, string>>): Promise<Seen> {
  const heard = listen(host.page);
  await host.page.addStyleTag({
    content: 'jig-preview { width: 802px; height: 640px; --jig-preview-gap: 0px; --jig-bar-height: 38px }',
  });
  await host.show(files);
  const handle = await host.page.locator('jig-preview iframe:not(.spare)').elementHandle();
  return look(host.page, (await handle!.contentFrame())!, heard, 'about:srcdoc');
}

interface Heard {
  readonly console: string[];
  readonly errors: string[];
}

function listen(page: Page): Heard {
  const heard: Heard = { console: [], errors: [] };
  page.on('console', (message) => {
    // What a browser itself prints (a lost request) differs by nature; the page's own words must not.
    if (message.args().length > 0 || message.type() === 'log')
      heard.console.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => heard.errors.push(`${error.name}: ${error.message}`));
  return heard;
}

async function look(page: Page, frame: Frame, heard: Heard, address: string): Promise<Seen> {
  await until('the page to be loaded', () => frame.evaluate(IS_LOADED));
  await page.waitForTimeout(150);
  const seen = (await frame.evaluate(READ_PAGE)) as Pick<Seen, 'document' | 'elements'>;
  const plain = (text: string): string => text.replaceAll(address, '<address>').replaceAll('<address>/', '<address>');
  return { ...seen, console: heard.console.map(plain), errors: heard.errors.map(plain) };
}

const IS_LOADED = `document.readyState === 'complete' && location.href !== 'about:blank'`;

/** As text: the test runner's compiler must not touch it. */
const READ_PAGE = `(() => {
  const properties = ['display', 'color', 'background-color', 'font-size', 'font-weight', 'width', 'height', 'margin-top', 'content', 'border-top-width'];
  const local = new Set(['src', 'href', 'srcset', 'poster', 'data', 'style', 'imagesrcset', 'xlink:href']);
  const elements = [...document.querySelectorAll('*')]
    .filter((element) => !(element.tagName === 'BASE' && element.getAttribute('href') === 'about:srcdoc'))
    .map((element) => [
      element.tagName,
      [...element.attributes].map(({ name, value }) => local.has(name) ? name : name + '=' + value).join(' '),
      // The text of scripts and styles names files, which the preview must rewrite.
      /^(SCRIPT|STYLE)$/i.test(element.tagName) ? '' : [...element.childNodes].filter((node) => node.nodeType !== 1).map((node) => node.nodeValue).join('|'),
      properties.map((name) => getComputedStyle(element).getPropertyValue(name)).join('; '),
      element.naturalWidth ?? '',
    ]);
  return {
    document: [document.compatMode, document.doctype?.name ?? null, document.title, document.readyState, document.characterSet,
      document.documentElement.lang, document.scripts.length, document.styleSheets.length,
      Object.getOwnPropertyNames(window).filter((name) => name.startsWith('x')).sort().join(),
      [...document.childNodes].map((node) => node.nodeType).join(), document.head.childNodes.length - document.querySelectorAll('base[href="about:srcdoc"]').length],
    elements,
  };
})()`;
