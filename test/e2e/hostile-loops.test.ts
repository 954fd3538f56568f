// Pages that hang or eat their process: the host answers, the neighbours come back, also beside frames of the host itself.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../support/e2e/browser.js';
import {
  INNOCENT,
  addHostFrame,
  innocentStill,
  page,
  phaseOf,
  refresh,
  setUp,
  show,
  stateOf,
  ticksOf,
} from './support/hostile-host.js';
import { withPreviewHost, type PreviewHost } from './support/preview-host.js';
import { until } from './support/until.js';

let browser: Browser;
before(async () => (browser = await launchBrowser()));
after(() => browser.close());

/** A host in the process of a loop would answer never, and so would not even tell of it: a busy machine may take its time. */
async function answers({ page: host }: PreviewHost): Promise<void> {
  const asked = performance.now();
  await host.evaluate(() => 1);
  assert.ok(performance.now() - asked < 5_000, 'the host answers');
}

const LOOPING = { 'index.html': page('setTimeout(() => { for (;;) {} }, 100)', '<h1>Loop</h1>') };

for (const [what, script] of [
  ['An endless loop', 'for (;;) {}'],
  ['An endless loop after the page is shown', 'setTimeout(() => { for (;;) {} }, 300)'],
  ['A chain of microtasks without end', 'const again = () => Promise.resolve().then(again); setTimeout(again, 50)'],
] as const) {
  test(
    `${what} ends with its page: the host answers meanwhile, and the neighbours come back`,
    { timeout: 120_000 },
    () =>
      withPreviewHost(browser, {}, async (host) => {
        await setUp(host);
        await show(host, 'hostile', { 'index.html': page(script) });
        await answers(host);
        await until('the page to be told as silent', async () => (await phaseOf(host, 'hostile')) === 'failed');
        await show(host, 'hostile', INNOCENT);
        await until('the mended page', async () => (await phaseOf(host, 'hostile')) === 'shown');
        await innocentStill(host);
      }),
  );
}

test('A page that eats memory is told, and the neighbours come back', { timeout: 120_000 }, () =>
  withPreviewHost(browser, {}, async (host) => {
    await setUp(host);
    await show(host, 'hostile', {
      'index.html': page('setTimeout(() => { const kept = []; for (;;) kept.push(new Array(1e6).fill({})); }, 200)'),
    });
    await until('the page to be told', async () => (await phaseOf(host, 'hostile')) === 'failed');
    await show(host, 'hostile', INNOCENT);
    await until('the mended page', async () => (await phaseOf(host, 'hostile')) === 'shown');
    await innocentStill(host);
  }),
);

test('Beside a sandboxed frame of the host itself, a hung page is told with the advice, and the host answers', () =>
  withPreviewHost(browser, {}, async (host) => {
    await setUp(host);
    await addHostFrame(host);
    const before = await stateOf(host);
    await show(host, 'hostile', LOOPING);
    await until('the page to be told as silent', async () => (await phaseOf(host, 'hostile')) === 'failed');
    await host.page.locator('#hostile').getByRole('alert').getByText('preview-frame-url').waitFor();
    await answers(host);
    assert.deepEqual(await stateOf(host), before);
    // What kept the process alive goes: everybody is back.
    await host.page.evaluate(() => document.querySelector('body > iframe')!.remove());
    await show(host, 'hostile', INNOCENT);
    await until('the mended page', async () => (await phaseOf(host, 'hostile')) === 'shown');
    for (const id of ['left', 'right']) await refresh(host, id);
    await innocentStill(host);
  }));

test('With the frame page on another site, neither the host’s own sandboxed frame nor a neighbour is harmed', () =>
  withPreviewHost(browser, {}, async (host) => {
    await setUp(host, `${host.otherSite}/frame/preview-frame.html`);
    await addHostFrame(host);
    const before = await stateOf(host);
    await show(host, 'hostile', LOOPING);
    await until('the page to be told as silent', async () => (await phaseOf(host, 'hostile')) === 'failed');
    const ticks = await ticksOf(host);
    await until('the host’s own frame to go on', async () => (await ticksOf(host)) > ticks);
    assert.deepEqual(await stateOf(host), before);
    await show(host, 'hostile', INNOCENT);
    await until('the mended page', async () => (await phaseOf(host, 'hostile')) === 'shown');
    await innocentStill(host);
  }));

test('A host that stands in a sandboxed frame itself shows its pages', () =>
  withPreviewHost(browser, {}, async ({ page: outer }) => {
    await outer.evaluate(
      (address) =>
        new Promise((resolve) => {
          const frame = document.createElement('iframe');
          frame.setAttribute('sandbox', 'allow-scripts');
          frame.onload = resolve;
          frame.src = address;
          document.body.replaceChildren(frame);
        }),
      outer.url(),
    );
    const inner = outer.frames()[1]!;
    await inner.evaluate((files) => {
      document.body.innerHTML = '<jig-preview id="inner"></jig-preview>';
      Object.assign(document.querySelector('#inner')!, { files });
    }, INNOCENT);
    await inner.locator('jig-preview').locator('[data-state=shown]').waitFor();
  }));
