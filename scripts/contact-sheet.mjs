// node scripts/contact-sheet.mjs [parts of names…] [--sight=parts of sights' names, with commas] [--pages]: every element in every
// state of test/support/element-states.ts, in three themes, light and dark, three widths and both languages, as sheets to look at
// in .cache/contact-sheet. With --pages: each page of the demo as a stranger uses it, and with that the pictures in docs/images.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { CACHE, ROOT } from './build/places.mjs';
import { CHROMIUM_FLAGS, findChromium } from './chromium.mjs';
import { photographAlone, photographTogether } from './contact-sheet/sheets.mjs';
import { SIGHTS } from './contact-sheet/sights.mjs';
import { walkDemo } from './contact-sheet/walk-demo.mjs';
import { serveStatic } from './serve/static-server.mjs';

const FOLDER = join(CACHE, 'contact-sheet');
const PAGE = join(FOLDER, 'page');

const words = process.argv.slice(2).filter((argument) => argument !== '--');
const named = words.filter((word) => !word.startsWith('--'));
const sightParts = words
  .find((word) => word.startsWith('--sight='))
  ?.slice('--sight='.length)
  .split(',') ?? [''];
const includes = (name) => named.length === 0 || named.some((part) => name.includes(part));
const seen = (name) => sightParts.some((part) => name.includes(part));
const sights = SIGHTS.filter(({ name }) => seen(name));

await buildPage();
const site = await serveStatic({ folder: PAGE });
const themes = await serveStatic({ folder: join(ROOT, 'themes') });
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
try {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  page.on('pageerror', ({ message }) => console.log(`  ${message}`));
  await page.goto(site.address);
  await page.waitForFunction(() => globalThis.sheet !== undefined);
  const count = words.includes('--pages')
    ? await walkDemo(browser, page, { folder: FOLDER, includes, seen })
    : await photographElements(page);
  console.log(`${count} sheets in ${FOLDER}`);
} finally {
  await browser.close();
  await site.close();
  await themes.close();
}

async function photographElements(page) {
  let count = 0;
  const elements = await page.evaluate(() => globalThis.sheet.elements());
  for (const element of elements.filter(includes)) {
    forgetSheets(element);
    for (const sight of sights) {
      await page.emulateMedia({ colorScheme: sight.scheme, reducedMotion: 'reduce' });
      const wanted = { element, sight, themes: themes.address, folder: FOLDER };
      const paths = [...(await photographTogether(page, wanted)), ...(await photographAlone(page, wanted))];
      count += paths.length;
    }
    console.log(element);
  }
  return count;
}

/** Sheets of other elements and sights stay: one looks at a few at a time. */
function forgetSheets(element) {
  for (const file of readdirSync(FOLDER)) {
    const shows = sights.some(
      ({ name }) => file.startsWith(`${element}-${name}`) || file.startsWith(`${element}-page-${name}`),
    );
    if (shows) rmSync(join(FOLDER, file));
  }
}

async function buildPage() {
  rmSync(PAGE, { recursive: true, force: true });
  mkdirSync(PAGE, { recursive: true });
  await build({
    entryPoints: [join(ROOT, 'scripts/contact-sheet/sheet-page.ts')],
    outdir: PAGE,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
    tsconfig: join(ROOT, 'tsconfig.json'),
    // The package's annotations speak of `dist/`: of the sources each `define` module would be left out.
    ignoreAnnotations: true,
  });
  const page = '<!doctype html><title>Contact sheet</title><script type="module" src="./sheet-page.js"></script>';
  writeFileSync(join(PAGE, 'index.html'), page);
}
