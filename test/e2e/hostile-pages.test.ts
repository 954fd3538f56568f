// Pages that mean harm, each shown between two innocent previews: the host, its storage and the others stay as they were.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../support/e2e/browser.js';
import { innocentStill, page, revisionOf, setUp, settled, show, stateOf } from './support/hostile-host.js';
import { withPreviewHost } from './support/preview-host.js';

let browser: Browser;
before(async () => (browser = await launchBrowser()));
after(() => browser.close());

/** What an honest page of that kind ends as; `any` where the browser decides. */
type End = 'shown' | 'failed' | 'any';

const ATTEMPTS: readonly (readonly [what: string, html: string, end: End])[] = [
  ['top navigation by location', page('try { top.location = "https://evil.invalid/" } catch {}'), 'shown'],
  [
    'top navigation by a link',
    page('document.querySelector("a").click()', '<a href="https://evil.invalid/" target="_top">x</a>'),
    'shown',
  ],
  [
    'top navigation by a form',
    page('document.querySelector("form").submit()', '<form action="https://evil.invalid/" target="_top"></form>'),
    'shown',
  ],
  ['parent navigation by replace', page('try { parent.location.replace("about:blank") } catch {}'), 'shown'],
  ['a pop-up', page('window.open("https://evil.invalid/"); window.open("about:blank", "_top")'), 'shown'],
  ['an opener', page('try { opener.location = "about:blank" } catch {}'), 'shown'],
  [
    'a download',
    page('const a = document.createElement("a"); a.href = "data:text/plain,x"; a.download = "x.txt"; a.click()'),
    'shown',
  ],
  ['dialogs', page('alert(1); confirm(2); prompt(3); print()'), 'shown'],
  [
    'the host’s document',
    page('let read = ""; try { read = top.document.body.innerHTML } catch {} if (read) throw new Error("read")'),
    'shown',
  ],
  [
    'the host’s storage',
    page(
      'localStorage.setItem("secret", "stolen"); sessionStorage.clear(); localStorage.clear(); document.cookie = "host=gone; max-age=0"',
    ),
    'shown',
  ],
  [
    'the host’s databases',
    page('indexedDB.deleteDatabase("jig"); indexedDB.open("jig"); try { caches.delete("x") } catch {}'),
    'any',
  ],
  ['a service worker', page('navigator.serviceWorker?.register("data:text/javascript,").catch(() => {})'), 'any'],
  [
    'forged acknowledgements',
    page(
      'for (const target of [parent, top, self]) for (let r = 0; r < 50; r += 1) target.postMessage({ type: "context-action.preview.ready", revision: r }, "*"); throw new Error("broken")',
    ),
    'failed',
  ],
  [
    'forged hellos with ports',
    page(
      'for (const secret of ["", "0", null]) { const { port1, port2 } = new MessageChannel(); parent.postMessage({ type: "jig-studio.preview.hello", secret }, "*", [port2]); port1.postMessage({ type: "context-action.preview.ready", revision: 99 }) } throw new Error("broken")',
    ),
    'failed',
  ],
  [
    'forged picks and links',
    page(
      'for (const type of ["picked", "link", "storage", "console", "focus"]) parent.postMessage({ type: "jig-studio.preview." + type, revision: 1, picked: { selector: "x", styles: [] }, href: "https://evil.invalid/", by: "touch" }, "*")',
    ),
    'shown',
  ],
  [
    'a forged pick from a nested frame',
    page(
      '',
      '<iframe srcdoc="<script>parent.parent.postMessage({ type: &quot;context-action.preview.ready&quot;, revision: 99 }, &quot;*&quot;)</script>"></iframe>',
    ),
    'shown',
  ],
  [
    'a nested frame without a sandbox',
    page(
      'const f = document.createElement("iframe"); f.srcdoc = "<script>try { top.document.title = 1 } catch {}<\\/script>"; document.body.append(f)',
    ),
    'shown',
  ],
  [
    'a hundred nested frames',
    page(
      'for (let n = 0; n < 100; n += 1) document.body.append(Object.assign(document.createElement("iframe"), { srcdoc: "x" }))',
    ),
    'shown',
  ],
  [
    'a huge message',
    page(
      'parent.postMessage("x".repeat(3e7), "*"); parent.postMessage({ type: "jig-studio.preview.hello", secret: "y".repeat(1e7) }, "*")',
    ),
    'shown',
  ],
  [
    'a flood of messages',
    page(
      'for (let n = 0; n < 20000; n += 1) parent.postMessage({ type: "context-action.preview.error", revision: n }, "*")',
    ),
    'shown',
  ],
  ['a flood of console lines', page('for (let n = 0; n < 30000; n += 1) console.error("line " + n, { n })'), 'shown'],
  [
    'a flood of links',
    page(
      'const a = document.querySelector("a"); for (let n = 0; n < 3000; n += 1) a.click()',
      '<a href="https://evil.invalid/">x</a>',
    ),
    'shown',
  ],
  [
    'a flood of stored keys',
    page('try { for (let n = 0; ; n += 1) localStorage["k" + n] = "v".repeat(100) } catch {}'),
    'shown',
  ],
  [
    'a growing history',
    page('for (let n = 0; n < 100; n += 1) { history.pushState(n, "", "#" + n) } history.back(); history.go(-20)'),
    'shown',
  ],
  ['the focus in a loop', page('setInterval(() => document.querySelector("input").focus(), 10)', '<input>'), 'any'],
  [
    'full screen and pointer lock',
    page('document.body.requestFullscreen?.().catch(() => {}); try { document.body.requestPointerLock() } catch {}'),
    'any',
  ],
  [
    'device permissions',
    page(
      'navigator.geolocation?.getCurrentPosition(() => {}, () => {}); navigator.mediaDevices?.getUserMedia({ audio: true }).catch(() => {}); Notification?.requestPermission?.().catch?.(() => {})',
    ),
    'any',
  ],
  ['the clipboard', page('navigator.clipboard?.writeText("evil").catch(() => {})'), 'any'],
  ['reloading for ever', page('location.reload()'), 'failed'],
  [
    'leaving for another page',
    page(
      'location.href = "data:text/html,<script>parent.postMessage({type:%22context-action.preview.ready%22,revision:99},%22*%22)<\\/script>"',
    ),
    'failed',
  ],
  ['ending its own document', page('document.open(); document.write("<h1>other</h1>"); document.close()'), 'any'],
  [
    'events that are not trusted',
    page(
      'for (const type of ["DOMContentLoaded", "error", "pointerdown", "securitypolicyviolation"]) dispatchEvent(new Event(type)); throw new Error("broken")',
    ),
    'failed',
  ],
  [
    'stopped events',
    page(
      'for (const type of ["error", "DOMContentLoaded", "message"]) addEventListener(type, (e) => e.stopImmediatePropagation(), true); throw new Error("broken")',
    ),
    'failed',
  ],
  [
    'polluted prototypes',
    page(
      'for (const name of ["get", "set", "value", "type", "revision", "secret", "0", "then", "message"]) Object.defineProperty(Object.prototype, name, { get() { return 99 }, set() {}, configurable: true }); null.x',
    ),
    'failed',
  ],
];

for (const [half, attempts] of [
  ['first', ATTEMPTS.slice(0, 17)],
  ['second', ATTEMPTS.slice(17)],
] as const) {
  test(`No page harms the host, its storage, its responsiveness or its neighbours: the ${half} half`, () =>
    unharmed(attempts));
}

const unharmed = (attempts: typeof ATTEMPTS): Promise<void> =>
  withPreviewHost(browser, {}, async (host) => {
    await setUp(host);
    const before = await stateOf(host);
    for (const [what, html, end] of attempts) {
      await show(host, 'hostile', { 'index.html': html });
      const state = await settled(host, 'hostile', what);
      if (end !== 'any') assert.equal(state, end, what);
      const asked = performance.now();
      assert.deepEqual(await stateOf(host), before, what);
      assert.ok(performance.now() - asked < 2000, `${what}: the host answers`);
      assert.notEqual(await revisionOf(host, 'hostile'), 99, what);
    }
    await innocentStill(host);
  });

const PATCH_ALL = `
  const lie = (value) => { if (value && typeof value === 'object') try { value.revision = 99; value.by = 'touch' } catch {} return value; };
  const roots = [];
  for (const name of Object.getOwnPropertyNames(window)) {
    try { if (typeof window[name] === 'function' && window[name].prototype) roots.push(window[name], window[name].prototype); } catch {}
  }
  roots.push(Reflect, JSON, Math, Promise, Symbol.prototype, performance, history, console, document);
  for (const root of roots) for (const key of Reflect.ownKeys(root)) {
    try {
      const descriptor = Object.getOwnPropertyDescriptor(root, key);
      if (!descriptor.configurable) continue;
      const wrap = (original) => typeof original === 'function' ? function (...args) { for (let i = 0; i < args.length; i += 1) lie(args[i]); return undefined; } : original;
      if ('value' in descriptor) { if (typeof descriptor.value === 'function' && key !== 'constructor' && key !== 'ownKeys') patches.push([root, key, { ...descriptor, value: wrap(descriptor.value) }]); }
      else patches.push([root, key, { ...descriptor, get: descriptor.get && wrap(descriptor.get), set: descriptor.set && wrap(descriptor.set) }]);
    } catch {}
  }
  const define = Object.defineProperty;
  for (let i = 0; i < patches.length; i += 1) try { define(patches[i][0], patches[i][1], patches[i][2]) } catch {}`;

test('A page that replaces every function and getter of the platform is still told as what it is', () =>
  withPreviewHost(browser, {}, async (host) => {
    await setUp(host);
    const patch = `const patches = []; ${PATCH_ALL}`;
    await show(host, 'hostile', { 'index.html': page(patch) });
    assert.equal(await settled(host, 'hostile', 'patched'), 'shown');
    const shown = await revisionOf(host, 'hostile');
    await show(host, 'hostile', { 'index.html': page(`${patch}; null.x`) });
    assert.equal(await settled(host, 'hostile', 'patched and broken'), 'failed');
    assert.equal(await revisionOf(host, 'hostile'), (shown ?? 0) + 1);
    await innocentStill(host);
  }));
