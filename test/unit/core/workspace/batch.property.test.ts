import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { CodedError } from '../../../../src/core/base/coded-error.js';
import { applyChange } from '../../../../src/core/workspace/apply-change.js';
import { createMemoryWorkspaceRepository } from '../../../../src/core/workspace/memory-repository.js';
import type { BatchStep, WorkspaceState } from '../../../../src/core/workspace/workspace-model.js';
import { createWorkspace } from '../../../../src/core/workspace/workspace.js';
import { soak } from '../../../support/soak.js';
import { batchStep, workspaceChange } from '../../../support/workspace-arbitraries.js';
import { sampleSeed, sampleState } from '../../../support/workspace-fixtures.js';

const steps = fc.array(batchStep, { minLength: 1, maxLength: 6 });
const history = fc.array(workspaceChange, { maxLength: 10 });

test('a batch makes what its steps make one by one, as one revision, or changes nothing and names the step', () => {
  let made = 0;
  fc.assert(
    fc.property(history, steps, (changes, batch) => {
      const state = changes.reduce(attempt, sampleState());
      const before = [...state.files];
      const alone = oneByOne(state, batch);
      let together: WorkspaceState;
      try {
        together = applyChange(state, { kind: 'batch', steps: batch });
      } catch (error) {
        assert.ok(error instanceof CodedError && alone.error, String(error));
        assert.equal(error.code, alone.error.code);
        assert.deepEqual(error.details, { ...alone.error.details, index: alone.index });
        assert.deepEqual([...state.files], before);
        return;
      }
      assert.equal(alone.error, undefined);
      assert.deepEqual([...together.files], [...alone.state.files]);
      assert.equal(together.activePath, alone.state.activePath);
      assert.equal(together.checkpoint, state.checkpoint);
      assert.equal(together.revision, state.revision + (together.files === state.files ? 0 : 1));
      made += 1;
    }),
    soak(5_000),
  );
  assert.ok(made > 0, 'no batch went through');
});

test('undo of a batch is one step back to an equal state, also after the workspace was opened again', async () => {
  await fc.assert(
    fc.asyncProperty(history, steps, async (changes, batch) => {
      const repository = createMemoryWorkspaceRepository();
      const workspace = createWorkspace({ id: 'w', repository, seed: sampleSeed() });
      await workspace.ready;
      for (const change of changes) succeeds(() => workspace.apply(change));
      const before = workspace.getSnapshot();
      if (!succeeds(() => workspace.apply({ kind: 'batch', steps: batch }))) return;
      const after = workspace.getSnapshot();
      if (after.state.files === before.state.files) return;
      if (!succeeds(() => workspace.undo())) return; // Imported text above the limit is not restored by an edit's undo.

      await workspace.openFile(workspace.getSnapshot().state.activePath ?? '').persisted;
      const reloaded = createWorkspace({ id: 'w', repository, seed: sampleSeed() });
      await reloaded.ready;
      for (const found of [workspace.getSnapshot(), reloaded.getSnapshot()]) {
        assert.deepEqual([...found.state.files], [...before.state.files]);
        assert.deepEqual([found.dirtyPaths, found.deletedPaths], [before.dirtyPaths, before.deletedPaths]);
      }
      await workspace.dispose();
    }),
    soak(1_000),
  );
});

test('the revision of a file grows only when that file is touched', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (changes) => {
      const workspace = createWorkspace({ id: 'w', repository: createMemoryWorkspaceRepository(), seed: sampleSeed() });
      await workspace.ready;
      for (const change of changes) {
        const before = workspace.getSnapshot().state;
        const known = new Map([...before.files.keys()].map((path) => [path, workspace.fileRevision(path)]));
        succeeds(() => workspace.apply(change));
        const after = workspace.getSnapshot().state;
        for (const [path, file] of after.files) {
          const expected = file === before.files.get(path) ? known.get(path) : after.revision;
          assert.equal(workspace.fileRevision(path), expected, path);
        }
      }
      await workspace.dispose();
    }),
    soak(1_000),
  );
});

interface OneByOne {
  readonly state: WorkspaceState;
  readonly index: number;
  readonly error?: CodedError;
}

function oneByOne(start: WorkspaceState, batch: readonly BatchStep[]): OneByOne {
  let state = start;
  for (const [index, step] of batch.entries()) {
    try {
      state = applyChange(state, step);
    } catch (error) {
      assert.ok(error instanceof CodedError, String(error));
      return { state, index, error };
    }
  }
  return { state, index: batch.length };
}

function attempt(state: WorkspaceState, change: Parameters<typeof applyChange>[1]): WorkspaceState {
  try {
    return applyChange(state, change);
  } catch (error) {
    assert.ok(error instanceof CodedError, String(error));
    return state;
  }
}

function succeeds(run: () => unknown): boolean {
  try {
    run();
    return true;
  } catch (error) {
    assert.ok(error instanceof CodedError, String(error));
    return false;
  }
}
