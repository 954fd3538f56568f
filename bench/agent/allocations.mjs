// A process of its own (--expose-gc, a young generation of 256 MB): kilobytes that one step allocates, ours and theirs.
import { PerformanceObserver } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { createSteps as createAi } from '../peers/ai-sdk.mjs';
import { createSteps as createOurs } from './ours.mjs';

const ROUNDS = 5;
const WARM_UP_STEPS = 200;
/** The observer is told of a collection some time after it. */
const OBSERVED_MS = 20;
const counts = process.argv[2].split(',').map(Number);

let collections = 0;
new PerformanceObserver((list) => (collections += list.getEntries().length)).observe({ entryTypes: ['gc'] });

const measured = [];
for (const count of counts) {
  const runs = { ours: await createOurs(count), ai: await createAi(count) };
  for (let made = 0; made < WARM_UP_STEPS; made += count) for (const run of Object.values(runs)) await run();
  const samples = { count, ours: [], ai: [] };
  for (let round = 0; round < ROUNDS; round++) {
    for (const [side, run] of Object.entries(runs)) samples[side].push(await kilobytesOfStep(run, count));
  }
  measured.push(samples);
}
process.stdout.write(JSON.stringify(measured));

async function kilobytesOfStep(run, count) {
  globalThis.gc();
  await delay(OBSERVED_MS);
  const collected = collections;
  const before = process.memoryUsage().heapUsed;
  await run();
  const after = process.memoryUsage().heapUsed;
  await delay(OBSERVED_MS);
  if (collections !== collected) throw new Error('the heap was collected while it was measured');
  return (after - before) / 1000 / count;
}
