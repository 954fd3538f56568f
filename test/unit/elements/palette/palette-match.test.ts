import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { bestMatches, matchScore } from '../../../../src/elements/palette/palette-match.js';

const best = (query: string, labels: readonly string[], limit = 40): readonly string[] =>
  bestMatches(query, labels, (label) => label, limit);

describe('what a few letters find', () => {
  it('is everything, in its own order, while nothing is typed', () => {
    assert.deepEqual(best('', ['b', 'a']), ['b', 'a']);
  });

  it('puts the beginning of a word before its middle, and a run of letters before scattered ones', () => {
    assert.deepEqual(best('file', ['workspace.profile', 'a fast idle', 'workspace.openFile', 'file.txt']), [
      'file.txt',
      'workspace.profile',
      'workspace.openFile',
      'a fast idle',
    ]);
  });

  it('takes the first letters of words, in any case', () => {
    assert.deepEqual(best('WSA', ['workspace.saveAll', 'preview.refresh']), ['workspace.saveAll']);
  });

  it('leaves out what lacks a letter, and ends at the limit', () => {
    assert.equal(matchScore('xyz', 'workspace'), undefined);
    assert.equal(
      best(
        'a',
        Array.from({ length: 90 }, (_, index) => `a${index}`),
      ).length,
      40,
    );
  });
});
