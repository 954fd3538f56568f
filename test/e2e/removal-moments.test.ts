// Each element, taken away in the middle of whatever it does: counted, and looked for in the heap.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../support/e2e/browser.js';
import { inLab, serveElements, type ElementsHost } from './support/elements-host.js';
import { countResources, leftovers } from './support/leak-counter.js';
import { retainedIn } from './support/retained.js';
import { eventually, until } from './support/until.js';

let browser: Browser;
let host: ElementsHost;
before(async () => ([browser, host] = await Promise.all([launchBrowser(), serveElements()])));
after(async () => {
  await browser.close();
  host.close();
});

async function withLab(use: (page: Page) => Promise<void>, prepare?: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1360, height: 860 } });
  try {
    // What the test's own compiler names functions by.
    await context.addInitScript({ content: 'globalThis.__name ??= (value) => value;' });
    const page = await context.newPage();
    await prepare?.(page);
    await page.goto(host.address);
    await until('the elements', () => page.evaluate(() => 'lab' in globalThis));
    await use(page);
  } finally {
    await context.close();
  }
}

test('Every element taken away at every moment leaves no frame, worker, listener, observer, timer, channel, database or object URL', (t) =>
  withLab(async (page) => {
    for (const moment of await inLab(page, (lab) => lab.names(), null)) {
      await t.test(moment, async () => {
        await inLab(page, (lab, name) => lab.reach(name), moment);
        await inLab(page, (lab) => lab.clear(), null);
        await eventually(async () => assert.deepEqual(withoutStorageLibrary(await leftovers(page)), []));
      });
    }
  }, countResources));

test('An element that leaves a living studio takes back every subscription and surface', () =>
  withLab(async (page) => assert.deepEqual(await inLab(page, (lab) => lab.subscriptionsLeft(), null), {})));

/** What the storage library hangs on the window once, where our build does not keep it from it (decision 0005). */
const OF_THE_STORAGE_LIBRARY = [
  'channel x-storagemutated-1',
  ...['pagehide', 'pageshow', 'x-storagemutated-1'].map((type) => `listener ${type} on Window`),
];

function withoutStorageLibrary(lines: readonly string[]): readonly string[] {
  return lines.filter((line, at) => !OF_THE_STORAGE_LIBRARY.includes(line) || lines.indexOf(line) !== at);
}

/** By expression: what a studio makes, and what the browser makes for it. */
const CLASSES = Object.fromEntries([
  ...['approvals', 'catalog', 'changes', 'chat', 'editor', 'explorer', 'preview', 'settings', 'studio', 'trace'].map(
    (name) => [`jig-${name}`, `customElements.get('jig-${name}') ?? class {}`],
  ),
  ...['HTMLIFrameElement', 'IDBDatabase', 'Worker'].map((name) => [name, name]),
]) as Readonly<Record<string, string>>;

const MOUNTS = 50;
const AT_ONCE = 2;
/** Mounts until everything that is kept once for a page is there: compiled code, language, parsed templates. */
const WARM = 16;
/** Bytes that one mount may add on average: what the engine itself keeps, as code that was run again. */
const GROWTH = 15_000;

test('After 50 mounts the heap holds no studio, no frame and no database of any, and no more than before', () =>
  withLab(async (page) => {
    const heap = await retainedIn(page);
    const mount = async (count: number): Promise<void> => {
      for (let mounts = 0; mounts < count; mounts += AT_ONCE)
        await inLab(page, (lab, many) => lab.mount(many), AT_ONCE);
    };
    await mount(WARM);
    const before = { bytes: await heap.bytes(), dom: await heap.dom() };
    await mount(MOUNTS);
    await eventually(async () => assert.deepEqual(await heap.instances(CLASSES), {}));
    // What is let go of late is let go of; what is kept is there at every look.
    await eventually(async () => {
      const after = { bytes: await heap.bytes(), dom: await heap.dom() };
      const growth = Math.round((after.bytes - before.bytes) / MOUNTS);
      assert.ok(growth < GROWTH, `${growth} bytes more for each mount`);
      assert.ok(after.dom.nodes <= before.dom.nodes + 50, `${before.dom.nodes} nodes became ${after.dom.nodes}`);
      assert.ok(
        after.dom.documents <= before.dom.documents,
        `${before.dom.documents} and ${after.dom.documents} documents`,
      );
      assert.ok(
        after.dom.listeners <= before.dom.listeners,
        `${before.dom.listeners} and ${after.dom.listeners} listeners`,
      );
    });

    await page.evaluate('lab.kept.push(document.createElement("jig-studio"))');
    assert.deepEqual(await heap.instances(CLASSES), { 'jig-studio': 1 }, 'the heap is really looked at');
  }));
