import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMemoryWorkspaceRepository } from '../../../../src/core/workspace/memory-repository.js';
import { createTextFile } from '../../../../src/core/workspace/workspace-file.js';
import { createWorkspace } from '../../../../src/core/workspace/workspace.js';
import { sampleSeed } from '../../../support/workspace-fixtures.js';

async function openWorkspace() {
  const clock = { now: 0 };
  const repository = createMemoryWorkspaceRepository();
  const workspace = createWorkspace({ id: 'w', repository, seed: sampleSeed(), now: () => clock.now });
  await workspace.ready;
  const source = (path = 'app.js'): string | undefined => {
    const file = workspace.getSnapshot().state.files.get(path);
    return file?.kind === 'text' ? file.source : undefined;
  };
  const write = (text: string, typing = false, path = 'app.js') =>
    workspace.apply({ kind: 'write-file', path, source: text, typing });
  return { workspace, clock, source, write, active: () => workspace.getSnapshot().state.activePath };
}

test('typing in one file within 750 ms is one step; a longer pause, another file or a tool begins another', async () => {
  const { workspace, clock, write, source } = await openWorkspace();
  write('a', true);
  clock.now = 750;
  write('ab', true);
  clock.now = 1_501;
  write('abc', true);
  write('x', true, 'styles.css');
  write('abcd', true);
  write('tool');
  write('tool!', true);
  const seen = [];
  while (workspace.getSnapshot().canUndo) {
    workspace.undo();
    seen.push(source());
  }
  assert.deepEqual(seen, ['tool', 'abcd', 'abc', 'abc', 'ab', 'console.log(1);\n']);
});

test('typing does not join across a save or an undo', async () => {
  const { workspace, write, source } = await openWorkspace();
  write('a', true);
  await workspace.saveCheckpoint();
  write('ab', true);
  workspace.undo();
  assert.equal(source(), 'a');
  write('ac', true);
  workspace.undo();
  assert.equal(source(), 'a');
});

test('a new edit forgets what was undone; an empty history says which way', async () => {
  const { workspace, write } = await openWorkspace();
  assert.throws(() => workspace.undo(), { code: 'WORKSPACE_HISTORY_EMPTY', details: { direction: 'undo' } });
  write('a');
  workspace.undo();
  assert.equal(workspace.getSnapshot().canRedo, true);
  write('b');
  assert.throws(() => workspace.redo(), { code: 'WORKSPACE_HISTORY_EMPTY', details: { direction: 'redo' } });
});

test('the latest 100 steps are kept', async () => {
  const { workspace, write, source } = await openWorkspace();
  for (let index = 1; index <= 130; index++) write(String(index));
  let count = 0;
  for (; workspace.getSnapshot().canUndo; count++) workspace.undo();
  assert.equal(count, 100);
  assert.equal(source(), '30');
});

test('undo and redo are new revisions and refuse a stale one', async () => {
  const { workspace, write } = await openWorkspace();
  write('a');
  assert.throws(() => workspace.undo({ expectedRevision: 1 }), { code: 'WORKSPACE_REVISION_CONFLICT' });
  assert.equal(workspace.undo({ expectedRevision: 2 }).state.revision, 3);
  assert.equal(workspace.redo({ expectedRevision: 3 }).state.revision, 4);
});

test('moving through source edits keeps the tab that is open', async () => {
  const { workspace, write, active } = await openWorkspace();
  workspace.openFile('app.js');
  write('a');
  workspace.openFile('styles.css');
  workspace.undo();
  assert.equal(active(), 'styles.css');
  workspace.redo();
  assert.equal(active(), 'styles.css');
});

test('moving through created, renamed and deleted files restores the tab of that moment', async () => {
  const { workspace, active } = await openWorkspace();
  workspace.openFile('styles.css');
  workspace.apply({ kind: 'create-file', path: 'new.js', source: '' });
  workspace.apply({ kind: 'rename-file', fromPath: 'new.js', toPath: 'newer.js' });
  workspace.apply({ kind: 'delete-file', path: 'newer.js' });
  const tabs = [];
  for (const step of ['undo', 'undo', 'undo', 'redo', 'redo', 'redo'] as const) {
    workspace[step]();
    tabs.push(active());
  }
  assert.deepEqual(tabs, ['newer.js', 'new.js', 'styles.css', 'new.js', 'newer.js', 'index.html']);
});

test('undo never moves the checkpoint: what was saved stays saved', async () => {
  const { workspace, write } = await openWorkspace();
  write('a');
  await workspace.saveCheckpoint();
  assert.deepEqual(workspace.getSnapshot().dirtyPaths, []);
  workspace.undo();
  assert.deepEqual(workspace.getSnapshot().dirtyPaths, ['app.js']);
  workspace.apply({ kind: 'revert-file', path: 'app.js' });
  assert.deepEqual(workspace.getSnapshot().dirtyPaths, []);
});

test('a reset can be undone; opening another project cannot, as it would mix the two', async () => {
  const { workspace, write, source } = await openWorkspace();
  write('work of an hour');
  workspace.reset();
  assert.deepEqual(workspace.getSnapshot().dirtyPaths, []);
  workspace.undo();
  assert.equal(source(), 'work of an hour');
  workspace.apply({ kind: 'replace-all', rootName: 'other', files: [createTextFile('index.html', '')] });
  assert.equal(workspace.getSnapshot().canUndo, false);
});

test('an edit of imported text above the limit cannot be undone to it, but its deletion can', async () => {
  const { workspace, source } = await openWorkspace();
  const long = 'x'.repeat(80_001);
  const files = [createTextFile('long.txt', long), createTextFile('index.html', '')];
  workspace.apply({ kind: 'replace-all', rootName: 'sample', files });
  workspace.apply({ kind: 'delete-file', path: 'long.txt' });
  workspace.undo();
  assert.equal(source('long.txt'), long);
  workspace.apply({ kind: 'write-file', path: 'long.txt', source: 'short' });
  const before = workspace.getSnapshot();
  assert.throws(() => workspace.undo(), { code: 'WORKSPACE_SOURCE_LIMIT', details: { limit: 80_000 } });
  assert.equal(workspace.getSnapshot(), before);
});

test('undo after a save does not bring back an origin that the checkpoint no longer has', async () => {
  const { workspace } = await openWorkspace();
  workspace.apply({ kind: 'rename-file', fromPath: 'app.js', toPath: 'b.js' });
  workspace.apply({ kind: 'rename-file', fromPath: 'b.js', toPath: 'c.js' });
  await workspace.saveCheckpoint();
  assert.equal(workspace.undo().state.files.get('b.js')?.renamedFrom, undefined);
});
