import { placeOf, type Finding, type SourcePiece } from './finding.js';

const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;
const SPACE = /[\t\n\r ]*/y;

/** Whether a text is JSON, by the engine's own word; where it goes wrong, by a scan. */
export function checkJson(piece: SourcePiece): readonly Finding[] {
  try {
    JSON.parse(piece.text);
    return [];
  } catch {
    const { offset, expected } = firstFault(piece.text);
    const found = offset >= piece.text.length ? 'the end' : `“${piece.text.slice(offset, offset + 12).split('\n')[0]}”`;
    const message = `Expected ${expected}, found ${found}.`;
    return [{ severity: 'error', kind: 'json-syntax', path: piece.path, ...placeOf(piece, offset), message }];
  }
}

type Awaits = 'value' | 'first-value' | 'name' | 'first-name' | 'colon' | 'next';

const EXPECTED: Readonly<Record<Awaits, string>> = {
  value: 'a value',
  'first-value': 'a value or “]”',
  name: 'a name in double quotes',
  'first-name': 'a name in double quotes or “}”',
  colon: '“:”',
  next: '“,” or the end of what is open',
};

/** Iterative: a hostile text may nest deeper than the call stack. */
function firstFault(text: string): { readonly offset: number; readonly expected: string } {
  const open: ('{' | '[')[] = [];
  let awaits: Awaits = 'value';
  let offset = 0;
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = offset;
    const match = pattern.exec(text);
    if (!match) return false;
    offset += match[0].length;
    return true;
  };
  for (;;) {
    take(SPACE);
    const mark = text[offset];
    if (awaits === 'next') {
      const inside = open.at(-1);
      if (inside === undefined) return { offset, expected: 'the end' };
      if (mark === ',') awaits = inside === '{' ? 'name' : 'value';
      else if (mark === (inside === '{' ? '}' : ']')) open.pop();
      else return { offset, expected: EXPECTED.next };
      offset += 1;
    } else if (awaits === 'colon') {
      if (mark !== ':') return { offset, expected: EXPECTED.colon };
      offset += 1;
      awaits = 'value';
    } else if (awaits === 'name' || awaits === 'first-name') {
      if (mark === '}' && awaits === 'first-name') {
        open.pop();
        offset += 1;
        awaits = 'next';
      } else if (take(STRING)) awaits = 'colon';
      else return { offset, expected: EXPECTED[awaits] };
    } else if (mark === ']' && awaits === 'first-value') {
      open.pop();
      offset += 1;
      awaits = 'next';
    } else if (mark === '{' || mark === '[') {
      open.push(mark);
      offset += 1;
      awaits = mark === '{' ? 'first-name' : 'first-value';
    } else if (take(STRING) || take(NUMBER) || take(WORD)) awaits = 'next';
    else return { offset, expected: EXPECTED[awaits] };
  }
}
