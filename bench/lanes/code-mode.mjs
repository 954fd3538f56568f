// A program in Code Mode beside the same engine in a bare worker; and a review of ten files, call by call or by one program.
import { interleave } from '../../scripts/bench/measure.mjs';
import { buildPackage } from '../../scripts/build/build-package.mjs';
import { buildIfChanged } from '../../scripts/build/build-stamp.mjs';
import { DIST } from '../../scripts/build/places.mjs';

const BARE = 'the bare engine in a worker, with the same tools';
const DIRECT = 'direct calls, one a turn';
/** Calls of one program, fewer than it may make. */
const NESTED_CALLS = 30;
const FILES = 10;

/**
 * `cold-cell-vs-runtime`: milliseconds of a first program, worker and engine included. `warm-cell-vs-runtime`: of a later
 * one. `nested-call-vs-runtime`: of one call of a tool inside, which the bare engine's host answers by a call of the same tool,
 * for a tool's own time is no part of Code Mode's. `review-*`: a review of ten files by a scripted model.
 */
export async function measure({ rounds }) {
  await buildIfChanged('package', DIST, buildPackage);
  const { createBareRuntime } = await import('../code-mode/bare-runtime.mjs');
  const { createOurs } = await import('../code-mode/ours.mjs');
  const { reviewByCalls, reviewByProgram } = await import('../code-mode/review.mjs');

  const cold = await interleave(rounds, {
    ours: () => coldCell(createOurs),
    bare: () => coldCell(createBareRuntime),
  });

  const ours = createOurs();
  const bare = createBareRuntime(ours.call);
  for (let turn = 0; turn < 30; turn++) for (const side of [ours, bare]) await side.run('text(1)');
  const warm = await interleave(rounds, {
    ours: () => cells(ours, 'text(1)'),
    bare: () => cells(bare, 'text(1)'),
  });
  const calling = `for (let n = 0; n < ${NESTED_CALLS}; n += 1) await tools.bench_echo({ n });`;
  const nested = await interleave(rounds, {
    ours: async () => (await cells(ours, calling)) / NESTED_CALLS,
    bare: async () => (await cells(bare, calling)) / NESTED_CALLS,
  });
  const reviews = { program: [], calls: [] };
  await interleave(rounds, {
    program: async () => push(reviews.program, await reviewByProgram(ours.registry, FILES)),
    calls: async () => push(reviews.calls, await reviewByCalls(ours.registry, FILES)),
  });
  await Promise.all([ours.close(), bare.close()]);

  const review = (metric, unit) => ({
    metric: `review-${metric}`,
    unit,
    ours: reviews.program.map((sample) => sample[metric]),
    reference: reviews.calls.map((sample) => sample[metric]),
    against: DIRECT,
  });
  const cell = (metric, samples) => ({
    metric,
    unit: 'ms',
    ours: samples.ours,
    reference: samples.bare,
    against: BARE,
  });
  return [
    cell('cold-cell-vs-runtime', cold),
    cell('warm-cell-vs-runtime', warm),
    cell('nested-call-vs-runtime', nested),
    review('outer-calls', 'calls'),
    review('bytes-to-the-model', 'bytes'),
    review('wall-time', 'ms'),
  ];
}

const CELLS_A_ROUND = 10;

async function cells(side, source) {
  const startedAt = performance.now();
  for (let turn = 0; turn < CELLS_A_ROUND; turn++) await side.run(source);
  return (performance.now() - startedAt) / CELLS_A_ROUND;
}

async function coldCell(create) {
  const startedAt = performance.now();
  const side = create();
  await side.run('text(1)');
  const took = performance.now() - startedAt;
  await side.close();
  return took;
}

function push(samples, sample) {
  samples.push(sample);
  return sample['wall-time'];
}
