import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMemoryDisk, createMemoryFolder } from '../../../../../src/adapters/filesystem/memory-folder.js';
import { READ_TIMEOUT_MS } from '../../../../../src/core/workspace/folder/folder-reads.js';
import type { FolderPort } from '../../../../../src/core/workspace/folder/folder-port.js';
import { createLinkedFolder } from '../../../../../src/core/workspace/folder/linked-folder.js';
import { createMemoryWorkspaceRepository } from '../../../../../src/core/workspace/memory-repository.js';
import { createWorkspace } from '../../../../../src/core/workspace/workspace.js';
import { SITE, codedError } from '../../../../support/linked-folder-fixture.js';
import { ManualTimers } from '../../../../support/manual-timers.js';
import { sampleSeed } from '../../../../support/workspace-fixtures.js';

const never = <T>(): Promise<T> => new Promise<T>(() => undefined);

/** A folder whose reads hang while `hanging` says so. */
async function openHanging(hanging: { reads: boolean; walk: boolean; bytes: boolean }) {
  const timers = new ManualTimers();
  const disk = createMemoryDisk('site', SITE);
  const memory = createMemoryFolder(disk);
  const port: FolderPort = {
    ...memory,
    readFile: (path) => (hanging.reads ? never() : memory.readFile(path)),
    async contents() {
      const contents = await memory.contents();
      return {
        name: contents.name,
        async *entries(walk) {
          for await (const entry of contents.entries(walk)) {
            if (hanging.walk) await never();
            yield entry.kind === 'file' && hanging.bytes ? { ...entry, open: () => never<Blob>() } : entry;
          }
        },
      };
    },
  };
  const workspace = createWorkspace({ id: 'w', repository: createMemoryWorkspaceRepository(), seed: sampleSeed() });
  await workspace.ready;
  const folder = createLinkedFolder({ port, workspace, timers });
  await folder.open((await folder.pick())!);
  return { workspace, folder, disk, timers };
}

for (const part of ['walk', 'bytes'] as const) {
  test(`a disk whose ${part} never comes ends a reload in time, and the workspace stays`, async () => {
    const hanging = { reads: false, walk: false, bytes: false };
    const { workspace, folder, timers } = await openHanging(hanging);
    const before = workspace.getSnapshot().state;
    hanging[part] = true;
    const reload = codedError(folder.reload());
    await timers.advance(READ_TIMEOUT_MS);
    const { code, retryable } = await reload;
    assert.deepEqual([code, retryable], ['WORKSPACE_FOLDER_TIMEOUT', true]);
    assert.equal(workspace.getSnapshot().state, before);
    hanging[part] = false;
    await folder.reload();
    assert.equal(timers.pendingCount, 0);
  });
}

test('a disk that gives no answer before a write ends the save with nothing written, and the next one goes through', async () => {
  const hanging = { reads: false, walk: false, bytes: false };
  const { workspace, folder, disk, timers } = await openHanging(hanging);
  workspace.apply({ kind: 'write-file', path: 'app.js', source: 'mine' });
  hanging.reads = true;
  const save = codedError(folder.saveAll());
  await timers.advance(2 * READ_TIMEOUT_MS);
  assert.equal((await save).code, 'WORKSPACE_FOLDER_TIMEOUT');
  assert.equal(new TextDecoder().decode(disk.files.get('app.js')), SITE['app.js']);
  assert.deepEqual(folder.getSnapshot().unsettledPaths, []);
  hanging.reads = false;
  await folder.saveAll();
  assert.equal(new TextDecoder().decode(disk.files.get('app.js')), 'mine');
});
