// The main job by keyboard alone, and keys that stay where they belong.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoBrowser } from './support/demo-browser.js';
import { focused, tabTo, type Focus } from './support/keyboard.js';
import { openStudio } from './support/studio-driver.js';
import { until } from './support/until.js';

const demo = demoBrowser();

test('The main job can be done by keyboard alone', () =>
  demo.withPage(async (page) => {
    const studio = await openStudio(page, demo.url('index.html'));
    await tabTo(page, /^textarea/);
    await page.keyboard.type('Change the hero title to "By hand"');
    await page.keyboard.press('Enter');
    await studio.approve.waitFor();
    await tabTo(page, /Approve/);
    await page.keyboard.press('Enter');
    await studio.preview.getByRole('heading', { name: 'By hand', exact: true }).waitFor();
    await studio.settled();
  }));

test('A waiting approval can be denied by keyboard alone', () =>
  demo.withPage(async (page) => {
    const studio = await openStudio(page, demo.url('index.html'));
    const before = await studio.revision();
    await tabTo(page, /^textarea/);
    await page.keyboard.type('Make it emerald');
    await page.keyboard.press('Enter');
    await studio.approve.waitFor();
    await tabTo(page, /Deny/);
    await page.keyboard.press('Space');
    await until('the end of the run', () => studio.studio.evaluate((open) => !open.agent.getSnapshot().running));
    assert.equal((await studio.trace()).at(-1)?.errorCode, 'TOOL_POLICY_DENIED');
    assert.equal(await studio.revision(), before);
  }));

test('Each stop of the Tab key is visible, has a name, and the way leads out of the studio again', () =>
  demo.withPage(async (page) => {
    await openStudio(page, demo.url('index.html'));
    await page.evaluate(() => {
      const end = document.createElement('button');
      end.textContent = 'After the studio';
      document.body.append(end);
    });
    const stops: Focus[] = [];
    const first = page.locator('nav a, nav button').last();
    await first.focus();
    for (let presses = 0; presses < 120; presses++) {
      await page.keyboard.press('Tab');
      const focus = await focused(page);
      // An editor keeps Tab for indentation; Escape before Tab leaves it.
      if (focus.inEditor) await page.keyboard.press('Escape');
      stops.push(focus);
      if (focus.label.includes('After the studio')) break;
    }
    assert.ok(stops.at(-1)?.label.includes('After the studio'), `stuck at ${stops.at(-1)?.label}`);
    assert.deepEqual(
      stops.filter(({ named }) => !named).map(({ label }) => label),
      [],
    );
    assert.deepEqual(
      stops.filter(({ visible }) => !visible).map(({ label }) => label),
      [],
    );
  }));
