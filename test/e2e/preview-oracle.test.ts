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
  assert.deepEqual(without(seen, site.differs), without(expected, site.differs), 'exported');
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
