// axe over the whole studio in its states, wide and narrow, light and dark. Single elements: test/browser/elements/every-state.
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { assertAccessible } from './support/axe.js';
import { catalogTool } from './support/catalog-tool.js';
import { demoBrowser } from './support/demo-browser.js';
import { openStudio, type StudioDriver } from './support/studio-driver.js';
import { INNER_STATES, MAIN_STATES, NARROW_STATES, type StudioState } from './support/studio-states.js';

const demo = demoBrowser();

interface Sight {
  readonly width: number;
  readonly scheme: 'light' | 'dark';
  /** Where only the colours differ from the sight before. */
  readonly rules?: readonly string[];
}

const WIDE: readonly Sight[] = [
  { width: 1360, scheme: 'light' },
  { width: 1360, scheme: 'dark', rules: ['color-contrast'] },
];
const NARROW: Sight = { width: 380, scheme: 'dark' };

test('The studio passes axe in its states, wide and narrow, light and dark', (t) =>
  demo.withPage(async (page) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const studio = await openStudio(page, demo.url('index.html'));
    await studio.root.locator('.cm-content').waitFor();
    const see = (state: StudioState, sights: readonly Sight[]): Promise<void> =>
      t.test(state.state, () => seeState(studio, state, sights));
    for (const state of INNER_STATES) await see(state, WIDE);
    for (const state of MAIN_STATES) await see(state, [...WIDE, { width: 720, scheme: 'light' }, NARROW]);
    await look(page, NARROW);
    for (const state of NARROW_STATES) await see(state, [NARROW]);
  }));

test('The studio passes axe where nothing can be saved', () =>
  demo.withPage(async (page) => {
    await page.addInitScript({ content: 'indexedDB.open = () => { throw new DOMException("no", "SecurityError"); };' });
    const { root } = await openStudio(page, demo.url('index.html'));
    await root
      .getByText(/only in memory/i)
      .first()
      .waitFor();
    await assertAccessible(page, { part: ['jig-studio', '.header'] });
  }));

test('The parts placed apart pass axe with an approval waiting and a tool open, light and dark', () =>
  demo.withPage(async (page) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(demo.url('apart.html'));
    await page.getByRole('button', { name: 'Let the assistant refund 1043' }).click();
    await page.getByRole('button', { name: 'Approve' }).waitFor();
    await (await catalogTool(page.locator('jig-catalog'), 'orders.refund')).click();
    for (const sight of WIDE) {
      await look(page, sight);
      await assertAccessible(page, sight);
    }
  }));

async function seeState(studio: StudioDriver, { reach, leave, part }: StudioState, sights: readonly Sight[]) {
  await reach(studio);
  for (const sight of sights) {
    await look(studio.page, sight);
    await assertAccessible(studio.page, { ...sight, ...(part && { part }) });
  }
  if (sights.length > 1) await look(studio.page, sights[0]!);
  await leave?.(studio);
}

async function look(page: Page, { width, scheme }: Sight): Promise<void> {
  await page.setViewportSize({ width, height: 860 });
  await page.emulateMedia({ colorScheme: scheme });
}
