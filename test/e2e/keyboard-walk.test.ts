// A morning's work without a mouse: files, palette, changes, settings, panels. The focus is seen, and comes back after dialogs.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { demoBrowser } from './support/demo-browser.js';
import { focusIsOn, focused, tabTo } from './support/keyboard.js';
import { openStudio, type StudioDriver } from './support/studio-driver.js';
import { until } from './support/until.js';

const demo = demoBrowser();

test('Files, palette, changes, settings and panels are all done by keyboard alone', (t) =>
  demo.withPage(async (page) => {
    const studio = await openStudio(page, demo.url('index.html'));
    await page.evaluate(countPointers);
    await t.test('a file is renamed, moved, made and deleted in the tree', () => manageFiles(studio));
    await t.test('a tool is found and run in the palette', () => usePalette(studio));
    await t.test('a change is compared and taken back', () => revertChange(studio));
    await t.test('the settings open, take a key, and give the focus back', () => useSettings(studio));
    await t.test('a panel is resized, folded and opened again', () => resizePanels(studio));
    assert.equal(await page.evaluate('pointers'), 0, 'nothing was pointed at');
  }));

async function manageFiles({ page, studio, root }: StudioDriver): Promise<void> {
  const paths = (): Promise<readonly string[]> =>
    studio.evaluate((open) => [...open.workspace.getSnapshot().state.files.keys()].sort());
  const has = (path: string): Promise<unknown> => until(path, async () => (await paths()).includes(path));

  await tabTo(page, /Show the files as a tree/);
  await page.keyboard.press('Enter');
  await root.getByRole('treeitem').first().waitFor();
  await tabTo(page, /^li /);
  await page.keyboard.type('sty');
  await focusIsOn(page, /^li styles\.css/);

  await page.keyboard.press('F2');
  await focusIsOn(page, /New name for styles\.css/);
  await page.keyboard.type('look');
  await page.keyboard.press('Enter');
  await has('look.css');
  await focusIsOn(page, /^li look\.css/);

  await page.keyboard.press('Shift+F10');
  await focusIsOn(page, /Open/);
  await pressUntil(page, 'ArrowDown', /Move to another folder/);
  await page.keyboard.press('Enter');
  await focusIsOn(page, /New name for look\.css/);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('/css/look.css');
  await page.keyboard.press('Enter');
  await has('css/look.css');
  await focusIsOn(page, /^li look\.css/);

  await tabTo(page, /New file/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await focusIsOn(page, /Name of the new file/);
  await page.keyboard.type('more.css');
  await page.keyboard.press('Enter');
  await has('css/more.css');
  await focusIsOn(page, /^li more\.css/);

  await page.keyboard.press('Delete');
  await focusIsOn(page, /Cancel/);
  await page.keyboard.press('Escape');
  await focusIsOn(page, /^li more\.css/);
  await page.keyboard.press('Delete');
  await focusIsOn(page, /Cancel/);
  await tabTo(page, /button Delete/);
  await page.keyboard.press('Enter');
  await until('the deletion', async () => !(await paths()).includes('css/more.css'));
  await focusIsOn(page, /^li /);
}

async function usePalette({ page, studio, root }: StudioDriver): Promise<void> {
  await page.keyboard.press('Control+k');
  await focusIsOn(page, /^input .*/);
  await page.keyboard.type('workspace.renameFile');
  await page.keyboard.press('Enter');
  await root.getByRole('textbox', { name: /toPath/ }).waitFor();
  await tabTo(page, /fromPath/);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('css/look.css');
  await tabTo(page, /toPath/);
  await page.keyboard.type('styles.css');
  await page.keyboard.press('Enter');
  await until('the file back in its place', () =>
    studio.evaluate((open) => open.workspace.getSnapshot().state.files.has('styles.css')),
  );
  await root.getByRole('dialog').waitFor({ state: 'detached' });
  await focusIsOn(page, /^li /);
}

async function revertChange({ page, studio, root, source }: StudioDriver): Promise<void> {
  await tabTo(page, /^textarea/, 'Shift+Tab');
  await page.keyboard.type('Change the hero title to "By hand"');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Approve' }).waitFor();
  await tabTo(page, /Approve/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await until('the end of the run', () => studio.evaluate((open) => !open.agent.getSnapshot().running));
  assert.match(await source('index.html'), /By hand/);

  await tabTo(page, /^button Trace/);
  await page.keyboard.press('ArrowRight');
  await focusIsOn(page, /^button Changes/);
  await root.getByRole('button', { name: 'Revert index.html' }).waitFor();
  await tabTo(page, /Side by side/);
  await page.keyboard.press('Enter');
  await tabTo(page, /Revert index\.html/);
  await page.keyboard.press('Enter');
  await focusIsOn(page, /Cancel/);
  await page.keyboard.press('Escape');
  await focusIsOn(page, /Revert index\.html/);
  await page.keyboard.press('Enter');
  await focusIsOn(page, /Cancel/);
  await tabTo(page, /button Revert$/);
  await page.keyboard.press('Enter');
  await until('the text as it was', async () => !(await source('index.html')).includes('By hand'));
}

async function useSettings({ page, studio, root }: StudioDriver): Promise<void> {
  await tabTo(page, /Provider settings/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await root.locator('dialog jig-settings').getByRole('textbox').first().waitFor();
  await tabTo(page, /^input API key/);
  await page.keyboard.type('sk-by-hand');
  await page.keyboard.press('Enter');
  await until('the key', () => studio.evaluate((open) => open.provider.getSnapshot().hasKey));
  await page.keyboard.press('Escape');
  await focusIsOn(page, /Provider settings/);
}

async function resizePanels({ page, root }: StudioDriver): Promise<void> {
  const handle = root.getByRole('separator', { name: 'Width of the chat' });
  const width = async (): Promise<number> => Number(await handle.getAttribute('aria-valuenow'));
  await tabTo(page, /Width of the chat/);
  const before = await width();
  await page.keyboard.press('ArrowRight');
  await until('a wider chat', async () => (await width()) === before + 8);
  await page.keyboard.press('Enter');
  await focusIsOn(page, /Show the chat/);
  await root.locator('.chat-pane').waitFor({ state: 'hidden' });
  await page.keyboard.press('Enter');
  await root.locator('.chat-pane').waitFor();
  await focusIsOn(page, /Fold the chat away/);
}

async function pressUntil(page: Page, key: string, label: RegExp): Promise<void> {
  for (let presses = 0; presses < 12; presses += 1) {
    if (label.test((await focused(page)).label)) return;
    await page.keyboard.press(key);
  }
  assert.fail(`${key} leads to nothing like ${label}`);
}

function countPointers(): void {
  const page = globalThis as unknown as { pointers: number };
  page.pointers = 0;
  for (const type of ['pointerdown', 'mousedown', 'touchstart']) {
    addEventListener(type, ({ isTrusted }) => (page.pointers += Number(isTrusted)), true);
  }
}
