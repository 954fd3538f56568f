// What a person drops from the desktop, as the browser delivers it.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import type { CDPSession, Locator } from 'playwright-core';
import { demoBrowser } from './support/demo-browser.js';
import { openStudio } from './support/studio-driver.js';
import { until } from './support/until.js';

const demo = demoBrowser();
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 0, 255]);

test('A folder dropped beside the tree does not take the page away', () =>
  demo.withPage(async (page, context) => {
    const studio = await openStudio(page, demo.url('index.html'));
    const folder = mkdtempSync(join(tmpdir(), 'jig-drop-'));
    try {
      const before = page.url();
      await drop(await context.newCDPSession(page), studio.root.locator('jig-chat'), folder);
      await studio.settled();
      assert.equal(page.url(), before);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }));

test('A folder dropped onto the tree comes with its files and folders, byte for byte, as one step of undo', () =>
  demo.withPage(async (page, context) => {
    const studio = await openStudio(page, demo.url('index.html'));
    const folder = mkdtempSync(join(tmpdir(), 'jig-drop-'));
    try {
      const site = join(folder, 'site');
      mkdirSync(join(site, 'img', 'icons'), { recursive: true });
      mkdirSync(join(site, 'node_modules', 'big'), { recursive: true });
      writeFileSync(join(site, 'about.md'), '# 소개\n');
      writeFileSync(join(site, 'img', 'icons', 'dot.png'), PNG);
      writeFileSync(join(site, 'node_modules', 'big', 'index.js'), 'never();');
      const tree = studio.root.locator('jig-explorer [role="tree"]');
      if (!(await tree.isVisible())) await studio.root.locator('[part="explorer-toggle"]').click();
      await tree.waitFor();
      const revision = await studio.revision();

      await dropInto(await context.newCDPSession(page), studio.root.locator('jig-explorer'), site);
      const report = studio.root.locator('jig-explorer dialog');
      await report.getByText('site/node_modules', { exact: true }).waitFor();
      await page.keyboard.press('Escape');
      for (const name of ['about.md', 'dot.png']) await tree.getByRole('treeitem', { name }).waitFor();
      assert.equal(await studio.source('site/about.md'), '# 소개\n');
      const bytes = await studio.studio.evaluate(async ({ workspace }) => {
        const file = workspace.getFile('site/img/icons/dot.png');
        return file.kind === 'asset' ? [...new Uint8Array(await file.blob.arrayBuffer())] : [];
      });
      assert.deepEqual(bytes, [...PNG]);
      assert.equal(await studio.revision(), revision + 1);

      await studio.root.locator('jig-explorer [part="undo-upload"]').click();
      await tree.getByRole('treeitem', { name: 'about.md' }).waitFor({ state: 'detached' });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }));

/** As the browser delivers what comes from the desktop. */
async function drop(input: CDPSession, onto: Locator, path: string): Promise<void> {
  const box = await onto.boundingBox();
  assert.ok(box);
  const place = { x: box.x + box.width / 2, y: box.y + box.height - 12 };
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'dragOver', 'drop'] as const) {
    await input.send('Input.dispatchDragEvent', { type, ...place, data });
    // The browser drops where the page has said that it takes it, which it hears a moment later.
    await onto.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));
  }
}

/** Drops until it was heard: on a busy machine the page's word can be later still. */
async function dropInto(input: CDPSession, tree: Locator, path: string): Promise<void> {
  await tree.evaluate((element) =>
    element.addEventListener('drop', () => element.setAttribute('data-heard', ''), { capture: true, once: true }),
  );
  await until('the drop', async () => {
    await drop(input, tree, path);
    return (await tree.getAttribute('data-heard')) !== null;
  });
}
