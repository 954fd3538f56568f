/** One thing that may be shown of a call's arguments: English, and what elements translate it by. */
export interface ArgumentPhrase {
  readonly text: string;
  readonly code: string;
  readonly parameters: Readonly<Record<string, string | number>>;
}

/** Phrases as they stand in a line, by whoever says them. */
export function inOneLine(phrases: readonly ArgumentPhrase[], say: (phrase: ArgumentPhrase) => string): string {
  return phrases.map(say).join(' · ');
}
