// A newcomer copies from the README: each snippet is extracted, run and used in a real page.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import type { Browser } from 'playwright-core';
import { CACHE, DIST, ROOT } from '../../scripts/build/places.mjs';
import { serveStatic, type StaticServer } from '../../scripts/serve/static-server.mjs';
import { launchBrowser, withPage } from '../support/e2e/browser.js';
import { catalogTool } from './support/catalog-tool.js';
import { readmeBlocks } from './support/readme.js';
import { studioOf } from './support/studio-driver.js';
import { until } from './support/until.js';
import { visibleText } from './support/visible-text.js';

const SCRIPT_TAG = 'Quick start: a script tag';
let folder = '';
let site: StaticServer;
let browser: Browser;

before(async () => {
  await promisify(execFile)(process.execPath, ['scripts/build.mjs', '--if-changed'], { cwd: ROOT });
  mkdirSync(CACHE, { recursive: true });
  folder = mkdtempSync(join(CACHE, 'readme-'));
  cpSync(join(DIST, 'cdn'), join(folder, 'jig-studio'), { recursive: true });
  site = await serveStatic({ folder });
  browser = await launchBrowser();
});

after(async () => {
  await browser?.close();
  await site?.close();
  rmSync(folder, { recursive: true, force: true });
});

test('The script-tag quick start shows a studio that does its main job', () =>
  onPage(readmeBlocks(SCRIPT_TAG, 'html').join('\n'), readmeBlocks(SCRIPT_TAG, 'css'), async (page) => {
    const studio = await studioOf(page);
    await studio.settled();
    assert.equal(await studio.root.evaluate((element) => (element as HTMLElement).offsetHeight), 640);
    await studio.prompt('Change the hero title to "From the README"');
    await studio.approve.click();
    await studio.preview.getByRole('heading', { name: 'From the README' }).waitFor();
  }));

test('The npm quick start, built by a bundler, shows a studio', async () => {
  const script = await bundle('npm', readmeBlocks('Quick start: npm', 'js')[0]!);
  await onPage(`<script type="module" src="${script}"></script>`, ['jig-studio { height: 640px }'], async (page) => {
    const studio = await studioOf(page);
    await studio.settled();
    assert.equal(await studio.studio.evaluate(({ id }) => id), 'landing');
  });
});

test('The tool of the README is in the catalog, asks first, and runs when it is approved', async () => {
  const heading = 'Register a tool of your own';
  const [code] = readmeBlocks(heading, 'js');
  const script = await bundle('tool', `${code}\nglobalThis.readmeResult = result;`);
  const html = `${readmeBlocks(heading, 'html')[0]}<script type="module" src="${script}"></script>`;
  await onPage(html, [], async (page) => {
    await (await catalogTool(page.locator('jig-catalog'), 'orders.refund')).waitFor();
    await page.getByRole('button', { name: 'Approve' }).click();
    const result = await until('the result', () =>
      page.evaluate(() => (globalThis as unknown as { readmeResult?: { structuredContent: unknown } }).readmeResult),
    );
    assert.deepEqual(result.structuredContent, { order: '1043', status: 'refunded' });
    await until('the call in the trace', async () =>
      (await visibleText(page.locator('jig-trace'))).includes('orders.refund'),
    );
  });
});

test('The three properties of the README colour the studio', () =>
  onPage(
    readmeBlocks(SCRIPT_TAG, 'html').join('\n'),
    [...readmeBlocks(SCRIPT_TAG, 'css'), ...readmeBlocks('Make it look like your product', 'css')],
    async (page) => {
      const studio = await studioOf(page);
      await studio.settled();
      const colours = await studio.root.evaluate((element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        return { color, backgroundColor };
      });
      assert.deepEqual(colours, { color: 'rgb(28, 25, 23)', backgroundColor: 'rgb(255, 253, 249)' });
    },
  ));

test('The commands that the README names are there', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  for (const command of readmeBlocks('Try it', 'sh')[0]!.trim().split('\n')) {
    const [, name] = /^npm (\w+)/.exec(command) ?? [];
    assert.ok(name && scripts[name], command);
  }
});

/** Builds a snippet against the package by its own name, through its `exports`, as an embedding project would. */
async function bundle(name: string, code: string): Promise<string> {
  await build({
    stdin: { contents: code, resolveDir: ROOT, sourcefile: `${name}.js` },
    outdir: join(folder, name),
    entryNames: 'page',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
    // Without our own paths: the package is found as a consumer finds it.
    tsconfigRaw: {},
  });
  return `/${name}/page.js`;
}

async function onPage(
  body: string,
  styles: readonly string[],
  use: (page: Parameters<Parameters<typeof withPage>[1]>[0]) => Promise<void>,
): Promise<void> {
  const html = `<!doctype html><html lang="en"><head><title>README</title><style>${styles.join('\n')}</style></head><body>${body}</body></html>`;
  writeFileSync(join(folder, 'index.html'), html);
  await withPage(browser, async (page) => {
    await page.addInitScript({ content: 'globalThis.__name ??= (value) => value;' });
    await page.goto(site.address);
    await use(page);
  });
}
