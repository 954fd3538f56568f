// The renderer is killed at random moments of editing: what is found afterwards is one state that existed, and nothing that
// was told to be stored is missing.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { build } from 'esbuild';
import type { Browser, BrowserContext } from 'playwright-core';
import { CACHE, ROOT } from '../../scripts/build/places.mjs';
import { serveStatic, type StaticServer } from '../../scripts/serve/static-server.mjs';
import { launchBrowser } from '../support/e2e/browser.js';
import { FILES, sourceAfter } from '../support/e2e/crash-states.js';
import { runs, seed } from '../support/soak.js';
import { until } from './support/until.js';

/** Milliseconds of editing before the kill, at most. */
const LONGEST_LIFE_MS = 250;

let folder = '';
let site: StaticServer;
let browser: Browser;

before(async () => {
  mkdirSync(CACHE, { recursive: true });
  folder = mkdtempSync(join(CACHE, 'crash-'));
  const entry = join(ROOT, 'test/support/e2e/crash-page.ts');
  await build({ entryPoints: [entry], outdir: folder, bundle: true, splitting: true, format: 'esm', target: 'es2022' });
  writeFileSync(
    join(folder, 'crash-page.html'),
    '<!doctype html><title>crash</title><script type="module" src="./crash-page.js"></script>',
  );
  site = await serveStatic({ folder });
  browser = await launchBrowser();
});

after(async () => {
  await browser?.close();
  await site?.close();
  rmSync(folder, { recursive: true, force: true });
});

test('After a crash of the page the workspace is one complete state, with every acknowledged change in it', async () => {
  const random = generator(seed());
  const context = await browser.newContext();
  let crashesAfterEdits = 0;
  try {
    for (let run = 0; run < runs(200); run++) {
      // Every other one once there is something to lose, however long that takes on a busy machine.
      const acknowledged = await crash(context, `run-${run}`, random() * LONGEST_LIFE_MS, run % 2);
      const { revision, sources, storage } = await look(context, `run-${run}`);
      const edits = revision - 1;
      assert.equal(storage, 'indexed-db');
      assert.ok(edits >= acknowledged, `edit ${acknowledged} was acknowledged, ${edits} were found`);
      assert.deepEqual(
        sources,
        FILES.map((path) => sourceAfter(path, edits)),
        `the state after ${edits} edits`,
      );
      if (acknowledged > 0) crashesAfterEdits += 1;
    }
  } finally {
    await context.close();
  }
  assert.ok(crashesAfterEdits > 0, 'some crashes came in the middle of work');
});

/** Edits until the renderer is killed, `lifeMs` after `edits` were told to be stored; answers the last that was. */
async function crash(context: BrowserContext, id: string, lifeMs: number, edits: number): Promise<number> {
  const page = await context.newPage();
  let last = 0;
  await page.exposeFunction('acknowledged', (edit: number) => {
    last = Math.max(last, edit);
  });
  await page.goto(`${site.address}crash-page.html`);
  await page.waitForFunction(() => typeof window.hammer === 'function');
  const session = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void page.evaluate((name) => window.hammer(name), id).catch(() => undefined);
  await until('the first edits', () => last >= edits);
  await new Promise((resolve) => setTimeout(resolve, lifeMs));
  void session.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
  return last;
}

async function look(context: BrowserContext, id: string) {
  const page = await context.newPage();
  await page.goto(`${site.address}crash-page.html`);
  await page.waitForFunction(() => typeof window.look === 'function');
  const found = await page.evaluate((name) => window.look(name), id);
  await page.close();
  return found;
}

/** Mulberry32: the moments of one seed are always the same. */
function generator(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
