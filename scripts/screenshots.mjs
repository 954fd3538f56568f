// node scripts/screenshots.mjs [-- part of a name]: photographs the demo in its sizes, schemes and states.
// All of them go to .cache/screenshots (for looking at); those that the README shows go to docs/images too.
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { buildIfChanged } from './build/build-stamp.mjs';
import { buildDemo } from './build/build-demo.mjs';
import { CACHE, DIST_DEMO, ROOT } from './build/places.mjs';
import { CHROMIUM_FLAGS, findChromium } from './chromium.mjs';
import { serveStatic } from './serve/static-server.mjs';

const FOLDER = join(CACHE, 'screenshots');
const IMAGES = join(ROOT, 'docs/images');
const IN_README = new Set(['studio-1440-light-approval', 'studio-1440-dark-approved']);
const BROKEN =
  '<!doctype html>\n<html lang="en">\n  <body>\n    <h1>Almost</h1>\n    <script>\n      paint();\n    </script>\n  </body>\n</html>\n';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 720, height: 860 },
  { width: 380, height: 780 },
];

const WIDE = { viewport: SIZES[0], colorScheme: 'light' };
const NARROW = { viewport: SIZES[2], colorScheme: 'light' };

/** How a state is reached, from a studio that is ready. */
const STATES = new Map([
  ['idle', async () => {}],
  [
    'approval',
    async (page) => {
      await prompt(page, 'Change the hero title to "Hello Jig"');
      await page.getByRole('button', { name: 'Approve' }).waitFor();
    },
  ],
  [
    'approved',
    async (page) => {
      await prompt(page, 'Change the hero title to "Hello Jig"');
      await page.getByRole('button', { name: 'Approve' }).click();
      await runEnds(page);
    },
  ],
  [
    'error',
    async (page) => {
      await call(page, 'workspace.writeFile', { path: 'index.html', source: BROKEN });
      await prompt(page, 'Change the hero title to "Hello Jig"');
      await page.getByRole('button', { name: 'Approve' }).click();
      await runEnds(page);
    },
  ],
]);

const wanted = process.argv.slice(2).find((argument) => argument !== '--') ?? '';
mkdirSync(FOLDER, { recursive: true });
mkdirSync(IMAGES, { recursive: true });
await buildIfChanged('demo', DIST_DEMO, buildDemo);
const site = await serveStatic({ folder: DIST_DEMO });
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
try {
  for (const viewport of SIZES) {
    for (const colorScheme of ['light', 'dark']) {
      for (const [state, reach] of STATES) {
        const name = `studio-${viewport.width}-${colorScheme}-${state}`;
        await photograph(name, 'index.html', { viewport, colorScheme }, async (page) => {
          await studioReady(page);
          await reach(page);
        });
      }
    }
  }
  for (const pane of ['Code', 'Preview', 'Trace']) {
    await photograph(`studio-380-pane-${pane.toLowerCase()}`, 'index.html', NARROW, async (page) => {
      await studioReady(page);
      await STATES.get('error')(page);
      await page.getByRole('navigation', { name: 'Panes' }).getByRole('button', { name: pane }).click();
    });
  }
  for (const tab of ['Catalog', 'Problems']) {
    await photograph(`studio-1440-tab-${tab.toLowerCase()}`, 'index.html', WIDE, async (page) => {
      await studioReady(page);
      await STATES.get('error')(page);
      await page
        .locator('jig-studio')
        .getByRole('tab', { name: new RegExp(`^${tab}`) })
        .click();
    });
  }
  for (const { width, height } of SIZES) {
    await photograph(
      `apart-${width}`,
      'apart.html',
      { viewport: { width, height }, colorScheme: 'light' },
      reachRefund,
    );
    await photograph(`two-${width}`, 'two.html', { viewport: { width, height }, colorScheme: 'light' }, studioReady);
  }
} finally {
  await browser.close();
  await site.close();
}

async function photograph(name, address, options, reach) {
  if (!name.includes(wanted)) return;
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const file = join(FOLDER, `${name}.png`);
  try {
    await page.goto(new URL(address, site.address).href);
    await reach(page);
    await showWhole(page, options.viewport);
    await page.screenshot({ path: file, animations: 'disabled' });
    if (IN_README.has(name)) copyFileSync(file, join(IMAGES, `${name}.png`));
    console.log(name);
  } catch (error) {
    await page.screenshot({ path: file.replace(/\.png$/, '-failed.png') });
    console.log(`${name} was not reached: ${error.message.split('\n', 1)[0]}`);
    process.exitCode = 1;
  } finally {
    await context.close();
  }
}

/** A frame outside of the viewport is not painted, so a long page gets a viewport as long as itself. */
async function showWhole(page, { width }) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

async function reachRefund(page) {
  await page.getByRole('button', { name: 'Let the assistant refund 1043' }).click();
  await page.getByRole('button', { name: 'Approve' }).waitFor();
  const catalog = page.locator('jig-catalog');
  await catalog.getByLabel('Find a tool').fill('orders');
  await catalog.getByRole('option', { name: 'orders.refund' }).click();
}

async function studioReady(page) {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('jig-studio')].every(
      ({ studio }) => studio?.view.phase.getSnapshot() === 'ready' && studio.preview.getSnapshot().status === 'synced',
    ),
  );
}

async function prompt(page, text) {
  await page.locator('jig-chat').getByRole('textbox').fill(text);
  await page.locator('jig-chat').getByRole('button', { name: 'Send' }).click();
}

async function runEnds(page) {
  await page.waitForFunction(() => !document.querySelector('jig-studio').studio.agent.getSnapshot().running);
}

async function call(page, name, args) {
  await page.evaluate(
    (input) => document.querySelector('jig-studio').studio.commands.callTool(input.name, input.args),
    {
      name,
      args,
    },
  );
}
