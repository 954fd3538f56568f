// The workspace in a real IndexedDB, beside what the browser alone needs for the same records.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { interleave } from '../../scripts/bench/measure.mjs';
import { CACHE, ROOT } from '../../scripts/build/places.mjs';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.mjs';
import { serveStatic } from '../../scripts/serve/static-server.mjs';

/** An edit takes a few milliseconds, so it can afford more rounds. */
const EDITS_A_ROUND = 6;

/**
 * Milliseconds. `import-1000`: 1,000 text files of 2 kB, against one bulk put of their records. `persist-edit-1000-vs-10`: one
 * edit until it is stored, in a workspace of 1,000 files against one of 10. `search-1000`: against a plain loop over the
 * lines. `open-1000`: until it is ready, against reading the same records.
 */
export async function measure({ rounds }) {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'bench-workspace-'));
  await buildPage(folder);
  const site = await serveStatic({ folder });
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage();
    await page.goto(`${site.address}workspace-page.html`);
    await page.waitForFunction(() => globalThis.works !== undefined);
    const work =
      (name, ...args) =>
      () =>
        page.evaluate(([which, given]) => globalThis.works[which](...given), [name, args]);
    const large = await interleave(rounds, {
      importOurs: work('importOurs'),
      importRaw: work('importRaw'),
      searchOurs: work('searchOurs'),
      searchLoop: work('searchLoop'),
      openOurs: work('openOurs'),
      openRaw: work('openRaw'),
    });
    const edit = await interleave(rounds * EDITS_A_ROUND, { many: work('editIn', 1000), few: work('editIn', 10) });
    console.log(`memory per file of 2 kB: ${await memoryPerFile(page)} bytes of heap`);
    const row = (metric, ours, reference, against) => ({ metric, unit: 'ms', ours, reference, against });
    return [
      row('import-1000', large.importOurs, large.importRaw, 'one bulk put of the same records'),
      row('persist-edit-1000-vs-10', edit.many, edit.few, 'the same edit among 10 files'),
      row('search-1000', large.searchOurs, large.searchLoop, 'a plain loop over the lines'),
      row('open-1000', large.openOurs, large.openRaw, 'reading the same records'),
    ];
  } finally {
    await browser.close();
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What a page keeps for an opened workspace of 1,000 files, by the heap before and after. */
async function memoryPerFile(page) {
  const session = await page.context().newCDPSession(page);
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize;
  };
  const before = await heap();
  await page.evaluate(async () => {
    globalThis.kept = await globalThis.works.openAndKeep();
  });
  return Math.round(((await heap()) - before) / 1000);
}

async function buildPage(folder) {
  await build({
    entryPoints: [join(ROOT, 'bench/workspace/workspace-page.ts')],
    outdir: folder,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
  });
  writeFileSync(
    join(folder, 'workspace-page.html'),
    '<!doctype html><meta charset="utf-8"><title>workspace</title><script type="module" src="./workspace-page.js"></script>',
  );
}
