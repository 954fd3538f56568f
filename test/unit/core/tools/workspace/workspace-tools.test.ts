import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { STUDIO_TOOLS } from '../../../../../src/core/tools/register-tools.js';
import {
  callAsModel,
  createShownStudio,
  createTestStudio,
  resultOf,
  revisionOf,
  sourceOf,
} from '../../../../support/test-studio.js';

describe('the tools that look', () => {
  it('workspace.getStatus tells revision, storage, preview, history and folder in one answer', async () => {
    const { studio } = await createShownStudio();
    const result = resultOf(await callAsModel(studio, 'workspace.getStatus'));
    assert.deepEqual(result, {
      activePath: 'index.html',
      revision: 1,
      storageMode: 'memory',
      rootName: 'canvas-landing',
      preview: { revision: 1, status: 'synced' },
      fileCount: 4,
      dirtyPaths: [],
      deletedPaths: [],
      history: { canUndo: false, canRedo: false },
      filesystem: {
        mode: 'browser-only',
        folderLinked: false,
        permission: 'disconnected',
        saveAllAvailable: false,
        reloadAvailable: false,
      },
    });
    await studio.dispose();
  });

  it('workspace.listFiles tells size, language and which files are unsaved', async () => {
    const studio = await createTestStudio();
    await callAsModel(studio, 'workspace.writeFile', { path: 'app.js', source: 'let a;' });
    const { files, dirty } = resultOf(await callAsModel(studio, 'workspace.listFiles')) as {
      files: readonly {
        path: string;
        dirty: boolean;
        size: number;
        language: string;
        kind: string;
        mimeType: string;
      }[];
      dirty: boolean;
    };
    assert.equal(dirty, true);
    assert.deepEqual(
      files.map(({ path }) => path),
      ['index.html', 'styles.css', 'app.js', 'README.md'],
    );
    const app = files.find(({ path }) => path === 'app.js');
    assert.deepEqual(app, {
      path: 'app.js',
      language: 'javascript',
      size: 6,
      kind: 'text',
      mimeType: 'text/javascript',
      dirty: true,
    });
    await studio.dispose();
  });

  it('workspace.readFile canonicalises the path and returns the revision to pass on', async () => {
    const studio = await createTestStudio();
    const result = resultOf(await callAsModel(studio, 'workspace.readFile', { path: './/app.js' }));
    assert.equal(result['path'], 'app.js');
    assert.equal(result['revision'], 1);
    assert.equal(result['source'], sourceOf(studio, 'app.js'));
    await studio.dispose();
  });

  it('workspace.openFile selects a file without a new revision and without asking', async () => {
    const studio = await createTestStudio();
    const result = resultOf(
      await studio.registry.executeModelToolCall({ name: 'workspace.openFile', arguments: { path: 'styles.css' } }),
    );
    assert.equal(result['activePath'], 'styles.css');
    assert.equal(result['revision'], 1);
    assert.equal(studio.workspace.getSnapshot().state.activePath, 'styles.css');
    await studio.dispose();
  });

  const misses: readonly (readonly [path: string, code: string])[] = [
    ['missing.js', 'WORKSPACE_FILE_NOT_FOUND'],
    ['../secret.txt', 'WORKSPACE_PATH_INVALID'],
    ['a\0b.js', 'WORKSPACE_PATH_INVALID'],
    ['constructor', 'WORKSPACE_FILE_NOT_FOUND'],
    ['__proto__', 'WORKSPACE_FILE_NOT_FOUND'],
  ];
  for (const [path, code] of misses) {
    for (const name of ['workspace.readFile', 'workspace.openFile']) {
      it(`${name} answers ${code} for ${JSON.stringify(path)}`, async () => {
        const studio = await createTestStudio();
        const { error } = await callAsModel(studio, name, { path });
        assert.equal(error?.code, code);
        assert.equal(error?.retryable, false);
        assert.equal(error?.details?.['path'], path);
        await studio.dispose();
      });
    }
  }
});

describe('the tools that change files', () => {
  it('createFile, writeFile and applyPatch report path, revision, acknowledgement and storage', async () => {
    const { studio } = await createShownStudio();
    assert.deepEqual(
      resultOf(await callAsModel(studio, 'workspace.createFile', { path: 'notes.md', source: '# A A' })),
      {
        activePath: 'notes.md',
        revision: 2,
        preview: 'synced',
        storageMode: 'memory',
        path: 'notes.md',
        language: 'markdown',
      },
    );
    assert.deepEqual(
      resultOf(await callAsModel(studio, 'workspace.writeFile', { path: 'notes.md', source: '# B B' })),
      {
        activePath: 'notes.md',
        revision: 3,
        preview: 'synced',
        storageMode: 'memory',
        path: 'notes.md',
      },
    );
    const patch = { path: 'notes.md', search: 'B', replace: 'C', occurrence: 'all' };
    assert.deepEqual(resultOf(await callAsModel(studio, 'workspace.applyPatch', patch)), {
      activePath: 'notes.md',
      revision: 4,
      preview: 'synced',
      storageMode: 'memory',
      path: 'notes.md',
      replacements: 2,
    });
    assert.equal(sourceOf(studio, 'notes.md'), '# C C');
    await studio.dispose();
  });

  it('undo and redo move through history as new revisions', async () => {
    const { studio } = await createShownStudio();
    const before = sourceOf(studio, 'app.js');
    await callAsModel(studio, 'workspace.writeFile', { path: 'app.js', source: 'let a;' });
    const undone = resultOf(await callAsModel(studio, 'workspace.undo', { expectedRevision: 2 }));
    assert.deepEqual([undone['direction'], undone['changed'], undone['revision']], ['undo', true, 3]);
    assert.equal(sourceOf(studio, 'app.js'), before);
    const redone = resultOf(await callAsModel(studio, 'workspace.redo', { expectedRevision: 3 }));
    assert.deepEqual([redone['direction'], redone['changed'], redone['revision']], ['redo', true, 4]);
    assert.equal(sourceOf(studio, 'app.js'), 'let a;');
    await studio.dispose();
  });

  it('undo without history answers WORKSPACE_HISTORY_EMPTY with its direction', async () => {
    const studio = await createTestStudio();
    for (const direction of ['undo', 'redo']) {
      const { error } = await callAsModel(studio, `workspace.${direction}`, { expectedRevision: 1 });
      assert.equal(error?.code, 'WORKSPACE_HISTORY_EMPTY');
      assert.equal(error?.details?.['direction'], direction);
    }
    await studio.dispose();
  });

  it('undo and redo need the revision they step from', async () => {
    const studio = await createTestStudio();
    const { error } = await callAsModel(studio, 'workspace.undo');
    assert.equal(error?.code, 'TOOL_VALIDATION_FAILED');
    await studio.dispose();
  });

  it('saveCheckpoint marks what is there as saved and makes no revision', async () => {
    const studio = await createTestStudio();
    await callAsModel(studio, 'workspace.writeFile', { path: 'app.js', source: 'let a;' });
    const result = resultOf(await callAsModel(studio, 'workspace.saveCheckpoint', { expectedRevision: 2 }));
    assert.deepEqual(
      [result['savedPaths'], result['deletedPaths'], result['checkpointUpdated'], result['revision']],
      [['app.js'], [], true, 2],
    );
    assert.deepEqual(studio.workspace.getSnapshot().dirtyPaths, []);
    await studio.dispose();
  });

  it('reset brings the seed back and discards what is being typed', async () => {
    const { studio } = await createShownStudio();
    const seed = sourceOf(studio, 'app.js');
    await callAsModel(studio, 'workspace.writeFile', { path: 'app.js', source: 'let a;' });
    studio.commands.editDraft('styles.css', 'h1 {}');
    const result = resultOf(await callAsModel(studio, 'workspace.reset', { expectedRevision: 2 }));
    assert.deepEqual([result['rootName'], result['fileCount'], result['preview']], ['canvas-landing', 4, 'synced']);
    assert.equal(sourceOf(studio, 'app.js'), seed);
    assert.equal(studio.drafts.getSnapshot().size, 0);
    await studio.dispose();
  });

  it('two edits of one turn touch their own files only, and one whose place is in the other file changes neither', async () => {
    const studio = await createTestStudio();
    await studio.commands.createFile('one.css', 'a { color: red }');
    await studio.commands.createFile('two.css', 'b { color: tan }');
    const patch = (path: string, search: string, replace: string) =>
      callAsModel(studio, 'workspace.applyPatch', { path, search, replace, occurrence: 'first' });
    const [done, lost, other] = await Promise.all([
      patch('one.css', 'red', 'blue'),
      patch('one.css', 'tan', 'lost'),
      patch('two.css', 'tan', 'teal'),
    ]);
    assert.deepEqual([done.error, other.error], [undefined, undefined]);
    assert.equal(lost.error?.code, 'WORKSPACE_PATCH_NOT_FOUND');
    assert.deepEqual(
      [sourceOf(studio, 'one.css'), sourceOf(studio, 'two.css')],
      ['a { color: blue }', 'b { color: teal }'],
    );
    const entry = studio.trace.getSnapshot().find(({ errorCode }) => errorCode === 'WORKSPACE_PATCH_NOT_FOUND');
    assert.ok(entry, 'the trace says why');
    await studio.dispose();
  });

  it('a patch that is not there changes nothing and never repeats the text', async () => {
    const studio = await createTestStudio();
    const before = studio.workspace.getSnapshot().state;
    const patch = { path: 'app.js', search: 'top secret words', replace: 'x', occurrence: 'first' };
    const { error, content } = await callAsModel(studio, 'workspace.applyPatch', patch);
    assert.equal(error?.code, 'WORKSPACE_PATCH_NOT_FOUND');
    assert.deepEqual(error?.details, { path: 'app.js', occurrence: 'first', searchLength: 16 });
    assert.doesNotMatch(JSON.stringify({ error, content }), /secret/);
    assert.equal(studio.workspace.getSnapshot().state, before);
    await studio.dispose();
  });

  it('a patch whose result passes the source budget changes nothing', async () => {
    const studio = await createTestStudio();
    await callAsModel(studio, 'workspace.createFile', { path: 'a.txt', source: 'x'.repeat(79_999) });
    const before = studio.workspace.getSnapshot().state;
    const patch = { path: 'a.txt', search: 'x', replace: 'yy', occurrence: 'all' };
    const { error } = await callAsModel(studio, 'workspace.applyPatch', patch);
    assert.equal(error?.code, 'WORKSPACE_SOURCE_LIMIT');
    assert.equal(error?.details?.['limit'], 80_000);
    assert.equal(studio.workspace.getSnapshot().state, before);
    await studio.dispose();
  });

  const guarded: readonly (readonly [name: string, args: Readonly<Record<string, unknown>>])[] = [
    ['workspace.createFile', { path: 'new.md', source: '' }],
    ['workspace.writeFile', { path: 'app.js', source: '' }],
    ['workspace.applyPatch', { path: 'app.js', search: 'a', replace: 'b', occurrence: 'first' }],
    ['workspace.editFiles', { edits: [{ kind: 'delete', path: 'app.js' }] }],
    ['workspace.renameFile', { fromPath: 'app.js', toPath: 'main.js' }],
    ['workspace.deleteFile', { path: 'app.js' }],
    ['workspace.revertFile', { path: 'README.md' }],
    ['workspace.undo', {}],
    ['workspace.redo', {}],
    ['workspace.saveCheckpoint', {}],
    ['workspace.reset', {}],
  ];
  for (const [name, args] of guarded) {
    it(`${name} with a stale revision changes nothing and may be retried`, async () => {
      const studio = await createTestStudio();
      await callAsModel(studio, 'workspace.writeFile', { path: 'README.md', source: 'new' });
      const before = studio.workspace.getSnapshot().state;
      const { error } = await callAsModel(studio, name, { ...args, expectedRevision: 1 });
      assert.equal(error?.code, 'WORKSPACE_REVISION_CONFLICT');
      assert.equal(error?.retryable, true);
      assert.equal(error?.details?.['expectedRevision'], 1);
      assert.equal(error?.details?.['currentRevision'], 2);
      assert.equal(studio.workspace.getSnapshot().state, before);
      await studio.dispose();
    });
  }

  it('createFile on a taken path is a conflict that changes nothing', async () => {
    const studio = await createTestStudio();
    const { error } = await callAsModel(studio, 'workspace.createFile', { path: 'app.js', source: '' });
    assert.equal(error?.code, 'WORKSPACE_FILE_CONFLICT');
    assert.equal(revisionOf(studio), 1);
    await studio.dispose();
  });
});

describe('what the built-in tools say of themselves', () => {
  it('are the tools of the contract, each described, each with both schemas', () => {
    assert.deepEqual(STUDIO_TOOLS.map(({ definition }) => definition.name).sort(), [
      'preview.addFeature',
      'preview.getConsole',
      'preview.getStatus',
      'preview.refresh',
      'preview.setTheme',
      'preview.updateHero',
      'workspace.applyPatch',
      'workspace.createFile',
      'workspace.deleteFile',
      'workspace.disconnectFolder',
      'workspace.downloadFile',
      'workspace.editFiles',
      'workspace.getStatus',
      'workspace.listFiles',
      'workspace.openFile',
      'workspace.readFile',
      'workspace.redo',
      'workspace.reloadFolder',
      'workspace.renameFile',
      'workspace.reset',
      'workspace.revertFile',
      'workspace.saveAll',
      'workspace.saveCheckpoint',
      'workspace.searchText',
      'workspace.undo',
      'workspace.writeFile',
    ]);
    for (const { definition } of STUDIO_TOOLS) {
      assert.ok(definition.title && definition.description && definition.outputSchema, definition.name);
    }
  });

  it('repeat the source budget where text is written', () => {
    for (const name of ['workspace.createFile', 'workspace.writeFile', 'workspace.applyPatch', 'workspace.editFiles']) {
      const tool = STUDIO_TOOLS.find(({ definition }) => definition.name === name);
      assert.match(tool?.definition.description ?? '', /80,000 characters/);
    }
  });

  it('carry the annotations of the contract', () => {
    const hints = new Map(
      STUDIO_TOOLS.map(({ definition: { name, annotations = {} } }) => [
        name,
        [
          annotations.readOnlyHint && 'R',
          annotations.destructiveHint && 'D',
          annotations.idempotentHint && 'I',
          annotations.openWorldHint && 'O',
        ]
          .filter(Boolean)
          .join(''),
      ]),
    );
    assert.deepEqual(Object.fromEntries(hints), {
      'workspace.getStatus': 'R',
      'workspace.listFiles': 'R',
      'workspace.readFile': 'R',
      'workspace.searchText': 'R',
      'workspace.openFile': 'R',
      'workspace.downloadFile': 'O',
      'workspace.createFile': '',
      'workspace.writeFile': 'I',
      'workspace.applyPatch': '',
      'workspace.editFiles': 'D',
      'workspace.renameFile': 'I',
      'workspace.deleteFile': 'D',
      'workspace.revertFile': 'DI',
      'workspace.undo': 'D',
      'workspace.redo': 'D',
      'workspace.saveAll': 'DI',
      'workspace.saveCheckpoint': 'DI',
      'workspace.reloadFolder': 'DI',
      'workspace.disconnectFolder': 'I',
      'workspace.reset': 'DI',
      'preview.getConsole': 'R',
      'preview.getStatus': 'R',
      'preview.refresh': 'I',
      'preview.setTheme': 'I',
      'preview.addFeature': '',
      'preview.updateHero': 'I',
    });
  });

  for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
    it(`do not include ${name}`, async () => {
      const studio = await createTestStudio();
      const { error } = await callAsModel(studio, name);
      assert.equal(error?.code, 'TOOL_NOT_FOUND');
      await studio.dispose();
    });
  }
});
