// The arithmetic of a lane: ours and the reference measured in turn, so that a slow moment of the machine hits both.

/**
 * Runs each contender once a round, in an order that turns with the round, after one warm-up round that counts nothing.
 * @param {number} rounds
 * @param {Record<string, (round: number) => Promise<number>>} contenders each measures itself once
 * @returns {Promise<Record<string, number[]>>} the samples of each, in order of rounds
 */
export async function interleave(rounds, contenders) {
  const names = Object.keys(contenders);
  const samples = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = -1; round < rounds; round++) {
    for (let turn = 0; turn < names.length; turn++) {
      const name = names[(round + 1 + turn) % names.length];
      const sample = await contenders[name](round);
      if (round >= 0) samples[name].push(sample);
    }
  }
  return samples;
}

export function median(samples) {
  return quantile(samples, 0.5);
}

/** Distance between the quartiles as a share of the median: 0 is perfectly steady. */
export function spread(samples) {
  return (quantile(samples, 0.75) - quantile(samples, 0.25)) / median(samples);
}

/** Linear interpolation between the two nearest samples. */
function quantile(samples, share) {
  if (samples.length === 0) throw new RangeError('there are no samples');
  const sorted = [...samples].sort((a, b) => a - b);
  const position = (sorted.length - 1) * share;
  const below = Math.floor(position);
  const above = Math.min(below + 1, sorted.length - 1);
  return sorted[below] + (sorted[above] - sorted[below]) * (position - below);
}
