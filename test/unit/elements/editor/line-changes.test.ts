import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lineChanges } from '../../../../src/elements/editor/line-changes.js';

const lines = (text: string): readonly string[] => text.split('\n');
const changes = (before: string, now: string) => lineChanges(lines(before), lines(now));

describe('the lines that differ from a text', () => {
  it('are none where both are the same', () => {
    assert.deepEqual(changes('one\ntwo', 'one\ntwo'), []);
    assert.deepEqual(changes('', ''), []);
  });

  it('are told apart as added, changed and removed, in order', () => {
    assert.deepEqual(changes('one\ntwo\nthree\nfour', 'one\n2\nthree\nnew\nmore\nfour'), [
      { kind: 'changed', line: 1, count: 1 },
      { kind: 'added', line: 3, count: 2 },
    ]);
  });

  it('stand, when removed, where the next line is now, and after the last one when the end is gone', () => {
    assert.deepEqual(changes('one\ntwo\nthree', 'one\nthree'), [{ kind: 'removed', line: 1, count: 0 }]);
    assert.deepEqual(changes('one\ntwo', 'one'), [{ kind: 'removed', line: 1, count: 0 }]);
  });

  it('are one change from the first to the last of them, where too many differ to be told one by one', () => {
    const many = (word: string): string => Array.from({ length: 1_200 }, (_, at) => `${word} ${at}`).join('\n');
    assert.deepEqual(changes(`head\n${many('old')}\ntail`, `head\n${many('new')}\nmore\ntail`), [
      { kind: 'changed', line: 1, count: 1_201 },
    ]);
    assert.deepEqual(changes('a\na', `a\n${many('new')}\na`), [{ kind: 'added', line: 1, count: 1_200 }]);
  });
});
