import type { CSSToken } from '@csstools/css-tokenizer';

/** Where the value of a custom property stands in the source, without the space around it. */
export interface CssValueTarget {
  readonly start: number;
  readonly end: number;
}

/**
 * Finds the declaration of each custom property by the CSS grammar, so names in comments, strings and `var()` are never
 * taken for one. Of several declarations the least nested one counts, then the first: `:root` before a media query.
 */
export async function findCustomProperties(
  source: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, CssValueTarget>> {
  const { tokenize, TokenType } = await import('@csstools/css-tokenizer');
  const tokens = tokenize({ css: source }).filter(([type]) => type !== TokenType.Comment);
  const found = new Map<string, CssValueTarget & { readonly depth: number }>();

  let depth = 0;
  tokens.forEach(([type, text], index) => {
    if (type === TokenType.OpenCurly) depth += 1;
    if (type === TokenType.CloseCurly) depth = Math.max(0, depth - 1);
    if (type !== TokenType.Ident || !names.includes(text)) return;
    const known = found.get(text);
    if (known && known.depth <= depth) return;
    const value = declaredValue(tokens, index);
    if (value) found.set(text, { ...value, depth });
  });
  return found;

  /** The value after `name :`, up to the end of the declaration; undefined when `name` starts no declaration. */
  function declaredValue(all: readonly CSSToken[], nameIndex: number): CssValueTarget | undefined {
    if (!startsDeclaration(all, nameIndex)) return undefined;
    const colon = skipSpace(all, nameIndex + 1);
    if (all[colon]?.[0] !== TokenType.Colon) return undefined;
    let nesting = 0;
    let start: number | undefined;
    let end = (all[colon]?.[3] ?? 0) + 1;
    for (let index = colon + 1; index < all.length; index += 1) {
      const token = all[index];
      if (!token) break;
      const [type, , from, to] = token;
      if (nesting === 0 && (type === TokenType.Semicolon || type === TokenType.CloseCurly)) break;
      if (type === TokenType.EOF) break;
      if (opens(type)) nesting += 1;
      if (closes(type)) nesting -= 1;
      if (type === TokenType.Whitespace) continue;
      start ??= from;
      end = to + 1;
    }
    return { start: start ?? end, end };
  }

  function startsDeclaration(all: readonly CSSToken[], nameIndex: number): boolean {
    let before = nameIndex - 1;
    while (all[before]?.[0] === TokenType.Whitespace) before -= 1;
    const type = all[before]?.[0];
    return type === TokenType.OpenCurly || type === TokenType.Semicolon || type === TokenType.CloseCurly;
  }

  function skipSpace(all: readonly CSSToken[], from: number): number {
    let index = from;
    while (all[index]?.[0] === TokenType.Whitespace) index += 1;
    return index;
  }

  function opens(type: CSSToken[0]): boolean {
    return (
      type === TokenType.OpenParen ||
      type === TokenType.Function ||
      type === TokenType.OpenCurly ||
      type === TokenType.OpenSquare
    );
  }

  function closes(type: CSSToken[0]): boolean {
    return type === TokenType.CloseParen || type === TokenType.CloseCurly || type === TokenType.CloseSquare;
  }
}
