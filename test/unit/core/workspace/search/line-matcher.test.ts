import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { CodedError } from '../../../../../src/core/base/coded-error.js';
import { createLineMatcher } from '../../../../../src/core/workspace/search/line-matcher.js';
import { soak } from '../../../../support/soak.js';

const atom = fc.constantFrom(
  'a', 'b', 'B', 'é', '😀', '.', '\\w', '\\D', '\\s', '[ab]', '[^a]', '[a-c😀]', '\\.', '\\x61', '\\u{62}', '[\\d_-]', ' ', '\\p{L}',
); // prettier-ignore
const quantifier = fc.constantFrom('', '', '', '*', '+', '?', '{2}', '{1,2}', '{2,}', '*?', '+?');
const pattern = fc.letrec<{ expression: string; group: string; part: string }>((tie) => ({
  expression: fc
    .array(
      fc.array(tie('part'), { maxLength: 4 }).map((parts) => parts.join('')),
      { minLength: 1, maxLength: 3 },
    )
    .map((options) => options.join('|')),
  group: fc.tuple(fc.constantFrom('(', '(?:', '(?<n>'), tie('expression')).map(([open, inner]) => `${open}${inner})`),
  part: fc.oneof(
    { maxDepth: 2 },
    fc.tuple(atom, quantifier).map((parts) => parts.join('')),
    fc.constantFrom('^', '$', '\\b', '\\B'),
    fc.tuple(tie('group'), quantifier).map((parts) => parts.join('')),
  ),
})).expression;
const line = fc
  .array(fc.constantFrom('a', 'b', 'B', 'c', 'é', '😀', ' ', '.', '1', '_'), { maxLength: 12 })
  .map((characters) => characters.join(''));

describe('a line matcher', () => {
  it('finds the same first start as the engine does', () => {
    let found = 0;
    fc.assert(
      fc.property(pattern, line, fc.boolean(), (source, text, ignoreCase) => {
        const native = new RegExp(source.replaceAll('(?<n>', '('), ignoreCase ? 'iu' : 'u');
        const start = startIn(source, text, ignoreCase);
        fc.pre(start !== undefined);
        const expected = native.exec(text)?.index ?? -1;
        // Some engines look for an empty match between the halves of one character too.
        fc.pre(!/[\uDC00-\uDFFF]/.test(text.charAt(expected)));
        assert.equal(start, expected);
        if (start >= 0) found += 1;
      }),
      soak(10_000),
    );
    assert.ok(found > 0);
  });

  for (const [source, text] of [
    ['(a+)+$', `${'a'.repeat(1_999)}!`],
    ['(a|aa)*c', 'a'.repeat(2_000)],
    ['(a*)*b', 'a'.repeat(2_000)],
    ['a*a*a*a*a*a*a*b', 'a'.repeat(2_000)],
    ['(?:a?){90}a{90}b', 'a'.repeat(2_000)],
    ['(x+x+)+y', 'x'.repeat(2_000)],
    ['((((a+)+)+)+)+b', 'a'.repeat(2_000)],
  ] as const) {
    it(`ends ${source} on a line made to hold it up`, () => {
      const start = performance.now();
      assert.equal(createLineMatcher(source, { ignoreCase: true })(text), -1);
      assert.ok(performance.now() - start < 10_000);
    });
  }

  for (const [source, reason] of [
    ['(', 'syntax'],
    [')', 'syntax'],
    ['[a', 'syntax'],
    ['[b-a]', 'syntax'],
    ['a{2,1}', 'syntax'],
    ['\\', 'syntax'],
    ['\\q', 'syntax'],
    ['\\p{Nonsense}', 'syntax'],
    ['\\u{110000}', 'syntax'],
    ['*a', 'nothing-to-repeat'],
    ['a**', 'nothing-to-repeat'],
    ['^*', 'nothing-to-repeat'],
    ['{2}', 'nothing-to-repeat'],
    ['a(?=b)', 'look-around'],
    ['(?<!a)b', 'look-around'],
    ['(?i:a)', 'look-around'],
    ['(a)\\1', 'back-reference'],
    ['\\k<n>', 'back-reference'],
    ['a{9999}', 'too-large'],
    ['((a{99}){99}){99}', 'too-large'],
  ] as const) {
    it(`refuses ${source}: ${reason}`, () => {
      assert.throws(
        () => createLineMatcher(source, { ignoreCase: false }),
        (error: unknown) =>
          error instanceof CodedError &&
          error.code === 'WORKSPACE_PATTERN_INVALID' &&
          error.details?.['reason'] === reason &&
          typeof error.details['position'] === 'number',
      );
    });
  }

  it('reads any text as a pattern or refuses it with a code', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), line, (source, text) => {
        try {
          createLineMatcher(source, { ignoreCase: true })(text);
        } catch (error) {
          assert.ok(error instanceof CodedError, String(error));
        }
      }),
      soak(10_000),
    );
  });
});

/** Undefined for a random pattern that grew too large. */
function startIn(source: string, text: string, ignoreCase: boolean): number | undefined {
  try {
    return createLineMatcher(source, { ignoreCase })(text);
  } catch (error) {
    assert.ok(error instanceof CodedError && error.details?.['reason'] === 'too-large', String(error));
    return undefined;
  }
}
