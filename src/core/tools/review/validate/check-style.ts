import { tokenize, TokenType, type CSSToken } from '@csstools/css-tokenizer';
import { placeOf, type Finding, type SourcePiece } from './finding.js';

const CLOSERS: ReadonlyMap<TokenType, TokenType> = new Map([
  [TokenType.OpenCurly, TokenType.CloseCurly],
  [TokenType.OpenParen, TokenType.CloseParen],
  [TokenType.Function, TokenType.CloseParen],
  [TokenType.OpenSquare, TokenType.CloseSquare],
]);
const CLOSING: ReadonlySet<TokenType> = new Set(CLOSERS.values());

/** What a spec tokenizer refuses in a stylesheet, and blocks that are not closed or not opened. */
export function checkStyle(piece: SourcePiece): readonly Finding[] {
  const findings: Finding[] = [];
  const add = (offset: number, message: string): void => {
    findings.push({ severity: 'error', kind: 'style-syntax', path: piece.path, ...placeOf(piece, offset), message });
  };
  const tokens = tokenize({ css: piece.text }, { onParseError: (error) => add(error.sourceStart, error.message) });
  const open: CSSToken[] = [];
  for (const token of tokens) {
    const [type, text, start] = token;
    if (CLOSERS.has(type)) open.push(token);
    if (!CLOSING.has(type)) continue;
    const opener = open.at(-1);
    if (opener && CLOSERS.get(opener[0]) === type) open.pop();
    else add(start, `“${text}” closes nothing.`);
  }
  for (const [, text, start] of open) add(start, `“${text}” is not closed.`);
  return findings;
}
