import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { hasErrorCode } from '../../../../src/core/base/coded-error.js';
import { applyChange } from '../../../../src/core/workspace/apply-change.js';
import { selectEntryPath } from '../../../../src/core/workspace/entry-selection.js';
import { createMemoryWorkspaceRepository } from '../../../../src/core/workspace/memory-repository.js';
import { canonicalPath } from '../../../../src/core/workspace/paths.js';
import { sameContent, withoutOrigin } from '../../../../src/core/workspace/workspace-file.js';
import { comparePaths } from '../../../../src/core/workspace/workspace-order.js';
import type {
  WorkspaceFile,
  WorkspaceSnapshot,
  WorkspaceState,
} from '../../../../src/core/workspace/workspace-model.js';
import { createWorkspace } from '../../../../src/core/workspace/workspace.js';
import type { Workspace } from '../../../../src/core/workspace/workspace-port.js';
import { createFaultyRepository, type Fault } from '../../../support/faulty-repository.js';
import { ManualTimers } from '../../../support/manual-timers.js';
import { soak } from '../../../support/soak.js';
import { workspaceChange, workspaceStep, type WorkspaceStep } from '../../../support/workspace-arbitraries.js';
import { sampleSeed, sampleState } from '../../../support/workspace-fixtures.js';

/** Sessions of at least 200 changes; a failure shrinks within them. */
const LONG = { minLength: 200, maxLength: 240 } as const;

test('a change makes a sound state or throws a coded error, and never touches the state it was given', () => {
  fc.assert(
    fc.property(fc.array(workspaceChange, LONG), (changes) => {
      let state = sampleState();
      for (const change of changes) {
        const before = [...state.files];
        let next = state;
        try {
          next = applyChange(state, change);
        } catch (error) {
          assert.ok(hasErrorCode(error) && error.code.startsWith('WORKSPACE_'), String(error));
        }
        assert.deepEqual([...state.files], before);
        assertSound(next);
        const changed = next.files !== state.files || next.rootName !== state.rootName;
        assert.equal(next.revision, state.revision + (changed ? 1 : 0));
        if (selectEntryPath(state.files) && change.kind !== 'replace-all') assert.ok(selectEntryPath(next.files));
        state = next;
      }
    }),
    soak(1_000),
  );
});

test('undo of every step returns to the start and redo of every step to the end, through equal states', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(workspaceChange, LONG), async (changes) => {
      const { workspace } = await openWorkspace();
      const visited = [workspace.getSnapshot().state];
      for (const change of changes) {
        // Another project empties the history, and typing joins steps: both have their own tests.
        const given = change.kind === 'write-file' ? { ...change, typing: false } : change;
        if (given.kind === 'replace-all' && given.rootName !== 'sample') continue;
        const { state } = workspace.getSnapshot();
        attempt(() => workspace.apply(given));
        const after = workspace.getSnapshot().state;
        if (after.files !== state.files) visited.push(after);
      }
      const reached = await travel(workspace, visited.slice(0, -1).reverse(), 'undo');
      await travel(workspace, visited.slice(visited.length - reached), 'redo');
    }),
    soak(500),
  );
});

test('after every step the snapshot is what its state says, and a reload finds the very same state', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(workspaceStep, LONG), async (steps) => {
      const { workspace, repository, clock } = await openWorkspace();
      for (const step of steps) {
        const before = workspace.getSnapshot();
        const error = await perform(workspace, step, clock);
        const after = workspace.getSnapshot();
        if (error) assert.equal(after.state, before.state);
        assert.ok(after.state.revision >= before.state.revision);
        if (after.state.revision === before.state.revision) assertSameFiles(after.state, before.state);
        assertConsistent(after);
      }
      await workspace.openFile(workspace.getSnapshot().state.activePath ?? '').persisted;
      const reloaded = createWorkspace({ id: 'w', repository, seed: sampleSeed() });
      await reloaded.ready;
      const [found, expected] = [reloaded.getSnapshot(), workspace.getSnapshot()];
      assert.deepEqual(found.state, expected.state);
      assert.deepEqual([...found.state.files.keys()], [...expected.state.files.keys()]);
      assert.deepEqual([found.dirtyPaths, found.deletedPaths], [expected.dirtyPaths, expected.deletedPaths]);
    }),
    soak(1_000),
  );
});

test('after any session a reverted file is as it was saved, and a deleted one never comes back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(workspaceStep, LONG), fc.nat(), async (steps, choice) => {
      const { workspace, repository, clock } = await openWorkspace();
      for (const step of steps) await perform(workspace, step, clock);
      const { checkpoint } = workspace.getSnapshot().state;
      for (const { path, renamedFrom = path } of [...workspace.getSnapshot().state.files.values()]) {
        if (attempt(() => workspace.apply({ kind: 'revert-file', path }))) continue;
        const saved = checkpoint.get(renamedFrom);
        assert.ok(sameContent(workspace.getSnapshot().state.files.get(renamedFrom), saved));
      }

      const paths = [...workspace.getSnapshot().state.files.keys()];
      const path = paths[choice % paths.length]!;
      if (attempt(() => workspace.apply({ kind: 'delete-file', path }))) return;
      await workspace.saveCheckpoint();
      const reloaded = createWorkspace({ id: 'w', repository, seed: sampleSeed() });
      await reloaded.ready;
      const { state, deletedPaths } = reloaded.getSnapshot();
      assert.deepEqual([state.files.has(path), state.checkpoint.has(path), deletedPaths], [false, false, []]);
      assert.equal(attempt(() => reloaded.apply({ kind: 'revert-file', path })) !== undefined, true);
    }),
    soak(500),
  );
});

test('whatever the storage does, memory loses nothing, and what is stored in the end is what is shown', async () => {
  const fault = fc.constantFrom<Fault | undefined>(
    undefined,
    undefined,
    'WORKSPACE_STORAGE_QUOTA',
    'WORKSPACE_STORAGE_CLOSED',
    'hang',
    'store-then-hang',
  );
  const steps = fc.array(fc.tuple(workspaceStep, fault, fc.constantFrom(0, 0, 0, 100, 5_000)), {
    maxLength: 40,
    size: 'max',
  });
  await fc.assert(
    fc.asyncProperty(fault, steps, async (first, sequence) => {
      const timers = new ManualTimers();
      const memory = createMemoryWorkspaceRepository();
      const repository = createFaultyRepository(memory);
      const options = { id: 'w', seed: sampleSeed(), timers, now: timers.now, storageTimeoutMs: 50 };
      repository.fault = first;
      const workspace = createWorkspace({ ...options, repository });
      await timers.advance(200);
      await workspace.ready;

      // The same steps on a storage that never fails say what the person should see.
      const oracle = createWorkspace({ ...options, repository: createMemoryWorkspaceRepository() });
      await oracle.ready;
      for (const [step, next, pause] of sequence) {
        repository.fault = next;
        if (step.kind === 'save') continue;
        await Promise.all([perform(workspace, step), perform(oracle, step)]);
        await timers.advance(pause);
        assertSameFiles(workspace.getSnapshot().state, oracle.getSnapshot().state);
      }

      repository.fault = undefined;
      await timers.advance(200_000);
      const { state, storageMode, storageError, pendingWrites } = workspace.getSnapshot();
      assert.deepEqual([storageMode, storageError, pendingWrites], ['indexed-db', undefined, 0]);
      const reloaded = createWorkspace({ ...options, repository: memory });
      await reloaded.ready;
      assert.deepEqual(reloaded.getSnapshot().state, state);
      await Promise.all([workspace, oracle, reloaded].map((each) => each.dispose()));
      assert.equal(timers.pendingCount, 0);
    }),
    soak(300),
  );
});

async function openWorkspace() {
  const repository = createMemoryWorkspaceRepository();
  const clock = { now: 0 };
  const workspace = createWorkspace({ id: 'w', repository, seed: sampleSeed(), now: () => clock.now });
  await workspace.ready;
  return { workspace, repository, clock };
}

/** Moves until the history ends, or the source limit forbids a step; answers how many states were reached. */
async function travel(workspace: Workspace, states: readonly WorkspaceState[], way: 'undo' | 'redo'): Promise<number> {
  let reached = 0;
  for (const expected of states) {
    const error = attempt(() => workspace[way]());
    if (error) {
      assert.ok(error === 'WORKSPACE_SOURCE_LIMIT' || (way === 'undo' && error === 'WORKSPACE_HISTORY_EMPTY'), error);
      break;
    }
    assertSameFiles(workspace.getSnapshot().state, expected);
    reached++;
  }
  return reached;
}

async function perform(
  workspace: Workspace,
  step: WorkspaceStep,
  clock?: { now: number },
): Promise<string | undefined> {
  switch (step.kind) {
    case 'change':
      return attempt(() => workspace.apply(step.change));
    case 'open':
      return attempt(() => workspace.openFile(step.path));
    case 'save':
      await workspace.saveCheckpoint();
      return undefined;
    case 'wait':
      if (clock) clock.now += step.ms;
      return undefined;
    case 'undo':
    case 'redo':
    case 'reset':
      return attempt(() => workspace[step.kind]());
  }
}

/** The code of the coded error that it threw, if any. */
function attempt(action: () => unknown): string | undefined {
  try {
    action();
    return undefined;
  } catch (error) {
    assert.ok(hasErrorCode(error) && error.code.startsWith('WORKSPACE_'), String(error));
    return error.code;
  }
}

function assertSound(state: WorkspaceState): void {
  const paths = [...state.files.keys()];
  assert.ok(paths.length > 0);
  assert.deepEqual(paths, [...paths].sort(comparePaths));
  for (const [path, file] of state.files) {
    assert.equal(file.path, path);
    assert.equal(canonicalPath(path), path);
    assert.ok(file.renamedFrom === undefined || state.checkpoint.has(file.renamedFrom));
    assert.notEqual(file.renamedFrom, path);
  }
  assert.ok(state.activePath !== undefined && state.files.has(state.activePath));
}

/** The derived parts, recomputed the slow way. */
function assertConsistent({ state, dirtyPaths, deletedPaths }: WorkspaceSnapshot): void {
  assertSound(state);
  const dirty = [...state.files.values()].filter((file) => !sameContent(file, state.checkpoint.get(file.path)));
  assert.deepEqual(
    dirtyPaths,
    dirty.map((file) => file.path),
  );
  const gone = [...state.checkpoint.keys()].filter((path) => !state.files.has(path));
  assert.deepEqual(deletedPaths, gone.sort(comparePaths));
}

function assertSameFiles(actual: WorkspaceState, expected: WorkspaceState): void {
  const plain = (files: ReadonlyMap<string, WorkspaceFile>) => [...files.values()].map(withoutOrigin);
  assert.deepEqual(plain(actual.files), plain(expected.files));
}
