import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMemoryDisk, createMemoryFolder } from '../../../../../src/adapters/filesystem/memory-folder.js';
import { importFolder, type FolderImport } from '../../../../../src/core/workspace/folder/import-folder.js';
import type { FolderContents } from '../../../../../src/core/workspace/folder/folder-port.js';
import { IMPORT_LIMITS } from '../../../../../src/core/workspace/folder/import-limits.js';

type Content = string | Uint8Array<ArrayBuffer>;

test('supported files become text and assets by their extension alone', async () => {
  const { files, skipped, rootName } = await importOf({
    'index.html': '<h1>',
    'src/app.ts': 'let a = 1',
    'lib.js': 'x',
    'logo.png': new Uint8Array([0, 255]),
    'sound.mp3': new Uint8Array([1]),
  });
  assert.equal(rootName, 'site');
  assert.deepEqual(skipped, []);
  assert.deepEqual(
    files.map(({ path, kind, mimeType }) => `${path} ${kind} ${mimeType}`),
    [
      'index.html text text/html',
      'lib.js text text/javascript',
      'logo.png asset image/png',
      'sound.mp3 asset audio/mpeg',
      'src/app.ts text text/typescript',
    ],
  );
});

test('a type that the disk claims for a file does not matter', async () => {
  const { files } = await importFolder(listed([['video.ts', new Blob(['export {}'], { type: 'video/mp2t' })]]));
  assert.equal(files[0]?.kind, 'text');
});

test('bytes come back as they were: byte order mark, line ends, binary', async () => {
  const png = new Uint8Array([0x89, 0, 255, 13, 10]);
  const { files } = await importOf({ 'a.txt': '\uFEFFone\r\ntwo\n', 'b.png': png });
  const [text, asset] = files;
  assert.equal(text?.kind === 'text' && text.source, '\uFEFFone\r\ntwo\n');
  assert.ok(asset?.kind === 'asset');
  assert.deepEqual(new Uint8Array(await asset.blob.arrayBuffer()), png);
});

test('an empty file is a file: emptiness is not absence', async () => {
  const { files, skipped } = await importOf({ 'index.html': '', 'empty.css': '', 'empty.png': '' });
  assert.deepEqual(skipped, []);
  const sizes = files.map((file) => [file.path, file.kind === 'text' ? file.source.length : file.blob.size]);
  assert.deepEqual(sizes, [
    ['index.html', 0],
    ['empty.css', 0],
    ['empty.png', 0],
  ]);
});

test('each kind of entry that is left out says why', async () => {
  const { files, skipped } = await importFolder(
    listed([
      ['index.html', '<p>'],
      ['tool.exe', 'MZ'],
      ['nul.txt', 'a\0b'],
      ['latin1.txt', new Uint8Array([0x63, 0xe9])],
      ['../up.html', 'x'],
      ['a\0.html', 'x'],
      ['back\\slash.html', 'x'],
      ['caf\u00e9.txt', 'one'],
      ['cafe\u0301.txt', 'two'],
      ['long.css', 'x'.repeat(IMPORT_LIMITS.textBytes + 1)],
      ['large.png', new Uint8Array(IMPORT_LIMITS.assetBytes + 1)],
    ]),
  );
  assert.deepEqual(
    files.map(({ path }) => path),
    ['index.html', 'caf\u00e9.txt'],
  );
  assert.deepEqual(skipped, [
    'tool.exe · unsupported type',
    'nul.txt · binary',
    'latin1.txt · binary',
    '../up.html · invalid path',
    'a\uFFFD.html · invalid path',
    'back\\slash.html · invalid path',
    'cafe\u0301.txt · duplicate path',
    'long.css · too large',
    'large.png · too large',
  ]);
});

test('files exactly at their limit are taken', async () => {
  const { files, skipped } = await importOf({
    'a.css': 'x'.repeat(IMPORT_LIMITS.textBytes),
    'a.png': new Uint8Array(IMPORT_LIMITS.assetBytes),
  });
  assert.equal(files.length, 2);
  assert.deepEqual(skipped, []);
});

test('the 201st file ends the import with one summary', async () => {
  const { files, skipped } = await importFolder(listed(numbered(230)));
  assert.equal(files.length, 200);
  assert.deepEqual(skipped, ['file200.txt · file limit']);
});

test('the total limit ends the import with one summary', async () => {
  const four = new Uint8Array(IMPORT_LIMITS.assetBytes);
  const names = ['a.png', 'b.png', 'c.png', 'd.png', 'e.png'];
  const { files, skipped } = await importFolder(listed(names.map((name) => [name, four])));
  assert.equal(files.length, 3);
  assert.deepEqual(skipped, ['d.png · total limit']);
});

test('the 2,001st entry ends the import with one summary, folders counted', async () => {
  const entries = [['index.html', '<p>'], ...numbered(2500).map(([path]) => [`${path}.bin`, ''])] as [string, string][];
  const { files, skipped } = await importFolder(listed(entries));
  assert.equal(files.length, 1);
  assert.equal(skipped.length, 102);
  assert.deepEqual(skipped.slice(-2), ['file1999.txt.bin · scan limit', '… · 1899 more']);

  let folders = 0;
  const many: FolderContents = {
    name: 'folders',
    async *entries() {
      yield { kind: 'file', path: 'a.txt', open: async () => new Blob(['a']) };
      for (; ; folders++) yield { kind: 'directory', path: `folder${folders}` };
    },
  };
  assert.deepEqual((await importFolder(many)).skipped, ['folder1999 · scan limit']);
  assert.equal(folders, 1999);
});

test('folders that tools fill are named once, never read, and cost nothing of the limits', async () => {
  const inside = numbered(3000).map(([path, content]) => [`node_modules/x/${path}`, content] as [string, string]);
  const { files, skipped } = await importFolder(listed([...inside, ['.git/config.txt', ''], ['index.html', '']]));
  assert.deepEqual(
    files.map(({ path }) => path),
    ['index.html'],
  );
  assert.deepEqual(skipped, ['node_modules · ignored folder', '.git · ignored folder']);

  const disk = createMemoryDisk('site', { 'node_modules/a.js': '', 'index.html': '' });
  assert.deepEqual(await (await pick(disk)).skipped, ['node_modules · ignored folder']);
});

test('paths that a disk which ignores case would merge are reported and kept', async () => {
  const { files, collisions } = await importOf({ 'a.txt': '1', 'A.txt': '2', 'b.txt': '3' });
  assert.equal(files.length, 3);
  assert.deepEqual(collisions, [['a.txt', 'A.txt']]);
});

test('a folder with nothing in it that a workspace holds is refused', async () => {
  await assert.rejects(importOf({}), { code: 'WORKSPACE_NO_SUPPORTED_FILES', retryable: false });
  await assert.rejects(importOf({ 'a.exe': '', 'b.bin': '' }), {
    code: 'WORKSPACE_NO_SUPPORTED_FILES',
    details: { operation: 'import', rootName: 'site', skippedCount: 2 },
  });
});

test('a file that cannot be read is left out, and no reason to lose the others', async () => {
  const { files, skipped } = await importFolder({
    name: 'site',
    async *entries() {
      yield { kind: 'file', path: 'bad.txt', open: () => Promise.reject(new Error('locked')) };
      yield { kind: 'file', path: 'good.txt', open: async () => new Blob(['ok']) };
    },
  });
  assert.equal(files.length, 1);
  assert.deepEqual(skipped, ['bad.txt · unreadable']);
});

test('what an import keeps does not depend on the disk any more', async () => {
  const bytes = new Uint8Array([1, 2, 3]);
  const { files } = await importOf({ 'a.png': bytes });
  bytes.fill(9);
  assert.ok(files[0]?.kind === 'asset');
  assert.deepEqual([...new Uint8Array(await files[0].blob.arrayBuffer())], [1, 2, 3]);
});

test('a cancelled import stops', async () => {
  const abort = new AbortController();
  abort.abort();
  await assert.rejects(importFolder(listed([['a.txt', '']]), { signal: abort.signal }), { code: 'TOOL_CANCELLED' });
});

function importOf(files: Readonly<Record<string, Content>>): Promise<FolderImport> {
  return pick(createMemoryDisk('site', files));
}

async function pick(disk: ReturnType<typeof createMemoryDisk>): Promise<FolderImport> {
  const candidate = await createMemoryFolder(disk).pick();
  return importFolder(candidate!);
}

/** Entries that no disk could hold, as an upload may list them. */
function listed(entries: readonly (readonly [string, Content | Blob])[]): FolderContents {
  return {
    name: 'site',
    async *entries() {
      for (const [path, content] of entries) {
        yield { kind: 'file', path, open: async () => (content instanceof Blob ? content : new Blob([content])) };
      }
    },
  };
}

function numbered(count: number): [string, string][] {
  return Array.from({ length: count }, (_, index) => [`file${index}.txt`, '']);
}
