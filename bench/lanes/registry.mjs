// One call through the registry beside one round trip of the official MCP SDK: same schemas, same handler, same arguments.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { interleave } from '../../scripts/bench/measure.mjs';
import { buildIfChanged } from '../../scripts/build/build-stamp.mjs';
import { buildPackage } from '../../scripts/build/build-package.mjs';
import { DIST, ROOT } from '../../scripts/build/places.mjs';

const CALLS_A_ROUND = 400;
/** What a busy page or service has behind it after minutes: code is compiled, not yet optimised to the end. */
const WARM_UP_CALLS = 2000;
/** Until the compiler has settled on both sides, which only a service reaches that does nothing else. */
const SETTLING_CALLS = 8000;
const CATALOG_SIZE = 1000;
const CONCURRENT = 32;
const SDK = 'the MCP SDK, in-memory transport';

/**
 * `call-*`: microseconds of one call, warm; `settled-call-*`: after thousands more. `concurrent-32`: one of 32 calls at once, against one alone. `list-1000`, `export-1000`,
 * `first-call-1000`: milliseconds with a catalog of 1,000 tools. `heap-100000`: the heap after 100,000 calls on one shared
 * signal, against after 20,000.
 */
export async function measure({ rounds }) {
  await buildIfChanged('package', DIST, buildPackage);
  return [...(await measureCalls(rounds)), ...(await measureCatalog(rounds)), await measureHeap()];
}

async function measureCalls(rounds) {
  const { createOurs } = await import('../registry/ours.mjs');
  const { createSdk } = await import('../peers/mcp-sdk.mjs');
  const direct = createOurs();
  const traced = createOurs({ trace: true });
  const durable = createOurs({ trace: true, store: true });
  const sdk = await createSdk();
  // A client knows its tools before it calls them.
  await sdk.client.listTools();

  const sides = [direct, traced, durable, sdk];
  const measured = {
    direct: () => microsecondsOf(direct.call),
    traced: () => microsecondsOf(traced.call),
    async durable() {
      await durable.prune();
      return microsecondsOf(durable.call);
    },
    sdk: () => microsecondsOf(sdk.call),
  };
  await callEach(sides, WARM_UP_CALLS);
  const warm = await interleave(rounds, measured);
  await callEach(sides, SETTLING_CALLS);
  const settled = await interleave(rounds, {
    ...measured,
    concurrent: () => microsecondsOf(traced.call, CONCURRENT),
  });
  await sdk.close();

  const against = (metric, ours, reference) => ({ metric, unit: 'µs', ours, reference, against: SDK });
  const rows = (prefix, samples) => [
    against(`${prefix}call-direct`, samples.direct, samples.sdk),
    against(`${prefix}call-with-trace`, samples.traced, samples.sdk),
    against(`${prefix}call-with-trace-and-store`, samples.durable, samples.sdk),
  ];
  return [
    ...rows('', warm),
    ...rows('settled-', settled),
    {
      metric: `concurrent-${CONCURRENT}`,
      unit: 'µs',
      ours: settled.concurrent,
      reference: settled.traced,
      against: 'one call at a time, with trace',
    },
  ];
}

async function callEach(sides, calls) {
  for (const { call } of sides) for (let made = 0; made < calls; made++) await call();
}

/** Microseconds of one call, the mean of a round, `atOnce` of them in flight. */
async function microsecondsOf(call, atOnce = 1) {
  const start = performance.now();
  for (let made = 0; made < CALLS_A_ROUND; made += atOnce) {
    if (atOnce === 1) await call();
    else await Promise.all(Array.from({ length: Math.min(atOnce, CALLS_A_ROUND - made) }, () => call()));
  }
  return ((performance.now() - start) * 1000) / CALLS_A_ROUND;
}

async function measureCatalog(rounds) {
  const { createOurs } = await import('../registry/ours.mjs');
  const { createSdk } = await import('../peers/mcp-sdk.mjs');
  const { toOpenAIToolDefinitions } = await import('jig-studio/core');
  const ours = createOurs({ tools: CATALOG_SIZE });
  const sdk = await createSdk({ tools: CATALOG_SIZE });
  const listed = async () => (await sdk.client.listTools()).tools;

  // The SDK takes seconds for such a list where the machine is busy.
  const few = Math.min(rounds, 5);
  const steady = await interleave(few, {
    ourList: () => millisecondsOf(() => ours.registry.listTools({ method: 'tools/list' })),
    sdkList: () => millisecondsOf(listed),
    ourExport: () => millisecondsOf(() => ours.registry.toOpenAI()),
    sdkExport: () => millisecondsOf(async () => toOpenAIToolDefinitions(await listed())),
  });
  await sdk.close();

  const first = await interleave(few, {
    ours: () => millisecondsOf(() => createOurs({ tools: CATALOG_SIZE }).call()),
    sdk: () =>
      millisecondsOf(async () => {
        const fresh = await createSdk({ tools: CATALOG_SIZE });
        await fresh.call();
        return fresh;
      }),
  });

  const row = (metric, our, reference) => ({ metric, unit: 'ms', ours: our, reference, against: SDK });
  return [
    row('list-1000', steady.ourList, steady.sdkList),
    row('export-1000', steady.ourExport, steady.sdkExport),
    row('first-call-1000', first.ours, first.sdk),
  ];
}

async function millisecondsOf(work) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function measureHeap() {
  const script = join(ROOT, 'bench/registry/heap-growth.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', script], { cwd: ROOT });
  const { early, late } = JSON.parse(stdout);
  const megabytes = (bytes) => [bytes / 1_000_000];
  return {
    metric: 'heap-100000',
    unit: 'MB',
    ours: megabytes(late),
    reference: megabytes(early),
    against: 'after 20,000 calls on the same signal',
  };
}
