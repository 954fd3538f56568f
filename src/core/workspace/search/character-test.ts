/** Whether a pattern takes one character, given as its code point. */
export type CharacterTest = (codePoint: number) => boolean;

export function oneCharacter(character: string, ignoreCase: boolean): CharacterTest {
  const wanted = character.codePointAt(0);
  if (!ignoreCase || character.toLowerCase() === character.toUpperCase()) return (codePoint) => codePoint === wanted;
  return remembering(new RegExp(`^\\u{${(wanted ?? 0).toString(16)}}$`, 'iu'));
}

/** The engine's own reading of `[…]`, `\d`, `\p{…}` or `.`: on one character it has nothing to go back to. */
export function anyOfClass(source: string, ignoreCase: boolean): CharacterTest | undefined {
  try {
    return remembering(new RegExp(`^${source}$`, ignoreCase ? 'iu' : 'u'));
  } catch {
    return undefined;
  }
}

const ASCII = 128;

function remembering(pattern: RegExp): CharacterTest {
  const known = Array.from({ length: ASCII }, (_, code) => pattern.test(String.fromCharCode(code)));
  return (codePoint) => (codePoint < ASCII ? known[codePoint] === true : pattern.test(String.fromCodePoint(codePoint)));
}
