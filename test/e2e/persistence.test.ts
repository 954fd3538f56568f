// What survives a reload, and what happens where nothing can be stored.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { demoBrowser } from './support/demo-browser.js';
import { openStudio, studioOf } from './support/studio-driver.js';
import { until } from './support/until.js';

const demo = demoBrowser();

test('A reload restores source, revision, active file and preview from IndexedDB', () =>
  demo.withPage(async (page) => {
    const studio = await openStudio(page, demo.url('index.html'));
    await studio.prompt('Change the hero title to "Still here"');
    await studio.approve.click();
    await studio.preview.getByRole('heading', { name: 'Still here' }).waitFor();
    await studio.direct('workspace.openFile', { path: 'styles.css' });
    const revision = await studio.revision();
    const source = await studio.source('index.html');
    assert.equal(await storageMode(studio), 'indexed-db');
    await until('stored writes', () =>
      studio.studio.evaluate((open) => open.workspace.getSnapshot().pendingWrites === 0),
    );

    await page.reload();
    const again = await studioOf(page);
    await again.settled();
    assert.equal(await again.revision(), revision);
    assert.equal(await again.source('index.html'), source);
    assert.equal(
      await again.studio.evaluate((open) => open.workspace.getSnapshot().state.activePath),
      'styles.css',
      'the active file',
    );
    await again.preview.getByRole('heading', { name: 'Still here' }).waitFor();
  }));

for (const [how, script] of [
  ['throws', "indexedDB.open = () => { throw new DOMException('The operation is insecure.', 'SecurityError'); };"],
  [
    'fails',
    `const open = indexedDB.open.bind(indexedDB);
     indexedDB.open = () => open('refused', 0.5 + Number.NaN);`,
  ],
  ['is missing', "Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true });"],
] as const) {
  test(`Where IndexedDB ${how}, the same job works and the studio says that nothing is saved`, () =>
    demo.withPage(async (page) => {
      const errors = pageErrors(page);
      await page.addInitScript({ content: script });
      const studio = await openStudio(page, demo.url('index.html'));
      assert.equal(await storageMode(studio), 'memory');
      await page
        .getByText(/only in memory/i)
        .first()
        .waitFor();

      const before = await studio.revision();
      await studio.prompt('Change the hero title to "For now"');
      await studio.approve.click();
      await studio.preview.getByRole('heading', { name: 'For now' }).waitFor();
      await studio.settled();
      assert.equal(await studio.revision(), before + 1);
      assert.deepEqual(errors, []);
    }));
}

function pageErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

function storageMode(studio: Awaited<ReturnType<typeof studioOf>>): Promise<string> {
  return studio.studio.evaluate((open) => open.workspace.getSnapshot().storageMode);
}
