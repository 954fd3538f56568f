import { tokenize, TokenType, type CSSToken } from '@csstools/css-tokenizer';

/** What a stylesheet refers to, by position; `end` is exclusive. */
export interface StylesheetSource {
  readonly imports: readonly StylesheetImport[];
  readonly urls: readonly StylesheetUrl[];
  /** What must follow the text so that it can stand inside another: open blocks, comments, strings closed. */
  readonly closing: string;
}

export interface StylesheetImport {
  readonly start: number;
  readonly end: number;
  readonly url: string;
  /** The at-rules that stand for the import's layer, supports and media conditions. */
  readonly open: string;
  readonly close: string;
}

export interface StylesheetUrl {
  readonly start: number;
  readonly end: number;
  readonly url: string;
  /** `url(x)` is replaced whole, a quoted text inside `url("x")` or `image-set("x")` alone. */
  readonly form: 'url' | 'string';
}

const NONE: StylesheetSource = { imports: [], urls: [], closing: '' };

/** Reads a stylesheet, or the text of a `style` attribute, with a spec tokenizer. */
export function readStylesheet(source: string): StylesheetSource {
  if (source.trim() === '') return NONE;
  const tokens = tokenize({ css: source });
  const imports = findImports(tokens, source);
  const lastImport = imports.at(-1)?.end ?? 0;
  const urls = findUrls(tokens).filter(
    ({ start }) => start >= lastImport || !imports.some((one) => covers(one, start)),
  );
  return { imports, urls, closing: closingOf(tokens, source) };
}

function covers({ start, end }: StylesheetImport, offset: number): boolean {
  return offset >= start && offset < end;
}

/** `@import` counts only before other rules (CSS Cascade 5); `@charset` and `@layer` statements may stand between. */
function findImports(tokens: readonly CSSToken[], source: string): readonly StylesheetImport[] {
  const found: StylesheetImport[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index]!;
    if (isSpace(token) || token[0] === TokenType.CDO || token[0] === TokenType.CDC) continue;
    if (token[0] !== TokenType.AtKeyword) break;
    const name = token[4].value.toLowerCase();
    if (name !== 'import' && name !== 'charset' && name !== 'layer') break;
    const end = statementEnd(tokens, index);
    if (end === undefined) break;
    if (name === 'import') {
      const statement = readImport(tokens.slice(index, end + 1), source);
      if (statement) found.push(statement);
    }
    index = end;
  }
  return found;
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

function readImport(statement: readonly CSSToken[], source: string): StylesheetImport | undefined {
  let index = skipSpace(statement, 1);
  const url = urlAt(statement, index);
  if (!url) return undefined;
  index = skipSpace(statement, url.next);
  const wrappers: string[] = [];
  let token = statement[index];
  if (token?.[0] === TokenType.Ident && token[4].value.toLowerCase() === 'layer') {
    wrappers.push('@layer');
    index = skipSpace(statement, index + 1);
  } else if (token?.[0] === TokenType.Function && token[4].value.toLowerCase() === 'layer') {
    const end = closingParen(statement, index);
    wrappers.push(`@layer ${inside(statement, index, end, source)}`);
    index = skipSpace(statement, end + 1);
  }
  token = statement[index];
  if (token?.[0] === TokenType.Function && token[4].value.toLowerCase() === 'supports') {
    const end = closingParen(statement, index);
    wrappers.push(`@supports (${inside(statement, index, end, source)})`);
    index = skipSpace(statement, end + 1);
  }
  const last = statement.at(-1)!;
  const end = last[0] === TokenType.EOF ? source.length : last[2];
  const media = index < statement.length - 1 ? source.slice(statement[index]![2], end).trim() : '';
  if (media !== '') wrappers.push(`@media ${media}`);
  return {
    start: statement[0]![2],
    end: last[0] === TokenType.EOF ? source.length : last[3] + 1,
    url: url.value,
    open: wrappers.map((wrapper) => `${wrapper}{`).join(''),
    close: '}'.repeat(wrappers.length),
  };
}

function urlAt(tokens: readonly CSSToken[], index: number): { value: string; next: number } | undefined {
  const token = tokens[index];
  if (token?.[0] === TokenType.String || token?.[0] === TokenType.URL)
    return { value: token[4].value, next: index + 1 };
  if (token?.[0] !== TokenType.Function || token[4].value.toLowerCase() !== 'url') return undefined;
  const text = tokens[skipSpace(tokens, index + 1)];
  return text?.[0] === TokenType.String ? { value: text[4].value, next: closingParen(tokens, index) + 1 } : undefined;
}

function findUrls(tokens: readonly CSSToken[]): readonly StylesheetUrl[] {
  const found: StylesheetUrl[] = [];
  const functions: string[] = [];
  let rule = '';
  for (const token of tokens) {
    const [type, , start, end] = token;
    if (type === TokenType.AtKeyword) rule = token[4].value.toLowerCase();
    else if (type === TokenType.Semicolon || type === TokenType.OpenCurly) rule = '';
    else if (type === TokenType.Function) functions.push(token[4].value.toLowerCase());
    else if (type === TokenType.OpenParen) functions.push('');
    else if (type === TokenType.CloseParen) functions.pop();
    else if (rule === 'namespace') continue;
    else if (type === TokenType.URL) found.push({ start, end: end + 1, url: token[4].value, form: 'url' });
    else if (type === TokenType.String && takesUrl(functions.at(-1))) {
      found.push({ start, end: end + 1, url: token[4].value, form: 'string' });
    }
  }
  return found;
}

function takesUrl(name: string | undefined): boolean {
  return name === 'url' || name === 'image-set' || name === '-webkit-image-set';
}

function closingOf(tokens: readonly CSSToken[], source: string): string {
  const open: string[] = [];
  let pending = false;
  let last: CSSToken | undefined;
  for (const token of tokens) {
    const type = token[0];
    if (type === TokenType.EOF) break;
    last = token;
    if (type === TokenType.OpenCurly) open.push('}');
    else if (type === TokenType.OpenSquare) open.push(']');
    else if (type === TokenType.OpenParen || type === TokenType.Function) open.push(')');
    else if (token[1] === open.at(-1)) open.pop();
    if (!isSpace(token)) pending = type !== TokenType.CloseCurly && type !== TokenType.Semicolon;
  }
  const tail = last ? openTail(last, source) : '';
  // A rule without its block would take the first rule after it for its own.
  const unfinished = pending && !open.includes('}') ? '{}' : '';
  return tail + open.reverse().join('') + unfinished;
}

function openTail(last: CSSToken, source: string): string {
  if (last[0] === TokenType.Comment) return last[1].length >= 4 && last[1].endsWith('*/') ? '' : '*/';
  if (last[0] === TokenType.String)
    return last[1].length > 1 && last[1].endsWith(source[last[2]]!) ? '' : source[last[2]]!;
  if (last[0] === TokenType.URL || last[0] === TokenType.BadURL) return last[1].endsWith(')') ? '' : ')';
  return '';
}

function isSpace(token: CSSToken): boolean {
  return token[0] === TokenType.Whitespace || token[0] === TokenType.Comment;
}

function skipSpace(tokens: readonly CSSToken[], index: number): number {
  while (index < tokens.length && isSpace(tokens[index]!)) index += 1;
  return index;
}

/** The index of the parenthesis that closes the function at `from`, or of the last token. */
function closingParen(tokens: readonly CSSToken[], from: number): number {
  let depth = 0;
  for (let index = from; index < tokens.length; index += 1) {
    const type = tokens[index]![0];
    if (type === TokenType.Function || type === TokenType.OpenParen) depth += 1;
    else if (type === TokenType.CloseParen && --depth === 0) return index;
  }
  return tokens.length - 1;
}

function inside(tokens: readonly CSSToken[], from: number, end: number, source: string): string {
  return source.slice(tokens[from]![3] + 1, tokens[end]![2]).trim();
}
