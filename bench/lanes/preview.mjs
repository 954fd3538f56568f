// The preview beside a bare opaque frame that shows the same page, which tells what compiler, bridge and guards cost; with
// an editor, beside playground-elements; and beside itself, in a larger site.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { interleave } from '../../scripts/bench/measure.mjs';
import { buildIfChanged } from '../../scripts/build/build-stamp.mjs';
import { buildPackage } from '../../scripts/build/build-package.mjs';
import { CACHE, DIST } from '../../scripts/build/places.mjs';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.mjs';
import { serveStatic } from '../../scripts/serve/static-server.mjs';
import { bundlePages } from '../preview/bundle-pages.mjs';
import { measureMemory } from '../preview/memory.mjs';
import { hostPlayground } from '../preview/playground-host.mjs';

const FLOOR = 'a bare opaque frame';
const PEER = 'playground-elements, an editor on both sides';
/** An update takes some ten milliseconds, so it can afford more rounds than a navigation. */
const UPDATES_A_ROUND = 4;
/** Each of these starts a browser with a new profile, so that a service worker of the last one helps nobody. */
const MAX_VISITS = 7;

/**
 * `first-shown`: from navigation to the word that the page is shown, scripts included; with an editor, also until the code
 * is drawn. `update-vs-floor`: from a file change to its acknowledgement, against a new bare frame with the same page.
 * `change`, `burst-20`, `four-instances`: a change by API, twenty in a row, four first shown at once.
 * `heap-after-removal`: MB after four instances came and went five times. `left-after-removal`: nodes, listeners and
 * documents then, against after the first time. `one-of-200-modules`: a change of one file, 300 ms after the last, against
 * the same of 5 modules; `one-of-200-modules-at-once`: the moment that the last is shown.
 */
export async function measure({ rounds }) {
  await buildIfChanged('package', DIST, buildPackage);
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'bench-preview-'));
  await bundlePages(folder);
  const site = await serveStatic({ folder });
  const sandbox = await hostPlayground(folder);
  const lane = new PreviewLane(folder, site.address, {
    ours: 'ours-page.html',
    peer: `playground-page.html?sandbox=${encodeURIComponent(sandbox.address)}`,
  });
  try {
    return [
      ...(await lane.measureFirst(rounds)),
      ...(await lane.measureUpdates(rounds * UPDATES_A_ROUND)),
      ...(await lane.measureMemory()),
    ];
  } finally {
    await site.close();
    await sandbox.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

class PreviewLane {
  #folder;
  #address;
  #sides;
  #profiles = 0;

  constructor(folder, address, sides) {
    this.#folder = folder;
    this.#address = address;
    this.#sides = sides;
  }

  async measureFirst(rounds) {
    const firstShown = (name) => () => this.#visit(name, (page) => page.evaluate(() => globalThis.firstShown));
    const four = (name) => firstShown(`${name}${name.includes('?') ? '&' : '?'}count=4`);
    const { ours, peer } = this.#sides;
    const first = await interleave(Math.min(rounds, MAX_VISITS), {
      preview: firstShown('studio-page.html'),
      floor: firstShown('floor-page.html'),
      ours: firstShown(ours),
      peer: firstShown(peer),
      oursFour: four(ours),
      peerFour: four(peer),
    });
    return [
      milliseconds('first-shown', first.preview, first.floor, FLOOR),
      milliseconds('first-shown-vs-playground-elements', first.ours, first.peer, PEER),
      milliseconds('four-instances', first.oursFour, first.peerFour, PEER),
    ];
  }

  /** All pages are open at once, and are asked in turn. */
  async measureUpdates(rounds) {
    const { ours, peer } = this.#sides;
    const pages = ['studio-page.html', 'modules-page.html', ours, peer];
    return this.#visitAll(pages, async ([beside, modules, our, their]) => {
      const run = (page, work) => async (round) => {
        await page.bringToFront();
        return page.evaluate(work, round);
      };
      const update = await interleave(rounds, {
        ours: run(beside, (round) => globalThis.update.ours(round)),
        floor: run(beside, (round) => globalThis.update.floor(round)),
        many: run(modules, (round) => globalThis.change.many(round)),
        few: run(modules, (round) => globalThis.change.few(round)),
        change: run(our, (round) => globalThis.change(round)),
        peerChange: run(their, (round) => globalThis.change(round)),
      });
      const burst = await interleave(Math.ceil(rounds / UPDATES_A_ROUND), {
        ours: run(our, (round) => globalThis.burst(round)),
        peer: run(their, (round) => globalThis.burst(round)),
        many: run(modules, (round) => globalThis.changeAtOnce.many(round)),
        few: run(modules, (round) => globalThis.changeAtOnce.few(round)),
      });
      return [
        milliseconds('update-vs-floor', update.ours, update.floor, FLOOR),
        milliseconds('change', update.change, update.peerChange, PEER),
        milliseconds('burst-20', burst.ours, burst.peer, PEER),
        milliseconds('one-of-200-modules', update.many, update.few, 'one of 5 modules'),
        milliseconds('one-of-200-modules-at-once', burst.many, burst.few, 'one of 5 modules'),
      ];
    });
  }

  async measureMemory() {
    const used = {};
    for (const [side, name] of Object.entries(this.#sides)) {
      const four = `${name}${name.includes('?') ? '&' : '?'}count=4`;
      used[side] = await this.#visit(four, measureMemory);
    }
    const { ours, peer } = used;
    const ourself = 'after they went the first time';
    return [
      { metric: 'heap-after-removal', unit: 'MB', ours: [ours.heap], reference: [peer.heap], against: PEER },
      {
        metric: 'left-after-removal',
        unit: 'objects',
        ours: [ours.left],
        reference: [ours.leftAtFirst],
        against: ourself,
      },
    ];
  }

  #visit(name, use) {
    return this.#visitAll([name], ([page]) => use(page));
  }

  async #visitAll(names, use) {
    const profile = join(this.#folder, `profile-${this.#profiles++}`);
    // A context of its own would have no storage for frames of another origin, which the peer needs.
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: findChromium(),
      args: CHROMIUM_FLAGS,
    });
    try {
      const pages = [];
      for (const name of names) {
        const page = await context.newPage();
        await page.goto(`${this.#address}${name}`);
        await page.waitForFunction(() => globalThis.firstShown !== undefined);
        pages.push(page);
      }
      return await use(pages);
    } finally {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    }
  }
}

function milliseconds(metric, ours, reference, against) {
  return { metric, unit: 'ms', ours, reference, against };
}
