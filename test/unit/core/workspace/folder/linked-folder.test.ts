import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createMemoryDisk, createMemoryFolder } from '../../../../../src/adapters/filesystem/memory-folder.js';
import { uploadCandidate } from '../../../../../src/adapters/filesystem/upload-folder.js';
import { createMemoryDurableOperationBackend } from '../../../../../src/core/durable/memory-backend.js';
import {
  assertClean,
  codedError,
  createLinkedFixture,
  SITE,
  sourceOf,
} from '../../../../support/linked-folder-fixture.js';

describe('linking a folder', () => {
  test('replaces the workspace, which then has nothing to save and no history of the former project', async () => {
    const { workspace, folder } = await createLinkedFixture();
    const { state, dirtyPaths, deletedPaths, canUndo } = workspace.getSnapshot();
    assert.deepEqual([...state.files.keys()], ['index.html', 'styles.css', 'app.js', 'notes.md']);
    assert.equal(state.rootName, 'site');
    assert.deepEqual([dirtyPaths, deletedPaths, canUndo], [[], [], false]);
    assert.equal(folder.getSnapshot().linked, true);
    assert.equal(folder.getSnapshot().name, 'site');
  });

  test('an empty folder replaces neither the workspace nor the link', async () => {
    const { workspace, folder, port } = await createLinkedFixture();
    const before = workspace.getSnapshot().state;
    port.chosen = createMemoryDisk('empty', { 'a.exe': '' });
    await assert.rejects(folder.open((await folder.pick())!), { code: 'WORKSPACE_NO_SUPPORTED_FILES' });
    assert.equal(workspace.getSnapshot().state, before);
    assert.equal(folder.getSnapshot().name, 'site');
  });

  test('a revision that is not the present one opens nothing', async () => {
    const { folder, port } = await createLinkedFixture();
    port.chosen = createMemoryDisk('other', { 'index.html': '' });
    await assert.rejects(folder.open((await folder.pick())!, { expectedRevision: 99 }), {
      code: 'WORKSPACE_REVISION_CONFLICT',
    });
    assert.equal(folder.getSnapshot().name, 'site');
  });

  test('the history ends even when the other folder has the same name', async () => {
    const { workspace, folder, port, edit } = await createLinkedFixture();
    edit('app.js', 'mine');
    port.chosen = createMemoryDisk('site', { 'index.html': 'another' });
    await folder.open((await folder.pick())!);
    assert.equal(workspace.getSnapshot().canUndo, false);
  });

  test('an upload is no link: the disk that was linked before is not either', async () => {
    const { folder } = await createLinkedFixture();
    await folder.open(uploadCandidate([new File(['<p>'], 'index.html')]));
    assert.equal(folder.getSnapshot().linked, false);
    await assert.rejects(folder.saveAll(), { code: 'WORKSPACE_FOLDER_NOT_CONNECTED', retryable: true });
  });
});

describe('saving to the folder', () => {
  test('writes what is dirty, deletes what is gone, leaves the rest alone', async () => {
    const fixture = await createLinkedFixture({ ...SITE, 'logo.png': new Uint8Array([0, 255, 1]) });
    const { workspace, folder, log, onDisk } = fixture;
    fixture.edit('app.js', 'changed();\r\n');
    workspace.apply({ kind: 'create-file', path: 'new/page.html', source: '<p>' });
    workspace.apply({ kind: 'rename-file', fromPath: 'logo.png', toPath: 'img/logo.png' });
    workspace.apply({ kind: 'delete-file', path: 'notes.md' });

    const saved = await folder.saveAll();
    assert.deepEqual(saved, {
      savedPaths: ['app.js', 'img/logo.png', 'new/page.html'],
      deletedPaths: ['logo.png', 'notes.md'],
    });
    assert.deepEqual(log, [
      'write app.js',
      'write img/logo.png',
      'write new/page.html',
      'delete logo.png',
      'delete notes.md',
    ]);
    assert.equal(onDisk('app.js'), 'changed();\r\n');
    assert.deepEqual([...fixture.disk.files.get('img/logo.png')!], [0, 255, 1]);
    assert.deepEqual([onDisk('notes.md'), onDisk('logo.png')], [undefined, undefined]);
    assertClean(fixture);
    assert.deepEqual(await folder.saveAll(), { savedPaths: [], deletedPaths: [] });
  });

  test('a rename in case alone never deletes what it wrote', async () => {
    const { workspace, folder, log, onDisk } = await createLinkedFixture();
    workspace.apply({ kind: 'rename-file', fromPath: 'app.js', toPath: 'App.js' });
    await folder.saveAll();
    assert.deepEqual(log, ['delete app.js', 'write App.js']);
    assert.equal(onDisk('App.js'), 'run();\n');
  });

  test('undo after a save is dirty again and can be saved again, at any revision', async () => {
    const fixture = await createLinkedFixture();
    fixture.edit('app.js', 'two');
    await fixture.folder.saveAll();
    fixture.workspace.undo();
    assert.deepEqual(fixture.workspace.getSnapshot().dirtyPaths, ['app.js']);
    await fixture.folder.saveAll();
    assert.equal(fixture.onDisk('app.js'), 'run();\n');
    assertClean(fixture);
  });

  test('what the disk holds already is clean without another write', async () => {
    const fixture = await createLinkedFixture();
    fixture.edit('app.js', 'same');
    fixture.outside('app.js', 'same');
    fixture.workspace.apply({ kind: 'delete-file', path: 'notes.md' });
    fixture.outside('notes.md', undefined);
    assert.deepEqual(await fixture.folder.saveAll(), { savedPaths: ['app.js'], deletedPaths: ['notes.md'] });
    assert.deepEqual(fixture.log, []);
    assertClean(fixture);
  });

  test('a stale revision writes nothing', async () => {
    const { folder, edit, log } = await createLinkedFixture();
    edit('app.js', 'x');
    await assert.rejects(folder.saveAll({ expectedRevision: 1 }), {
      code: 'WORKSPACE_REVISION_CONFLICT',
      retryable: true,
      details: { expectedRevision: 1, currentRevision: 3, operation: 'save' },
    });
    assert.deepEqual(log, []);
  });

  test('an edit made meanwhile stays dirty, and the save says that it was not all', async () => {
    const fixture = await createLinkedFixture();
    fixture.edit('app.js', 'saved');
    fixture.edit('styles.css', 'saved too');
    const saving = fixture.folder.saveAll();
    const stop = fixture.workspace.subscribe(() => {
      if (fixture.log.length === 0) return;
      stop();
      fixture.edit('app.js', 'typed meanwhile');
    });
    const error = await codedError(saving);
    assert.equal(error.code, 'WORKSPACE_REVISION_CONFLICT');
    assert.equal(error.details['operation'], 'save');
    assert.deepEqual(error.details['savedPaths'], ['styles.css', 'app.js']);
    assert.deepEqual(fixture.workspace.getSnapshot().dirtyPaths, ['app.js']);
    assert.equal(fixture.onDisk('app.js'), 'saved');
    await fixture.folder.saveAll();
    assert.equal(fixture.onDisk('app.js'), 'typed meanwhile');
  });

  test('a permission that is taken away is told apart, and granting it lets the same save through', async () => {
    const fixture = await createLinkedFixture();
    fixture.edit('app.js', 'x');
    fixture.disk.permission = 'prompt';
    await assert.rejects(fixture.folder.saveAll(), {
      code: 'WORKSPACE_FOLDER_PERMISSION_DENIED',
      retryable: true,
      details: { operation: 'save', permission: 'prompt' },
    });
    assert.equal(await fixture.folder.requestPermission(), 'granted');
    await fixture.folder.saveAll();
    assert.equal(fixture.onDisk('app.js'), 'x');
  });

  test('a folder that goes away keeps the workspace and cuts the link', async () => {
    const fixture = await createLinkedFixture();
    fixture.edit('app.js', 'x');
    fixture.disk.gone = true;
    const error = await codedError(fixture.folder.saveAll());
    assert.equal(error.code, 'WORKSPACE_FOLDER_STALE');
    assert.equal(error.retryable, true);
    assert.equal(fixture.folder.getSnapshot().linked, false);
    assert.deepEqual(fixture.workspace.getSnapshot().dirtyPaths, ['app.js']);
  });

  test('without a record of saves nothing is written', async () => {
    const backend = createMemoryDurableOperationBackend();
    const fixture = await createLinkedFixture(SITE, {
      backend: { ...backend, compareAndSet: () => Promise.reject(new Error('closed')) },
    });
    fixture.edit('app.js', 'x');
    await assert.rejects(fixture.folder.saveAll(), { code: 'WORKSPACE_DURABLE_STATE_UNAVAILABLE', retryable: true });
    assert.deepEqual(fixture.log, []);
  });
});

describe('a change made outside', () => {
  test('is never overwritten: the save names all such files and writes none', async () => {
    const fixture = await createLinkedFixture();
    for (const path of ['app.js', 'styles.css', 'index.html']) fixture.edit(path, 'mine');
    fixture.outside('app.js', 'theirs');
    fixture.outside('styles.css', undefined);
    const error = await codedError(fixture.folder.saveAll());
    assert.equal(error.code, 'WORKSPACE_FOLDER_FILE_CHANGED');
    assert.deepEqual(error.details['paths'], ['styles.css', 'app.js']);
    assert.deepEqual(fixture.log, []);
    assert.equal(fixture.onDisk('app.js'), 'theirs');
  });

  test('to a file that is to be deleted, or that a new one would take the place of, counts too', async () => {
    const fixture = await createLinkedFixture();
    fixture.workspace.apply({ kind: 'delete-file', path: 'notes.md' });
    fixture.workspace.apply({ kind: 'create-file', path: 'extra.js', source: 'mine' });
    fixture.outside('notes.md', 'theirs');
    fixture.outside('extra.js', 'theirs');
    const error = await codedError(fixture.folder.saveAll());
    assert.deepEqual(error.details['paths'], ['extra.js', 'notes.md']);
    assert.equal(fixture.onDisk('notes.md'), 'theirs');
  });

  test('at the last moment, after the comparison, is seen before the write', async () => {
    const fixture = await createLinkedFixture();
    fixture.edit('app.js', 'mine');
    fixture.edit('styles.css', 'mine');
    fixture.workspace.subscribe(() => {
      if (fixture.log.length === 1) fixture.outside('app.js', 'theirs');
    });
    const error = await codedError(fixture.folder.saveAll());
    assert.equal(error.code, 'WORKSPACE_FOLDER_FILE_CHANGED');
    assert.deepEqual(error.details['savedPaths'], ['styles.css']);
    assert.deepEqual(fixture.workspace.getSnapshot().dirtyPaths, ['app.js']);
    assert.equal(fixture.onDisk('app.js'), 'theirs');
  });

  test('is found by looking, for files that nobody edited here too', async () => {
    const { folder, outside, edit } = await createLinkedFixture();
    assert.deepEqual(await folder.lookForChanges(), []);
    edit('index.html', 'mine');
    outside('app.js', 'theirs');
    outside('notes.md', undefined);
    const found = [
      { path: 'app.js', change: 'changed' },
      { path: 'notes.md', change: 'removed' },
    ];
    assert.deepEqual(await folder.lookForChanges(), found);
    assert.deepEqual(folder.getSnapshot().outsideChanges, found);
  });

  for (const [choice, source, disk] of [
    ['mine', 'mine', 'mine'],
    ['theirs', 'theirs', 'theirs'],
    ['both', 'theirs', 'theirs'],
  ] as const) {
    test(`can be settled by taking ${choice}`, async () => {
      const fixture = await createLinkedFixture();
      fixture.edit('app.js', 'mine');
      fixture.outside('app.js', 'theirs');
      await assert.rejects(fixture.folder.saveAll());
      await fixture.folder.resolve('app.js', choice);
      assert.equal(fixture.onDisk('app.js'), 'theirs');
      await fixture.folder.saveAll();
      assert.equal(sourceOf(fixture, 'app.js'), source);
      assert.equal(fixture.onDisk('app.js'), disk);
      assert.equal(fixture.onDisk('app (mine).js'), choice === 'both' ? 'mine' : undefined);
      assertClean(fixture);
    });
  }

  test('taking theirs can be undone', async () => {
    const fixture = await createLinkedFixture();
    fixture.edit('app.js', 'mine');
    fixture.outside('app.js', 'theirs');
    await fixture.folder.resolve('app.js', 'theirs');
    fixture.workspace.undo();
    assert.equal(sourceOf(fixture, 'app.js'), 'mine');
    assert.deepEqual(fixture.workspace.getSnapshot().dirtyPaths, ['app.js']);
  });

  test('that removed the file leaves mine to be saved, or goes along', async () => {
    for (const choice of ['mine', 'theirs', 'both'] as const) {
      const fixture = await createLinkedFixture();
      fixture.edit('app.js', 'mine');
      fixture.outside('app.js', undefined);
      await fixture.folder.resolve('app.js', choice);
      await fixture.folder.saveAll();
      assert.equal(fixture.onDisk('app.js'), choice === 'theirs' ? undefined : 'mine');
      assertClean(fixture);
    }
  });
});

describe('reading the folder again', () => {
  test('takes what the disk has, reports what it skipped, and can be undone', async () => {
    const fixture = await createLinkedFixture();
    fixture.edit('app.js', 'mine');
    fixture.outside('app.js', 'theirs');
    fixture.outside('new.css', 'x');
    fixture.outside('tool.exe', 'MZ');
    fixture.outside('notes.md', undefined);
    const { imported } = await fixture.folder.reload();
    assert.deepEqual(imported.skipped, ['tool.exe · unsupported type']);
    assert.equal(sourceOf(fixture, 'app.js'), 'theirs');
    assertClean(fixture);
    fixture.workspace.undo();
    assert.equal(sourceOf(fixture, 'app.js'), 'mine');
  });

  test('an emptied folder cannot replace the workspace', async () => {
    const fixture = await createLinkedFixture();
    fixture.disk.files.clear();
    await assert.rejects(fixture.folder.reload(), { code: 'WORKSPACE_NO_SUPPORTED_FILES' });
    assert.equal(fixture.workspace.getSnapshot().state.files.size, 4);
    assert.equal(fixture.folder.getSnapshot().linked, true);
  });

  test('an edit made while it is read is not replaced', async () => {
    const fixture = await createLinkedFixture();
    fixture.outside('app.js', 'theirs');
    const revision = fixture.workspace.getSnapshot().state.revision;
    fixture.whenRead(() => fixture.edit('app.js', 'typed meanwhile'));
    await assert.rejects(fixture.folder.reload({ expectedRevision: revision }), {
      code: 'WORKSPACE_REVISION_CONFLICT',
    });
    assert.equal(sourceOf(fixture, 'app.js'), 'typed meanwhile');
    assert.equal(fixture.folder.getSnapshot().linked, true);
  });

  test('settles what was unknown: the disk is now what the workspace holds', async () => {
    const fixture = await createLinkedFixture();
    fixture.edit('app.js', 'mine');
    fixture.faults.set('app.js', 'half');
    await assert.rejects(fixture.folder.saveAll());
    fixture.faults.clear();
    await fixture.folder.reload();
    assert.equal(sourceOf(fixture, 'app.js'), 'half of i');
    fixture.edit('app.js', 'again');
    await fixture.folder.saveAll();
    assert.equal(fixture.onDisk('app.js'), 'again');
  });

  test('needs a folder, its permission, and that it is still there', async () => {
    const fixture = await createLinkedFixture();
    fixture.disk.permission = 'denied';
    await assert.rejects(fixture.folder.reload(), { code: 'WORKSPACE_FOLDER_PERMISSION_DENIED' });
    fixture.disk.permission = 'granted';
    fixture.disk.gone = true;
    await assert.rejects(fixture.folder.reload(), { code: 'WORKSPACE_FOLDER_STALE' });
    await assert.rejects(fixture.folder.reload(), { code: 'WORKSPACE_FOLDER_NOT_CONNECTED' });
  });
});

test('disconnecting keeps the workspace, dirty marks included, and leaves the folder alone', async () => {
  const fixture = await createLinkedFixture();
  fixture.edit('app.js', 'mine');
  await fixture.folder.disconnect();
  assert.equal(fixture.folder.getSnapshot().linked, false);
  assert.equal(fixture.folder.getSnapshot().permission, 'disconnected');
  assert.equal(sourceOf(fixture, 'app.js'), 'mine');
  assert.deepEqual(fixture.workspace.getSnapshot().dirtyPaths, ['app.js']);
  assert.equal(fixture.onDisk('app.js'), 'run();\n');
});

test('a person who turns away changes nothing', async () => {
  assert.equal(await createMemoryFolder().pick(), undefined);
});
