/** Characters a summary may have (CONTRACT 4, trace). */
const SUMMARY_LIMIT = 140;

/** One fact of a summary, in English; elements translate by `code` and `parameters`. A name or a path has no code. */
export interface SummaryPart {
  readonly text: string;
  readonly code?: 'files' | 'replacements' | 'tools' | 'turns' | 'calls' | 'tokens' | 'quirks';
  readonly parameters?: Readonly<Record<string, string | number>>;
}

/** What a row says of how it went: as one English text, and fact by fact for readers of other languages. */
export interface Summary {
  readonly summary?: string;
  readonly summaryParts?: readonly SummaryPart[];
}

/** Nothing for no parts. A text that is too long is cut, and then it has no parts. */
export function toSummary(parts: readonly (SummaryPart | undefined)[]): Summary {
  const known = parts.filter((part) => part !== undefined);
  const summary = known.map(({ text }) => text).join(' · ');
  if (summary === '') return {};
  return summary.length > SUMMARY_LIMIT
    ? { summary: summary.slice(0, SUMMARY_LIMIT) }
    : { summary, summaryParts: known };
}

/** `1 file`, `4 files`. */
export function countedPart(code: NonNullable<SummaryPart['code']>, count: number): SummaryPart {
  return { text: count === 1 ? `1 ${code.slice(0, -1)}` : `${count} ${code}`, code, parameters: { count } };
}
