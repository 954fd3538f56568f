// Claim -> complete cycles over each backend, with 1 and with 8 owners that want the same key, beside the two bare writes.
import { interleave, median } from '../../scripts/bench/measure.mjs';
import { buildIfChanged } from '../../scripts/build/build-stamp.mjs';
import { buildPackage } from '../../scripts/build/build-package.mjs';
import { DIST } from '../../scripts/build/places.mjs';

const CYCLES_A_ROUND = { memory: 500, indexeddb: 20, redis: 50, postgresql: 50 };
const CONTENDERS = 8;

/**
 * `<backend>-1`, `<backend>-8`: milliseconds of one cycle, against the two writes of it alone. Also prints cycles a second;
 * a key with another number of winners than one ends the lane with an error.
 */
export async function measure({ rounds }) {
  await buildIfChanged('package', DIST, buildPackage);
  const { OPENINGS } = await import('../durable/open-backends.mjs');
  const measured = [];
  for (const [name, open] of Object.entries(OPENINGS)) {
    const place = await open();
    if (!place) {
      console.log(`${name}: no such server here, left out`);
      continue;
    }
    try {
      measured.push(...(await measureBackend(name, place, rounds)));
    } finally {
      await place.close();
    }
  }
  return measured;
}

async function measureBackend(name, { cycles, bareWrites }, rounds) {
  const count = CYCLES_A_ROUND[name];
  const { alone, contended, bare } = await interleave(rounds, {
    alone: () => cycles(1, count),
    contended: () => cycles(CONTENDERS, count),
    bare: () => bareWrites(count),
  });
  const aSecond = (samples) => Math.round(1000 / median(samples));
  console.log(
    `${name}: ${aSecond(alone)} cycles/s with 1 owner, ${aSecond(contended)} with ${CONTENDERS}; 1 winner of each key`,
  );
  const row = (metric, ours) => ({ metric, unit: 'ms', ours, reference: bare, against: 'two bare writes, one owner' });
  return [row(`${name}-1`, alone), row(`${name}-${CONTENDERS}`, contended)];
}
