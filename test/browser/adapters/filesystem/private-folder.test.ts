import { expect } from '@open-wc/testing';
import { createPrivateFolder } from '../../../../src/adapters/filesystem/private-folder.js';
import { createDexieFolderHandleStore } from '../../../../src/adapters/storage/dexie-folder-handle-store.js';
import { FOLDER_CONTRACT, link, type FolderPlace } from '../../../support/folder-contract.js';

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
});

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
