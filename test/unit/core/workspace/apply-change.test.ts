import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applyChange, planChange } from '../../../../src/core/workspace/apply-change.js';
import { markSaved } from '../../../../src/core/workspace/mark-saved.js';
import { createAssetFile, createTextFile } from '../../../../src/core/workspace/workspace-file.js';
import type { WorkspaceChange, WorkspaceState } from '../../../../src/core/workspace/workspace-model.js';
import { sampleState } from '../../../support/workspace-fixtures.js';

function after(...changes: readonly WorkspaceChange[]): WorkspaceState {
  return changes.reduce(applyChange, sampleState());
}

function refuses(state: WorkspaceState, change: WorkspaceChange, code: string, details: Record<string, unknown>): void {
  assert.throws(() => applyChange(state, change), { code, retryable: false, details });
}

function sourceIn(state: WorkspaceState, path: string): string | undefined {
  const file = state.files.get(path);
  return file?.kind === 'text' ? file.source : undefined;
}

test('creating makes a text file of its kind in display order and opens it', () => {
  const state = after({ kind: 'create-file', path: './css\\app.mjs', source: 'x' });
  assert.equal(state.revision, 2);
  assert.equal(state.activePath, 'css/app.mjs');
  assert.deepEqual(state.files.get('css/app.mjs'), {
    kind: 'text',
    path: 'css/app.mjs',
    language: 'javascript',
    mimeType: 'text/javascript',
    source: 'x',
  });
  assert.deepEqual(
    [...state.files.keys()],
    ['index.html', 'styles.css', 'app.js', 'README.md', 'css/app.mjs', 'img/logo.png'],
  );
});

test('creating on a taken path, below a file or over a folder is a conflict', () => {
  for (const path of ['app.js', 'app.js/more.js']) {
    refuses(sampleState(), { kind: 'create-file', path, source: '' }, 'WORKSPACE_FILE_CONFLICT', {
      path,
      operation: 'create',
    });
  }
  const state = after({ kind: 'create-file', path: 'a.js/b.js', source: '' });
  refuses(state, { kind: 'create-file', path: 'a.js', source: '' }, 'WORKSPACE_FILE_CONFLICT', {
    path: 'a.js',
    operation: 'create',
  });
});

test('creating what is no text is a type conflict', () => {
  for (const [path, actualKind] of [
    ['a.png', 'asset'],
    ['a.exe', 'unsupported'],
    ['LICENSE', 'unsupported'],
  ] as const) {
    refuses(sampleState(), { kind: 'create-file', path, source: '' }, 'WORKSPACE_FILE_TYPE_CONFLICT', {
      path,
      operation: 'create',
      actualKind,
      expectedKind: 'text',
    });
  }
});

test('80,000 characters are allowed and one more is not, by every way in', () => {
  const full = 'x'.repeat(80_000);
  assert.equal(sourceIn(after({ kind: 'write-file', path: 'app.js', source: full }), 'app.js')?.length, 80_000);
  const state = after({ kind: 'write-file', path: 'app.js', source: full });
  const changes: readonly WorkspaceChange[] = [
    { kind: 'create-file', path: 'b.js', source: `${full}x` },
    { kind: 'write-file', path: 'app.js', source: `${full}x` },
    { kind: 'edit-files', writes: [{ path: 'app.js', source: `${full}x` }] },
    { kind: 'patch-file', path: 'app.js', search: 'x', replace: 'xx', occurrence: 'first' },
    { kind: 'patch-file', path: 'app.js', search: 'x', replace: 'y'.repeat(20_000), occurrence: 'all' },
  ];
  for (const change of changes) refuses(state, change, 'WORKSPACE_SOURCE_LIMIT', { limit: 80_000 });
});

test('a write to a missing file, an asset or a path outside is refused', () => {
  refuses(sampleState(), { kind: 'write-file', path: 'constructor', source: '' }, 'WORKSPACE_FILE_NOT_FOUND', {
    path: 'constructor',
  });
  refuses(sampleState(), { kind: 'write-file', path: 'img/logo.png', source: '' }, 'WORKSPACE_FILE_TYPE_CONFLICT', {
    path: 'img/logo.png',
    operation: 'write',
    actualKind: 'asset',
    expectedKind: 'text',
  });
  refuses(sampleState(), { kind: 'write-file', path: '../app.js', source: '' }, 'WORKSPACE_PATH_INVALID', {
    path: '../app.js',
    reason: 'parent-traversal',
  });
});

test('a change that leaves every file as it was is no change: same state, same revision', () => {
  const state = sampleState();
  const source = sourceIn(state, 'app.js') ?? '';
  assert.equal(applyChange(state, { kind: 'write-file', path: 'app.js', source }), state);
  assert.equal(applyChange(state, { kind: 'rename-file', fromPath: 'app.js', toPath: './app.js' }), state);
  assert.equal(applyChange(state, { kind: 'edit-files', writes: [] }), state);
});

test('a patch is literal in search and replacement, and counts what it did', () => {
  const state = after({ kind: 'write-file', path: 'app.js', source: 'a.b a.b aXb' });
  const patch = { kind: 'patch-file', path: 'app.js', search: 'a.b', replace: '$&$1', occurrence: 'all' } as const;
  assert.equal(planChange(state, patch).replacements, 2);
  assert.equal(sourceIn(applyChange(state, patch), 'app.js'), '$&$1 $&$1 aXb');
  assert.equal(sourceIn(applyChange(state, { ...patch, occurrence: 'first' }), 'app.js'), '$&$1 a.b aXb');
});

test('a patch miss names path, mode and length, and never the text', () => {
  for (const search of ['secret', '']) {
    const patch = { kind: 'patch-file', path: 'app.js', search, replace: 'x', occurrence: 'all' } as const;
    refuses(sampleState(), patch, 'WORKSPACE_PATCH_NOT_FOUND', {
      path: 'app.js',
      occurrence: 'all',
      searchLength: search.length,
    });
  }
});

test('edits of several files are one revision, all or nothing', () => {
  const writes = [
    { path: 'app.js', source: '1' },
    { path: 'styles.css', source: '2' },
  ];
  assert.equal(after({ kind: 'edit-files', writes }).revision, 2);
  const state = sampleState();
  refuses(
    state,
    { kind: 'edit-files', writes: [...writes, { path: 'no.js', source: '' }] },
    'WORKSPACE_FILE_NOT_FOUND',
    {
      path: 'no.js',
    },
  );
  assert.equal(sourceIn(state, 'app.js'), 'console.log(1);\n');
});

test('renaming a saved file remembers its first origin through a chain, and forgets it on the way back', () => {
  const once = after({ kind: 'rename-file', fromPath: 'app.js', toPath: 'src/main.ts' });
  assert.equal(once.files.get('src/main.ts')?.renamedFrom, 'app.js');
  assert.deepEqual(
    [once.files.get('src/main.ts')?.mimeType, (once.files.get('src/main.ts') as { language?: string }).language],
    ['text/typescript', 'typescript'],
  );
  const twice = applyChange(once, { kind: 'rename-file', fromPath: 'src/main.ts', toPath: 'b.js' });
  assert.equal(twice.files.get('b.js')?.renamedFrom, 'app.js');
  const back = applyChange(twice, { kind: 'rename-file', fromPath: 'b.js', toPath: 'app.js' });
  assert.deepEqual(back.files.get('app.js'), sampleState().files.get('app.js'));
});

test('renaming a file that was never saved leaves no origin', () => {
  const state = after(
    { kind: 'create-file', path: 'a.js', source: '' },
    { kind: 'rename-file', fromPath: 'a.js', toPath: 'b.js' },
  );
  assert.equal(state.files.get('b.js')?.renamedFrom, undefined);
  assert.equal(state.activePath, 'b.js');
});

test('renaming onto another file, to another kind, or away from the last page is refused', () => {
  refuses(sampleState(), { kind: 'rename-file', fromPath: 'app.js', toPath: 'styles.css' }, 'WORKSPACE_FILE_CONFLICT', {
    path: 'styles.css',
    operation: 'rename',
    fromPath: 'app.js',
    toPath: 'styles.css',
  });
  refuses(sampleState(), { kind: 'rename-file', fromPath: 'app.js', toPath: 'a.png' }, 'WORKSPACE_FILE_TYPE_CONFLICT', {
    path: 'a.png',
    operation: 'rename',
    actualKind: 'asset',
    expectedKind: 'text',
  });
  refuses(
    sampleState(),
    { kind: 'rename-file', fromPath: 'index.html', toPath: 'index.txt' },
    'WORKSPACE_PREVIEW_ENTRY_REQUIRED',
    { operation: 'rename', path: 'index.html' },
  );
  assert.ok(after({ kind: 'rename-file', fromPath: 'index.html', toPath: 'page.htm' }).files.has('page.htm'));
  assert.ok(after({ kind: 'rename-file', fromPath: 'app.js', toPath: 'APP.js' }).files.has('APP.js'));
});

test('a renamed asset keeps its bytes', () => {
  const state = after({ kind: 'rename-file', fromPath: 'img/logo.png', toPath: 'img/mark.webp' });
  const [before, moved] = [sampleState().files.get('img/logo.png'), state.files.get('img/mark.webp')];
  assert.equal(moved?.mimeType, 'image/webp');
  assert.equal(
    moved?.kind === 'asset' && before?.kind === 'asset' && moved.blob.size,
    before?.kind === 'asset' && before.blob.size,
  );
});

test('deleting the last page or the last file is refused', () => {
  refuses(sampleState(), { kind: 'delete-file', path: 'index.html' }, 'WORKSPACE_PREVIEW_ENTRY_REQUIRED', {
    operation: 'delete',
    path: 'index.html',
  });
  const lone = after({ kind: 'replace-all', rootName: 'one', files: [createTextFile('a.txt', '')] });
  refuses(lone, { kind: 'delete-file', path: 'a.txt' }, 'WORKSPACE_EMPTY', { operation: 'delete', path: 'a.txt' });
});

test('deleting the open file opens the entry', () => {
  const state = after({ kind: 'create-file', path: 'a.js', source: '' }, { kind: 'delete-file', path: 'a.js' });
  assert.equal(state.activePath, 'index.html');
});

test('revert restores source, and path of a renamed file, and a deleted one, and removes a new one', () => {
  const changed = after(
    { kind: 'rename-file', fromPath: 'app.js', toPath: 'b.js' },
    { kind: 'write-file', path: 'b.js', source: 'x' },
    { kind: 'write-file', path: 'styles.css', source: 'x' },
    { kind: 'delete-file', path: 'README.md' },
    { kind: 'create-file', path: 'new.js', source: '' },
  );
  const reverted = ['b.js', 'styles.css', 'README.md', 'new.js'].reduce(
    (state, path) => applyChange(state, { kind: 'revert-file', path }),
    changed,
  );
  assert.deepEqual(withoutBlobs(reverted), withoutBlobs(sampleState()));
});

test('revert by the old path of a renamed file restores that file', () => {
  const state = after(
    { kind: 'rename-file', fromPath: 'app.js', toPath: 'b.js' },
    { kind: 'revert-file', path: 'app.js' },
  );
  assert.equal(state.files.has('b.js'), false);
  assert.equal(sourceIn(state, 'app.js'), 'console.log(1);\n');
});

test('revert of a renamed file whose old path was taken since is a conflict that changes nothing', () => {
  const state = after(
    { kind: 'rename-file', fromPath: 'app.js', toPath: 'b.js' },
    { kind: 'create-file', path: 'app.js', source: 'other' },
  );
  refuses(state, { kind: 'revert-file', path: 'b.js' }, 'WORKSPACE_FILE_CONFLICT', {
    path: 'app.js',
    operation: 'rename',
    fromPath: 'b.js',
    toPath: 'app.js',
  });
});

test('a save forgets origins, keeps the revision, and is what revert goes back to', () => {
  const renamed = after({ kind: 'rename-file', fromPath: 'app.js', toPath: 'b.js' });
  const { state: saved, edits } = markSaved(renamed);
  assert.equal(saved.revision, renamed.revision);
  assert.deepEqual(
    edits.map((edit) => edit.path),
    ['b.js'],
  );
  assert.equal(saved.files.get('b.js')?.renamedFrom, undefined);
  const changed = applyChange(saved, { kind: 'write-file', path: 'b.js', source: 'x' });
  assert.equal(sourceIn(applyChange(changed, { kind: 'revert-file', path: 'b.js' }), 'b.js'), 'console.log(1);\n');
});

test('replacing all counts as saved, opens the entry, and lets imported text pass the edit limit', () => {
  const long = 'x'.repeat(80_001);
  const state = after({
    kind: 'replace-all',
    rootName: 'other',
    files: [createTextFile('long.txt', long), createTextFile('page.html', ''), createAssetFile('a.png', new Blob())],
  });
  assert.equal(state.rootName, 'other');
  assert.equal(state.checkpoint, state.files);
  assert.equal(state.activePath, 'page.html');
  assert.equal(sourceIn(state, 'long.txt'), long);
});

test('replacing with nothing, or with one path twice, replaces nothing', () => {
  refuses(sampleState(), { kind: 'replace-all', rootName: 'empty', files: [] }, 'WORKSPACE_NO_SUPPORTED_FILES', {
    operation: 'import',
    rootName: 'empty',
    skippedCount: 0,
  });
  const twice = [createTextFile('a.txt', '1'), { ...createTextFile('b.txt', '2'), path: './a.txt' }];
  refuses(sampleState(), { kind: 'replace-all', rootName: 'r', files: twice }, 'WORKSPACE_FILE_CONFLICT', {
    path: 'a.txt',
    operation: 'create',
  });
});

function withoutBlobs({ files, activePath, checkpoint }: WorkspaceState): unknown {
  const plain = (map: WorkspaceState['files']) => [...map.values()].map((file) => ({ ...file, blob: undefined }));
  return { files: plain(files), checkpoint: plain(checkpoint), activePath: activePath && 'any' };
}
