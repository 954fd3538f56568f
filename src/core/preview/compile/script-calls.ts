import { perFile } from './per-file.js';

/** A call that asks for a file while the script runs, by position of its first argument. */
export interface ScriptCall {
  readonly kind: 'fetch' | 'xhr' | 'worker' | 'import-scripts' | 'service-worker';
  /** Where the call begins. */
  readonly callStart: number;
  /** The argument that is an address, quotes included; for a computed one up to the next comma or parenthesis. */
  readonly start: number;
  readonly end: number;
  /** The text of a plain string; undefined when it is computed. */
  readonly value: string | undefined;
}

const CALL =
  /(?:^|[^\w$.#])(?:(?:window|self|globalThis)\s*\.\s*)?(?:(fetch)|new\s+(?:Shared)?(Worker)|(importScripts)|(?:navigator\s*(?:\?)?\.\s*)(serviceWorker\s*(?:\?)?\.\s*register))\s*\(\s*$/;

/** `request.open("GET", address)`, up to the address. */
const OPEN = /[\w$)\]]\s*\??\.\s*open\s*\(\s*$/;
const METHOD = /\s*(["'`])(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)\1\s*,/iy;

const MAY_CALL = /\b(?:fetch|Worker|importScripts|serviceWorker|open)\b/;

/** Longest text before an opening parenthesis that is looked at. */
const LOOK_BACK = 80;

/**
 * Finds calls of `fetch`, `XMLHttpRequest.open`, `new Worker`, `importScripts` and `serviceWorker.register` outside of
 * comments, strings, templates and regular expressions.
 */
export function findScriptCalls(source: string): readonly ScriptCall[] {
  if (!MAY_CALL.test(source)) return [];
  const found: ScriptCall[] = [];
  for (const open of openings(source)) {
    const before = source.slice(Math.max(0, open - LOOK_BACK), open + 1);
    const match = CALL.exec(before);
    METHOD.lastIndex = open + 1;
    if (!match && OPEN.test(before) && METHOD.test(source)) {
      found.push(...argumentsOf(source, METHOD.lastIndex - 1, 'xhr'));
    }
    if (!match) continue;
    const kind = match[1] ? 'fetch' : match[2] ? 'worker' : match[3] ? 'import-scripts' : 'service-worker';
    found.push(...argumentsOf(source, open, kind));
  }
  return found;
}

/** The same of a file, read once. */
export const callsOf = perFile(findScriptCalls);

function argumentsOf(source: string, open: number, kind: ScriptCall['kind']): readonly ScriptCall[] {
  const found: ScriptCall[] = [];
  const literal = /\s*(?:"([^"\\\n]*)"|'([^'\\\n]*)'|`([^`\\$]*)`)\s*(?=[,)])/y;
  const callStart = open;
  literal.lastIndex = open + 1;
  for (let match = literal.exec(source); match; match = literal.exec(source)) {
    const text = match[0].trim();
    const start = match.index + match[0].indexOf(text);
    found.push({ kind, callStart, start, end: start + text.length, value: match[1] ?? match[2] ?? match[3] ?? '' });
    if (kind !== 'import-scripts' || source[literal.lastIndex] !== ',') return found;
    literal.lastIndex += 1;
  }
  const start = open + 1;
  const rest = /^[^,)\n]{0,120}/.exec(source.slice(start))?.[0] ?? '';
  return rest.trim() === ''
    ? found
    : [...found, { kind, callStart, start, end: start + rest.length, value: undefined }];
}

/** The offsets of opening parentheses that are code. */
function* openings(source: string): Generator<number> {
  /** What each open brace belongs to: a template's `${` or code. */
  const braces: ('template' | 'code')[] = [];
  let last = '';
  for (let index = 0; index < source.length; index += 1) {
    const character = source[index]!;
    if (character === '/' && source[index + 1] === '/') index = endOr(source, source.indexOf('\n', index)) - 1;
    else if (character === '/' && source[index + 1] === '*') index = endOr(source, source.indexOf('*/', index + 2)) + 1;
    else if (character === '/' && startsRegExp(source, index, last)) {
      index = endOfRegExp(source, index);
      last = '/';
    } else if (character === '"' || character === "'") {
      index = endOfString(source, index);
      last = character;
    } else if (character === '`' || (character === '}' && braces.at(-1) === 'template')) {
      if (character === '}') braces.pop();
      index = endOfTemplatePart(source, index + 1);
      last = source[index] === '{' ? '{' : '`';
      if (source[index] === '{') braces.push('template');
    } else {
      if (character === '{') braces.push('code');
      if (character === '}') braces.pop();
      if (character === '(') yield index;
      if (!/\s/.test(character)) last = character;
    }
  }
}

/** After a value a slash divides; after an operator, or a word that takes one, it opens a regular expression. */
function startsRegExp(source: string, index: number, last: string): boolean {
  if (last === '' || /[([{,;=:?!&|+\-*%^~<>]/.test(last)) return true;
  if (!/[\w$]/.test(last)) return false;
  return /(?:^|[^\w$.])(?:return|typeof|case|in|of|delete|void|throw|new|else|do|await|yield)\s*$/.test(
    source.slice(Math.max(0, index - 16), index),
  );
}

function endOfRegExp(source: string, from: number): number {
  let inClass = false;
  for (let index = from + 1; index < source.length; index += 1) {
    const character = source[index];
    if (character === '\\') index += 1;
    else if (character === '\n') return index;
    else if (character === '[') inClass = true;
    else if (character === ']') inClass = false;
    else if (character === '/' && !inClass) return index;
  }
  return source.length;
}

function endOfString(source: string, from: number): number {
  for (let index = from + 1; index < source.length; index += 1) {
    if (source[index] === '\\') index += 1;
    else if (source[index] === source[from] || source[index] === '\n') return index;
  }
  return source.length;
}

/** The offset of the closing backtick, or of the brace of the next `${`. */
function endOfTemplatePart(source: string, from: number): number {
  for (let index = from; index < source.length; index += 1) {
    if (source[index] === '\\') index += 1;
    else if (source[index] === '`') return index;
    else if (source[index] === '$' && source[index + 1] === '{') return index + 1;
  }
  return source.length;
}

function endOr(source: string, index: number): number {
  return index === -1 ? source.length : index;
}
