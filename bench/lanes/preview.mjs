// The preview beside a bare opaque frame that shows the same page: what our compiler, bridge and guards cost.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { interleave } from '../../scripts/bench/measure.mjs';
import { buildIfChanged } from '../../scripts/build/build-stamp.mjs';
import { buildPackage } from '../../scripts/build/build-package.mjs';
import { CACHE, DIST, ROOT } from '../../scripts/build/places.mjs';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.mjs';
import { serveStatic } from '../../scripts/serve/static-server.mjs';

const AGAINST = 'a bare opaque frame';
/** An update takes some ten milliseconds, so it can afford more rounds than a navigation. */
const UPDATES_A_ROUND = 4;

/**
 * `first-shown`: from navigation to the word that the page is shown, scripts included.
 * `update-vs-floor`: from a file change to its acknowledgement, against a new bare frame with the same page.
 */
export async function measure({ rounds }) {
  await buildIfChanged('package', DIST, buildPackage);
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'bench-preview-'));
  await buildPages(folder);
  const site = await serveStatic({ folder });
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  try {
    const first = await measureFirst(browser, site.address, rounds);
    const update = await measureUpdates(browser, site.address, rounds * UPDATES_A_ROUND);
    return [
      { metric: 'first-shown', unit: 'ms', ours: first.studio, reference: first.floor, against: AGAINST },
      { metric: 'update-vs-floor', unit: 'ms', ours: update.ours, reference: update.floor, against: AGAINST },
    ];
  } finally {
    await browser.close();
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function measureFirst(browser, address, rounds) {
  const firstShown = (name) => () =>
    withPage(browser, `${address}${name}.html`, (page) => page.evaluate(() => globalThis.firstShown));
  return interleave(rounds, { studio: firstShown('studio-page'), floor: firstShown('floor-page') });
}

function measureUpdates(browser, address, rounds) {
  return withPage(browser, `${address}studio-page.html`, (page) => {
    const update = (side) => (round) => page.evaluate(([who, count]) => globalThis.update[who](count), [side, round]);
    return interleave(rounds, { ours: update('ours'), floor: update('floor') });
  });
}

async function withPage(browser, url, use) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(url);
    await page.waitForFunction(() => globalThis.firstShown !== undefined);
    return await use(page);
  } finally {
    await context.close();
  }
}

/** Bundled against the built package through its `exports`, as an embedding project does. */
async function buildPages(folder) {
  const names = ['studio-page', 'floor-page'];
  await build({
    entryPoints: names.map((name) => join(ROOT, 'bench/preview', `${name}.ts`)),
    outdir: folder,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
    // Without our own paths: the package is found as a consumer finds it.
    tsconfigRaw: {},
  });
  for (const name of names) {
    writeFileSync(
      join(folder, `${name}.html`),
      `<!doctype html><meta charset="utf-8"><title>${name}</title><style>iframe,jig-preview{display:block;width:640px;height:400px}</style><body><script type="module" src="./${name}.js"></script>`,
    );
  }
}
