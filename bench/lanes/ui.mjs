// What a person feels: a keystroke beside bare CodeMirror, long lists beside bare scrollers of equal rows, the first paint of
// the whole studio beside the IDE of playground-elements, and four studios of one page beside one.
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { interleave, median } from '../../scripts/bench/measure.mjs';
import { buildPackage } from '../../scripts/build/build-package.mjs';
import { buildIfChanged } from '../../scripts/build/build-stamp.mjs';
import { CACHE, DIST, ROOT } from '../../scripts/build/places.mjs';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.mjs';
import { serveStatic } from '../../scripts/serve/static-server.mjs';
import { hostPlayground } from '../preview/playground-host.mjs';

const INSIDE = ['ui/editor-page.ts', 'ui/lists-page.ts'];
/** The whole studio as a page gets it by one script; its rival is one script too. */
const DROP_IN = ['ui/studio-page.ts'];
const PEERS = ['peers/playground-page.mjs'];
const ROW = 29;
const TOOL_ROW = 48;
/** Each visit starts a browser with a new profile. */
const MAX_VISITS = 7;

/**
 * Milliseconds. `keystroke-vs-codemirror`: from one key in a file of 80,000 characters until its picture, the median key of a
 * round; `keystroke-processor-vs-codemirror`: the time of the main thread for a key, with what is said of it after its
 * picture. Both editors look alike, and each is measured when nothing is left to do for either.
 * `trace-scroll-100000`, `catalog-scroll-5000`: the 95th of 100 frames of a fast scroll. `trace-append-100000-vs-10000`,
 * `catalog-filter-5000-vs-500`: ten times the rows, so up to 10 is linear. `studio-first-paint`: first contentful paint,
 * each as one script, ours the drop-in, the rival bundled and minified.
 * `four-studios-vs-one`: until every page is shown and every editor drawn; up to 4 is linear.
 */
export async function measure({ rounds }) {
  await buildIfChanged('package', DIST, buildPackage);
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'bench-ui-'));
  // The annotations of the package speak of `dist/`: of the sources each `define` module would be left out.
  await bundle(folder, INSIDE, { tsconfig: join(ROOT, 'tsconfig.json'), ignoreAnnotations: true });
  await bundle(folder, DROP_IN, { tsconfigRaw: {} }, '<script type="module" src="./cdn/jig-studio.js"></script>');
  cpSync(join(DIST, 'cdn'), join(folder, 'cdn'), { recursive: true });
  await bundle(folder, PEERS, { tsconfigRaw: {} });
  const site = await serveStatic({ folder });
  const sandbox = await hostPlayground(folder);
  const lane = { folder, address: site.address, sandbox: encodeURIComponent(sandbox.address), visits: 0 };
  try {
    return [
      ...(await measureEditor(lane, rounds)),
      ...(await measureLists(lane, rounds)),
      ...(await measureStudio(lane, rounds)),
    ];
  } finally {
    await site.close();
    await sandbox.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureEditor(lane, rounds) {
  return visit(lane, 'editor-page.html', async (page) => {
    const work = await worksOf(page);
    const processorTime = await readProcessorTime(page);
    const processor = { ours: [], bare: [] };
    const typed = (side) => async (round) => {
      await work('prepare', side, round)();
      const before = await processorTime();
      const times = await work('type', side)();
      const spent = (await processorTime()) - before;
      if (round >= 0) processor[side].push(spent / times.length);
      return median(times);
    };
    const { ours, bare } = await interleave(rounds, { ours: typed('ours'), bare: typed('bare') });
    const against = 'bare CodeMirror with the same extensions';
    return [
      { ...row('keystroke-vs-codemirror', ours, bare, against), paired: true },
      { ...row('keystroke-processor-vs-codemirror', processor.ours, processor.bare, against), paired: true },
    ];
  });
}

/** Milliseconds that the page's main thread has worked: time that another program had is not in it. */
async function readProcessorTime(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };
}

async function measureLists(lane, rounds) {
  return visit(lane, 'lists-page.html', async (page) => {
    const work = await worksOf(page);
    const sides = await interleave(rounds, {
      trace: work('scrollTrace', 100_000),
      bareTrace: work('scrollBare', 100_000, ROW),
      catalog: work('scrollCatalog', 5000),
      bareCatalog: work('scrollBare', 5000, TOOL_ROW),
      append: work('append', 100_000),
      appendFew: work('append', 10_000),
      filter: work('filter', 5000),
      filterFew: work('filter', 500),
    });
    return [
      row('trace-scroll-100000', sides.trace, sides.bareTrace, 'a bare scroller of as many rows'),
      row('catalog-scroll-5000', sides.catalog, sides.bareCatalog, 'a bare scroller of as many rows'),
      row('trace-append-100000-vs-10000', sides.append, sides.appendFew, 'a tenth of the rows'),
      row('catalog-filter-5000-vs-500', sides.filter, sides.filterFew, 'a tenth of the tools'),
    ];
  });
}

async function measureStudio(lane, rounds) {
  const firstPaint = (name) => () => visit(lane, name, contentfulPaint);
  const shown = (name) => () => visit(lane, name, (page) => page.evaluate(() => globalThis.firstShown));
  const peer = `playground-page.html?sandbox=${lane.sandbox}`;
  const sides = await interleave(Math.min(rounds, MAX_VISITS), {
    paint: firstPaint('studio-page.html'),
    peerPaint: firstPaint(peer),
    one: shown('studio-page.html'),
    four: shown('studio-page.html?count=4'),
  });
  return [
    row('studio-first-paint', sides.paint, sides.peerPaint, "playground-elements' IDE"),
    row('four-studios-vs-one', sides.four, sides.one, 'one studio'),
  ];
}

function contentfulPaint(page) {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const paint = list.getEntriesByName('first-contentful-paint')[0];
          if (paint) resolve(paint.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
}

async function worksOf(page) {
  await page.waitForFunction(() => globalThis.works !== undefined);
  return (name, ...args) =>
    () =>
      page.evaluate(([which, given]) => globalThis.works[which](...given), [name, args]);
}

async function visit(lane, name, use) {
  const profile = join(lane.folder, `profile-${lane.visits++}`);
  // A context of its own would have no storage for frames of another origin, which the peer needs.
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    args: CHROMIUM_FLAGS,
    viewport: { width: 1280, height: 800 },
  });
  try {
    const page = await context.newPage();
    await page.goto(`${lane.address}${name}`);
    await page.waitForFunction(() => globalThis.works !== undefined || globalThis.firstShown !== undefined);
    return await use(page);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** Each entry becomes a script and a page with it, `further` scripts after it. */
async function bundle(folder, entries, options, further = '') {
  const { metafile } = await build({
    entryPoints: entries.map((entry) => join(ROOT, 'bench', entry)),
    outdir: folder,
    entryNames: '[name]',
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
    metafile: true,
    ...options,
  });
  for (const entry of entries) {
    const name = entry.replace(/^.*\/|\.m?[jt]s$/g, '');
    writeFileSync(join(folder, `${name}.html`), pageOf(name, staticChunks(metafile, `${name}.js`), further));
  }
}

/** What the script needs before it runs, told to the browser at once, as a bundler's own page does. */
function staticChunks({ outputs }, entry) {
  const byName = new Map(Object.entries(outputs).map(([path, output]) => [basename(path), output]));
  const found = new Set();
  const add = (name) => {
    for (const { path, kind } of byName.get(name)?.imports ?? []) {
      const chunk = basename(path);
      if (kind !== 'import-statement' || found.has(chunk)) continue;
      found.add(chunk);
      add(chunk);
    }
  };
  add(entry);
  return [...found];
}

function pageOf(name, preloaded, further) {
  return `<!doctype html>
<meta charset="utf-8">
<title>${name}</title>
<style>
  body { margin: 0; font: 13px sans-serif }
  jig-editor, .cm-editor { height: 380px }
  jig-trace, jig-catalog, .bare { height: 560px; overflow: auto }
  jig-studio { height: 700px }
  [hidden] { display: none !important }
</style>
${preloaded.map((chunk) => `<link rel="modulepreload" href="./${chunk}">`).join('\n')}
<body>
<script type="module" src="./${name}.js"></script>
${further}
`;
}

function row(metric, ours, reference, against) {
  return { metric, unit: 'ms', ours, reference, against };
}
