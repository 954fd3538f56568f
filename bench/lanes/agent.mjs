// A run of the agent with a mock model beside the same run of the `ai` package: same tool, same handler, same arguments.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { interleave } from '../../scripts/bench/measure.mjs';
import { buildPackage } from '../../scripts/build/build-package.mjs';
import { buildIfChanged } from '../../scripts/build/build-stamp.mjs';
import { DIST, ROOT } from '../../scripts/build/places.mjs';

const STEPS = [5, 20, 100];
/** So that short runs are measured over as much time as the long one. */
const STEPS_A_ROUND = 200;
const CHUNKS = 10_000;
const AI = 'the ai package with its mock model';

/**
 * `tool-step-…-vs-ai`: microseconds of one step (a turn, its call, its result) in runs of 5, 20 and 100, and
 * `…-allocated` its kilobytes. `tool-step-100-vs-5`: whether steps stay as cheap as the conversation grows.
 * `chunks-10000-vs-ai`: milliseconds of one streamed answer; `event-stream-…` reads ours from the wire format, which the
 * mock model of the reference does not have to.
 */
export async function measure({ rounds }) {
  await buildIfChanged('package', DIST, buildPackage);
  const ours = await import('../agent/ours.mjs');
  const ai = await import('../peers/ai-sdk.mjs');

  const contenders = new Map();
  for (const count of STEPS) {
    contenders.set(`ours${count}`, stepsOf(await ours.createSteps(count), count));
    contenders.set(`ai${count}`, stepsOf(await ai.createSteps(count), count));
  }
  const steps = await interleave(rounds, Object.fromEntries(contenders));
  const chunks = await interleave(rounds, {
    ours: () => ours.runMockChunks(CHUNKS),
    wire: () => ours.runWireChunks(CHUNKS),
    ai: () => ai.runMockChunks(CHUNKS),
  });
  const allocated = await measureAllocations();

  return [
    ...STEPS.map((count) => ({
      metric: count === 20 ? 'tool-step-vs-ai' : `tool-step-${count}-vs-ai`,
      unit: 'µs',
      ours: steps[`ours${count}`],
      reference: steps[`ai${count}`],
      against: `${AI}, ${count} calls`,
    })),
    {
      metric: 'tool-step-100-vs-5',
      unit: 'µs',
      ours: steps.ours100,
      reference: steps.ours5,
      against: 'a step of ours in a run of 5',
    },
    ...allocated.map(({ count, ours: our, ai: reference }) => ({
      metric: `tool-step-${count}-allocated-vs-ai`,
      unit: 'kB',
      ours: our,
      reference,
      against: `${AI}, ${count} calls`,
    })),
    { metric: 'chunks-10000-vs-ai', unit: 'ms', ours: chunks.ours, reference: chunks.ai, against: AI },
    { metric: 'event-stream-10000-vs-ai', unit: 'ms', ours: chunks.wire, reference: chunks.ai, against: AI },
  ];
}

/** Microseconds of one step, the mean of a round. */
function stepsOf(run, count) {
  return async () => {
    let milliseconds = 0;
    for (let made = 0; made < STEPS_A_ROUND; made += count) milliseconds += await run();
    return (milliseconds * 1000) / STEPS_A_ROUND;
  };
}

/** A process of its own whose young generation is so large that nothing is collected while it counts. */
async function measureAllocations() {
  const script = join(ROOT, 'bench/agent/allocations.mjs');
  const flags = ['--expose-gc', '--min-semi-space-size=256', '--max-semi-space-size=256'];
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, script, STEPS.join()], { cwd: ROOT });
  return JSON.parse(stdout);
}
