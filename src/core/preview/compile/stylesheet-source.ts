import { tokenize, TokenType, type CSSToken, type TokenString, type TokenURL } from '@csstools/css-tokenizer';

/** What a stylesheet refers to, by position, in order; `end` is exclusive. */
export interface StylesheetReference {
  readonly start: number;
  readonly end: number;
  readonly url: string;
  /** `url(x)` is replaced whole, a quoted text alone. */
  readonly form: 'url' | 'string';
  readonly role: 'import' | 'asset';
}

/** Reads a stylesheet, or the text of a `style` attribute, with a spec tokenizer. */
export function readStylesheet(source: string): readonly StylesheetReference[] {
  if (!MAY_REFER.test(source)) return [];
  const tokens = tokenize({ css: source });
  const { imports, next } = findImports(tokens);
  return [...imports, ...findUrls(tokens.slice(next))];
}

/** Escapes may spell both: then the tokenizer decides. */
const MAY_REFER = /url|import|image-set|\\/i;

/** `@import` counts only before other rules (CSS Cascade 5); `@charset`, `@layer` and unknown statements may stand between. */
function findImports(tokens: readonly CSSToken[]): {
  readonly imports: readonly StylesheetReference[];
  /** The index of the first token after them. */
  readonly next: number;
} {
  const imports: StylesheetReference[] = [];
  let index = 0;
  for (; index < tokens.length; index += 1) {
    const token = tokens[index]!;
    if (isSpace(token) || token[0] === TokenType.CDO || token[0] === TokenType.CDC) continue;
    if (token[0] !== TokenType.AtKeyword) break;
    const name = token[4].value.toLowerCase();
    const end = statementEnd(tokens, index);
    // A statement that browsers do not know is no rule.
    if (name === 'namespace' || end === undefined) break;
    const reference = name === 'import' ? urlAt(tokens, skipSpace(tokens, index + 1)) : undefined;
    if (reference) imports.push(reference);
    index = end;
  }
  return { imports, next: index };
}

/** The index of the statement's semicolon or of the end of the file; undefined when a block opens first. */
function statementEnd(tokens: readonly CSSToken[], from: number): number | undefined {
  for (let index = from; index < tokens.length; index += 1) {
    const type = tokens[index]![0];
    if (type === TokenType.OpenCurly) return undefined;
    if (type === TokenType.Semicolon || type === TokenType.EOF) return index;
  }
  return tokens.length - 1;
}

function urlAt(tokens: readonly CSSToken[], index: number): StylesheetReference | undefined {
  const token = tokens[index];
  if (token?.[0] === TokenType.String) return reference(token, 'string', 'import');
  if (token?.[0] === TokenType.URL) return reference(token, 'url', 'import');
  if (token?.[0] !== TokenType.Function || token[4].value.toLowerCase() !== 'url') return undefined;
  const text = tokens[skipSpace(tokens, index + 1)];
  return text?.[0] === TokenType.String ? reference(text, 'string', 'import') : undefined;
}

function reference(
  token: TokenString | TokenURL,
  form: StylesheetReference['form'],
  role: StylesheetReference['role'],
): StylesheetReference {
  return { start: token[2], end: token[3] + 1, url: token[4].value, form, role };
}

function findUrls(tokens: readonly CSSToken[]): readonly StylesheetReference[] {
  const found: StylesheetReference[] = [];
  const functions: string[] = [];
  let rule = '';
  for (const token of tokens) {
    const type = token[0];
    if (type === TokenType.AtKeyword) rule = token[4].value.toLowerCase();
    else if (type === TokenType.Semicolon || type === TokenType.OpenCurly) rule = '';
    else if (type === TokenType.Function) functions.push(token[4].value.toLowerCase());
    else if (type === TokenType.OpenParen) functions.push('');
    else if (type === TokenType.CloseParen) functions.pop();
    else if (rule === 'namespace') continue;
    else if (type === TokenType.URL) found.push(reference(token, 'url', 'asset'));
    else if (type === TokenType.String && takesUrl(functions.at(-1))) {
      found.push(reference(token, 'string', 'asset'));
    }
  }
  return found;
}

function takesUrl(name: string | undefined): boolean {
  return name === 'url' || name === 'image-set' || name === '-webkit-image-set';
}

function isSpace(token: CSSToken): boolean {
  return token[0] === TokenType.Whitespace || token[0] === TokenType.Comment;
}

function skipSpace(tokens: readonly CSSToken[], index: number): number {
  while (index < tokens.length && isSpace(tokens[index]!)) index += 1;
  return index;
}
