// The preview in hosts with policies of their own: what runs, what reports, and what advice comes when nothing can.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../support/e2e/browser.js';
import { FRAME_CSP, withPreviewHost, type PreviewHost, type PreviewHostOptions } from './support/preview-host.js';
import { until } from './support/until.js';

const STRICT = "default-src 'none'; script-src 'self'; style-src 'self'; frame-src 'self'";
const FRAME_PAGE = '/frame/preview-frame.html';

let browser: Browser;
before(async () => (browser = await launchBrowser()));
after(() => browser.close());

const withHost = <T>(options: PreviewHostOptions, use: (host: PreviewHost) => Promise<T>): Promise<T> =>
  withPreviewHost(browser, options, use);

const violations = ({ problems }: PreviewHost): readonly string[] =>
  problems.filter(({ kind }) => kind === 'csp-violation').map(({ text }) => text);

/** Styles, a classic script, modules with a cycle, an inline script and an image: the page says what came of them. */
const SITE = {
  'index.html': `<!doctype html><html lang="en"><head><title>t</title><link rel="stylesheet" href="a.css"></head>
<body><h1 id="t">Hi</h1><img src="dot.svg" alt=""><a href="#t">to the top</a>
<script>window.order = ['inline']</script><script src="classic.js"></script><script type="module" src="main.js"></script>
</body></html>`,
  'a.css': '@import "b.css"; h1 { color: rgb(1, 2, 3) }',
  'b.css': 'h1 { background: url(dot.svg) }',
  'classic.js': 'order.push("classic")',
  'main.js':
    'import { b } from "./b.js"; export const a = "module"; order.push(b()); document.body.dataset.order = order.join();',
  'b.js': 'import { a } from "./main.js"; export const b = () => a;',
  'dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="3"/>',
};

async function assertSiteRuns(host: PreviewHost): Promise<void> {
  const outcome = await host.show(SITE);
  assert.equal(outcome.status, 'synced', outcome.message);
  const shown = await host.page
    .frameLocator('jig-preview iframe:not(.spare)')
    .locator('body')
    .evaluate((body) => [
      body.dataset['order'],
      getComputedStyle(body.querySelector('h1')!).color,
      document.images[0]!.naturalWidth,
      document.compatMode,
      document.documentElement.lang,
      document.documentElement.querySelectorAll('script').length,
      document.querySelectorAll('meta').length,
    ]);
  assert.deepEqual(shown, ['inline,classic,module', 'rgb(1, 2, 3)', 3, 'CSS1Compat', 'en', 3, 0]);
}

test('A host without a policy needs nothing', () =>
  withHost({}, async (host) => {
    await assertSiteRuns(host);
    assert.deepEqual(host.problems, []);
  }));

test('Under a strict policy the hosted frame page runs the site without one violation report', () =>
  withHost({ csp: STRICT, frameCsp: FRAME_CSP, frameUrl: FRAME_PAGE }, async (host) => {
    await assertSiteRuns(host);
    await assertSiteRuns(host);
    assert.deepEqual(violations(host), []);
  }));

test('The hosted frame page works without a policy of its own, and reports errors at the author’s place', () =>
  withHost({ frameUrl: FRAME_PAGE }, async (host) => {
    await assertSiteRuns(host);
    const inline = await host.show({ 'index.html': '<!doctype html>\n<p>x</p><script>\n oops()</script>' });
    assert.equal(inline.message, 'Uncaught ReferenceError: oops is not defined (index.html:3:2)');
    const file = await host.show({ 'index.html': '<script src="app.js"></script>', 'app.js': '\n\n  oops()' });
    assert.equal(file.message, 'Uncaught ReferenceError: oops is not defined (app.js:3:3)');
  }));

test('Hash links scroll within the hosted page, and the host’s address stays unknown to it', () =>
  withHost({ csp: STRICT, frameCsp: FRAME_CSP, frameUrl: FRAME_PAGE }, async (host) => {
    await host.show({
      'index.html':
        '<!doctype html><a id="l" href="#t">go</a><div style="height:3000px"></div><p id="t">target</p><script>window.stamp = 1</script>',
    });
    const page = host.page.frameLocator('jig-preview iframe:not(.spare)').locator('body');
    await host.page.frameLocator('jig-preview iframe:not(.spare)').locator('#l').click();
    await until('the scroll', () => page.evaluate(() => scrollY > 1000));
    const seen = await page.evaluate(() => [
      (window as unknown as { stamp?: number }).stamp,
      location.hash,
      scrollY > 1000,
      [document.baseURI, document.referrer, location.href].join().includes('host-only'),
    ]);
    assert.deepEqual(seen, [1, '#t', true, false]);
  }));

test('Under a strict policy without a frame page, advice names directive and attribute within 3 seconds', () =>
  withHost({ csp: STRICT }, async (host) => {
    const outcome = await host.show(SITE);
    assert.equal(outcome.status, 'error');
    assert.ok(outcome.ms < 3000, `${outcome.ms} ms`);
    assert.match(outcome.message ?? '', /script-src.*preview-frame-url/);
    await host.page.getByRole('alert').getByText('preview-frame-url').waitFor();
  }));

for (const [what, frameUrl] of [
  ['is missing', '/frame/gone.html'],
  ['is another page', '/frame/other.html'],
] as const) {
  test(`A frame page that ${what} is told as such within 3 seconds`, () =>
    withHost({ frameUrl }, async (host) => {
      const outcome = await host.show(SITE);
      assert.equal(outcome.status, 'error');
      assert.ok(outcome.ms < 3000, `${outcome.ms} ms`);
      assert.match(outcome.message ?? '', /preview-frame-url did not start/);
    }));
}

test('The frame page runs only in a sandbox: framed without one it does nothing', () =>
  withHost({}, async ({ page }) => {
    const hello = await page.evaluate(
      (url) =>
        new Promise((resolve) => {
          const frame = document.createElement('iframe');
          // The preview of this page has frames of its own, which do speak.
          addEventListener('message', ({ source }) => source === frame.contentWindow && resolve('hello'));
          frame.src = url;
          frame.onload = () => setTimeout(() => resolve('silent'), 200);
          document.body.append(frame);
        }),
      FRAME_PAGE,
    );
    assert.equal(hello, 'silent');
  }));

const TRUSTED_TYPES = "require-trusted-types-for 'script'";

test('Under Trusted Types the hosted frame page runs the site', () =>
  withHost({ csp: `${TRUSTED_TYPES}; trusted-types lit-html`, frameUrl: FRAME_PAGE }, async (host) => {
    await assertSiteRuns(host);
    assert.deepEqual(violations(host), []);
  }));

test('Under Trusted Types with our policy name allowed, a page needs no frame page', () =>
  withHost({ csp: `${TRUSTED_TYPES}; trusted-types lit-html jig-studio` }, async (host) => {
    await assertSiteRuns(host);
    assert.deepEqual(violations(host), []);
  }));

/** Pages that are written into an empty frame, which has read their modules before. */
async function assertEditsShow(host: PreviewHost): Promise<void> {
  for (const turn of [1, 2, 3]) {
    const outcome = await host.show({
      'index.html':
        '<!doctype html><link rel="stylesheet" href="a.css"><h1>x</h1><script type="module" src="a.js"></script>',
      'a.css': 'h1 { color: rgb(1, 2, 3) }',
      'a.js':
        'import { b } from "./b.js"; import { c } from "./c.js"; document.querySelector("h1").textContent = b + c',
      'b.js': `export const b = ${turn}`,
      'c.js': 'export const c = "c"',
    });
    assert.equal(outcome.status, 'synced', outcome.message);
    const heading = host.page.frameLocator('jig-preview iframe:not(.spare)').getByRole('heading', { name: `${turn}c` });
    assert.equal(await heading.evaluate((h1) => getComputedStyle(h1).color), 'rgb(1, 2, 3)');
    // Until the next frame stands ready.
    await host.page.waitForTimeout(200);
  }
  assert.deepEqual(violations(host), []);
}

for (const [what, options] of [
  ['without a policy', {}],
  ['under a strict policy with the hosted frame page', { csp: STRICT, frameCsp: FRAME_CSP, frameUrl: FRAME_PAGE }],
  ['under Trusted Types', { csp: `${TRUSTED_TYPES}; trusted-types lit-html jig-studio` }],
] as const) {
  test(`An edit of one module is shown, ${what}`, () => withHost(options, assertEditsShow));
}

test('Under Trusted Types without our policy name, advice says what to allow', () =>
  withHost({ csp: `${TRUSTED_TYPES}; trusted-types lit-html` }, async (host) => {
    const outcome = await host.show(SITE);
    assert.equal(outcome.status, 'error');
    assert.match(outcome.message ?? '', /require-trusted-types-for.*jig-studio/);
  }));

// The page is not shown as written, so it is never acknowledged; the directive is named.
const WITHOUT_INLINE_STYLE =
  "default-src 'self' data: blob:; script-src 'self' 'unsafe-inline' data: blob:; style-src 'self' blob:";
for (const [what, options] of [
  ['The frame page’s own policy', { frameCsp: WITHOUT_INLINE_STYLE, frameUrl: FRAME_PAGE }],
  ['A host policy that the frame inherits', { csp: `${WITHOUT_INLINE_STYLE} 'sha256-x'` }],
] as const) {
  test(`${what} that stops inline styles is told with its directive, never as shown`, () =>
    withHost(options, async (host) => {
      const outcome = await host.show({ 'index.html': '<!doctype html><style>p { color: red }</style><p>x</p>' });
      assert.equal(outcome.status, 'error');
      assert.match(outcome.message ?? '', /Content-Security-Policy \(style-src-elem\)/);
      assert.notEqual(outcome.acknowledgedRevision, outcome.revision);
    }));
}

test('The frame page’s own policy that stops inline scripts of the page is told with its directive', () =>
  withHost(
    { frameCsp: "default-src 'self' 'unsafe-inline' data: blob:; script-src 'self' blob:", frameUrl: FRAME_PAGE },
    async (host) => {
      const outcome = await host.show({ 'index.html': '<!doctype html><p>x</p><script>document.title = 1</script>' });
      assert.equal(outcome.status, 'error');
      assert.match(outcome.message ?? '', /Content-Security-Policy \(script-src-elem\)/);
      assert.notEqual(outcome.acknowledgedRevision, outcome.revision);
    },
  ));

const OPENED = {
  'index.html':
    '<!doctype html><h1>Apart</h1><link rel="stylesheet" href="a.css"><script type="module" src="m.js"></script>',
  'a.css': 'h1 { color: rgb(4, 5, 6) }',
  'm.js':
    'document.querySelector("h1").textContent += " from " + origin; try { opener.document } catch { document.title = "alone" } try { parent.document.title } catch { document.body.dataset.host = "closed" }',
};

for (const [what, options] of [
  ['without a policy', {}],
  ['under a strict policy with the hosted frame page', { csp: STRICT, frameCsp: FRAME_CSP, frameUrl: FRAME_PAGE }],
  ['under Trusted Types', { csp: `${TRUSTED_TYPES}; trusted-types lit-html jig-studio` }],
] as const) {
  test(`A page opens in a tab of its own, without the host's origin, ${what}`, () =>
    withHost(options, async (host) => {
      assert.equal((await host.show(OPENED)).status, 'synced');
      const opening = host.page.context().waitForEvent('page');
      await host.page.getByRole('button', { name: 'Open in a new tab' }).click();
      const tab = await opening;
      const heading = tab.frameLocator('iframe').getByRole('heading', { name: 'Apart from null' });
      await heading.waitFor();
      assert.equal(await tab.title(), 'index.html · r1');
      assert.equal(await tab.evaluate(() => opener as unknown), null);
      const seen = await heading.evaluate((h1) => [
        getComputedStyle(h1).color,
        document.body.dataset['host'],
        document.title,
      ]);
      assert.deepEqual(seen, ['rgb(4, 5, 6)', 'closed', 'alone']);
      const box = await tab.locator('iframe').boundingBox();
      const size = await tab.evaluate(() => [innerWidth, innerHeight]);
      assert.deepEqual([box?.width, box?.height], size);
      assert.deepEqual(violations(host), []);
      assert.equal((await host.outcome()).status, 'synced');
    }));
}

test('Ten updates leave the host’s history alone', () =>
  withHost({}, async (host) => {
    const before = await host.page.evaluate(() => history.length);
    for (let count = 0; count < 10; count += 1) await host.show({ 'index.html': `<p>${count}` });
    assert.equal(await host.page.evaluate(() => history.length), before);
  }));

test('A page that went to another site is back after a refresh', () =>
  withHost({}, async (host) => {
    await host.show({ 'index.html': '<h1>Home</h1><a href="about:blank" id="away">away</a>' });
    await host.page.frameLocator('jig-preview iframe:not(.spare)').locator('#away').click();
    await host.show({ 'index.html': '<h1>Home</h1>' });
    await host.page.frameLocator('jig-preview iframe:not(.spare)').getByRole('heading', { name: 'Home' }).waitFor();
  }));
