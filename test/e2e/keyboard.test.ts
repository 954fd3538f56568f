// The main job by keyboard alone, and keys that stay where they belong.
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { demoBrowser } from './support/demo-browser.js';
import { focused, focusIsOn, tabTo, type Focus } from './support/keyboard.js';
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

test('The preview fills the screen by keyboard and comes back by Escape: the same page, layout, revision and focus', () =>
  demo.withPage(async (page) => {
    const studio = await openStudio(page, demo.url('index.html'));
    const places = (): Promise<readonly string[]> =>
      page.locator('jig-chat, jig-editor, jig-preview, jig-preview iframe').evaluateAll((boxes) =>
        boxes.map((box) => {
          const { x, y, width, height } = box.getBoundingClientRect();
          return [box.localName, x, y, width, height].join(' ');
        }),
      );
    const [before, revision, calls] = [await places(), await studio.revision(), (await studio.trace()).length];
    await tabTo(page, /Full screen/);
    await page.keyboard.press('Enter');
    const preview = page.locator('jig-preview');
    await until('a preview as large as the window', () =>
      preview.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return element.matches(':fullscreen') && x === 0 && y === 0 && width === innerWidth && height === innerHeight;
      }),
    );
    await studio.preview.getByRole('heading', { level: 1 }).waitFor();
    await focusIsOn(page, /Leave full screen/);
    await page.keyboard.press('Escape');
    await until('the layout from before', async () => (await places()).join() === before.join());
    await focusIsOn(page, /^button Full screen/);
    assert.equal(await studio.revision(), revision);
    assert.equal((await studio.trace()).length, calls);
  }));

test('Files and a folder of this computer come in by the command palette, by keyboard alone', () =>
  demo.withPage(async (page) => {
    const studio = await openStudio(page, demo.url('index.html'));
    const folder = await mkdtemp(join(tmpdir(), 'jig-add-'));
    await mkdir(join(folder, 'site/pages'), { recursive: true });
    await writeFile(join(folder, 'notes.md'), '# Notes\n');
    await writeFile(join(folder, 'site/pages/about.html'), '<h1>About</h1>\n');
    const add = async (command: string, chosen: string, path: string): Promise<void> => {
      await page.keyboard.press('ControlOrMeta+k');
      await focusIsOn(page, /^input/);
      await page.keyboard.type(command);
      const chooser = page.waitForEvent('filechooser');
      await page.keyboard.press('Enter');
      await (await chooser).setFiles(join(folder, chosen));
      await until(`${path} in the workspace`, () => studio.source(path));
      await page
        .locator('jig-explorer')
        .getByRole('treeitem', { name: path.split('/').at(-1)! })
        .waitFor();
    };
    try {
      await tabTo(page, /^textarea/);
      await add('add files', 'notes.md', 'notes.md');
      await add('add a folder', 'site', 'site/pages/about.html');
      assert.equal(await studio.source('notes.md'), '# Notes\n');
      assert.equal(await studio.source('site/pages/about.html'), '<h1>About</h1>\n');
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }));
