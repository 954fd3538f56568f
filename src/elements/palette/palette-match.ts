/**
 * How well `label` fits what was typed: lower is better, undefined not at all. Every typed letter is there, in order; a
 * run of letters and the beginning of a word are what people mean.
 */
export function matchScore(query: string, label: string): number | undefined {
  const wanted = query.trim().toLocaleLowerCase();
  if (wanted === '') return 0;
  const text = label.toLocaleLowerCase();
  const whole = text.indexOf(wanted);
  if (whole >= 0) return (startsWord(text, whole) ? 0 : 1) + whole / 1000;
  let score = 2;
  let from = 0;
  for (const letter of wanted.replace(/\s/g, '')) {
    const at = text.indexOf(letter, from);
    if (at < 0) return undefined;
    if (at > from && !startsWord(text, at)) score += 1 + (at - from) / 100;
    from = at + letter.length;
  }
  return score;
}

function startsWord(text: string, at: number): boolean {
  return at === 0 || /[\s./_-]/.test(text[at - 1] ?? '');
}

/** The entries that fit, the best first, in their own order where they fit alike. */
export function bestMatches<T>(
  query: string,
  entries: readonly T[],
  label: (entry: T) => string,
  limit: number,
): readonly T[] {
  return entries
    .map((entry, index) => ({ entry, index, score: matchScore(query, label(entry)) }))
    .filter((row): row is typeof row & { readonly score: number } => row.score !== undefined)
    .sort((a, b) => a.score - b.score || a.index - b.index)
    .slice(0, limit)
    .map(({ entry }) => entry);
}
