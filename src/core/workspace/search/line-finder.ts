import type { LineMatcher } from './line-matcher.js';

/** Characters of a line that a pattern is tried on; what follows is not searched. */
export const PATTERN_LINE_LIMIT = 2_000;

/** A line that matches; undefined is a moment at which a search may pause. */
export type FoundLine =
  { readonly line: number; readonly column: number; readonly text: string } | { readonly longLine: true } | undefined;

/** Finds lines of a text in their order, each at its first match. */
export type LineFinder = (source: string) => Iterable<FoundLine>;

export function findPattern(matches: LineMatcher): LineFinder {
  return function* (source) {
    let line = 0;
    for (const text of linesOf(source)) {
      line += 1;
      if (text.length > PATTERN_LINE_LIMIT) yield { longLine: true };
      const column = matches(text.slice(0, PATTERN_LINE_LIMIT)) + 1;
      yield column > 0 ? { line, column, text } : undefined;
    }
  };
}

export function findLiteral(query: string, caseSensitive: boolean): LineFinder {
  const wanted = caseSensitive ? query : query.toLowerCase();
  return function* (source) {
    const text = caseSensitive ? source : source.toLowerCase();
    // A few capitals are longer in lower case; then offsets are only right within a line.
    if (text.length !== source.length) return yield* findLiteralByLine(source, wanted);
    let line = 1;
    let lineStart = 0;
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, lineStart)) {
      for (let end = text.indexOf('\n', lineStart); end >= 0 && end < at; end = text.indexOf('\n', lineStart)) {
        lineStart = end + 1;
        line += 1;
      }
      const end = source.indexOf('\n', at);
      const found = source.slice(lineStart, end < 0 ? source.length : end);
      yield { line, column: at - lineStart + 1, text: withoutReturn(found) };
      if (end < 0) return;
      lineStart = end + 1;
      line += 1;
    }
    yield undefined;
  };
}

function* findLiteralByLine(source: string, wanted: string): Iterable<FoundLine> {
  let line = 0;
  for (const text of linesOf(source)) {
    line += 1;
    const at = text.toLowerCase().indexOf(wanted);
    yield at < 0 ? undefined : { line, column: Math.min(at, text.length) + 1, text };
  }
}

function* linesOf(source: string): Iterable<string> {
  let start = 0;
  for (let end = source.indexOf('\n'); end >= 0; end = source.indexOf('\n', start)) {
    yield withoutReturn(source.slice(start, end));
    start = end + 1;
  }
  yield withoutReturn(source.slice(start));
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}
