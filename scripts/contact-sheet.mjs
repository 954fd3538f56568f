// node scripts/contact-sheet.mjs [part of an element's name]: every element in every state of test/support/element-states.ts, in
// three themes, light and dark, three widths and both languages, as sheets to look at in .cache/contact-sheet.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { CACHE, ROOT } from './build/places.mjs';
import { CHROMIUM_FLAGS, findChromium } from './chromium.mjs';
import { serveStatic } from './serve/static-server.mjs';

const FOLDER = join(CACHE, 'contact-sheet');
/** What is crossed with every state. Not all with all: each theme, width, scheme and language meets each state once at least. */
const SIGHTS = [
  { name: '900-light-en', theme: '', scheme: 'light', width: 900, lang: 'en' },
  { name: '900-dark-ko', theme: '', scheme: 'dark', width: 900, lang: 'ko' },
  { name: '560-dark-en-playful', theme: 'playful', scheme: 'dark', width: 560, lang: 'en' },
  { name: '560-light-ko-high-contrast', theme: 'high-contrast', scheme: 'light', width: 560, lang: 'ko' },
  { name: '340-light-en-playful', theme: 'playful', scheme: 'light', width: 340, lang: 'en' },
  { name: '340-dark-ko-high-contrast', theme: 'high-contrast', scheme: 'dark', width: 340, lang: 'ko' },
  { name: '340-light-en', theme: '', scheme: 'light', width: 340, lang: 'en' },
];

const wanted = process.argv.slice(2).find((argument) => argument !== '--') ?? '';
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
await build({
  entryPoints: [join(ROOT, 'scripts/contact-sheet/sheet-page.ts')],
  outdir: FOLDER,
  bundle: true,
  splitting: true,
  format: 'esm',
  target: 'es2022',
  logLevel: 'error',
  tsconfig: join(ROOT, 'tsconfig.json'),
  // The package's annotations speak of `dist/`: of the sources each `define` module would be left out.
  ignoreAnnotations: true,
});
writeFileSync(
  join(FOLDER, 'index.html'),
  '<!doctype html><title>Contact sheet</title><script type="module" src="./sheet-page.js"></script>',
);

const site = await serveStatic({ folder: FOLDER });
const themes = await serveStatic({ folder: join(ROOT, 'themes') });
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
try {
  const page = await browser.newPage({ viewport: { width: 1400, height: 1000 }, reducedMotion: 'reduce' });
  await page.goto(site.address);
  await page.waitForFunction(() => globalThis.sheet !== undefined);
  const elements = (await page.evaluate(() => globalThis.sheet.elements())).filter((name) => name.includes(wanted));
  for (const element of elements) {
    for (const sight of SIGHTS) {
      await page.emulateMedia({ colorScheme: sight.scheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 1400, height: 1000 });
      const { width, height } = await page.evaluate(
        ([name, seen, address]) => globalThis.sheet.show(name, seen, address),
        [element, sight, themes.address],
      );
      await page.setViewportSize({ width: Math.max(400, Math.ceil(width)), height: Math.max(200, Math.ceil(height)) });
      await page.screenshot({ path: join(FOLDER, `${element}-${sight.name}.png`), animations: 'disabled' });
    }
    console.log(element);
  }
  console.log(`${elements.length * SIGHTS.length} sheets in ${FOLDER}`);
} finally {
  await browser.close();
  await site.close();
  await themes.close();
}
