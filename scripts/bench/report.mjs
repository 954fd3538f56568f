// What a lane prints: a table to read, then one JSON line for each metric.
import { median, spread } from './measure.mjs';

/**
 * @typedef {object} Measured
 * @property {string} metric
 * @property {string} unit
 * @property {readonly number[]} ours samples, one a round
 * @property {readonly number[]} reference samples of what we compare with, one a round; lower is better for both
 * @property {boolean} [paired] each round is one comparison: what slows a round slows both sides of it
 * @property {string} [against] what the reference is, in words
 */

/**
 * One line of the result: `ratio = ours / reference` of the medians, lower is better. Of paired rounds it is the median of
 * their ratios, and `spread` is the one of those.
 */
export function toLine(lane, { metric, unit, ours, reference, paired = false }) {
  const ratios = ours.map((sample, round) => sample / reference[round]);
  return {
    lane,
    metric,
    unit,
    ours: rounded(median(ours)),
    reference: rounded(median(reference)),
    ratio: rounded(paired ? median(ratios) : median(ours) / median(reference)),
    rounds: ours.length,
    spread: rounded(paired ? spread(ratios) : Math.max(spread(ours), spread(reference))),
  };
}

/** @param {string} lane @param {readonly Measured[]} measured */
export function printLane(lane, measured) {
  const lines = measured.map((metric) => toLine(lane, metric));
  const rows = lines.map((line, index) => [
    line.metric,
    `${line.ours} ${line.unit}`,
    `${line.reference} ${line.unit}`,
    line.ratio.toFixed(2),
    String(line.rounds),
    `${Math.round(line.spread * 100)} %`,
    measured[index].against ?? '',
  ]);
  console.log(
    `\n${lane}\n${table([['metric', 'ours', 'reference', 'ratio', 'rounds', 'spread', 'against'], ...rows])}\n`,
  );
  for (const line of lines) console.log(JSON.stringify(line));
}

function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows
    .map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column])).join('  ')}`.trimEnd())
    .join('\n');
}

function rounded(number) {
  return Number(number.toPrecision(4));
}
