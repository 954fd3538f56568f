// A host with a strict policy: our own code does the main job without one violation.
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { launchBrowser, withPage } from '../support/e2e/browser.js';
import { serveDemo, STRICT_CSP } from '../support/e2e/demo-site.js';
import { watchProblems } from '../support/e2e/page-problems.js';
import { openStudio, type StudioDriver } from './support/studio-driver.js';
import { until } from './support/until.js';

test('The main job runs under a strict policy without one violation report', () =>
  withStrictStudio(async (studio, violations) => {
    await mainJob(studio);
    assert.deepEqual(violations(), []);
  }));

test('Editing, every panel and a reload run under a strict policy without one violation report', () =>
  withStrictStudio(async (studio, violations) => {
    const editor = studio.root.locator('jig-editor .cm-content');
    await editor.click();
    await studio.page.keyboard.press('ControlOrMeta+End');
    await studio.page.keyboard.type('<!-- typed -->');
    await until('the typed text in the workspace', async () =>
      (await studio.source('index.html')).includes('<!-- typed -->'),
    );
    for (const tab of await studio.root.getByRole('tab').all()) {
      if (await tab.isVisible()) await tab.click();
    }
    await studio.settled();
    await studio.page.reload();
    assert.deepEqual(violations(), []);
  }));

test('The reports that these tests wait for do arrive', () =>
  withStrictStudio(async (studio, violations) => {
    await studio.page.evaluate(() => document.body.setAttribute('style', 'color: red'));
    await until('the report of a violation made on purpose', () =>
      violations().some((text) => text.includes('style-src')),
    );
  }));

async function withStrictStudio(
  use: (studio: StudioDriver, violations: () => readonly string[]) => Promise<void>,
): Promise<void> {
  const reports: string[] = [];
  const endpoint = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      reports.push(body);
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => endpoint.listen(0, 'localhost', resolve));
  const { port } = endpoint.address() as AddressInfo;
  const site = await serveDemo({ csp: `${STRICT_CSP}; report-uri http://localhost:${port}/` });
  const browser = await launchBrowser();
  try {
    await withPage(browser, async (page) => {
      await page.addInitScript({ content: 'globalThis.__name ??= (value) => value;' });
      const problems = await watchProblems(page);
      const studio = await openStudio(page, new URL('strict.html', site.address).href);
      await use(studio, () => [
        ...reports,
        ...problems.filter(({ kind }) => kind === 'csp-violation').map(({ text }) => text),
      ]);
    });
  } finally {
    await browser.close();
    await site.close();
    endpoint.closeAllConnections();
    endpoint.close();
  }
}

async function mainJob(studio: StudioDriver): Promise<void> {
  const before = await studio.revision();
  await studio.prompt('Change the hero title to "Strictly fine"');
  await studio.approve.click();
  await studio.preview.getByRole('heading', { name: 'Strictly fine' }).waitFor();
  await studio.settled();
  assert.equal(await studio.revision(), before + 1);
}
