import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { treeRows } from '../../../../src/elements/explorer/file-tree.js';
import { treeKeys } from '../../../../src/elements/explorer/tree-keys.js';
import { soak } from '../../../support/soak.js';

const PATHS = ['index.html', 'src/a.js', 'src/deep/b.css', 'README.md', 'src/A2.js', 'src/a10.js'];
const drawn = (rows: ReturnType<typeof treeRows>): readonly string[] =>
  rows.map(({ level, name, kind }) => `${'-'.repeat(level)}${name}${kind === 'folder' ? '/' : ''}`);

describe('the tree of files', () => {
  it('nests folders before files, each sorted as people count', () => {
    assert.deepEqual(drawn(treeRows(PATHS, new Set())), [
      '-src/',
      '--deep/',
      '---b.css',
      '--a.js',
      '--A2.js',
      '--a10.js',
      '-index.html',
      '-README.md',
    ]);
  });

  it('leaves out what lies in a collapsed folder, and shows folders that hold nothing yet', () => {
    assert.deepEqual(drawn(treeRows(PATHS, new Set(['src']), ['new/inner'])), [
      '-new/',
      '--inner/',
      '-src/',
      '-index.html',
      '-README.md',
    ]);
  });

  it('counts each row among its siblings', () => {
    const rows = treeRows(PATHS, new Set(['src']));
    assert.deepEqual(
      rows.map(({ position, siblings }) => [position, siblings]),
      [
        [1, 3],
        [2, 3],
        [3, 3],
      ],
    );
  });

  it('is drawn once for every file, whatever the names', () => {
    const name = fc.stringMatching(/^[a-zA-Z_ .~-]{1,6}$/).filter((text) => !/^\.{1,2}$/.test(text));
    const path = fc.array(name, { minLength: 1, maxLength: 4 }).map((names) => names.join('/'));
    const suite = soak(400);
    fc.assert(
      fc.property(fc.uniqueArray(path, { maxLength: 30 }), (paths) => {
        const files = treeRows(paths, new Set()).filter(({ kind }) => kind === 'file');
        assert.deepEqual(files.map((row) => row.path).sort(), [...paths].sort());
      }),
      suite,
    );
  });
});

describe('the keys of the tree', () => {
  const rows = treeRows(PATHS, new Set());
  const press = (key: string, path: string, rtl = false): unknown =>
    treeKeys()(
      { key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false } as KeyboardEvent,
      rows,
      path,
      rtl,
    );

  it('move among what is in sight, in and out of folders', () => {
    assert.deepEqual(press('ArrowDown', 'src'), { kind: 'focus', path: 'src/deep' });
    assert.deepEqual(press('ArrowRight', 'src'), { kind: 'focus', path: 'src/deep' });
    assert.deepEqual(press('ArrowLeft', 'src/a.js'), { kind: 'focus', path: 'src' });
    assert.deepEqual(press('ArrowLeft', 'src'), { kind: 'toggle', path: 'src' });
    assert.deepEqual(press('End', 'src'), { kind: 'focus', path: 'README.md' });
    assert.equal(press('ArrowUp', 'src'), undefined);
  });

  it('turn round where reading goes from right to left', () => {
    assert.deepEqual(press('ArrowRight', 'src/a.js', true), { kind: 'focus', path: 'src' });
  });

  it('find by letters, and open, rename, delete', () => {
    assert.deepEqual(press('i', 'src'), { kind: 'focus', path: 'index.html' });
    assert.deepEqual(press('Enter', 'index.html'), { kind: 'open' });
    assert.deepEqual(press('F2', 'index.html'), { kind: 'rename' });
    assert.deepEqual(press('Delete', 'index.html'), { kind: 'delete' });
  });
});
