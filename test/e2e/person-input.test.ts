// What a person gives by other ways than keys: folders of the disk that are dropped, text that an input method composes.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import type { CDPSession, Locator } from 'playwright-core';
import { demoBrowser } from './support/demo-browser.js';
import { openStudio } from './support/studio-driver.js';
import { until } from './support/until.js';

const demo = demoBrowser();

test('A folder of the disk is dropped into the tree, or chosen by command, and comes with all that lies in it', () =>
  demo.withPage(async (page, context) => {
    const studio = await openStudio(page, demo.url('index.html'));
    const root = mkdtempSync(join(tmpdir(), 'jig-drop-'));
    try {
      const files = { 'kit/a.css': 'a{}', 'kit/deep/b.js': 'let b', 'kit/x.exe': 'MZ', 'kit/.git/config': 'secret' };
      for (const [path, content] of Object.entries(files)) {
        mkdirSync(dirname(join(root, path)), { recursive: true });
        writeFileSync(join(root, path), content);
      }
      const before = await studio.revision();
      await studio.root.getByRole('button', { name: 'Show the files as a tree' }).click();
      const tree = studio.root.locator('jig-explorer').getByRole('tree');
      await drop(await context.newCDPSession(page), tree, join(root, 'kit'), async () => {
        await studio.root.getByText('Drop to add to the workspace').waitFor();
      });
      await until('the files', async () => (await studio.revision()) === before + 1);
      assert.deepEqual([await studio.source('kit/a.css'), await studio.source('kit/deep/b.js')], ['a{}', 'let b']);
      const report = page.getByRole('dialog', { name: 'Not everything could be added' });
      await report.waitFor();
      assert.match(await report.innerText(), /2 files were added\.[^]*kit\/\.git\s*filled by tools[^]*kit\/x\.exe/);
      await page.keyboard.press('Escape');
      await studio.root.locator('jig-explorer').getByRole('button', { name: 'Undo' }).click();
      await until('they are gone', async () => (await studio.revision()) === before + 2);

      await studio.root.locator('jig-explorer').getByRole('treeitem').first().focus();
      await page.keyboard.press('Control+k');
      await page.keyboard.type('add a folder');
      const chooser = page.waitForEvent('filechooser');
      await page.keyboard.press('Enter');
      await (await chooser).setFiles(join(root, 'kit'));
      await until('the files again', async () => (await studio.revision()) === before + 3);
      assert.equal(await studio.source('kit/deep/b.js'), 'let b');
    } finally {
      rmSync(root, { recursive: true, force: true });
    }
  }));

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

test('A syllable that is being composed outlives a write beside it, and both are in the file', () =>
  demo.withPage(async (page, context) => {
    const studio = await openStudio(page, demo.url('index.html'));
    await studio.direct('workspace.createFile', { path: 'note.md', source: 'one two\nthree\n' });
    const code = studio.root.locator('jig-editor .cm-content');
    await until('the note', async () => (await code.innerText()).startsWith('one two'));
    await code.click();
    await page.keyboard.press('Control+Home');
    const input = await context.newCDPSession(page);
    const compose = (text: string): Promise<unknown> =>
      input.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await compose('ㅎ');
    await compose('하');
    await studio.direct('workspace.applyPatch', { path: 'note.md', search: 'two', replace: '2' });
    await studio.direct('workspace.applyPatch', { path: 'note.md', search: 'three', replace: '3' });
    await compose('한');
    await input.send('Input.insertText', { text: '한' });
    await studio.direct('workspace.getStatus');
    await until('the syllable', async () => (await studio.source('note.md')).startsWith('한'));
    assert.equal(await studio.source('note.md'), '한one 2\n3\n');
    assert.match(await code.innerText(), /^한one 2\n3/);
  }));

/** As the browser delivers what comes from the desktop. */
async function drop(input: CDPSession, onto: Locator, path: string, over?: () => Promise<void>): Promise<void> {
  const box = await onto.boundingBox();
  assert.ok(box);
  const place = { x: box.x + box.width / 2, y: box.y + box.height - 12 };
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  await input.send('Input.dispatchDragEvent', { type: 'dragEnter', ...place, data });
  await input.send('Input.dispatchDragEvent', { type: 'dragOver', ...place, data });
  await over?.();
  await input.send('Input.dispatchDragEvent', { type: 'drop', ...place, data });
}
