import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { hasErrorCode } from '../../../../src/core/base/coded-error.js';
import { canonicalPath, fileExtension, PATH_LIMIT } from '../../../../src/core/workspace/paths.js';
import { soak } from '../../../support/soak.js';

const CANONICAL: readonly (readonly [string, string])[] = [
  ['index.html', 'index.html'],
  ['./css//site.css', 'css/site.css'],
  ['css\\site.css', 'css/site.css'],
  ['/index.html', 'index.html'],
  ['a/./b/.', 'a/b'],
  ['Cafe\u0301.html', 'Caf\u00e9.html'],
  ['README.MD', 'README.MD'],
  ['...', '...'],
  ['half\ud83e.js', 'half\ufffd.js'],
  ['whole\ud83e\udd50.js', 'whole\ud83e\udd50.js'],
];

for (const [given, expected] of CANONICAL) {
  test(`${JSON.stringify(given)} is spelled ${JSON.stringify(expected)}`, () => {
    assert.equal(canonicalPath(given), expected);
  });
}

const REFUSED: readonly (readonly [string, string])[] = [
  ['', 'empty'],
  ['   ', 'empty'],
  ['./', 'empty'],
  ['//', 'empty'],
  ['../x.js', 'parent-traversal'],
  ['a/../b.js', 'parent-traversal'],
  ['a\\..\\b.js', 'parent-traversal'],
  ['a/..', 'parent-traversal'],
  ['a\0.js', 'nul'],
  ['../a\0.js', 'nul'],
];

for (const [given, reason] of REFUSED) {
  test(`${JSON.stringify(given)} is refused as ${reason}`, () => {
    assert.throws(
      () => canonicalPath(given),
      (error: unknown) => {
        assert.ok(hasErrorCode(error));
        assert.equal(error.code, 'WORKSPACE_PATH_INVALID');
        assert.deepEqual((error as { details?: unknown }).details, { path: given, reason });
        return true;
      },
    );
  });
}

test('a path that no system could open is refused as too long, whatever its spelling shrinks or grows to', () => {
  const short = `${'x'.repeat(PATH_LIMIT - 3)}.js`;
  assert.equal(canonicalPath(`./${short}`), short);
  assert.throws(() => canonicalPath(`x${short}`), { code: 'WORKSPACE_PATH_INVALID' });
  // Two characters in NFC, one as it is given.
  assert.throws(() => canonicalPath('\u0958'.repeat(PATH_LIMIT)), { code: 'WORKSPACE_PATH_INVALID' });
});

test('a canonical path never escapes, and is its own canonical path', () => {
  const piece = fc.constantFrom('..', '.', '', 'a', 'é', 'e\u0301', '\0', '...', '%2e%2e', ' ', 'b.js');
  const separator = fc.constantFrom('/', '\\', '//');
  const paths = fc
    .array(fc.tuple(piece, separator), { maxLength: 8 })
    .map((pieces) => pieces.map(([name, slash]) => name + slash).join(''));
  fc.assert(
    fc.property(fc.oneof(paths, fc.string({ unit: 'binary' })), (path) => {
      let canonical: string;
      try {
        canonical = canonicalPath(path);
      } catch (error) {
        return hasErrorCode(error) && error.code === 'WORKSPACE_PATH_INVALID';
      }
      const segments = canonical.split('/');
      assert.equal(canonicalPath(canonical), canonical);
      return !canonical.includes('\\') && segments.every((segment) => !['', '.', '..'].includes(segment));
    }),
    soak(20_000),
  );
});

test('the extension is read from the file name alone, in lower case', () => {
  assert.equal(fileExtension('a.b/c'), '');
  assert.equal(fileExtension('a/B.HTML'), 'html');
  assert.equal(fileExtension('.html'), '');
  assert.equal(fileExtension('x.min.js'), 'js');
});
