import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMemoryWorkspaceRepository } from '../../../../src/core/workspace/memory-repository.js';
import { createTextFile } from '../../../../src/core/workspace/workspace-file.js';
import { createWorkspace } from '../../../../src/core/workspace/workspace.js';
import type { Workspace, WorkspaceRepository } from '../../../../src/core/workspace/workspace-port.js';
import { createFaultyRepository, type Fault } from '../../../support/faulty-repository.js';
import { ManualTimers } from '../../../support/manual-timers.js';
import { sampleSeed } from '../../../support/workspace-fixtures.js';

const TIMEOUT_MS = 1_000;
const FIRST_RETRY_MS = 2_000;

async function openFaulty(fault?: Fault, memory: WorkspaceRepository = createMemoryWorkspaceRepository()) {
  const repository = createFaultyRepository(memory);
  repository.fault = fault;
  const timers = new ManualTimers();
  const workspace = createWorkspace({ id: 'w', repository, seed: sampleSeed(), timers, storageTimeoutMs: TIMEOUT_MS });
  await timers.advance(3 * TIMEOUT_MS);
  await workspace.ready;
  return { workspace, repository, timers, memory };
}

function write(workspace: Workspace, source: string, path = 'app.js') {
  return workspace.apply({ kind: 'write-file', path, source });
}

async function storedSource(memory: WorkspaceRepository, path = 'app.js'): Promise<string | undefined> {
  const file = (await memory.load('w'))?.files.find((candidate) => candidate.path === path);
  return file?.kind === 'text' ? file.source : undefined;
}

for (const fault of ['WORKSPACE_STORAGE_UNAVAILABLE', 'hang', 'store-then-hang'] as const) {
  test(`hydration with storage that answers "${fault}" ends in memory with the seed, and says so within bounds`, async () => {
    const { workspace } = await openFaulty(fault);
    const { state, storageMode, storageError } = workspace.getSnapshot();
    assert.equal(state.files.size, 5);
    assert.equal(storageMode, 'memory');
    assert.match(
      storageError ?? '',
      fault.startsWith('W') ? /^WORKSPACE_STORAGE_UNAVAILABLE: / : /^WORKSPACE_STORAGE_TIMEOUT: /,
    );
    assert.ok((storageError ?? '').length <= 240);
    await write(workspace, 'kept in memory').persisted;
    assert.equal((workspace.getFile('app.js') as { source?: string }).source, 'kept in memory');
  });
}

for (const fault of ['WORKSPACE_STORAGE_QUOTA', 'WORKSPACE_STORAGE_CLOSED', 'hang', 'store-then-hang'] as const) {
  test(`a write that ends in "${fault}" loses nothing, and is stored once storage works again`, async () => {
    const { workspace, repository, timers, memory } = await openFaulty();
    await write(workspace, 'before').persisted;
    repository.fault = fault;
    const failing = write(workspace, 'during').persisted;
    const following = write(workspace, 'during too', 'styles.css').persisted;
    await timers.advance(TIMEOUT_MS);
    await Promise.all([failing, following]);
    assert.equal(workspace.getSnapshot().storageMode, 'memory');
    assert.equal(workspace.getSnapshot().pendingWrites, 0);
    assert.ok(workspace.getSnapshot().storageError);

    repository.fault = undefined;
    write(workspace, 'after');
    await timers.advance(FIRST_RETRY_MS);
    assert.equal(workspace.getSnapshot().storageMode, 'indexed-db');
    assert.equal(workspace.getSnapshot().storageError, undefined);
    assert.equal(await storedSource(memory), 'after');
    assert.equal(await storedSource(memory, 'styles.css'), 'during too');
    await write(workspace, 'and on').persisted;
    assert.equal(await storedSource(memory), 'and on');
  });
}

test('recovery is tried again with growing pauses, up to a minute, and stops with the workspace', async () => {
  const { workspace, repository, timers } = await openFaulty();
  repository.fault = 'WORKSPACE_STORAGE_QUOTA';
  await write(workspace, 'x').persisted;
  repository.log.length = 0;
  const tries = [];
  for (let second = 1; second <= 190; second++) {
    await timers.advance(1_000);
    if (repository.log.length > 0) tries.push(second);
    repository.log.length = 0;
  }
  assert.deepEqual(tries, [2, 6, 14, 30, 62, 122, 182]);
  await workspace.dispose();
  assert.equal(timers.pendingCount, 0);
});

test('a person who comes back need not wait for the pause, and asking twice is asking once', async () => {
  const { workspace, repository, timers, memory } = await openFaulty();
  repository.fault = 'WORKSPACE_STORAGE_QUOTA';
  await write(workspace, 'x').persisted;
  repository.log.length = 0;
  workspace.retryStorage();
  workspace.retryStorage();
  await timers.advance(0);
  assert.equal(repository.log.length, 1);
  assert.equal(workspace.getSnapshot().storageMode, 'memory');
  repository.fault = undefined;
  workspace.retryStorage();
  await timers.advance(0);
  assert.equal(workspace.getSnapshot().storageMode, 'indexed-db');
  assert.equal(await storedSource(memory), 'x');
  repository.log.length = 0;
  workspace.retryStorage();
  await timers.advance(5_000);
  assert.deepEqual(repository.log, []);
  assert.equal(timers.pendingCount, 0);
});

for (const held of ['load', 'replace'] as const) {
  test(`edits made while the ${held} of a recovery is under way are stored after it`, async () => {
    const { workspace, repository, timers, memory } = await openFaulty();
    repository.fault = 'WORKSPACE_STORAGE_FAILED';
    await write(workspace, 'one').persisted;
    repository.fault = undefined;
    let release = (): void => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    const { load, replace } = repository;
    Object.assign(repository, {
      load: (...args: Parameters<typeof load>) =>
        (held === 'load' ? gate : Promise.resolve()).then(() => load(...args)),
      replace: (...args: Parameters<typeof replace>) =>
        (held === 'replace' ? gate : Promise.resolve()).then(() => replace(...args)),
    });
    await timers.advance(FIRST_RETRY_MS);
    await write(workspace, 'two').persisted;
    assert.equal(workspace.getSnapshot().storageMode, 'memory', 'nobody waits for a recovery');
    release();
    await timers.advance(0);
    assert.equal(workspace.getSnapshot().storageMode, 'indexed-db');
    assert.equal(await storedSource(memory), 'two');
  });
}

test('work of an earlier session, found late, takes the place of an untouched seed', async () => {
  const memory = createMemoryWorkspaceRepository();
  const first = createWorkspace({ id: 'w', repository: memory, seed: sampleSeed() });
  await first.ready;
  await write(first, 'earlier work').persisted;

  const { workspace, repository, timers } = await openFaulty('WORKSPACE_STORAGE_UNAVAILABLE', memory);
  workspace.openFile('styles.css');
  const shown = workspace.getSnapshot().state.revision;
  repository.fault = undefined;
  await timers.advance(60_000);
  assert.equal((workspace.getFile('app.js') as { source?: string }).source, 'earlier work');
  assert.ok(workspace.getSnapshot().state.revision > shown, 'views that compare revisions see the new state');
  assert.equal(workspace.getSnapshot().storageMode, 'indexed-db');
  await write(workspace, 'goes on').persisted;
  assert.equal(await storedSource(memory), 'goes on');
});

test('work of an earlier session, found late, is never overwritten by a session that has work of its own', async () => {
  const memory = createMemoryWorkspaceRepository();
  const first = createWorkspace({ id: 'w', repository: memory, seed: sampleSeed() });
  await first.ready;
  await write(first, 'earlier work').persisted;

  const { workspace, repository, timers } = await openFaulty('WORKSPACE_STORAGE_UNAVAILABLE', memory);
  write(workspace, 'new work');
  repository.fault = undefined;
  await timers.advance(200_000);
  assert.equal(await storedSource(memory), 'earlier work');
  assert.equal((workspace.getFile('app.js') as { source?: string }).source, 'new work');
  assert.equal(workspace.getSnapshot().storageMode, 'memory');
  assert.match(workspace.getSnapshot().storageError ?? '', /Another page/);
});

test('two pages that seed at the same time end with one workspace', async () => {
  const memory = createMemoryWorkspaceRepository();
  const open = () => createWorkspace({ id: 'w', repository: memory, seed: sampleSeed() });
  const [one, two] = [open(), open()];
  await Promise.all([one.ready, two.ready]);
  assert.equal(one.getSnapshot().storageError, undefined);
  assert.equal(two.getSnapshot().storageError, undefined);
  assert.deepEqual([...one.getSnapshot().state.files.keys()], [...two.getSnapshot().state.files.keys()]);
});

test('edits that wait for a slow disk are stored together, in order, each told when it is stored', async () => {
  const { workspace, repository, memory } = await openFaulty();
  repository.log.length = 0;
  const settled: number[] = [];
  const commits = [1, 2, 3, 4].map((index) =>
    write(workspace, String(index)).persisted.then(() => settled.push(index)),
  );
  assert.equal(workspace.getSnapshot().pendingWrites, 4);
  await Promise.all(commits);
  assert.deepEqual(settled, [1, 2, 3, 4]);
  assert.deepEqual(repository.log, ['commit', 'commit']);
  assert.equal(await storedSource(memory), '4');
  assert.equal((await memory.load('w'))?.revision, 5);
  assert.equal(workspace.getSnapshot().pendingWrites, 0);
});

test('only what a change touched is written', async () => {
  const { workspace, repository } = await openFaulty();
  const seen: unknown[] = [];
  const commit = repository.commit;
  Object.assign(repository, {
    commit: (id: string, given: Parameters<typeof commit>[1]) => {
      seen.push([
        given.puts.map((file) => file.path),
        given.deletes,
        given.checkpointPuts?.map((entry) => entry.path) ?? [],
        given.checkpointDeletes ?? [],
        given.activePath,
      ]);
      return commit(id, given);
    },
  });
  await write(workspace, '1').persisted;
  await write(workspace, '2').persisted;
  await workspace.openFile('styles.css').persisted;
  await workspace.apply({ kind: 'create-file', path: 'new.js', source: '' }).persisted;
  await workspace.saveCheckpoint();
  await workspace.apply({ kind: 'rename-file', fromPath: 'new.js', toPath: 'newer.js' }).persisted;
  assert.deepEqual(seen, [
    [['app.js'], [], ['app.js'], [], undefined],
    [['app.js'], [], [], [], undefined],
    [[], [], [], [], 'styles.css'],
    [['new.js'], [], ['new.js'], [], 'new.js'],
    [[], [], [], ['app.js', 'new.js'], undefined],
    [['newer.js'], ['new.js'], ['new.js', 'newer.js'], [], 'newer.js'],
  ]);
});

test('a save refuses an edit made while it waited for earlier writes, which stays dirty', async () => {
  const { workspace } = await openFaulty();
  write(workspace, 'one');
  const save = workspace.saveCheckpoint({ expectedRevision: 2 });
  write(workspace, 'two');
  await assert.rejects(save, {
    code: 'WORKSPACE_REVISION_CONFLICT',
    details: { expectedRevision: 2, currentRevision: 3, operation: 'checkpoint' },
  });
  assert.deepEqual(workspace.getSnapshot().dirtyPaths, ['app.js']);
});

test('dispose waits for what is queued, then refuses; twice is once', async () => {
  const { workspace, repository, memory } = await openFaulty();
  write(workspace, 'last words');
  await Promise.all([workspace.dispose(), workspace.dispose()]);
  assert.equal(await storedSource(memory), 'last words');
  assert.equal(repository.log.filter((entry) => entry === 'close').length, 1);
  assert.throws(() => write(workspace, 'too late'), { code: 'WORKSPACE_DISPOSED' });
});

test('a stored workspace that contradicts itself is repaired, not refused', async () => {
  const memory = createMemoryWorkspaceRepository();
  await memory.replace('w', {
    rootName: 'r',
    revision: 9,
    activePath: 'gone.html',
    files: [
      { ...createTextFile('b.js', 'x'), renamedFrom: 'never-saved.js' },
      createTextFile('page.html', ''),
      { ...createTextFile('c.js', ''), path: '../c.js' },
    ],
    checkpoint: [{ path: 'page.html', file: createTextFile('page.html', '') }],
  });
  const { workspace } = await openFaulty(undefined, memory);
  const { state, dirtyPaths, deletedPaths, storageMode } = workspace.getSnapshot();
  assert.deepEqual([...state.files.keys()], ['b.js', 'page.html']);
  assert.equal(state.files.get('b.js')?.renamedFrom, undefined);
  assert.equal(state.activePath, 'page.html');
  assert.equal(state.revision, 9);
  assert.deepEqual([dirtyPaths, deletedPaths, storageMode], [[], [], 'indexed-db']);
});
