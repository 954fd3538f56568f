// Previewed code that means harm: written through the real tools, shown in the real frame.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoBrowser } from './support/demo-browser.js';
import { openStudio, studioOf, type StudioDriver } from './support/studio-driver.js';
import { until } from './support/until.js';

const demo = demoBrowser();

const LOOP = page('<h1>Loop</h1><script>for (;;) {}</script>');
const GOOD = page('<h1>Fine again</h1>');

test('Previewed code cannot read the host page or its storage', () =>
  demo.withPage(async (host) => {
    const studio = await openStudio(host, demo.url('index.html'));
    await host.evaluate(() => localStorage.setItem('host-secret', 'do not read'));
    await write(studio, page(`<h1>Reader</h1><pre id="read"></pre><script>${READ_HOST}</script>`));
    const attempts = JSON.parse(await studio.preview.locator('#read').innerText()) as Record<string, string>;
    assert.ok(Object.keys(attempts).length >= 8);
    for (const [attempt, answer] of Object.entries(attempts)) assert.equal(answer, OWN[attempt] ?? 'refused', attempt);
    assert.equal(await host.evaluate(() => localStorage.getItem('host-secret')), 'do not read');
  }));

test('Previewed code cannot forge an acknowledgement, of its own revision or of a future one', () =>
  demo.withPage(async (host) => {
    const studio = await openStudio(host, demo.url('index.html'));
    await recordAcknowledgements(studio);
    const revision = (await studio.revision()) + 1;
    const broken = page(`<script>${forge(revision)}; ${forgeNested(revision)}</script>
      <script>throw new Error('This page never became ready');</script>`);
    const result = await write(studio, broken);

    assert.equal(result.error?.code, 'PREVIEW_RUNTIME_ERROR');
    const { status, acknowledgedRevision } = await studio.studio.evaluate((open) => open.preview.getSnapshot());
    assert.equal(status, 'error');
    assert.ok(acknowledgedRevision < revision, 'the failed revision is not acknowledged');
    const seen = await acknowledgements(studio);
    assert.ok(
      seen.every((acknowledged) => acknowledged < revision),
      `acknowledged: ${seen.join(', ')}`,
    );
  }));

test('Previewed code that patches what the bridge speaks through still has its true revision acknowledged', () =>
  demo.withPage(async (host) => {
    const studio = await openStudio(host, demo.url('index.html'));
    await recordAcknowledgements(studio);
    const result = await write(studio, page(`<script>${PATCH_EVERYTHING}</script><h1>Patched</h1>`));
    const revision = await studio.revision();
    await studio.preview.getByRole('heading', { name: 'Patched' }).waitFor();
    assert.equal(result.isError ?? false, false, result.error?.message);
    assert.equal((result.structuredContent as { revision: number }).revision, revision);
    const seen = await acknowledgements(studio);
    assert.ok(
      seen.every((acknowledged) => acknowledged <= revision),
      `acknowledged: ${seen.join(', ')}`,
    );
  }));

test("Messages of the bridge's shape from the host's own frames and window are ignored", () =>
  demo.withPage(async (host) => {
    const studio = await openStudio(host, demo.url('index.html'));
    await recordAcknowledgements(studio);
    const revision = await studio.revision();
    await host.evaluate(async (future) => {
      const forged = { type: 'context-action.preview.ready', revision: future };
      postMessage(forged, '*');
      const frame = document.createElement('iframe');
      frame.srcdoc = `<script>parent.postMessage(${JSON.stringify(forged)}, '*'); parent.postMessage('sent', '*')</script>`;
      const sent = new Promise((resolve) =>
        addEventListener('message', ({ data }) => data === 'sent' && resolve(undefined)),
      );
      document.body.append(frame);
      await sent;
      frame.remove();
    }, revision + 1);
    assert.equal(await studio.studio.evaluate((open) => open.preview.getSnapshot().acknowledgedRevision), revision);
    assert.ok((await acknowledgements(studio)).every((acknowledged) => acknowledged <= revision));
  }));

test('An endless loop leaves the host alive, and fixed, its preview and a second one recover', () =>
  demo.withPage(async (host) => {
    const first = await openStudio(host, demo.url('two.html'), '#headline');
    const second = await studioOf(host, '#colour');
    await second.settled();

    const looping = await write(first, LOOP);
    assert.equal(looping.error?.code, 'PREVIEW_ACK_TIMEOUT');
    assert.equal(looping.error?.retryable, true);
    // The host answers while the frame loops: its own clicks and keys still work.
    await second.root.locator('jig-chat').getByRole('textbox').fill('still alive');
    assert.equal(await second.root.locator('jig-chat').getByRole('textbox').inputValue(), 'still alive');

    // On a busy machine a recovery may outlast the wait of one call; that it comes is the promise.
    await write(first, GOOD);
    await first.settled();
    await first.preview.getByRole('heading', { name: 'Fine again' }).waitFor();

    await second.direct('preview.updateHero', { title: 'Neighbour', subtitle: 'Unharmed.' });
    await second.preview.getByRole('heading', { name: 'Neighbour' }).waitFor();
    await second.settled();
  }));

test('A second studio works while the first still loops', () =>
  demo.withPage(async (host) => {
    const first = await openStudio(host, demo.url('two.html'), '#headline');
    const second = await studioOf(host, '#colour');
    await second.settled();
    assert.equal((await write(first, LOOP)).error?.code, 'PREVIEW_ACK_TIMEOUT');
    const other = await until('the neighbour to be served', async () => {
      const result = await second.direct('preview.refresh');
      return result.isError ? false : result;
    });
    assert.equal((other.structuredContent as { preview: string }).preview, 'synced');
  }));

test('A looping page that was stored is shown stuck after a reload, and can be fixed there', () =>
  demo.withPage(async (host) => {
    const studio = await openStudio(host, demo.url('index.html'));
    await write(studio, LOOP);
    await until('stored writes', () =>
      studio.studio.evaluate((open) => open.workspace.getSnapshot().pendingWrites === 0),
    );
    await host.reload();
    const again = await studioOf(host);
    assert.match(await again.source('index.html'), /for \(;;\)/);
    await write(again, GOOD);
    await again.settled();
    await again.preview.getByRole('heading', { name: 'Fine again' }).waitFor();
  }));

/** What a page finds empty instead of refused: storage of its own. */
const OWN: Readonly<Record<string, string>> = {
  'own storage': 'null',
  'session storage': '0',
  cookies: '',
  'indexed databases': 'opened',
};

const READ_HOST = `
  const attempts = {
    'parent document': () => parent.document.title,
    'top document': () => top.document.body.innerHTML,
    'parent storage': () => parent.localStorage.getItem('host-secret'),
    'own storage': () => localStorage.getItem('host-secret'),
    'session storage': () => sessionStorage.length,
    'cookies': () => document.cookie,
    'parent studio': () => parent.document.querySelector('jig-studio').studio.id,
    'frame element': () => frameElement.id,
    'parent location': () => parent.location.href,
    'navigating the top': () => { top.location.href = 'about:blank'; return 'allowed'; },
    'indexed databases': () => indexedDB.open('jig') && 'opened',
  };
  const answers = {};
  for (const [name, attempt] of Object.entries(attempts)) {
    try { answers[name] = String(attempt()); } catch { answers[name] = 'refused'; }
  }
  document.querySelector('#read').textContent = JSON.stringify(answers);`;

/** The messages the bridge would send, to everyone who might listen, for revisions around `revision`. */
function forge(revision: number): string {
  return `
    for (const target of [parent, top, self]) {
      for (const claimed of [${revision}, ${revision + 1}, ${revision + 1000}, Number.MAX_SAFE_INTEGER]) {
        target.postMessage({ type: 'context-action.preview.ready', revision: claimed }, '*');
        target.postMessage({ type: 'context-action.preview.ready', revision: claimed, secret: '', token: '' }, '*');
        target.postMessage(JSON.stringify({ type: 'context-action.preview.ready', revision: claimed }), '*');
      }
    }`;
}

function forgeNested(revision: number): string {
  return `
    const nested = document.createElement('iframe');
    nested.srcdoc = '<script>' + ${JSON.stringify(forge(revision))} + ';parent.parent.postMessage({ type: "context-action.preview.ready", revision: ${revision} }, "*")</' + 'script>';
    document.documentElement.append(nested);`;
}

/** Rewrites each revision that passes through anything a bridge could use after it has started. */
const PATCH_EVERYTHING = `
  const lie = (value) => {
    if (value && typeof value === 'object') { try { value.revision = 4242; } catch {} }
    return value;
  };
  for (const prototype of [MessagePort.prototype, Window.prototype, EventTarget.prototype, Function.prototype]) {
    for (const name of ['postMessage', 'dispatchEvent', 'call', 'apply']) {
      const original = prototype[name];
      if (typeof original !== 'function') continue;
      try { prototype[name] = function (...args) { return Reflect.apply(original, this, args.map(lie)); }; } catch {}
    }
  }
  const stringify = JSON.stringify;
  JSON.stringify = (value, ...rest) => stringify(lie(value), ...rest);
  Object.defineProperty(Object.prototype, 'toJSON', { value() { return lie({ ...this }); }, configurable: true });
  Array.prototype[Symbol.iterator] = function* () { for (let i = 0; i < this.length; i++) yield lie(this[i]); };
  try { parent.postMessage = (message) => lie(message); } catch {}`;

function page(body: string): string {
  return `<!doctype html><html lang="en"><head><title>Test</title></head><body>${body}</body></html>`;
}

function write(studio: StudioDriver, source: string): ReturnType<StudioDriver['direct']> {
  return studio
    .revision()
    .then((expectedRevision) => studio.direct('workspace.writeFile', { path: 'index.html', source, expectedRevision }));
}

async function recordAcknowledgements({ studio }: StudioDriver): Promise<void> {
  await studio.evaluate((open) => {
    const seen: number[] = [];
    (globalThis as unknown as { acknowledged: number[] }).acknowledged = seen;
    open.preview.subscribe(() => void seen.push(open.preview.getSnapshot().acknowledgedRevision));
  });
}

function acknowledgements({ page: host }: StudioDriver): Promise<readonly number[]> {
  return host.evaluate(() => (globalThis as unknown as { acknowledged: number[] }).acknowledged);
}
