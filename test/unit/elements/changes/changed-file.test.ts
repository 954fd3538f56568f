import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TextFile, WorkspaceFile, WorkspaceSnapshot } from '../../../../src/core/workspace/workspace-model.js';
import { changedFiles } from '../../../../src/elements/changes/changed-file.js';

const text = (path: string, source: string, renamedFrom?: string): TextFile => ({
  kind: 'text',
  path,
  source,
  language: 'css',
  mimeType: 'text/css',
  ...(renamedFrom === undefined ? {} : { renamedFrom }),
});
const picture = (path: string): WorkspaceFile => ({ kind: 'asset', path, mimeType: 'image/png', blob: new Blob() });

function snapshot(
  saved: readonly WorkspaceFile[],
  now: readonly WorkspaceFile[],
  { dirty = [], deleted = [] }: { readonly dirty?: readonly string[]; readonly deleted?: readonly string[] },
): WorkspaceSnapshot {
  const byPath = (files: readonly WorkspaceFile[]): ReadonlyMap<string, WorkspaceFile> =>
    new Map(files.map((file) => [file.path, file]));
  return {
    state: {
      rootName: 'site',
      revision: 2,
      files: byPath(now),
      activePath: undefined,
      checkpoint: byPath(saved),
    },
    dirtyPaths: dirty,
    deletedPaths: deleted,
    canUndo: true,
    canRedo: false,
    storageMode: 'memory',
    pendingWrites: 0,
  };
}

const kinds = (changes: ReturnType<typeof changedFiles>): readonly string[] =>
  changes.map(({ kind, path, fromPath }) => [kind, fromPath, path].filter(Boolean).join(' '));

test('a new, a changed and a deleted file are told apart', () => {
  const workspace = snapshot(
    [text('a.css', 'a'), text('b.css', 'b'), text('same.css', 's')],
    [text('a.css', 'A'), text('new.css', 'n'), text('same.css', 's')],
    { dirty: ['a.css', 'new.css'], deleted: ['b.css'] },
  );
  assert.deepEqual(kinds(changedFiles(workspace, new Map())), ['changed a.css', 'added new.css', 'deleted b.css']);
});

test('a renamed file is one change that knows its old name', () => {
  const workspace = snapshot([text('old.css', 'a')], [text('new.css', 'b', 'old.css')], {
    dirty: ['new.css'],
    deleted: ['old.css'],
  });
  const changes = changedFiles(workspace, new Map());
  assert.deepEqual(kinds(changes), ['renamed old.css new.css']);
  assert.deepEqual([changes[0]?.before, changes[0]?.after], ['a', 'b']);
});

test('what is typed counts before it is written', () => {
  const workspace = snapshot([text('a.css', 'a')], [text('a.css', 'a')], {});
  const drafts = new Map([['a.css', { path: 'a.css', source: 'typed', baseSource: 'a' }]]);
  assert.deepEqual(changedFiles(workspace, drafts)[0]?.after, 'typed');
});

test('a draft that is back at the saved text is no change', () => {
  const workspace = snapshot([text('a.css', 'a')], [text('a.css', 'b')], { dirty: ['a.css'] });
  const drafts = new Map([['a.css', { path: 'a.css', source: 'a', baseSource: 'b' }]]);
  assert.deepEqual(changedFiles(workspace, drafts), []);
});

test('an asset has no lines to compare', () => {
  const workspace = snapshot([], [picture('logo.png')], { dirty: ['logo.png'] });
  assert.deepEqual(
    changedFiles(workspace, new Map()).map(({ kind, binary }) => [kind, binary]),
    [['added', true]],
  );
});
