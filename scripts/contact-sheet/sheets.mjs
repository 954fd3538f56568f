// Photographs the states of one element in one sight: those that stand beside others, and those that need the page.
import { join } from 'node:path';
import { PAGE_HEIGHTS } from './sights.mjs';

/** Pixels of a sheet: what an eye takes in at once, without being scaled down. */
const SHEET = { width: 1640, height: 1500 };

/** Every state that stands beside others, as many on a sheet as have room. Answers the paths of the sheets. */
export async function photographTogether(page, { element, sight, themes, folder }) {
  await page.setViewportSize({ width: SHEET.width, height: 1000 });
  const size = { ...sight, sheet: SHEET.width };
  const rows = await page.evaluate(
    ([name, seen, address]) => globalThis.sheet.show(name, seen, address),
    [element, size, themes],
  );
  if (rows.length === 0) return [];
  await page.setViewportSize({ width: SHEET.width, height: Math.max(200, Math.ceil(rows.at(-1).bottom)) });
  await page.waitForTimeout(120);
  const sheets = pagesOf(rows);
  const paths = [];
  for (const [index, { top, bottom }] of sheets.entries()) {
    const path = join(folder, `${element}-${sight.name}${sheets.length > 1 ? `-${index + 1}` : ''}.png`);
    const clip = { x: 0, y: top, width: SHEET.width, height: bottom - top };
    await page.screenshot({ path, clip, animations: 'disabled', fullPage: true });
    paths.push(path);
  }
  return paths;
}

/** Every state that needs the page to itself, photographed one by one and then laid beside each other. */
export async function photographAlone(page, { element, sight, themes, folder }) {
  const height = PAGE_HEIGHTS.get(sight.width);
  const states = await page.evaluate((name) => globalThis.sheet.alone(name), element);
  const pictures = [];
  for (const state of states) {
    await page.setViewportSize({ width: sight.width, height });
    await page.evaluate(
      ([name, wanted, seen, address]) => globalThis.sheet.showAlone(name, wanted, seen, address),
      [element, state, sight, themes],
    );
    const picture = await page.screenshot({ animations: 'disabled' });
    pictures.push({ state: `${element}: ${state}`, data: picture.toString('base64') });
  }
  return layOut(page, pictures, { element, sight, folder });
}

/** Lays photographs beside each other, as many on a sheet as have room. Answers the paths of the sheets. */
export async function layOut(page, pictures, { element, sight, folder }) {
  const columns = Math.max(1, Math.floor(SHEET.width / (sight.width + 18)));
  const rows = sight.width > 1000 ? 1 : 2;
  const paths = [];
  for (let at = 0; at < pictures.length; at += columns * rows) {
    const shown = pictures.slice(at, at + columns * rows);
    await page.setViewportSize({ width: columns * (sight.width + 18), height: 400 });
    const size = await page.evaluate((given) => globalThis.sheet.layOut(given), shown);
    await page.setViewportSize({ width: Math.ceil(size.width), height: Math.ceil(size.height) });
    const number = String(at / (columns * rows) + 1).padStart(2, '0');
    const path = join(folder, `${element}-page-${sight.name}-${number}.png`);
    await page.screenshot({ path });
    paths.push(path);
  }
  return paths;
}

/** Rows of cells, gathered into sheets that are no higher than a sheet may be, unless one row is. */
function pagesOf(rows) {
  const pages = [];
  for (const { top, bottom } of rows) {
    const last = pages.at(-1);
    if (last && bottom - last.top <= SHEET.height) last.bottom = bottom;
    else pages.push({ top, bottom });
  }
  return pages;
}
