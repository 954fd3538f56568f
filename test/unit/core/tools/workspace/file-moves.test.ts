import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ToolCallArguments } from '../../../../../src/core/protocol/call.js';
import type { Studio } from '../../../../../src/core/studio/studio-port.js';
import { createMemoryWorkspaceRepository } from '../../../../../src/core/workspace/memory-repository.js';
import { createAssetFile, createTextFile } from '../../../../../src/core/workspace/workspace-file.js';
import { createReopenableMemory } from '../../../../support/reopenable-memory.js';
import {
  callAsModel,
  createShownStudio,
  createTestStudio,
  resultOf,
  revisionOf,
  sourceOf,
} from '../../../../support/test-studio.js';

const LOGO = new Blob([new Uint8Array([0, 255, 137, 80])], { type: 'image/png' });
const SEED = {
  rootName: 'site',
  files: [
    createTextFile('index.html', '<h1>Hello</h1>'),
    createTextFile('docs/guide.md', '# Guide'),
    createTextFile('app.js', 'let a;'),
    createAssetFile('img/logo.png', LOGO),
  ],
};

const snapshotOf = (studio: Studio) => studio.workspace.getSnapshot();
const filesOf = (studio: Studio) => [...snapshotOf(studio).state.files];

async function refusedWith(studio: Studio, name: string, args: ToolCallArguments): Promise<string | undefined> {
  const before = snapshotOf(studio).state;
  const { error } = await callAsModel(studio, name, args);
  assert.equal(snapshotOf(studio).state, before);
  assert.equal(error?.retryable, false);
  return error?.code;
}

describe('workspace.renameFile', () => {
  it('moves a file with its content, follows it with the tab, and tells both paths', async () => {
    const { studio } = await createShownStudio({ seed: SEED });
    await callAsModel(studio, 'workspace.openFile', { path: 'app.js' });
    const args = { fromPath: './app.js', toPath: 'js\\main.js', expectedRevision: 1 };
    assert.deepEqual(resultOf(await callAsModel(studio, 'workspace.renameFile', args)), {
      activePath: 'js/main.js',
      revision: 2,
      preview: 'synced',
      storageMode: 'memory',
      fromPath: 'app.js',
      toPath: 'js/main.js',
    });
    assert.equal(sourceOf(studio, 'js/main.js'), 'let a;');
    assert.deepEqual(snapshotOf(studio).deletedPaths, ['app.js']);
    assert.deepEqual(snapshotOf(studio).dirtyPaths, ['js/main.js']);
    await studio.dispose();
  });

  it('keeps the very Blob of an asset', async () => {
    const studio = await createTestStudio({ seed: SEED });
    await callAsModel(studio, 'workspace.renameFile', { fromPath: 'img/logo.png', toPath: 'logo.png' });
    const file = studio.workspace.getFile('logo.png');
    assert.equal(file.kind === 'asset' && file.blob, LOGO);
    await studio.dispose();
  });

  it('makes no pending deletion of a file that was never saved', async () => {
    const studio = await createTestStudio({ seed: SEED });
    await callAsModel(studio, 'workspace.createFile', { path: 'new.md', source: 'x' });
    await callAsModel(studio, 'workspace.renameFile', { fromPath: 'new.md', toPath: 'newer.md' });
    assert.deepEqual(snapshotOf(studio).deletedPaths, []);
    await studio.dispose();
  });

  it('answers a code and changes nothing where the path is taken, missing, of another kind, or the last page', async () => {
    const studio = await createTestStudio({ seed: SEED });
    const refusals: readonly (readonly [fromPath: string, toPath: string, code: string])[] = [
      ['app.js', 'docs/guide.md', 'WORKSPACE_FILE_CONFLICT'],
      ['app.js', 'docs', 'WORKSPACE_FILE_CONFLICT'],
      ['app.js', 'docs/guide.md/app.js', 'WORKSPACE_FILE_CONFLICT'],
      ['gone.js', 'new.js', 'WORKSPACE_FILE_NOT_FOUND'],
      ['app.js', 'app.png', 'WORKSPACE_FILE_TYPE_CONFLICT'],
      ['img/logo.png', 'logo.txt', 'WORKSPACE_FILE_TYPE_CONFLICT'],
      ['app.js', 'app.exe', 'WORKSPACE_FILE_TYPE_CONFLICT'],
      ['index.html', 'index.md', 'WORKSPACE_PREVIEW_ENTRY_REQUIRED'],
      ['app.js', '../app.js', 'WORKSPACE_PATH_INVALID'],
      ['app.js', 'a\0.js', 'WORKSPACE_PATH_INVALID'],
    ];
    for (const [fromPath, toPath, code] of refusals) {
      assert.equal(
        await refusedWith(studio, 'workspace.renameFile', { fromPath, toPath }),
        code,
        `${fromPath} ${toPath}`,
      );
    }
    await studio.dispose();
  });

  it('takes along what a person is typing in the file', async () => {
    const studio = await createTestStudio({ seed: SEED });
    studio.commands.editDraft('app.js', 'let typed;');
    await callAsModel(studio, 'workspace.renameFile', { fromPath: 'app.js', toPath: 'main.js' });
    await studio.commands.flushDrafts();
    assert.equal(sourceOf(studio, 'main.js'), 'let typed;');
    await studio.dispose();
  });

  it('and its undo take along a draft that could not be written yet', async () => {
    const studio = await createTestStudio({ seed: SEED });
    await callAsModel(studio, 'workspace.renameFile', { fromPath: 'app.js', toPath: 'main.js' });
    studio.commands.editDraft('main.js', 'let typed;');
    resultOf(await callAsModel(studio, 'workspace.undo', { expectedRevision: revisionOf(studio) }));
    assert.deepEqual([...studio.drafts.getSnapshot().keys()], ['app.js']);
    await callAsModel(studio, 'workspace.redo', { expectedRevision: revisionOf(studio) });
    assert.deepEqual([...studio.drafts.getSnapshot().keys()], ['main.js']);
    await studio.commands.flushDrafts();
    assert.equal(sourceOf(studio, 'main.js'), 'let typed;');
    await studio.dispose();
  });
});

describe('workspace.deleteFile', () => {
  it('takes a file away, keeps its deletion pending, and shows a file that is there', async () => {
    const { studio } = await createShownStudio({ seed: SEED });
    await callAsModel(studio, 'workspace.openFile', { path: 'app.js' });
    assert.deepEqual(resultOf(await callAsModel(studio, 'workspace.deleteFile', { path: './app.js' })), {
      activePath: 'index.html',
      revision: 2,
      preview: 'synced',
      storageMode: 'memory',
      path: 'app.js',
    });
    assert.deepEqual(snapshotOf(studio).deletedPaths, ['app.js']);
    await studio.dispose();
  });

  it('keeps the last file, the last page, and knows no file that is not there', async () => {
    const studio = await createTestStudio({ seed: SEED });
    assert.equal(
      await refusedWith(studio, 'workspace.deleteFile', { path: 'index.html' }),
      'WORKSPACE_PREVIEW_ENTRY_REQUIRED',
    );
    assert.equal(await refusedWith(studio, 'workspace.deleteFile', { path: 'gone.js' }), 'WORKSPACE_FILE_NOT_FOUND');
    const alone = await createTestStudio({ seed: { rootName: 'one', files: SEED.files.slice(0, 1) } });
    assert.equal(await refusedWith(alone, 'workspace.deleteFile', { path: 'index.html' }), 'WORKSPACE_EMPTY');
    await studio.dispose();
    await alone.dispose();
  });

  it('keeps what a person was typing in the file, as a draft that says why it is not written', async () => {
    const studio = await createTestStudio({ seed: SEED });
    studio.commands.editDraft('app.js', 'let typed;');
    await callAsModel(studio, 'workspace.deleteFile', { path: 'app.js' });
    await studio.commands.flushDrafts().catch(() => undefined);
    const draft = studio.drafts.getSnapshot().get('app.js');
    assert.equal(draft?.source, 'let typed;');
    assert.equal(draft?.error?.code, 'WORKSPACE_FILE_NOT_FOUND');
    await studio.dispose();
  });
});

describe('workspace.revertFile', () => {
  it('brings back text, a former path, and a deleted file, and removes a file that was never saved', async () => {
    const studio = await createTestStudio({ seed: SEED });
    const before = filesOf(studio);
    const pathOf = async (path: string): Promise<unknown> =>
      resultOf(await callAsModel(studio, 'workspace.revertFile', { path }))['path'];

    await callAsModel(studio, 'workspace.writeFile', { path: 'app.js', source: 'let b;' });
    assert.equal(await pathOf('./app.js'), 'app.js');
    await callAsModel(studio, 'workspace.renameFile', { fromPath: 'app.js', toPath: 'main.js' });
    await callAsModel(studio, 'workspace.writeFile', { path: 'main.js', source: 'let c;' });
    assert.equal(await pathOf('main.js'), 'app.js');
    await callAsModel(studio, 'workspace.renameFile', { fromPath: 'app.js', toPath: 'main.js' });
    assert.equal(await pathOf('app.js'), 'app.js');
    await callAsModel(studio, 'workspace.deleteFile', { path: 'img/logo.png' });
    assert.equal(await pathOf('img/logo.png'), 'img/logo.png');
    await callAsModel(studio, 'workspace.createFile', { path: 'new.md', source: 'x' });
    assert.equal(await pathOf('new.md'), 'new.md');

    assert.deepEqual(filesOf(studio), before);
    assert.deepEqual([snapshotOf(studio).dirtyPaths, snapshotOf(studio).deletedPaths], [[], []]);
    await studio.dispose();
  });

  it('of a file as it was saved changes nothing, and of no file answers WORKSPACE_FILE_NOT_FOUND', async () => {
    const studio = await createTestStudio({ seed: SEED });
    const result = resultOf(await callAsModel(studio, 'workspace.revertFile', { path: 'app.js' }));
    assert.equal(result['revision'], 1);
    assert.equal(await refusedWith(studio, 'workspace.revertFile', { path: 'gone.js' }), 'WORKSPACE_FILE_NOT_FOUND');
    await studio.dispose();
  });

  it('answers WORKSPACE_FILE_CONFLICT while another file is where it belongs', async () => {
    const studio = await createTestStudio({ seed: SEED });
    await callAsModel(studio, 'workspace.renameFile', { fromPath: 'app.js', toPath: 'main.js' });
    await callAsModel(studio, 'workspace.createFile', { path: 'app.js', source: 'mine' });
    assert.equal(await refusedWith(studio, 'workspace.revertFile', { path: 'main.js' }), 'WORKSPACE_FILE_CONFLICT');
    await studio.dispose();
  });

  it('finds the origin of a renamed file after the workspace was opened again', async () => {
    const memory = createReopenableMemory(createMemoryWorkspaceRepository());
    const first = await createTestStudio({ seed: SEED, repository: memory.open() });
    await callAsModel(first, 'workspace.renameFile', { fromPath: 'app.js', toPath: 'main.js' });
    await first.dispose();
    const second = await createTestStudio({ seed: SEED, repository: memory.open() });
    resultOf(await callAsModel(second, 'workspace.revertFile', { path: 'main.js' }));
    assert.equal(sourceOf(second, 'app.js'), 'let a;');
    assert.deepEqual(snapshotOf(second).deletedPaths, []);
    await second.dispose();
  });
});

describe('undo', () => {
  const changes: readonly (readonly [name: string, args: ToolCallArguments])[] = [
    ['workspace.renameFile', { fromPath: 'app.js', toPath: 'main.js' }],
    ['workspace.deleteFile', { path: 'img/logo.png' }],
    ['workspace.revertFile', { path: 'docs/guide.md' }],
  ];
  for (const [name, args] of changes) {
    it(`of ${name} restores every file, tab and pending deletion, and redo repeats it`, async () => {
      const studio = await createTestStudio({ seed: SEED });
      await callAsModel(studio, 'workspace.writeFile', { path: 'docs/guide.md', source: 'edited' });
      const before = snapshotOf(studio);
      resultOf(await callAsModel(studio, name, args));
      const after = snapshotOf(studio);
      assert.notDeepEqual(after.state.files, before.state.files);
      resultOf(await callAsModel(studio, 'workspace.undo', { expectedRevision: revisionOf(studio) }));
      assert.deepEqual(withoutRevision(snapshotOf(studio)), withoutRevision(before));
      resultOf(await callAsModel(studio, 'workspace.redo', { expectedRevision: revisionOf(studio) }));
      assert.deepEqual(withoutRevision(snapshotOf(studio)), withoutRevision(after));
      await studio.dispose();
    });
  }
});

function withoutRevision({ state, dirtyPaths, deletedPaths }: ReturnType<typeof snapshotOf>) {
  return { files: [...state.files], activePath: state.activePath, dirtyPaths, deletedPaths };
}
