// Sizes randomised suites: full under `npm run soak`, at least a tenth of it in `npm test`. Works in Node and in the browser.

interface SoakSettings {
  readonly full: boolean;
  readonly seed: string | null;
}

/** Number of random cases to run out of `full`: all of them under SOAK=1, a tenth (rounded up) otherwise. */
export function runs(full: number): number {
  return settings().full ? full : Math.ceil(full / 10);
}

/**
 * Parameters for fast-check's `assert`: the number of runs and a seed that is printed, so `SEED=<it>` replays the suite.
 * @param full number of random cases of the full-size run
 */
export function soak(full: number): { readonly numRuns: number; readonly seed: number } {
  return { numRuns: runs(full), seed: seed() };
}

/** The seed of this run: the one of the environment variable SEED, or a fresh one. It is printed once. */
export function seed(): number {
  if (chosenSeed === undefined) {
    const given = settings().seed;
    chosenSeed = given === null ? Math.floor(Math.random() * 0x7fffffff) : Number(given);
    if (!Number.isSafeInteger(chosenSeed)) throw new RangeError(`SEED must be an integer, not ${given}`);
    console.log(`seed ${chosenSeed} (SEED=${chosenSeed} replays it)`);
  }
  return chosenSeed;
}

let chosenSeed: number | undefined;

function settings(): SoakSettings {
  const given = (globalThis as { jigSoak?: SoakSettings }).jigSoak;
  if (given) return given;
  return { full: process.env.SOAK === '1', seed: process.env.SEED ?? null };
}
