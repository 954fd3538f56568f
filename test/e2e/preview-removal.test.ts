// A preview that its host takes out at any moment: nothing of it may stay.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../support/e2e/browser.js';
import { runs, seed } from '../support/soak.js';
import { countResources, leftovers } from './support/leak-counter.js';
import { withPreviewHost, type PreviewHost } from './support/preview-host.js';
import { eventually } from './support/until.js';

let browser: Browser;
before(async () => (browser = await launchBrowser()));
after(() => browser.close());

const withEmptyHost = (use: (host: PreviewHost) => Promise<void>): Promise<void> =>
  withPreviewHost(browser, { prepare }, async (host) => {
    await host.page.evaluate(() => document.querySelector('jig-preview')!.remove());
    await eventually(async () => assert.deepEqual(await leftovers(host.page), []));
    await use(host);
  });

async function prepare(page: Page): Promise<void> {
  // What the test's own compiler names functions by.
  await page.addInitScript({ content: 'globalThis.__name ??= (value) => value;' });
  await countResources(page);
}

/** Each is delivered, or goes on, in another way. */
const PAGES: Readonly<Record<string, string>> = {
  'a page': '<!doctype html><h1>Good</h1>',
  'a page in quirks mode': '<h1>Quirks</h1>',
  'a page that makes object URLs': '<!doctype html><script>URL.createObjectURL(new Blob(["x"]))</script>',
  'a page whose module waits': '<!doctype html><script type="module">await new Promise(() => {})</script>',
  'a broken page': '<!doctype html><script>null.x</script>',
  'a page with workers and timers':
    '<!doctype html><script>new Worker("data:text/javascript,setInterval(() => {}, 1)"); setInterval(() => {}, 1)</script>',
  'a page that reloads itself': '<!doctype html><script>location.reload()</script>',
  'a page that leaves': '<!doctype html><script>location.href = "about:blank"</script>',
  'a looping page': '<!doctype html><script>for (;;) {}</script>',
};

/** Milliseconds from the insertion to the removal, and what is done in between. */
interface Life {
  readonly html: string;
  readonly ms: number;
  readonly edits: number;
  readonly picking: boolean;
}

test('A preview removed at any moment leaves no frame, worker, timer, listener or object URL', () =>
  withEmptyHost(async ({ page }) => {
    const random = randomFrom(seed());
    const kinds = Object.entries(PAGES);
    const count = Math.max(kinds.length * 2, runs(200));
    for (let run = 0; run < count; run += 1) {
      const [what, html] = kinds[run % kinds.length]!;
      const life: Life = {
        html,
        ms: Math.floor(random() * random() * 400),
        edits: Math.floor(random() * 3),
        picking: random() < 0.3,
      };
      await live(page, life);
      await eventually(async () => assert.deepEqual(await leftovers(page), [], `${what} ${JSON.stringify(life)}`));
    }
  }));

test('A preview removed while hung pages are being told, replaced or brought back leaves nothing', () =>
  withEmptyHost(async ({ page }) => {
    // A neighbour each time, so that the recovery goes over both.
    for (const ms of [2850, 3900]) {
      await Promise.all([
        live(page, { html: PAGES['a looping page']!, ms, edits: 0, picking: false }),
        live(page, { html: PAGES['a page']!, ms: ms + 150, edits: 0, picking: true }),
      ]);
      await eventually(async () => assert.deepEqual(await leftovers(page), [], `after ${ms} ms`));
    }
  }));

function live(page: Page, life: Life): Promise<void> {
  return page.evaluate(async ({ html, ms, edits, picking }) => {
    const preview = document.createElement('jig-preview');
    document.body.append(preview);
    const pause = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));
    for (let edit = 0; edit <= edits; edit += 1) {
      Object.assign(preview, { files: { 'index.html': html.replace('>', `><!-- ${edit} -->`) } });
      if (picking)
        (
          preview as unknown as { studio?: { view: { commands: { setPicking(on: boolean): void } } } }
        ).studio?.view.commands.setPicking(true);
      await pause(ms / (edits + 1));
    }
    preview.remove();
  }, life);
}

/** Numbers from 0 to 1, the same for the same seed. */
function randomFrom(start: number): () => number {
  let state = start >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
