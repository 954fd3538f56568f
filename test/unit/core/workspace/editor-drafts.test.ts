import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CodedError } from '../../../../src/core/base/coded-error.js';
import { createEditorDrafts } from '../../../../src/core/workspace/editor-drafts.js';
import { createMemoryWorkspaceRepository } from '../../../../src/core/workspace/memory-repository.js';
import { createWorkspace } from '../../../../src/core/workspace/workspace.js';
import { ManualTimers } from '../../../support/manual-timers.js';
import { sampleSeed } from '../../../support/workspace-fixtures.js';

async function openDrafts() {
  const timers = new ManualTimers();
  const workspace = createWorkspace({ id: 'w', repository: createMemoryWorkspaceRepository(), seed: sampleSeed() });
  await workspace.ready;
  const sourceOf = (path: string): string | undefined => {
    const file = workspace.getSnapshot().state.files.get(path);
    return file?.kind === 'text' ? file.source : undefined;
  };
  const writes: string[] = [];
  const gate: { open: Promise<void>; beforeWrite?: () => void } = { open: Promise.resolve() };
  const drafts = createEditorDrafts({
    timers,
    read: (path) => {
      const source = sourceOf(path);
      return source === undefined ? undefined : { source, revision: workspace.getSnapshot().state.revision };
    },
    write: async (path, source, expectedRevision) => {
      gate.beforeWrite?.();
      await gate.open;
      writes.push(source);
      await workspace.apply(
        { kind: 'write-file', path, source },
        { ...(expectedRevision !== undefined && { expectedRevision }) },
      ).persisted;
    },
  });
  return { drafts, workspace, timers, writes, gate, sourceOf };
}

test('a draft is written 650 ms after the last keystroke, once', async () => {
  const { drafts, timers, writes, sourceOf } = await openDrafts();
  drafts.edit('app.js', 'a');
  await timers.advance(600);
  drafts.edit('app.js', 'ab');
  await timers.advance(649);
  assert.deepEqual(writes, []);
  await timers.advance(1);
  assert.deepEqual(writes, ['ab']);
  assert.equal(sourceOf('app.js'), 'ab');
  assert.equal(drafts.getSnapshot().size, 0);
  assert.equal(timers.pendingCount, 0);
});

test('a draft goes along when its file is renamed, and is written there', async () => {
  const { drafts, workspace, timers, sourceOf } = await openDrafts();
  drafts.edit('app.js', 'typed');
  workspace.apply({ kind: 'rename-file', fromPath: 'app.js', toPath: 'main.js' });
  drafts.move('app.js', 'main.js');
  drafts.move('styles.css', 'other.css');
  assert.deepEqual([...drafts.getSnapshot().keys()], ['main.js']);
  await timers.advance(650);
  assert.equal(sourceOf('main.js'), 'typed');
  assert.equal(drafts.getSnapshot().size, 0);
  assert.equal(timers.pendingCount, 0);
});

test('a flush writes every draft at once and leaves no timer behind', async () => {
  const { drafts, timers, sourceOf } = await openDrafts();
  drafts.edit('app.js', 'one');
  drafts.edit('styles.css', 'two');
  await drafts.flush();
  assert.deepEqual([sourceOf('app.js'), sourceOf('styles.css')], ['one', 'two']);
  assert.equal(timers.pendingCount, 0);
});

test('typing back to the file’s text leaves nothing to write', async () => {
  const { drafts, timers, writes, sourceOf } = await openDrafts();
  const original = sourceOf('app.js') ?? '';
  drafts.edit('app.js', 'x');
  drafts.edit('app.js', original);
  assert.equal(drafts.getSnapshot().size, 0);
  await timers.advance(1_000);
  assert.deepEqual(writes, []);
});

test('a file that changed under its draft is not overwritten: the conflict keeps both texts', async () => {
  const { drafts, workspace, sourceOf } = await openDrafts();
  drafts.edit('app.js', 'mine');
  drafts.edit('styles.css', 'also mine');
  workspace.apply({ kind: 'write-file', path: 'app.js', source: 'theirs' });
  await assert.rejects(drafts.flush(), (error: unknown) => {
    assert.ok(error instanceof CodedError);
    assert.equal(error.code, 'WORKSPACE_REVISION_CONFLICT');
    assert.equal(error.retryable, true);
    assert.equal(error.details?.['path'], 'app.js');
    return true;
  });
  assert.equal(sourceOf('app.js'), 'theirs');
  assert.equal(drafts.getSnapshot().get('app.js')?.source, 'mine');
  assert.equal(drafts.getSnapshot().get('app.js')?.error?.code, 'WORKSPACE_REVISION_CONFLICT');
  assert.equal(sourceOf('styles.css'), 'also mine', 'the other draft is written all the same');
});

test('after a conflict “keep mine” overwrites by choice, “take theirs” discards', async () => {
  const { drafts, workspace, sourceOf } = await openDrafts();
  drafts.edit('app.js', 'mine');
  drafts.edit('styles.css', 'mine');
  workspace.apply({
    kind: 'edit-files',
    writes: [
      { path: 'app.js', source: 'theirs' },
      { path: 'styles.css', source: 'theirs' },
    ],
  });
  await assert.rejects(drafts.flush());
  drafts.rebase('app.js');
  drafts.discard('styles.css');
  await drafts.flush();
  assert.deepEqual([sourceOf('app.js'), sourceOf('styles.css')], ['mine', 'theirs']);
});

test('a change of another file during the write is retried, not reported', async () => {
  const { drafts, workspace, gate, sourceOf } = await openDrafts();
  let meddled = false;
  gate.beforeWrite = () => {
    if (meddled) return;
    meddled = true;
    workspace.apply({ kind: 'write-file', path: 'styles.css', source: 'elsewhere' });
  };
  drafts.edit('app.js', 'mine');
  // The write was given the revision from before the meddling.
  await drafts.flush();
  assert.equal(sourceOf('app.js'), 'mine');
  assert.equal(sourceOf('styles.css'), 'elsewhere');
});

test('what is typed while the write is under way goes on as a draft of the written text', async () => {
  const { drafts, timers, gate, sourceOf } = await openDrafts();
  const original = sourceOf('app.js') ?? '';
  let open = (): void => undefined;
  gate.open = new Promise((resolve) => (open = resolve));
  drafts.edit('app.js', 'first');
  const flush = drafts.flush();
  await timers.advance(0);
  drafts.edit('app.js', original);
  assert.equal(drafts.getSnapshot().get('app.js')?.source, original, 'back to the old text is still an edit now');
  open();
  await flush;
  assert.equal(sourceOf('app.js'), 'first');
  assert.equal(drafts.getSnapshot().get('app.js')?.baseSource, 'first');
  await timers.advance(650);
  assert.equal(sourceOf('app.js'), original);
});

test('discarding during the write does not bring the draft back', async () => {
  const { drafts, timers, gate } = await openDrafts();
  let open = (): void => undefined;
  gate.open = new Promise((resolve) => (open = resolve));
  drafts.edit('app.js', 'first');
  const flush = drafts.flush();
  await timers.advance(0);
  drafts.discard();
  open();
  await flush;
  assert.equal(drafts.getSnapshot().size, 0);
  assert.equal(timers.pendingCount, 0);
});

test('a draft of a file that was deleted, or is too long, is kept with its error', async () => {
  const { drafts, workspace } = await openDrafts();
  drafts.edit('app.js', 'mine');
  drafts.edit('styles.css', 'x'.repeat(80_001));
  workspace.apply({ kind: 'delete-file', path: 'app.js' });
  await assert.rejects(drafts.flush(), { code: 'WORKSPACE_FILE_NOT_FOUND' });
  assert.equal(drafts.getSnapshot().get('app.js')?.source, 'mine');
  assert.equal(drafts.getSnapshot().get('styles.css')?.error?.code, 'WORKSPACE_SOURCE_LIMIT');
  drafts.edit('styles.css', 'short');
  assert.equal(drafts.getSnapshot().get('styles.css')?.error, undefined);
});

test('an aborted flush ends as cancelled; what was not written yet is written when idle', async () => {
  const { drafts, gate, timers, sourceOf } = await openDrafts();
  let open = (): void => undefined;
  gate.open = new Promise((resolve) => (open = resolve));
  drafts.edit('app.js', 'one');
  drafts.edit('styles.css', 'two');
  const controller = new AbortController();
  const flush = drafts.flush({ signal: controller.signal });
  await timers.advance(0);
  controller.abort();
  await assert.rejects(flush, { code: 'TOOL_CANCELLED' });
  open();
  await timers.advance(0);
  assert.deepEqual([...drafts.getSnapshot().keys()], ['styles.css']);
  await timers.advance(650);
  assert.equal(sourceOf('styles.css'), 'two');
});

test('a draft that is discarded while its write waits is not written after a reset', async () => {
  const { drafts, workspace, gate, sourceOf } = await openDrafts();
  const seed = sourceOf('app.js');
  drafts.edit('app.js', 'typed');
  let open: () => void = () => undefined;
  gate.open = new Promise((resolve) => (open = resolve));
  const flush = drafts.flush();
  await Promise.resolve();
  workspace.apply({ kind: 'write-file', path: 'styles.css', source: 'other' });
  workspace.reset();
  drafts.discard();
  open();
  await flush;
  assert.equal(sourceOf('app.js'), seed);
  assert.equal(drafts.getSnapshot().size, 0);
});

test('a draft whose write another page displaced stays, as a conflict that the flush tells', async () => {
  const { drafts, workspace, sourceOf } = await openDrafts();
  const base = sourceOf('app.js')!;
  drafts.edit('app.js', 'mine');
  // The write goes in, and while it is stored the join with another page puts theirs in its place.
  const stop = workspace.subscribe(() => {
    if (sourceOf('app.js') !== 'mine') return;
    stop();
    queueMicrotask(() => {
      workspace.apply({ kind: 'write-file', path: 'app.js', source: 'theirs' });
      drafts.keep('app.js', { source: 'mine', baseSource: base });
    });
  });
  await assert.rejects(drafts.flush(), { code: 'WORKSPACE_REVISION_CONFLICT' });
  const draft = drafts.getSnapshot().get('app.js');
  assert.deepEqual([draft?.source, draft?.baseSource, sourceOf('app.js')], ['mine', base, 'theirs']);
});

test('a displaced text can be kept unless an unrelated draft of the file is in the way', async () => {
  const { drafts, sourceOf } = await openDrafts();
  const base = sourceOf('app.js')!;
  assert.equal(drafts.canKeep('app.js', 'an agent’s edit'), true);
  drafts.edit('app.js', 'typed');
  assert.equal(drafts.canKeep('app.js', 'an agent’s edit'), false);
  assert.equal(drafts.canKeep('app.js', base), true, 'the draft began from it');
  assert.equal(drafts.canKeep('app.js', 'typed'), true, 'the draft is it');
});
