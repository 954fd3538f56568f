// Pages of strangers: two copies of the drop-in script, a script from another origin, a page without an origin of its own.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import type { Browser, Frame, Page } from 'playwright-core';
import { CACHE, DIST, ROOT } from '../../scripts/build/places.mjs';
import { serveStatic, type StaticServer } from '../../scripts/serve/static-server.mjs';
import { launchBrowser, withPage } from '../support/e2e/browser.js';
import { studioOf } from './support/studio-driver.js';
import { until } from './support/until.js';

const OTHER_VERSION = '9.8.7';
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { readonly version: string };
let folder = '';
let home: StaticServer;
let elsewhere: StaticServer;
let browser: Browser;

before(async () => {
  await promisify(execFile)(process.execPath, ['scripts/build.mjs', '--if-changed'], { cwd: ROOT });
  mkdirSync(CACHE, { recursive: true });
  folder = mkdtempSync(join(CACHE, 'hosts-'));
  for (const copy of ['one', 'two', 'other']) cpSync(join(DIST, 'cdn'), join(folder, copy), { recursive: true });
  stamp(join(folder, 'other'), OTHER_VERSION);
  home = await serveStatic({ folder });
  elsewhere = await serveStatic({ folder, headers: { 'access-control-allow-origin': '*' } });
  browser = await launchBrowser();
});

after(async () => {
  await browser?.close();
  await home?.close();
  await elsewhere?.close();
  rmSync(folder, { recursive: true, force: true });
});

for (const [first, second, warnings] of [
  ['one', 'two', []],
  ['one', 'other', [`jig-studio ${OTHER_VERSION}: version ${version} is already on this page and stays in use.`]],
  ['other', 'one', [`jig-studio ${version}: version ${OTHER_VERSION} is already on this page and stays in use.`]],
] as const) {
  test(`Two copies of the drop-in script, ${first} before ${second}: the first stays, and one warning tells versions apart`, () =>
    onPage(`${script(home, first)}${script(home, second)}<jig-studio></jig-studio>`, async (page, heard) => {
      const studio = await studioOf(page);
      await studio.settled();
      const undefinedTags = await page.evaluate(
        (tags) => tags.filter((tag) => !customElements.get(tag)),
        await tagsOf(page),
      );
      assert.deepEqual(undefinedTags, []);
      await studio.prompt('Change the hero title to "One of two"');
      await studio.approve.click();
      await studio.preview.getByRole('heading', { name: 'One of two' }).waitFor();
      assert.deepEqual(heard.errors, []);
      assert.deepEqual(heard.warnings, warnings);
    }));
}

test('A script from another origin brings the whole studio, what it loads later included', () =>
  onPage(`${script(elsewhere, 'one')}<jig-studio></jig-studio>`, async (page, heard) => {
    const studio = await studioOf(page);
    await studio.settled();
    await studio.prompt('Change the hero title to "From afar"');
    await studio.approve.click();
    await studio.preview.getByRole('heading', { name: 'From afar' }).waitFor();
    await page.locator('jig-editor').getByRole('textbox').waitFor();
    assert.deepEqual(heard.errors, []);
  }));

test('In a sandboxed frame without an origin the studio works in memory, and says that nothing is saved', () =>
  onPage('', async (page, heard) => {
    const inner = `<!doctype html>${script(elsewhere, 'one')}<jig-studio style="height: 600px"></jig-studio>`;
    await page.evaluate((srcdoc) => {
      const frame = Object.assign(document.createElement('iframe'), { srcdoc });
      frame.setAttribute('sandbox', 'allow-scripts');
      frame.style.cssText = 'width: 1000px; height: 620px';
      document.body.append(frame);
    }, inner);
    const frame = await until('the frame', async () => page.frames()[1] as Frame | undefined);
    const studio = frame.locator('jig-studio');
    await studio
      .getByText(/only in memory/i)
      .first()
      .waitFor();
    const mode = await until('a ready studio', () =>
      studio.evaluate((element) => {
        const { studio: open } = element as HTMLElementTagNameMap['jig-studio'];
        return open && 'workspace' in open ? open.workspace.getSnapshot().storageMode : undefined;
      }),
    );
    assert.equal(mode, 'memory');
    await studio.getByRole('button', { name: 'New file' }).first().click();
    await frame.locator('jig-studio').getByRole('textbox', { name: 'Path' }).fill('kept.md');
    await frame.locator('jig-studio').getByRole('button', { name: 'Create' }).click();
    await studio.getByRole('tab', { name: /kept\.md/ }).waitFor();
    assert.deepEqual(heard.errors, []);
  }));

interface Heard {
  readonly errors: string[];
  readonly warnings: string[];
}

async function onPage(body: string, use: (page: Page, heard: Heard) => Promise<void>): Promise<void> {
  const html = `<!doctype html><html lang="en"><head><title>Host</title><style>jig-studio { height: 640px }</style></head><body>${body}</body></html>`;
  writeFileSync(join(folder, 'index.html'), html);
  await withPage(browser, async (page) => {
    const heard: Heard = { errors: [], warnings: [] };
    page.on('pageerror', (error) => heard.errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'warning' && message.text().startsWith('jig-studio ')) heard.warnings.push(message.text());
    });
    await page.addInitScript({ content: 'globalThis.__name ??= (value) => value;' });
    await page.goto(home.address);
    await use(page, heard);
  });
}

function script({ address }: StaticServer, copy: string): string {
  return `<script type="module" src="${address}${copy}/jig-studio.js"></script>`;
}

/** A copy that says of itself that it is another version. */
function stamp(copy: string, other: string): void {
  for (const name of readdirSync(copy, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.js')) continue;
    const text = readFileSync(join(copy, name), 'utf8');
    if (text.includes(`"${version}"`)) writeFileSync(join(copy, name), text.replaceAll(`"${version}"`, `"${other}"`));
  }
}

/** All tags that the studio's own tree uses, at any depth. */
function tagsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const tags = new Set<string>();
    const visit = (root: Document | ShadowRoot): void => {
      for (const element of root.querySelectorAll('*')) {
        if (element.localName.startsWith('jig-')) tags.add(element.localName);
        if (element.shadowRoot) visit(element.shadowRoot);
      }
    };
    visit(document);
    return [...tags];
  });
}
