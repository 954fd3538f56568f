// Who has the keyboard: a page may call focus() at any time, and a person who types elsewhere must not notice.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../support/e2e/browser.js';
import { withPreviewHost, type PreviewHost } from './support/preview-host.js';
import { eventually, until } from './support/until.js';

let browser: Browser;
before(async () => (browser = await launchBrowser()));
after(() => browser.close());

/** Between two keys; faster than anybody types for long. */
const FAST_TYPING_MS = 40;

/** A host with a field in which a person types. */
const withField = (use: (host: PreviewHost) => Promise<void>): Promise<void> =>
  withPreviewHost(browser, {}, async (host) => {
    await host.page.evaluate(() => {
      const field = document.createElement('input');
      field.id = 'field';
      document.body.prepend(field);
      field.focus();
    });
    await use(host);
  });

const page = (script: string): Record<string, string> => ({
  'index.html': `<!doctype html><input id="i"><script>const i = document.querySelector('#i'); ${script}</script>`,
});

const focused = ({ page: host }: PreviewHost): Promise<string> =>
  host.evaluate(() => {
    const inside = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement;
    return inside?.id || inside?.localName || '';
  });

/** Runs in the page: leaves in `focusHasMoved` whether the focus is elsewhere than now. */
const REMEMBER_FOCUS = `{
  const deepest = () => document.activeElement?.shadowRoot?.activeElement ?? document.activeElement;
  const before = deepest();
  globalThis.focusHasMoved = () => deepest() !== before;
  void 0;
}`;

const field = ({ page: host }: PreviewHost) => host.locator('#field');
const inFrame = ({ page: host }: PreviewHost) => host.frameLocator('jig-preview iframe:not(.spare)').locator('#i');
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

test('The focus comes back to the field when a page takes it with each render, and the page stays', () =>
  withField(async (host) => {
    for (let count = 0; count < 3; count += 1) {
      const outcome = await host.show(page(`i.focus(); // ${count}`));
      assert.equal(outcome.status, 'synced');
      await until('the focus in the field', async () => (await focused(host)) === 'field');
    }
  }));

test('Typing goes on while a page takes the focus in a loop; the page is stopped, and the code says why', () =>
  withField(async (host) => {
    await host.show(page('setInterval(() => i.focus(), 20)'));
    const text = 'what is typed arrives where it belongs';
    // A key that reaches the frame in the moment it is removed is never answered: nobody waits for it.
    for (const key of text) {
      await Promise.race([host.page.keyboard.type(key).catch(() => undefined), pause(250)]);
      await pause(FAST_TYPING_MS);
      // Where the host itself is slow, nobody types faster than it answers.
      await focused(host);
    }
    await host.page.getByRole('alert').getByText('keyboard focus').waitFor();
    await eventually(async () => assert.equal(await host.page.locator('jig-preview iframe').count(), 0));
    const typed = await field(host).inputValue();
    // Each theft before the page is stopped may cost a key.
    assert.ok(typed.length >= text.length - 6, typed);
  }));

test('A person who clicks into the page is let in, and the page may then move the focus', () =>
  withField(async (host) => {
    await host.show(page('i.onfocus = () => setTimeout(() => i.focus(), 50)'));
    await inFrame(host).click();
    await pause(200);
    assert.equal(await focused(host), 'iframe');
    await host.page.keyboard.type('abc');
    await eventually(async () => assert.equal(await inFrame(host).inputValue(), 'abc'));
  }));

test('A person who comes by Tab is let in', () =>
  withField(async (host) => {
    await host.show(page(''));
    for (let count = 0; count < 12 && (await focused(host)) !== 'iframe'; count += 1) {
      await host.page.evaluate(REMEMBER_FOCUS);
      await host.page.keyboard.press('Tab');
      // The way into a frame of another process takes a moment; a second Tab would lead out again.
      await until('the next stop', () => host.page.evaluate('focusHasMoved()'));
    }
    await pause(250);
    assert.equal(await focused(host), 'iframe');
    await host.page.keyboard.type('abc');
    await eventually(async () => assert.equal(await inFrame(host).inputValue(), 'abc'));
  }));

test('Assistive technology, which focuses without a script, is let in', () =>
  withField(async (host) => {
    await host.show(page(''));
    await pause(1100);
    const shown = await host.page.locator('jig-preview iframe:not(.spare)').elementHandle();
    const frame = (await shown!.contentFrame())!;
    const session = await host.page.context().newCDPSession(frame);
    const { root } = await session.send('DOM.getDocument');
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: '#i' });
    await session.send('DOM.focus', { nodeId });
    await pause(300);
    assert.equal(await focused(host), 'iframe');
  }));

test('A click in the host takes the focus back for good', () =>
  withField(async (host) => {
    await host.show(page('onblur = () => setTimeout(() => i.focus(), 30)'));
    await inFrame(host).click();
    await pause(100);
    await field(host).click();
    await pause(300);
    assert.equal(await focused(host), 'field');
  }));
