// axe over every element in its main states, wide and narrow, light and dark.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { before, test } from 'node:test';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { catalogTool } from './support/catalog-tool.js';
import { demoBrowser } from './support/demo-browser.js';
import { openStudio, type StudioDriver } from './support/studio-driver.js';
import { until } from './support/until.js';

const demo = demoBrowser();
const BROKEN =
  '<!doctype html><html lang="en"><head><title>x</title></head><body><script>missing();</script></body></html>';
let axeSource = '';

before(async () => {
  axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
});

/** The main states in the order a person meets them; each starts from the one before. */
const STATES: readonly (readonly [string, (studio: StudioDriver) => Promise<void>])[] = [
  ['idle', async () => {}],
  [
    'waiting for an approval',
    async (studio) => {
      await studio.prompt('Change the hero title to "Hello Jig"');
      await studio.approve.waitFor();
    },
  ],
  [
    'after an approved change',
    async (studio) => {
      await studio.approve.click();
      await runEnds(studio);
      await studio.settled();
    },
  ],
  [
    'after a denied change',
    async (studio) => {
      await studio.prompt('Make it emerald');
      await studio.deny.click();
      await runEnds(studio);
    },
  ],
  [
    'with a preview that fails',
    async (studio) => {
      const expectedRevision = await studio.revision();
      await studio.direct('workspace.writeFile', { path: 'index.html', source: BROKEN, expectedRevision });
      await until('the error', () => studio.studio.evaluate((open) => open.preview.getSnapshot().status === 'error'));
    },
  ],
];

for (const [width, scheme] of [
  [1360, 'light'],
  [1360, 'dark'],
  [720, 'light'],
  [380, 'dark'],
] as const) {
  test(`The studio passes axe in its main states, ${width} px wide, ${scheme}`, (t) =>
    demo.withPage(async (page) => {
      await page.setViewportSize({ width, height: 860 });
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      const studio = await openStudio(page, demo.url('index.html'));
      if (width > 1000) await studio.root.locator('.cm-content').waitFor();
      for (const [state, reach] of STATES) {
        await t.test(state, async () => {
          await reach(studio);
          await assertAccessible(page);
        });
      }
    }));
}

test('Every tab of the dock passes axe', () =>
  demo.withPage(async (page) => {
    const studio = await openStudio(page, demo.url('index.html'));
    const tabs = studio.root.getByRole('tablist').last().getByRole('tab');
    await tabs.first().waitFor();
    for (const tab of await tabs.all()) {
      await tab.click();
      await assertAccessible(page);
    }
  }));

test('The studio passes axe where nothing can be saved', () =>
  demo.withPage(async (page) => {
    await page.addInitScript({ content: 'indexedDB.open = () => { throw new DOMException("no", "SecurityError"); };' });
    await openStudio(page, demo.url('index.html'));
    await page
      .getByText(/not saved/i)
      .first()
      .waitFor();
    await assertAccessible(page);
  }));

for (const scheme of ['light', 'dark'] as const) {
  test(`The parts placed apart pass axe with an approval waiting and a tool open, ${scheme}`, () =>
    demo.withPage(async (page) => {
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto(demo.url('apart.html'));
      await page.getByRole('button', { name: 'Let the assistant refund 1043' }).click();
      await page.getByRole('button', { name: 'Approve' }).waitFor();
      await (await catalogTool(page.locator('jig-catalog'), 'orders.refund')).click();
      await assertAccessible(page);
    }));
}

test('Elements without a studio pass axe in their empty state', () =>
  demo.withPage(async (page) => {
    await openStudio(page, demo.url('index.html'));
    await page.evaluate(() => {
      document.querySelector('jig-studio')!.remove();
      document.body.classList.remove('full');
      for (const tag of ['catalog', 'trace', 'preview', 'editor', 'chat', 'approvals']) {
        document.querySelector('main')!.append(document.createElement(`jig-${tag}`));
      }
    });
    await assertAccessible(page);
  }));

async function runEnds({ studio }: StudioDriver): Promise<void> {
  await until('the end of the run', () => studio.evaluate((open) => !open.agent.getSnapshot().running));
}

/** No violation of WCAG A and AA rules in the page and its open shadow roots; the previewed page is its author's. */
async function assertAccessible(page: Page): Promise<void> {
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run({
      iframes: false,
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      resultTypes: ['violations'],
    }),
  );
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary ?? ''}`),
  );
  assert.deepEqual(found, []);
}
