// What a plain static server would show, the preview shows: the same sites in both, compared.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../support/e2e/browser.js';
import { ORACLE_SITES } from '../support/oracle-sites/all-sites.js';
import type { Aspect, OracleSite } from '../support/oracle-sites/oracle-site.js';
import { OracleLane } from './support/oracle-lane.js';
import type { Seen } from './support/oracle-view.js';
import { withPreviewHost, type PreviewOutcome } from './support/preview-host.js';
import { until } from './support/until.js';

/** Pages side by side: most of a site's time is waiting. */
const LANES = 4;

let browser: Browser;
let equal = 0;
let exportedEqual = 0;
const lanes: OracleLane[] = [];

before(async () => {
  browser = await launchBrowser();
  lanes.push(...(await Promise.all(Array.from({ length: LANES }, () => OracleLane.open(browser)))));
});
after(async () => {
  await Promise.all(lanes.map((lane) => lane.close()));
  await browser.close();
  console.log(`equal / total: ${equal} / ${ORACLE_SITES.length}`);
  console.log(`exported equal / total: ${exportedEqual} / ${ORACLE_SITES.length}`);
});

describe('The preview, and the exported file, show what a static server shows', { concurrency: LANES }, () => {
  for (const site of ORACLE_SITES) {
    test(site.name, async () => {
      const lane = lanes.pop()!;
      try {
        const expected = await lane.onServer(site);
        const [same, exportedSame] = await Promise.all([
          comparePreview(lane, site, expected),
          compareExport(lane, site, expected),
        ]);
        equal += same;
        exportedEqual += exportedSame;
      } finally {
        lanes.push(lane);
      }
    });
  }
});

/** 1 when all is equal; 0 for a documented exclusion, whose difference and diagnostics are asserted. */
async function comparePreview(lane: OracleLane, site: OracleSite, expected: Seen): Promise<0 | 1> {
  const { seen, outcome } = await lane.inPreview(site);
  assert.deepEqual(without(seen, site.differs), without(expected, site.differs));
  assert.deepEqual(words(outcome.diagnostics), site.diagnostics ?? []);
  if (!site.differs) return 1;
  assert.notDeepEqual(seen, expected, 'an exclusion that is none');
  return 0;
}

/** The same of the exported file; where an error was made is for the preview to say. */
async function compareExport(lane: OracleLane, site: OracleSite, { place: _, ...expected }: Seen): Promise<0 | 1> {
  const { seen, file } = await lane.asFile(site);
  const differs = site.exportDiffers ?? site.differs;
  assert.deepEqual(without(seen, differs), without(expected, differs), 'exported');
  assert.deepEqual(words(file.diagnostics), site.exportDiagnostics ?? site.diagnostics ?? [], 'exported');
  return isDeepStrictEqual(seen, expected) ? 1 : 0;
}

function words(diagnostics: PreviewOutcome['diagnostics']): readonly string[] {
  return diagnostics.map(
    ({ kind, sourcePath, line, requestedPath }) => `${kind} ${sourcePath}:${line} ${requestedPath}`,
  );
}

function without(seen: Partial<Seen>, aspects: readonly Aspect[] = []): Partial<Seen> {
  return Object.fromEntries(Object.entries(seen).filter(([aspect]) => !aspects.includes(aspect as Aspect)));
}

test('A module that is deleted and comes back with other content is never the old one', () =>
  withPreviewHost(browser, {}, async (host) => {
    const site = {
      'index.html': '<script type="module" src="a.js"></script>',
      'a.js': 'import { n } from "./b.js"; document.body.append(n)',
    };
    const body = (): Promise<string> =>
      host.page.frameLocator('jig-preview iframe:not(.spare)').locator('body').innerText();
    assert.equal((await host.show({ ...site, 'b.js': 'export const n = "old"' })).status, 'synced');
    assert.equal(await body(), 'old');
    const gone = await host.show(site);
    assert.equal(gone.message, 'Cannot import "b.js": it is not in the workspace. (a.js:1)');
    assert.equal((await host.show({ ...site, 'b.js': 'export const n = "new"' })).status, 'synced');
    assert.equal(await body(), 'new');
  }));

test('A custom element whose class is edited is the new one, and a removed import map is a package name that nobody knows', () =>
  withPreviewHost(browser, {}, async (host) => {
    const site = (text: string, map = ''): Readonly<Record<string, string>> => ({
      'index.html': `<!doctype html>${map}<x-a></x-a><script type="module" src="main.js"></script>`,
      'main.js': `${map === '' ? '' : 'import "b";'}customElements.define('x-a', class extends HTMLElement { connectedCallback() { this.textContent = '${text}' } })`,
      'b.js': '',
    });
    const body = (): Promise<string> =>
      host.page.frameLocator('jig-preview iframe:not(.spare)').locator('body').innerText();
    for (const text of ['one', 'two', 'three']) {
      const { status, message } = await host.show(
        site(text, '<script type="importmap">{"imports":{"b":"./b.js"}}</script>'),
      );
      assert.deepEqual([status, message, await body()], ['synced', undefined, text]);
    }
    const gone = await host.show({ ...site('four'), 'main.js': 'import "b"' });
    assert.equal(gone.status, 'error');
    assert.deepEqual(
      gone.diagnostics.map(({ kind, requestedPath }) => [kind, requestedPath]),
      [['unsupported-module-reference', 'b']],
    );
  }));

test('Edits in a web of modules, circles and stars among them, always show the newest of each', () =>
  withPreviewHost(browser, {}, async (host) => {
    const values = [0, 0, 0, 0, 0, 0];
    const site = (): Readonly<Record<string, string>> => ({
      'index.html': '<!doctype html><p id="p"></p><script type="module" src="m0.js"></script>',
      'm0.js': `import { m1 } from "./m1.js"; import * as m2 from "./m2.js"; import d from "./d.json" with { type: "json" };
const late = await import("./m5.js"); document.querySelector("#p").textContent = [${values[0]}, m1(), m2.v2, m2.m3(), m2.v4, late.default, d.n].join()`,
      'm1.js': `import { m3 } from "./m3.js"; export const m1 = () => ${values[1]} + ":" + m3()`,
      'm2.js': `export * from "./m3.js"; export * from "./m4.js"; export const v2 = ${values[2]}`,
      'm3.js': `import { m1 } from "./m1.js"; export const m3 = () => ${values[3]} + typeof m1`,
      'm4.js': `export const v4 = ${values[4]}`,
      'm5.js': `import { v4 } from "./m4.js"; export default ${values[5]} + "/" + v4`,
      'd.json': `{ "n": ${values[0]} }`,
    });
    const shown = (): Promise<string> =>
      host.page.frameLocator('jig-preview iframe:not(.spare)').locator('#p').innerText();
    for (let turn = 1; turn <= 18; turn += 1) {
      values[turn % 6] = turn;
      const [v0, v1, v2, v3, v4, v5] = values;
      const outcome = await host.show(site());
      const m3 = `${v3}function`;
      assert.deepEqual(
        [outcome.status, await shown()],
        ['synced', [v0, `${v1}:${m3}`, v2, m3, v4, `${v5}/${v4}`, v0].join()],
      );
      // Now before the next frame stands ready, now long after.
      if (turn % 3 > 0) await host.page.waitForTimeout(turn % 3 === 1 ? 30 : 160);
    }
  }));

test('An error of TypeScript is told at the author’s line and column, also in a frame that stood ready', () =>
  withPreviewHost(browser, {}, async (host) => {
    const site = (n: number): Readonly<Record<string, string>> => ({
      'index.html': '<!doctype html><script type="module" src="a.tsx"></script>',
      'a.tsx': `import { b } from "./b.js";\ntype A = { readonly n: number };\nconst a: A | undefined = b as A | undefined; /* ${n} */ if (b.n) fail(a!.n);`,
      'b.ts': `export const b: { n: number } = { n: ${n} };`,
    });
    assert.equal((await host.show(site(0))).status, 'synced');
    await host.page.waitForTimeout(200);
    const { error, message } = await host.show(site(1));
    assert.deepEqual([error?.path, error?.line, error?.column], ['a.tsx', 3, 63], message);
  }));

test('A hash link scrolls each time, in the same document, with the host’s address unread', () =>
  withPreviewHost(browser, {}, async (host) => {
    await host.show({
      'index.html':
        '<!doctype html><p style="position:fixed;top:0"><a id="l" href="#t">go</a></p><div style="height:3000px"></div><p id="t">target</p><div style="height:2000px"></div>',
    });
    const frame = host.page.frameLocator('jig-preview iframe:not(.spare)');
    const seen: unknown[] = [];
    for (const turn of [1, 2]) {
      await frame.locator('#l').click();
      await until('the scroll', () => frame.locator('body').evaluate(() => scrollY > 2000));
      seen.push(
        await frame.locator('body').evaluate((body, at) => {
          const state = [scrollY > 2000, location.hash, body.dataset['first'] ?? 'none', document.baseURI];
          body.dataset['first'] = String(at);
          scrollTo(0, 0);
          return state;
        }, turn),
      );
    }
    assert.deepEqual(seen, [
      [true, '#t', 'none', 'about:srcdoc'],
      [true, '#t', '1', 'about:srcdoc'],
    ]);
  }));
