/** True when a prompt (lower case, quoted parts blanked) speaks of something. */
export type Term = (text: string) => boolean;

/**
 * English as whole words, so `evergreen` is not green; Korean as part of a word, since particles and endings are glued
 * on.
 */
export function term(english: readonly string[], korean: readonly string[] = []): Term {
  const pattern = termPattern(english, korean);
  return (text) => pattern.test(text);
}

/** As `term`, for callers that need where it stands. */
export function termPattern(english: readonly string[], korean: readonly string[] = []): RegExp {
  return new RegExp([...english.map(wholeWord), ...korean].join('|'), 'u');
}

/** As `term`, for English words that are a thing as often as a deed: `the undo button`, `a save`, `called reset`. */
export function verb(english: readonly string[], korean: readonly string[] = []): Term {
  const pattern = new RegExp(
    [...english.map((word) => NOT_NAMED + wholeWord(word) + NOT_A_THING), ...korean].join('|'),
    'u',
  );
  return (text) => pattern.test(text);
}

const NOT_NAMED =
  '(?<!(?<![a-z])(?:the|an?|this|that|each|every|no|word|called|named|old|new|last|latest|default)\\s+)';
const NOT_A_THING =
  '(?!\\s*(?:button|function|method|key|shortcut|icon|stack|history|feature|link|menu|command|label|option|dialog|handler|event|state)s?(?![a-z])|\\(|-)';

function wholeWord(word: string): string {
  return `(?<![a-z])${word.replaceAll(' ', '\\s+')}(?![a-z])`;
}

export function allOf(...terms: readonly Term[]): Term {
  return (text) => terms.every((matches) => matches(text));
}

export function anyOf(...terms: readonly Term[]): Term {
  return (text) => terms.some((matches) => matches(text));
}
