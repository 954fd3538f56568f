import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { findLiteral, findPattern } from '../../../../../src/core/workspace/search/line-finder.js';
import { createLineMatcher } from '../../../../../src/core/workspace/search/line-matcher.js';
import { previewOfLine } from '../../../../../src/core/workspace/search/line-preview.js';
import { searchText } from '../../../../../src/core/workspace/search/search-text.js';
import { createTextFile } from '../../../../../src/core/workspace/workspace-file.js';
import { soak } from '../../../../support/soak.js';

const { signal } = new AbortController();

describe('a search over texts', () => {
  it('finds the lines that a plain loop finds, whatever the line ends and capitals', async () => {
    const source = fc
      .array(fc.constantFrom('a', 'A', 'b', 'İ', '\n', '\r\n', ' ', '😀'), { maxLength: 30 })
      .map((parts) => parts.join(''));
    const query = fc.array(fc.constantFrom('a', 'A', 'b', '😀'), { minLength: 1, maxLength: 3 }).map((p) => p.join(''));
    await fc.assert(
      fc.asyncProperty(source, query, fc.boolean(), async (text, wanted, caseSensitive) => {
        const plain = text.split('\n').flatMap((line, index) => {
          const [subject, term] = caseSensitive ? [line, wanted] : [line.toLowerCase(), wanted.toLowerCase()];
          return subject.includes(term) ? [index + 1] : [];
        });
        const files = [createTextFile('a.txt', text)];
        const literal = await searchText(files, findLiteral(wanted, caseSensitive), { limit: 80, signal });
        assert.deepEqual(
          literal.matches.map(({ line }) => line),
          plain,
        );
        if (caseSensitive) {
          for (const { line, column } of literal.matches) {
            assert.ok(text.split('\n')[line - 1]?.startsWith(wanted, column - 1));
          }
          const pattern = findPattern(createLineMatcher(wanted, { ignoreCase: false }));
          assert.deepEqual(await searchText(files, pattern, { limit: 80, signal }), literal);
        }
      }),
      soak(5_000),
    );
  });

  it('stops at its limit only when there is more, and at its time, and says which', async () => {
    const files = [createTextFile('a.txt', 'x\n'.repeat(5))];
    const find = findLiteral('x', true);
    assert.equal((await searchText(files, find, { limit: 5, signal })).stoppedBy, undefined);
    const cut = await searchText(files, find, { limit: 4, signal });
    assert.deepEqual([cut.stoppedBy, cut.matches.length], ['matches', 4]);

    let clock = 0;
    const late = await searchText(files, find, { limit: 80, signal, now: () => (clock += 1_000) });
    assert.deepEqual([late.stoppedBy, late.matches.length], ['time', 1]);
  });

  it('lets the page breathe while it works, and ends when it is cancelled', async () => {
    const source = `${'a'.repeat(1_000)}\n`.repeat(60);
    const files = Array.from({ length: 50 }, (_, index) => createTextFile(`f${index}.txt`, source));
    const find = findPattern(createLineMatcher('(a+)+b', { ignoreCase: false }));
    const abort = new AbortController();
    let turns = 0;
    const ticking = setInterval(() => {
      turns += 1;
      if (turns === 3) abort.abort();
    }, 1);
    await assert.rejects(searchText(files, find, { limit: 80, signal: abort.signal }), { code: 'TOOL_CANCELLED' });
    clearInterval(ticking);
    assert.ok(turns >= 3);
  });

  it('counts the lines a pattern was tried on only in part', async () => {
    const files = [createTextFile('a.js', `${'a'.repeat(2_000)}needle\nneedle`)];
    const find = findPattern(createLineMatcher('needle', { ignoreCase: false }));
    const { matches, longLines } = await searchText(files, find, { limit: 80, signal });
    assert.deepEqual([matches.map(({ line }) => line), longLines], [[2], 1]);
    const literal = await searchText(files, findLiteral('needle', true), { limit: 80, signal });
    assert.deepEqual([literal.matches.length, literal.longLines], [2, 0]);
  });

  it('shows at most 120 characters of a line, with the start of the match in them', () => {
    fc.assert(
      fc.property(fc.nat(20), fc.nat(400), fc.nat(400), (indent, before, after) => {
        const text = `${' '.repeat(indent)}${'.'.repeat(before)}#${'-'.repeat(after)}`;
        const preview = previewOfLine({ text, column: indent + before + 1 });
        assert.ok(preview.length <= 120);
        assert.ok(preview.includes('#'), preview);
        assert.equal(preview.includes('…'), before + 1 + after > 120);
      }),
      soak(5_000),
    );
  });
});
