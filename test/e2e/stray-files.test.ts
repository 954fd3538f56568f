// What a person drops from the desktop, as the browser delivers it.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import type { CDPSession, Locator } from 'playwright-core';
import { demoBrowser } from './support/demo-browser.js';
import { openStudio } from './support/studio-driver.js';

const demo = demoBrowser();

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

/** As the browser delivers what comes from the desktop. */
async function drop(input: CDPSession, onto: Locator, path: string): Promise<void> {
  const box = await onto.boundingBox();
  assert.ok(box);
  const place = { x: box.x + box.width / 2, y: box.y + box.height - 12 };
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  await input.send('Input.dispatchDragEvent', { type: 'dragEnter', ...place, data });
  await input.send('Input.dispatchDragEvent', { type: 'dragOver', ...place, data });
  await input.send('Input.dispatchDragEvent', { type: 'drop', ...place, data });
}
