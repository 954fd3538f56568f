import type { ChangeSet } from '@codemirror/state';

/** One replacement, in UTF-16 offsets of the text before it. */
export interface TextEdit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** The smallest single replacement that turns `before` into `after`; undefined when they are equal. */
export function minimalEdit(before: string, after: string): TextEdit | undefined {
  if (before === after) return undefined;
  const start = commonStart(before, after);
  const end = commonEnd(before, after, start);
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
}

/** The text after some changes, put together from pieces of the text before: a key typed in a long text copies little. */
export function changedText(before: string, changes: ChangeSet): string {
  let text = '';
  let at = 0;
  changes.iterChanges((from, to, _newFrom, _newTo, inserted) => {
    text += before.slice(at, from) + inserted.toString();
    at = to;
  });
  return text + before.slice(at);
}

function commonStart(a: string, b: string): number {
  const limit = Math.min(a.length, b.length);
  let at = 0;
  while (at < limit && a.charCodeAt(at) === b.charCodeAt(at)) at += 1;
  return splitsPair(a, at) || splitsPair(b, at) ? at - 1 : at;
}

function commonEnd(a: string, b: string, start: number): number {
  const limit = Math.min(a.length, b.length) - start;
  let length = 0;
  while (length < limit && a.charCodeAt(a.length - 1 - length) === b.charCodeAt(b.length - 1 - length)) length += 1;
  return splitsPair(a, a.length - length) || splitsPair(b, b.length - length) ? length - 1 : length;
}

/** True when `at` would cut a surrogate pair in two. */
function splitsPair(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  const before = text.charCodeAt(at - 1);
  return code >= 0xdc00 && code <= 0xdfff && before >= 0xd800 && before <= 0xdbff;
}
