import { expect } from '@open-wc/testing';
import { createPrivateFolder } from '../../../../src/adapters/filesystem/private-folder.js';
import { createDexieFolderHandleStore } from '../../../../src/adapters/storage/dexie-folder-handle-store.js';
import { createLinkedFolder } from '../../../../src/core/workspace/folder/linked-folder.js';
import { createMemoryWorkspaceRepository } from '../../../../src/core/workspace/memory-repository.js';
import { createWorkspace } from '../../../../src/core/workspace/workspace.js';
import { sampleSeed } from '../../../support/workspace-fixtures.js';
import { FOLDER_CONTRACT, link, type FolderPlace } from '../../../support/folder-contract.js';
import { waitUntil } from '../../../support/wait-until.js';

describe('a folder over directory handles, in the origin private file system', () => {
  for (const { name, run } of FOLDER_CONTRACT) it(name, () => inPlace(run));

  it('the link comes back in another session with its scope, and not after it was cut', async () => {
    const databaseName = `jig-test-${crypto.randomUUID()}`;
    const directoryName = `jig-test-${crypto.randomUUID()}`;
    const sessions = [createDexieFolderHandleStore({ databaseName }), createDexieFolderHandleStore({ databaseName })];
    const [first, second] = sessions.map((handles) =>
      createPrivateFolder({ workspaceId: 'w', directoryName, handles }),
    );
    await first!.restore();
    expect(first!.getSnapshot().restore).to.equal('idle');
    await link({ port: first! });
    await first!.writeFile('a.txt', new Blob(['kept']));

    await second!.restore();
    expect(second!.getSnapshot()).to.deep.equal({ ...first!.getSnapshot(), restore: 'restored' });
    expect(await (await second!.readFile('a.txt'))!.text()).to.equal('kept');

    await second!.disconnect();
    const third = createPrivateFolder({ workspaceId: 'w', directoryName, handles: sessions[0]! });
    await third.restore();
    expect(third.getSnapshot().linked).to.equal(undefined);
    indexedDB.deleteDatabase(databaseName);
    await (await navigator.storage.getDirectory()).removeEntry(directoryName, { recursive: true });
  });

  it('a link that cannot be remembered holds for this visit, and says so', async () => {
    const directoryName = `jig-test-${crypto.randomUUID()}`;
    const refuse = (): Promise<never> => Promise.reject(new DOMException('No.', 'SecurityError'));
    const handles = { load: refuse, save: refuse, clear: refuse };
    const port = createPrivateFolder({ workspaceId: 'w', directoryName, handles });
    await port.restore();
    expect(port.getSnapshot().restore).to.equal('unavailable');
    await link({ port });
    await port.writeFile('a.txt', new Blob(['x']));
    expect(port.getSnapshot().restore).to.equal('unavailable');
    expect(port.getSnapshot().linked?.name).to.equal(directoryName);
  });

  it('a change on the disk is seen without anybody looking, and becomes a choice', async () => {
    const root = await navigator.storage.getDirectory();
    const directoryName = `jig-test-${crypto.randomUUID()}`;
    const port = createPrivateFolder({ workspaceId: 'w', directoryName });
    const directory = await root.getDirectoryHandle(directoryName, { create: true });
    await writeOnDisk(directory, 'index.html', '<p>first</p>');
    const workspace = createWorkspace({ id: 'w', repository: createMemoryWorkspaceRepository(), seed: sampleSeed() });
    const folder = createLinkedFolder({ port, workspace });
    await folder.ready;
    await folder.open((await folder.pick())!);
    await writeOnDisk(directory, 'index.html', '<p>by another program</p>');
    await waitUntil(() => folder.getSnapshot().outsideChanges.length === 1, 'the change is seen');
    expect(folder.getSnapshot().outsideChanges[0]?.path).to.equal('index.html');

    workspace.apply({ kind: 'write-file', path: 'index.html', source: '<p>mine</p>' });
    await folder.resolve('index.html', 'both');
    const sources = [...workspace.getSnapshot().state.files.values()].map(
      (file) => (file as { source?: string }).source,
    );
    expect(sources.sort()).to.deep.equal(['<p>by another program</p>', '<p>mine</p>']);
    await folder.dispose();
    await root.removeEntry(directoryName, { recursive: true });
  });
});

async function writeOnDisk(directory: FileSystemDirectoryHandle, name: string, text: string): Promise<void> {
  const file = await (await directory.getFileHandle(name, { create: true })).createWritable();
  await file.write(text);
  await file.close();
}

async function inPlace(run: (place: FolderPlace) => Promise<void>): Promise<void> {
  const root = await navigator.storage.getDirectory();
  const directoryName = `jig-test-${crypto.randomUUID()}`;
  const folder = await root.getDirectoryHandle(directoryName, { create: true });
  const removeFolder = (): Promise<void> => root.removeEntry(directoryName, { recursive: true });
  try {
    await run({
      port: createPrivateFolder({ workspaceId: 'w', directoryName }),
      async write(path, content) {
        const { directory, name } = await reach(folder, path);
        const writable = await (await directory.getFileHandle(name, { create: true })).createWritable();
        await writable.write(content);
        await writable.close();
      },
      async read(path) {
        const { directory, name } = await reach(folder, path);
        const handle = await directory.getFileHandle(name).catch(() => undefined);
        return handle && (await handle.getFile()).text();
      },
      async remove(path) {
        const { directory, name } = await reach(folder, path);
        await directory.removeEntry(name);
      },
      removeFolder,
    });
  } finally {
    await removeFolder().catch(() => undefined);
  }
}

async function reach(
  folder: FileSystemDirectoryHandle,
  path: string,
): Promise<{ readonly directory: FileSystemDirectoryHandle; readonly name: string }> {
  const segments = path.split('/');
  const name = segments.pop()!;
  let directory = folder;
  for (const segment of segments) directory = await directory.getDirectoryHandle(segment, { create: true });
  return { directory, name };
}
