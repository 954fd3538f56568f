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
  const words = english.map((word) => `(?<![a-z])${word.replaceAll(' ', '\\s+')}(?![a-z])`);
  return new RegExp([...words, ...korean].join('|'), 'u');
}

export function allOf(...terms: readonly Term[]): Term {
  return (text) => terms.every((matches) => matches(text));
}

export function anyOf(...terms: readonly Term[]): Term {
  return (text) => terms.some((matches) => matches(text));
}
