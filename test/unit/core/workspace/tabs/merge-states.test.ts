import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applyChange } from '../../../../../src/core/workspace/apply-change.js';
import { mergeStates, copyPath } from '../../../../../src/core/workspace/tabs/merge-states.js';
import { createAssetFile } from '../../../../../src/core/workspace/workspace-file.js';
import type { WorkspaceState } from '../../../../../src/core/workspace/workspace-model.js';
import { sampleState } from '../../../../support/workspace-fixtures.js';

const base = sampleState();
const write = (state: WorkspaceState, path: string, source: string): WorkspaceState =>
  applyChange(state, { kind: 'write-file', path, source });
const remove = (state: WorkspaceState, path: string): WorkspaceState =>
  applyChange(state, { kind: 'delete-file', path });
const logo = (state: WorkspaceState, bytes: string): WorkspaceState =>
  applyChange(state, { kind: 'put-files', files: [createAssetFile('img/logo.png', new Blob([bytes]))] });
const merge = (mine: WorkspaceState, theirs: WorkspaceState, takesConflicts = true) =>
  mergeStates(base, mine, theirs, { takesConflict: () => takesConflicts });
const sourceOf = (state: WorkspaceState, path: string): string | undefined => {
  const file = state.files.get(path);
  return file?.kind === 'text' ? file.source : undefined;
};

test('edits of different files both survive, and the revision is newer than either', () => {
  const { state, conflicts } = merge(write(base, 'app.js', 'mine'), write(base, 'styles.css', 'theirs'));
  assert.deepEqual([sourceOf(state, 'app.js'), sourceOf(state, 'styles.css')], ['mine', 'theirs']);
  assert.deepEqual(conflicts, []);
  assert.equal(state.revision, 3);
});

test('the same edit of both is no conflict', () => {
  const { state, conflicts } = merge(write(base, 'app.js', 'same'), write(base, 'app.js', 'same'));
  assert.equal(sourceOf(state, 'app.js'), 'same');
  assert.deepEqual(conflicts, []);
});

test('of two edits of one text theirs stays, and ours is kept with what both started from', () => {
  const { state, conflicts } = merge(write(base, 'app.js', 'mine'), write(base, 'app.js', 'theirs'));
  assert.equal(sourceOf(state, 'app.js'), 'theirs');
  assert.deepEqual(conflicts, [{ path: 'app.js', source: 'mine', baseSource: 'console.log(1);\n' }]);
});

test('where nobody takes conflicts ours becomes a file beside theirs', () => {
  const { state, conflicts } = merge(write(base, 'app.js', 'mine'), write(base, 'app.js', 'theirs'), false);
  assert.deepEqual([sourceOf(state, 'app.js'), sourceOf(state, 'app (2).js')], ['theirs', 'mine']);
  assert.deepEqual(conflicts, []);
});

test('an edit wins over a deletion, whoever made it', () => {
  assert.equal(sourceOf(merge(write(base, 'app.js', 'mine'), remove(base, 'app.js')).state, 'app.js'), 'mine');
  assert.equal(sourceOf(merge(remove(base, 'app.js'), write(base, 'app.js', 'theirs')).state, 'app.js'), 'theirs');
});

test('a deletion of a file that the other did not touch is a deletion', () => {
  assert.equal(merge(remove(base, 'app.js'), write(base, 'styles.css', 'x')).state.files.has('app.js'), false);
  assert.equal(merge(write(base, 'styles.css', 'x'), remove(base, 'app.js')).state.files.has('app.js'), false);
});

test('of two pictures theirs stays and ours goes on beside it', () => {
  const [mine, theirs] = [logo(base, 'mine'), logo(base, 'their')];
  const { state } = merge(mine, theirs);
  assert.equal(state.files.get('img/logo.png'), theirs.files.get('img/logo.png'));
  const copy = state.files.get('img/logo (2).png');
  assert.equal(copy?.kind === 'asset' && copy.blob, (mine.files.get('img/logo.png') as { blob?: Blob }).blob);
});

test('what the other saved counts as saved, and what was saved here does, too', () => {
  const theirs = write(base, 'app.js', 'theirs');
  const saved = { ...theirs, checkpoint: theirs.files };
  assert.equal(merge(write(base, 'styles.css', 'x'), saved).state.checkpoint, saved.checkpoint);
});

test('the open file stays the one of this page while it is there', () => {
  const mine = { ...write(base, 'app.js', 'mine'), activePath: 'styles.css' };
  assert.equal(merge(mine, write(base, 'README.md', 'x')).state.activePath, 'styles.css');
  assert.notEqual(merge(mine, remove(base, 'styles.css')).state.activePath, 'styles.css');
});

test('a copy takes the first name that is free', () => {
  assert.equal(copyPath('a/app.js', new Set(['a/app (2).js'])), 'a/app (3).js');
  assert.equal(copyPath('a.b/LICENSE', new Set()), 'a.b/LICENSE (2)');
  assert.equal(copyPath('.env', new Set()), '.env (2)');
});
