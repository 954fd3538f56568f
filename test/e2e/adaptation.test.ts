// What a person has set for all pages: larger text, more room between letters, their own colours, no motion, a script from
// right to left.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { assertAccessible } from './support/axe.js';
import { clippedText } from './support/clipped-text.js';
import { demoBrowser } from './support/demo-browser.js';
import { openStudio, type StudioDriver } from './support/studio-driver.js';
import { runEnds } from './support/studio-states.js';
import { until } from './support/until.js';

const demo = demoBrowser();

/** CSS pixels of a window of 1280 by 860 at 200 % zoom, and at 400 %. */
const ZOOMED = [
  { width: 640, height: 430 },
  { width: 320, height: 480 },
] as const;

test('At 200 % and 400 % zoom no text is cut, nothing scrolls sideways, and the main job is done', () =>
  demo.withPage(async (page) => {
    const studio = await openStudio(page, demo.url('index.html'));
    for (const [at, size] of ZOOMED.entries()) {
      await page.setViewportSize(size);
      await everyPane(studio, async () => {
        assert.deepEqual(await clippedText(page), []);
        assert.equal(await sidewaysScroll(page), 0);
      });
      await showPane(studio, 'Chat');
      await studio.prompt(`Change the hero title to "Zoom ${at}"`);
      await studio.approve.click();
      await runEnds(studio);
      assert.match(await studio.source('index.html'), new RegExp(`Zoom ${at}`));
    }
  }));

test('With the text spacing of WCAG 1.4.12 no text is cut, wide and narrow', () =>
  demo.withPage(async (page) => {
    const studio = await openStudio(page, demo.url('index.html'));
    await studio.prompt('Change the hero title to "Spaced"');
    await studio.approve.waitFor();
    await spaceText(page);
    assert.deepEqual(await clippedText(page), []);
    await page.setViewportSize({ width: 380, height: 860 });
    await everyPane(studio, async () => assert.deepEqual(await clippedText(page), []));
  }));

test('In forced colours what is chosen, focused, or marked by a dot can be told', () =>
  demo.withPage(async (page) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    const studio = await openStudio(page, demo.url('index.html'));
    const { root } = studio;
    const tabs = root.locator('.dock').getByRole('tab');
    assert.notEqual(await ground(tabs.nth(0)), await ground(tabs.nth(1)), 'the chosen tab');
    await root.getByRole('button', { name: 'Show the files as a tree' }).click();
    const rows = root.getByRole('treeitem');
    assert.notEqual(await ground(rows.nth(0)), await ground(rows.nth(1)), 'the open file');
    assert.notEqual(await ground(root.locator('.storage .dot')), await ground(root.locator('.header')), 'a dot');
    const send = root.getByRole('button', { name: 'Send' });
    await root.getByRole('textbox', { name: 'Your prompt' }).fill('Help');
    assert.equal(
      await send.evaluate((button) => getComputedStyle(button).forcedColorAdjust),
      'none',
      'no other ground',
    );
    const handle = root.getByRole('separator').first();
    const plain = await fill(handle);
    await handle.focus();
    await page.keyboard.press('ArrowRight');
    assert.notEqual(await fill(handle), plain, 'a focused handle');
    await tabs.first().focus();
    await page.keyboard.press('ArrowRight');
    assert.equal(await tabs.nth(1).evaluate((tab) => getComputedStyle(tab).outlineStyle), 'solid', 'a focused tab');
    await assertAccessible(page, { part: ['jig-studio'], rules: ['color-contrast'] });
  }));

test('Under reduced motion nothing moves', () =>
  demo.withPage(async (page) => {
    const studio = await openStudio(page, demo.url('index.html'));
    await page.evaluate(watchAnimations);
    const moves = async (): Promise<readonly string[]> => {
      // What began before has come to its end.
      await until('a page at rest', () =>
        page.evaluate('moved.clear(), nextFrame().then(nextFrame).then(() => moved.size === 0)'),
      );
      await studio.root.getByRole('button', { name: 'New file' }).first().click();
      await studio.root.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await studio.direct('preview.setTheme', { theme: 'rose' });
      await studio.direct('preview.setTheme', { theme: 'emerald' });
      await studio.settled();
      return page.evaluate('[...moved]');
    };
    assert.ok((await moves()).length > 0, 'motion is seen where it is wanted');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    assert.deepEqual(await moves(), []);
  }));

test('A right-to-left page gets the mirror image, and its code stays left to right', () =>
  demo.withPage(async (page) => {
    const studio = await openStudio(page, demo.url('index.html'));
    const { root } = studio;
    await root.locator('.cm-content').waitFor();
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    const starts = await Promise.all(
      ['.chat-pane', '.code-pane', '.preview-pane'].map((pane) => root.locator(pane).boundingBox()),
    );
    const lefts = starts.map((box) => box?.x ?? 0);
    assert.deepEqual(
      lefts,
      [...lefts].sort((one, other) => other - one),
      'chat, code and preview stand from the right',
    );
    assert.equal(await root.locator('.cm-content').evaluate((code) => getComputedStyle(code).direction), 'ltr');
    assert.equal(await root.locator('jig-chat textarea').evaluate((field) => getComputedStyle(field).direction), 'rtl');
    for (const width of [1360, 380]) {
      await page.setViewportSize({ width, height: 860 });
      assert.deepEqual(await clippedText(page), []);
      assert.equal(await sidewaysScroll(page), 0);
    }
  }));

async function everyPane(studio: StudioDriver, look: () => Promise<void>): Promise<void> {
  for (const name of ['Chat', 'Code', 'Preview', 'Trace']) {
    await showPane(studio, name);
    await look();
  }
}

function showPane({ root }: StudioDriver, name: string): Promise<void> {
  return root.locator('.bottom').getByRole('button', { name }).click();
}

/** Pixels that the page could be scrolled aside. */
function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** As a person's own style sheet does it, which reaches into every tree. */
function spaceText(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }
      .cm-editor, .cm-editor * { letter-spacing: normal !important; word-spacing: normal !important; line-height: 1.62 !important }`);
    const visit = (root: Document | ShadowRoot): void => {
      root.adoptedStyleSheets.push(sheet);
      for (const element of root.querySelectorAll('*')) if (element.shadowRoot) visit(element.shadowRoot);
    };
    visit(document);
  });
}

/** The colour that is painted behind the content of an element. */
function ground(locator: ReturnType<Page['locator']>): Promise<string> {
  return locator.first().evaluate((element) => getComputedStyle(element).backgroundColor);
}

function fill(locator: ReturnType<Page['locator']>): Promise<string> {
  return locator.evaluate((element) => getComputedStyle(element, '::after').backgroundColor);
}

function watchAnimations(): void {
  const page = globalThis as unknown as { moved: Set<string>; nextFrame: () => Promise<unknown> };
  page.moved = new Set();
  page.nextFrame = () => new Promise(requestAnimationFrame);
  const look = (): void => {
    const visit = (root: Document | ShadowRoot): void => {
      for (const animation of root.getAnimations()) {
        const { target, getComputedTiming } = animation.effect as KeyframeEffect;
        const duration = Number(getComputedTiming.call(animation.effect).duration);
        // The caret blinks: that is no motion.
        if (duration > 0 && !target?.closest('.cm-editor')) page.moved.add(`${target?.className} ${duration}`);
      }
      for (const element of root.querySelectorAll('*')) if (element.shadowRoot) visit(element.shadowRoot);
    };
    visit(document);
    requestAnimationFrame(look);
  };
  look();
}
