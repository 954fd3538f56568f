/** Milliseconds after which a new letter begins a new word. */
const PAUSE_MS = 700;

/** Collects what is typed to find a row: the text so far, or undefined for a key that types nothing. */
export function typeAhead(now: () => number = () => performance.now()): (event: KeyboardEvent) => string | undefined {
  let text = '';
  let last = -Infinity;
  return ({ key, ctrlKey, metaKey, altKey }) => {
    if (ctrlKey || metaKey || altKey || [...key].length !== 1) return undefined;
    const fresh = now() - last > PAUSE_MS;
    // Space opens what is found; inside a word it belongs to it.
    if (key === ' ' && (fresh || text === '')) return undefined;
    text = fresh ? key : text + key;
    last = now();
    return text;
  };
}

/**
 * The index of the label that what was typed means; -1 for none. One letter, also pressed again and again, goes on from
 * `from` to the next one; several look for their word, beginning with the present row.
 */
export function matchTyped(text: string, labels: readonly string[], from: number): number {
  const wanted = text.toLocaleLowerCase();
  const sameLetter = [...wanted].every((letter) => letter === wanted[0]);
  const needle = sameLetter ? (wanted[0] ?? '') : wanted;
  const start = sameLetter ? from + 1 : Math.max(from, 0);
  for (let step = 0; step < labels.length; step += 1) {
    const index = (start + step) % labels.length;
    if (labels[index]?.trim().toLocaleLowerCase().startsWith(needle)) return index;
  }
  return -1;
}
