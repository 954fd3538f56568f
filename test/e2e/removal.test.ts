// A studio that its page takes out again.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { demoBrowser } from './support/demo-browser.js';
import { countResources, leftovers } from './support/leak-counter.js';
import { openStudio, studioOf, type StudioDriver } from './support/studio-driver.js';
import { eventually, until } from './support/until.js';

const demo = demoBrowser();

test('A removed studio leaves no frame, worker, timer, listener or object URL, and closes its database', () =>
  demo.withPage(async (page) => {
    await countResources(page);
    const studio = await openStudio(page, demo.url('index.html'));
    const held = await leftovers(page);
    assert.ok(
      held.some((line) => line.startsWith('frame ')),
      'the counters see the frame of a living studio',
    );
    assert.ok(
      held.some((line) => line.startsWith('listener ')),
      'the counters see its listeners',
    );
    await work(studio);
    await remove(page);
    await eventually(async () => assert.deepEqual(await leftovers(page), []));
    await eventually(async () => assert.deepEqual(await blockedDatabases(page), []));
  }));

test('A studio removed while it waits for an approval leaves nothing, and the waiting call ends', () =>
  demo.withPage(async (page) => {
    await countResources(page);
    const studio = await openStudio(page, demo.url('index.html'));
    const pending = studio.model({ name: 'preview.setTheme', arguments: { theme: 'rose' } });
    await studio.prompt('Change the hero title to "Too late"');
    await studio.approve.first().waitFor();
    await remove(page);
    assert.equal((await pending).isError, true);
    await eventually(async () => assert.deepEqual(await leftovers(page), []));
  }));

test('A studio that comes back works as before and still leaves nothing', () =>
  demo.withPage(async (page) => {
    await countResources(page);
    await work(await openStudio(page, demo.url('index.html')));
    for (const title of ['Second life', 'Third life']) {
      await remove(page);
      await page.evaluate(() => {
        const studio = document.createElement('jig-studio');
        studio.setAttribute('workspace-id', 'landing');
        document.querySelector('main')!.append(studio);
      });
      const again = await studioOf(page);
      await again.settled();
      await again.direct('preview.updateHero', { title, subtitle: 'Again.' });
      await again.preview.getByRole('heading', { name: title }).waitFor();
    }
    await remove(page);
    await eventually(async () => assert.deepEqual(await leftovers(page), []));
  }));

test('A studio that is moved keeps its workspace, its run and its conversation', () =>
  demo.withPage(async (page) => {
    const studio = await openStudio(page, demo.url('index.html'));
    await studio.prompt('Change the hero title to "Moved"');
    await studio.approve.waitFor();
    await page.evaluate(() => {
      const room = document.createElement('section');
      document.querySelector('main')!.append(room);
      room.append(document.querySelector('jig-studio')!);
    });
    const same = await until('the studio after the move', async () => {
      const moved = await studioOf(page);
      return moved.studio.evaluate((now, before) => now === before, studio.studio);
    });
    assert.equal(same, true);
    await studio.approve.click();
    await studio.preview.getByRole('heading', { name: 'Moved', exact: true }).waitFor();
    await studio.settled();
  }));

/** Enough to have started everything that a studio starts: editor, preview, approval, trace, storage. */
async function work(studio: StudioDriver): Promise<void> {
  await studio.prompt('Change the hero title to "Short life"');
  await studio.approve.click();
  await studio.preview.getByRole('heading', { name: 'Short life' }).waitFor();
  await studio.direct('workspace.openFile', { path: 'styles.css' });
  await studio.settled();
}

async function remove(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector('jig-studio')!.remove());
}

/** Databases that cannot be deleted because somebody still has them open. */
function blockedDatabases(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const blocked: string[] = [];
    for (const { name } of await indexedDB.databases()) {
      await new Promise<void>((resolve) => {
        const request = indexedDB.deleteDatabase(name!);
        request.onsuccess = () => resolve();
        request.onblocked = () => {
          blocked.push(name!);
          resolve();
        };
      });
    }
    return blocked;
  });
}
