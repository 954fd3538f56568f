// Walks through the built demo as a stranger would, at three widths, light and dark, and lays the steps beside each other.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfChanged } from '../build/build-stamp.mjs';
import { buildDemo } from '../build/build-demo.mjs';
import { DIST_DEMO, ROOT } from '../build/places.mjs';
import { serveStatic } from '../serve/static-server.mjs';
import { WALKS } from './demo-walks.mjs';
import { layOut } from './sheets.mjs';
import { PAGE_HEIGHTS } from './sights.mjs';

/** The pictures that the documents show, by page, width, scheme and step. */
const DOCUMENTED = new Map([
  ['index 1440 light: asked', 'studio-1440-light-approval'],
  ['index 1440 dark: approved', 'studio-1440-dark-approved'],
]);

/** Answers how many sheets it made; says what it saw that nobody should: an error, a page wider than its window. */
export async function walkDemo(browser, sheetPage, { folder, includes, seen }) {
  await buildIfChanged('demo', DIST_DEMO, buildDemo);
  const site = await serveStatic({ folder: DIST_DEMO });
  let count = 0;
  for (const [name, walk] of WALKS) {
    if (!includes(name)) continue;
    for (const [width, height] of PAGE_HEIGHTS) {
      for (const scheme of ['light', 'dark']) {
        if (!seen(`${width}-${scheme}`)) continue;
        const title = `${name} ${width} ${scheme}`;
        const pictures = await photographWalk(browser, new URL(`${name}.html`, site.address).href, walk, {
          title,
          viewport: { width, height },
          colorScheme: scheme,
        });
        const paths = await layOut(sheetPage, pictures, {
          element: name,
          sight: { width, name: `${width}-${scheme}` },
          folder,
        });
        count += paths.length;
        console.log(title);
      }
    }
  }
  await site.close();
  return count;
}

async function photographWalk(browser, address, walk, { title, ...options }) {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  page.on('pageerror', ({ message }) => console.log(`  ${title}: ${message}`));
  const pictures = [];
  const step = async (name) => {
    const spill = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (spill > 0) console.log(`  ${title}: ${name} is ${spill} px wider than its window`);
    const picture = await page.screenshot({ animations: 'disabled' });
    const state = `${title}: ${name}`;
    pictures.push({ state, data: picture.toString('base64') });
    const document = DOCUMENTED.get(state);
    if (document) writeFileSync(join(ROOT, 'docs/images', `${document}.png`), picture);
  };
  try {
    await page.goto(address);
    await walk(page, step);
  } catch (error) {
    console.log(`  ${title} did not come to its end: ${error.message.split('\n', 1)[0]}`);
    process.exitCode = 1;
    await step('failed');
  }
  await context.close();
  return pictures;
}
