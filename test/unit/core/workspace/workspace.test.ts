import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMemoryWorkspaceRepository } from '../../../../src/core/workspace/memory-repository.js';
import { createWorkspace } from '../../../../src/core/workspace/workspace.js';
import type { Workspace } from '../../../../src/core/workspace/workspace-port.js';
import { sampleSeed } from '../../../support/workspace-fixtures.js';

async function openWorkspace(repository = createMemoryWorkspaceRepository(), id = 'one'): Promise<Workspace> {
  const workspace = createWorkspace({ id, repository, seed: sampleSeed() });
  await workspace.ready;
  return workspace;
}

function sourceOf(workspace: Workspace, path: string): string {
  const file = workspace.getFile(path);
  assert.equal(file.kind, 'text');
  return file.kind === 'text' ? file.source : '';
}

test('a fresh seed is revision 1, in display order, with the entry open and nothing dirty', async () => {
  const workspace = await openWorkspace();
  const { state, dirtyPaths, deletedPaths, storageMode, canUndo } = workspace.getSnapshot();
  assert.equal(state.revision, 1);
  assert.deepEqual([...state.files.keys()], ['index.html', 'styles.css', 'app.js', 'README.md', 'img/logo.png']);
  assert.equal(state.activePath, 'index.html');
  assert.deepEqual([dirtyPaths, deletedPaths, storageMode, canUndo], [[], [], 'memory', false]);
});

test('before hydration a change is refused as not ready, with retryable true', () => {
  const workspace = createWorkspace({ id: 'one', repository: createMemoryWorkspaceRepository(), seed: sampleSeed() });
  assert.equal(workspace.getSnapshot().storageMode, 'loading');
  assert.throws(() => workspace.apply({ kind: 'delete-file', path: 'app.js' }), {
    code: 'TOOL_REGISTRY_NOT_READY',
    retryable: true,
  });
});

test('a change is the state when apply returns, and a stale revision changes nothing', async () => {
  const workspace = await openWorkspace();
  const commit = workspace.apply({ kind: 'write-file', path: './app.js', source: 'let z;' }, { expectedRevision: 1 });
  assert.equal(commit.state.revision, 2);
  assert.equal(sourceOf(workspace, 'app.js'), 'let z;');
  assert.deepEqual(workspace.getSnapshot().dirtyPaths, ['app.js']);

  const before = workspace.getSnapshot();
  assert.throws(() => workspace.apply({ kind: 'write-file', path: 'app.js', source: '' }, { expectedRevision: 1 }), {
    code: 'WORKSPACE_REVISION_CONFLICT',
    retryable: true,
    details: { expectedRevision: 1, currentRevision: 2 },
  });
  assert.equal(workspace.getSnapshot(), before);
});

test('a reload restores files, revision, tab, dirty and deleted paths, and the checkpoint', async () => {
  const repository = createMemoryWorkspaceRepository();
  const first = await openWorkspace(repository);
  first.apply({ kind: 'write-file', path: 'app.js', source: 'changed' });
  first.apply({ kind: 'rename-file', fromPath: 'README.md', toPath: 'docs/README.md' });
  first.apply({ kind: 'create-file', path: 'new.css', source: '' });
  first.apply({ kind: 'delete-file', path: 'img/logo.png' });
  await first.openFile('app.js').persisted;
  const before = first.getSnapshot();

  const second = await openWorkspace(repository);
  const after = second.getSnapshot();
  assert.deepEqual(after.state, before.state);
  assert.deepEqual(after.dirtyPaths, before.dirtyPaths);
  assert.deepEqual(after.deletedPaths, ['README.md', 'img/logo.png']);
  second.apply({ kind: 'revert-file', path: 'docs/README.md' });
  assert.equal(sourceOf(second, 'README.md'), '# Sample\n');
});

test('two workspaces with different ids in one repository share nothing', async () => {
  const repository = createMemoryWorkspaceRepository();
  const one = await openWorkspace(repository, 'a');
  const two = await openWorkspace(repository, 'a:b');
  await one.apply({ kind: 'write-file', path: 'app.js', source: 'one' }).persisted;
  await two.apply({ kind: 'delete-file', path: 'app.js' }).persisted;
  assert.equal(sourceOf(await openWorkspace(repository, 'a'), 'app.js'), 'one');
  assert.equal((await openWorkspace(repository, 'a:b')).getSnapshot().state.files.has('app.js'), false);
});
