import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMemoryDisk, createMemoryFolder } from '../../../../src/adapters/filesystem/memory-folder.js';
import { expectCode, FOLDER_CONTRACT, link, type FolderPlace } from '../../../support/folder-contract.js';

for (const { name, run } of FOLDER_CONTRACT) test(name, () => run(memoryPlace()));

test('a folder without permission is not stale: it stays linked and can be asked for', async () => {
  const disk = createMemoryDisk('site', { 'a.txt': 'a' });
  const port = createMemoryFolder(disk);
  await link({ port });
  disk.permission = 'prompt';
  await expectCode(port.readFile('a.txt'), 'WORKSPACE_FOLDER_PERMISSION_DENIED');
  assert.equal(port.getSnapshot().permission, 'prompt');
  assert.equal(port.getSnapshot().linked?.name, 'site');
  assert.equal(await port.requestWritePermission(), 'granted');
  assert.equal(await (await port.readFile('a.txt'))?.text(), 'a');

  disk.permission = 'denied';
  assert.equal(await port.refreshPermission(), 'denied');
  assert.equal(await port.requestWritePermission(), 'denied');
});

function memoryPlace(): FolderPlace {
  const disk = createMemoryDisk('site');
  return {
    port: createMemoryFolder(disk),
    write: async (path, content) => void disk.files.set(path, new TextEncoder().encode(content)),
    read: async (path) => {
      const bytes = disk.files.get(path);
      return bytes && new TextDecoder().decode(bytes);
    },
    remove: async (path) => void disk.files.delete(path),
    removeFolder: async () => void (disk.gone = true),
  };
}
