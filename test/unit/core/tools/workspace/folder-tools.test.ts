import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  createMemoryDisk,
  createMemoryFolder,
  type MemoryDisk,
} from '../../../../../src/adapters/filesystem/memory-folder.js';
import type { Studio } from '../../../../../src/core/studio/studio-port.js';
import {
  callAsModel,
  createTestStudio,
  decideAll,
  resultOf,
  revisionOf,
  sourceOf,
} from '../../../../support/test-studio.js';

const LINKED = {
  mode: 'local-folder',
  folderLinked: true,
  permission: 'granted',
  saveAllAvailable: true,
  reloadAvailable: true,
};
const BROWSER_ONLY = {
  mode: 'browser-only',
  folderLinked: false,
  permission: 'disconnected',
  saveAllAvailable: false,
  reloadAvailable: false,
};

describe('the tools of a linked folder', () => {
  it('workspace.getStatus tells the truth about the folder at each moment', async () => {
    const { studio, disk } = await createFolderStudio();
    assert.deepEqual(await filesystemOf(studio), LINKED);
    disk.permission = 'prompt';
    assert.equal((await callAsModel(studio, 'workspace.saveAll')).error?.code, 'WORKSPACE_FOLDER_PERMISSION_DENIED');
    assert.deepEqual(await filesystemOf(studio), {
      ...LINKED,
      permission: 'prompt',
      saveAllAvailable: false,
      reloadAvailable: false,
    });
    assert.equal(await studio.commands.grantFolderAccess(), 'granted');
    disk.gone = true;
    assert.equal((await callAsModel(studio, 'workspace.reloadFolder')).error?.code, 'WORKSPACE_FOLDER_STALE');
    assert.deepEqual(await filesystemOf(studio), BROWSER_ONLY);
    await studio.dispose();
  });

  it('workspace.saveAll writes to the disk and says what it wrote, at the same revision', async () => {
    const { studio, disk } = await createFolderStudio();
    await callAsModel(studio, 'workspace.writeFile', { path: 'app.js', source: 'saved()' });
    await callAsModel(studio, 'workspace.deleteFile', { path: 'notes.md' });
    const revision = revisionOf(studio);
    assert.deepEqual(resultOf(await callAsModel(studio, 'workspace.saveAll', { expectedRevision: revision })), {
      activePath: 'index.html',
      revision,
      storageMode: 'memory',
      savedPaths: ['app.js'],
      deletedPaths: ['notes.md'],
      checkpointUpdated: true,
    });
    assert.equal(textOn(disk, 'app.js'), 'saved()');
    assert.equal(textOn(disk, 'notes.md'), undefined);
    await studio.dispose();
  });

  it('workspace.reloadFolder replaces the workspace and reports skipped files and the folder', async () => {
    const { studio, disk } = await createFolderStudio();
    disk.files.set('index.html', new TextEncoder().encode('<h1>Theirs'));
    disk.files.set('tool.exe', new Uint8Array(3));
    const result = resultOf(
      await callAsModel(studio, 'workspace.reloadFolder', { expectedRevision: revisionOf(studio) }),
    );
    assert.deepEqual(result, {
      activePath: 'index.html',
      revision: 3,
      preview: { state: 'detached' },
      storageMode: 'memory',
      rootName: 'site',
      fileCount: 3,
      skipped: ['tool.exe · unsupported type'],
      filesystem: LINKED,
    });
    assert.equal(sourceOf(studio, 'index.html'), '<h1>Theirs');
    await studio.dispose();
  });

  it('workspace.disconnectFolder keeps the workspace and reports a browser-only one', async () => {
    const { studio } = await createFolderStudio();
    const result = resultOf(await callAsModel(studio, 'workspace.disconnectFolder'));
    assert.deepEqual(result, {
      activePath: 'index.html',
      revision: 2,
      storageMode: 'memory',
      filesystem: BROWSER_ONLY,
    });
    assert.equal(studio.workspace.getSnapshot().state.files.size, 3);
    await studio.dispose();
  });

  for (const name of ['workspace.saveAll', 'workspace.reloadFolder']) {
    it(`${name} without a folder fails with a coded, retryable error`, async () => {
      const studio = await createTestStudio();
      const { error } = await callAsModel(studio, name);
      assert.equal(error?.code, 'WORKSPACE_FOLDER_NOT_CONNECTED');
      assert.equal(error?.retryable, true);
      await studio.dispose();
    });

    it(`${name} with a stale revision changes nothing`, async () => {
      const { studio, disk } = await createFolderStudio();
      await callAsModel(studio, 'workspace.writeFile', { path: 'app.js', source: 'mine' });
      const { error } = await callAsModel(studio, name, { expectedRevision: 1 });
      assert.equal(error?.code, 'WORKSPACE_REVISION_CONFLICT');
      assert.equal(sourceOf(studio, 'app.js'), 'mine');
      assert.equal(textOn(disk, 'app.js'), 'run()');
      await studio.dispose();
    });

    it(`${name} that a person denies touches nothing`, async () => {
      const { studio, disk } = await createFolderStudio();
      await callAsModel(studio, 'workspace.writeFile', { path: 'app.js', source: 'mine' });
      decideAll(studio, 'deny');
      const { error } = await studio.registry.executeModelToolCall({ id: '1', name, arguments: {} });
      assert.equal(error?.code, 'TOOL_POLICY_DENIED');
      assert.equal(textOn(disk, 'app.js'), 'run()');
      assert.equal(sourceOf(studio, 'app.js'), 'mine');
      await studio.dispose();
    });
  }

  for (const [name, operation] of [
    ['workspace.saveCheckpoint', 'checkpoint'],
    ['workspace.reset', 'reset'],
  ] as const) {
    it(`${name} is refused while a folder is linked, and works after it was disconnected`, async () => {
      const { studio } = await createFolderStudio();
      await callAsModel(studio, 'workspace.writeFile', { path: 'app.js', source: 'mine' });
      const { error } = await callAsModel(studio, name);
      assert.equal(error?.code, 'WORKSPACE_FOLDER_STATE_CONFLICT');
      assert.deepEqual(error?.details, { operation, folderLinked: true });
      assert.deepEqual(studio.workspace.getSnapshot().dirtyPaths, ['app.js']);
      await studio.commands.disconnectFolder();
      resultOf(await callAsModel(studio, name));
      await studio.dispose();
    });
  }
});

describe('the folder commands of a person', () => {
  it('save goes to the folder that is linked, typing included', async () => {
    const { studio, disk } = await createFolderStudio();
    studio.commands.editDraft('app.js', 'typed()');
    resultOf(await studio.commands.save());
    assert.equal(textOn(disk, 'app.js'), 'typed()');
    await studio.dispose();
  });

  it('opening another folder over unsaved work asks first, and a no keeps everything', async () => {
    const { studio, folder } = await createFolderStudio();
    studio.commands.editDraft('app.js', 'unsaved()');
    folder.chosen = createMemoryDisk('other', { 'index.html': 'other' });
    assert.deepEqual(await studio.commands.openFolder(), { state: 'cancelled' });
    assert.deepEqual(await studio.commands.openFolder(() => false), { state: 'cancelled' });
    assert.equal(sourceOf(studio, 'app.js'), 'unsaved()');
    assert.equal(studio.view.folder.getSnapshot().name, 'site');

    assert.deepEqual(await studio.commands.openFolder(() => true), {
      state: 'opened',
      rootName: 'other',
      fileCount: 1,
      skipped: [],
    });
    assert.equal(studio.view.folder.getSnapshot().name, 'other');
    await studio.dispose();
  });

  it('opening a folder fails with its code, and turning away changes nothing', async () => {
    const { studio, folder } = await createFolderStudio();
    folder.chosen = createMemoryDisk('empty');
    const outcome = await studio.commands.openFolder();
    assert.equal(outcome.state === 'failed' && outcome.error.code, 'WORKSPACE_NO_SUPPORTED_FILES');
    folder.chosen = undefined;
    assert.deepEqual(await studio.commands.openFolder(), { state: 'cancelled' });
    assert.equal(studio.view.folder.getSnapshot().name, 'site');
    await studio.dispose();
  });

  it('a prompt saves to the folder, reads it again and disconnects it, each after asking', async () => {
    const { studio, disk } = await createFolderStudio();
    decideAll(studio, 'allow');
    await callAsModel(studio, 'workspace.writeFile', { path: 'app.js', source: 'mine' });
    assert.equal((await studio.commands.runPrompt('Save')).state, 'completed');
    assert.equal(textOn(disk, 'app.js'), 'mine');
    disk.files.set('app.js', new TextEncoder().encode('theirs'));
    assert.equal((await studio.commands.runPrompt('폴더 다시 읽어줘')).state, 'completed');
    assert.equal(sourceOf(studio, 'app.js'), 'theirs');
    assert.equal((await studio.commands.runPrompt('Disconnect the folder')).state, 'completed');
    assert.equal(studio.agent.getSnapshot().messages.at(-1)?.code, 'agent.disconnected');
    assert.equal(studio.view.folder.getSnapshot().linked, false);
    await studio.dispose();
  });
});

async function createFolderStudio(): Promise<{
  readonly studio: Studio;
  readonly disk: MemoryDisk;
  readonly folder: ReturnType<typeof createMemoryFolder>;
}> {
  const disk = createMemoryDisk('site', { 'index.html': '<h1>', 'app.js': 'run()', 'notes.md': '#' });
  const folder = createMemoryFolder(disk);
  const studio = await createTestStudio({ folder });
  assert.equal((await studio.commands.openFolder()).state, 'opened');
  return { studio, disk, folder };
}

async function filesystemOf(studio: Studio): Promise<unknown> {
  return resultOf(await callAsModel(studio, 'workspace.getStatus'))['filesystem'];
}

function textOn(disk: MemoryDisk, path: string): string | undefined {
  const bytes = disk.files.get(path);
  return bytes && new TextDecoder().decode(bytes);
}
