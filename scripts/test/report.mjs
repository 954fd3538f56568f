// What runs of tests say in the same words, so that `npm test` can find it in their output.

const LONGEST = 5;

/** One failure, to be seen at once: its name and place, and its text set in. */
export function failure(name, place, text) {
  return `FAILED ${name}${place ? ` (${place})` : ''}\n${text.trimEnd().replace(/^/gm, '    ')}\n\n`;
}

/** Every failure in such an output, in full and in order. */
export function failuresIn(output) {
  return output.match(/^FAILED .*\n(?: {4}.*\n)+/gm) ?? [];
}

/**
 * The files that took longest, as a line; nothing when no file said its time.
 * @param {ReadonlyMap<string, number>} seconds by file
 */
export function longestLine(seconds) {
  const longest = [...seconds].sort(([, a], [, b]) => b - a).slice(0, LONGEST);
  return longest.length === 0
    ? ''
    : `Longest: ${longest.map(([file, time]) => `${file} ${time.toFixed(1)} s`).join(', ')}\n`;
}

/** That line of an output, if there is one. */
export function longestIn(output) {
  return /^Longest: .*$/m.exec(output)?.[0];
}
