import assert from 'node:assert/strict';
import { test } from 'node:test';
import { originalPosition } from '../../../../src/core/preview/source-map.js';
import { SCRIPT_TRANSFORM } from '../../../../src/core/preview/transform/script-transform.js';

const ALONE = { read: () => undefined };

/** Where `word` of the made text stands in its source. */
async function origin(source: string, path: string, word: string) {
  const { text, mappings = '' } = await SCRIPT_TRANSFORM.transform(source, path, ALONE);
  const offset = text.indexOf(word);
  const before = text.slice(0, offset).split('\n');
  return originalPosition(mappings, { line: before.length, column: before.at(-1)!.length + 1 });
}

test('a position of translated TypeScript and JSX is that of its author', async () => {
  const typed = 'type A = { n: number };\nconst a: A | undefined = undefined as A | undefined; fail(a!.n);';
  assert.deepEqual(await origin(typed, 'a.ts', 'fail'), { line: 2, column: 54 });
  const jsx = 'const a = <p title="x">{one}</p>; two(a);\nthree(<b/>, four());';
  assert.deepEqual(await origin(jsx, 'a.jsx', 'two'), { line: 1, column: 35 });
  assert.deepEqual(await origin(jsx, 'a.jsx', 'four'), { line: 2, column: 13 });
});

test('a map gives the last place before a position, across lines of the source', () => {
  // Line 1: column 1 is 3:1, column 5 is 1:3. Line 3: column 1 is 2:1.
  const mappings = 'AAEA,IAFE;;AACF';
  assert.deepEqual(originalPosition(mappings, { line: 1, column: 4 }), { line: 3, column: 1 });
  assert.deepEqual(originalPosition(mappings, { line: 1, column: 9 }), { line: 1, column: 3 });
  assert.deepEqual(originalPosition(mappings, { line: 3, column: 7 }), { line: 2, column: 1 });
});

test('a line without a place, and a text that is no map, say nothing', () => {
  assert.equal(originalPosition('AAEA;;AAFA', { line: 2, column: 1 }), undefined);
  assert.equal(originalPosition('AAEA', { line: 9, column: 1 }), undefined);
  assert.equal(originalPosition('no map!', { line: 1, column: 1 }), undefined);
  assert.equal(originalPosition('', { line: 1, column: 1 }), undefined);
});
