import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createMemoryWorkspaceRepository } from '../../../../../src/core/workspace/memory-repository.js';
import { createMemoryTabs } from '../../../../../src/core/workspace/tabs/memory-tabs.js';
import type { TextConflict } from '../../../../../src/core/workspace/tabs/merge-states.js';
import { createWorkspace } from '../../../../../src/core/workspace/workspace.js';
import type { Workspace } from '../../../../../src/core/workspace/workspace-port.js';
import { createReopenableMemory } from '../../../../support/reopenable-memory.js';
import { soak } from '../../../../support/soak.js';
import { sampleSeed } from '../../../../support/workspace-fixtures.js';

interface Page {
  readonly workspace: Workspace;
  readonly conflicts: TextConflict[];
}

function createBrowser() {
  const memory = createMemoryWorkspaceRepository();
  const storage = createReopenableMemory(memory);
  const tabs = createMemoryTabs();
  const open = async (options: { readonly hears: boolean } = { hears: true }): Promise<Page> => {
    const conflicts: TextConflict[] = [];
    const workspace = createWorkspace({
      id: 'w',
      repository: storage.open(),
      seed: sampleSeed(),
      ...(options.hears && { tabs: tabs.open() }),
      conflicts: { canKeep: () => true, keep: (conflict) => void conflicts.push(conflict) },
    });
    await workspace.ready;
    return { workspace, conflicts };
  };
  return { open, memory };
}

const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));
const source = ({ workspace }: Page, path: string): string | undefined => {
  const file = workspace.getSnapshot().state.files.get(path);
  return file?.kind === 'text' ? file.source : undefined;
};
const write = ({ workspace }: Page, path: string, text: string): Promise<void> =>
  workspace.apply({ kind: 'write-file', path, source: text }).persisted;

test('a change in one page shows in the other, at the same revision', async () => {
  const { open } = createBrowser();
  const [one, other] = [await open(), await open()];
  await write(one, 'app.js', 'from one');
  await rest();
  assert.equal(source(other, 'app.js'), 'from one');
  assert.equal(other.workspace.getSnapshot().state.revision, one.workspace.getSnapshot().state.revision);
  assert.deepEqual(other.workspace.getSnapshot().dirtyPaths, ['app.js']);
});

test('so do new files, deletions and a save', async () => {
  const { open } = createBrowser();
  const [one, other] = [await open(), await open()];
  await one.workspace.apply({ kind: 'create-file', path: 'new.css', source: 'a {}' }).persisted;
  await one.workspace.apply({ kind: 'delete-file', path: 'README.md' }).persisted;
  await rest();
  assert.deepEqual(other.workspace.getSnapshot().deletedPaths, ['README.md']);
  await one.workspace.saveCheckpoint();
  await rest();
  const { dirtyPaths, deletedPaths, state } = other.workspace.getSnapshot();
  assert.deepEqual([dirtyPaths, deletedPaths, state.files.has('new.css')], [[], [], true]);
});

test('edits of different files at the same moment both survive in both pages', async () => {
  const { open } = createBrowser();
  const [one, other] = [await open(), await open()];
  await Promise.all([write(one, 'app.js', 'one'), write(other, 'styles.css', 'other')]);
  await rest();
  for (const page of [one, other]) {
    assert.deepEqual([source(page, 'app.js'), source(page, 'styles.css')], ['one', 'other']);
    assert.deepEqual(page.conflicts, []);
    assert.equal(page.workspace.getSnapshot().storageError, undefined);
  }
});

test('of two edits of one file the first stays, and the second is told as a conflict with both texts kept', async () => {
  const { open } = createBrowser();
  const [one, other] = [await open(), await open()];
  await Promise.all([write(one, 'app.js', 'one'), write(other, 'app.js', 'other')]);
  await rest();
  assert.deepEqual([source(one, 'app.js'), source(other, 'app.js')], ['one', 'one']);
  assert.deepEqual(other.conflicts, [{ path: 'app.js', source: 'other', baseSource: 'console.log(1);\n' }]);
  assert.deepEqual(one.conflicts, []);
});

test('a page that hears nothing learns of the other at its next write, and overwrites nothing', async () => {
  const { open } = createBrowser();
  const [one, deaf] = [await open(), await open({ hears: false })];
  await write(one, 'app.js', 'one');
  await write(deaf, 'styles.css', 'deaf');
  await rest();
  assert.deepEqual([source(deaf, 'app.js'), source(deaf, 'styles.css')], ['one', 'deaf']);
  await write(one, 'README.md', 'again');
  assert.deepEqual([source(one, 'app.js'), source(one, 'styles.css')], ['one', 'deaf']);
  assert.equal(deaf.workspace.getSnapshot().storageError, undefined);
});

test('undo takes back what this page did, never what the other did since', async () => {
  const { open } = createBrowser();
  const [one, other] = [await open(), await open()];
  await write(one, 'app.js', 'one');
  await rest();
  await write(other, 'styles.css', 'other');
  await rest();
  await one.workspace.undo().persisted;
  await rest();
  assert.deepEqual([source(other, 'app.js'), source(other, 'styles.css')], ['console.log(1);\n', 'other']);

  await write(one, 'app.js', 'again');
  await rest();
  await write(other, 'app.js', 'theirs');
  await rest();
  assert.equal(one.workspace.getSnapshot().canUndo, false);
});

test('a picture that nobody changed is no change, though storage hands out another Blob', async () => {
  const { open } = createBrowser();
  const [one, deaf] = [await open(), await open({ hears: false })];
  await write(one, 'app.js', 'one');
  await write(deaf, 'styles.css', 'deaf');
  await rest();
  const paths = [...deaf.workspace.getSnapshot().state.files.keys()];
  assert.equal(paths.filter((path) => path.endsWith('.png')).length, 1);
});

test('three pages that write at random lose no word and end alike', () => {
  const step = fc.record({
    page: fc.nat({ max: 2 }),
    path: fc.constantFrom('app.js', 'styles.css', 'index.html', 'README.md'),
    pause: fc.nat({ max: 3 }),
  });
  return fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40 }), fc.boolean(), async (steps, hears) => {
      const { open, memory } = createBrowser();
      const pages = [await open(), await open(), await open({ hears })];
      const written: Promise<void>[] = [];
      for (const [index, { page: number, path, pause }] of steps.entries()) {
        const page = pages[number]!;
        written.push(write(page, path, `${source(page, path) ?? ''}<${index}>`));
        for (let turn = 0; turn < pause; turn++) await Promise.resolve();
      }
      await Promise.all(written);
      await rest();
      // A page that neither hears nor tells looks by writing, and is looked at by the next one that writes.
      await pages[2]!.workspace.apply({ kind: 'create-file', path: 'end.css', source: '' }).persisted;
      await pages[0]!.workspace.apply({ kind: 'create-file', path: 'very-end.css', source: '' }).persisted;
      await rest();

      const stored = await memory.load('w');
      const everywhere = [
        ...(stored?.files ?? []).map((file) => (file.kind === 'text' ? file.source : '')),
        ...pages.flatMap(({ conflicts }) => conflicts.map((conflict) => conflict.source)),
      ].join('');
      for (const [index] of steps.entries()) assert.ok(everywhere.includes(`<${index}>`), `the word ${index} is kept`);
      for (const page of hears ? pages : pages.slice(0, 2)) {
        const { state, storageError } = page.workspace.getSnapshot();
        assert.equal(storageError, undefined);
        assert.equal(state.revision, stored?.revision);
        for (const file of stored?.files ?? []) {
          if (file.kind === 'text') assert.equal(source(page, file.path), file.source);
        }
      }
    }),
    soak(500),
  );
});
