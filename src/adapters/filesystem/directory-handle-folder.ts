import {
  folderPermissionDenied,
  folderStale,
  isHarmlessRefusal,
  type FolderOperation,
} from '../../core/workspace/folder/folder-errors.js';
import type { FolderCandidate, FolderPermission, FolderPort } from '../../core/workspace/folder/folder-port.js';
import { directoryContents } from './directory-contents.js';
import { nameOf, readFileAt, removeFileAt, writeFileAt } from './directory-files.js';
import { FolderLink, newScopeId } from './folder-link.js';
import type { FolderHandleStore } from './handle-store.js';
import { observeDirectory } from './observe-directory.js';
import type { DirectoryHandle } from './platform-handles.js';

export interface DirectoryHandleFolderOptions {
  /** Whose link it is: each workspace has its own. */
  readonly workspaceId: string;
  /** Asks for a directory; undefined when the person turns away. */
  readonly choose: () => Promise<DirectoryHandle | undefined>;
  readonly handles?: FolderHandleStore;
}

export interface DirectoryHandleFolder extends FolderPort {
  /** A directory that came by another way than `pick`: dropped on the page, or a host's own. */
  candidateOf(handle: DirectoryHandle): FolderCandidate;
}

/** A linked folder over directory handles: a disk by the File System Access API, or the origin's private file system. */
export function createDirectoryHandleFolder(options: DirectoryHandleFolderOptions): DirectoryHandleFolder {
  const { workspaceId, handles } = options;
  const link = new FolderLink<DirectoryHandle>();

  const clear = async (): Promise<void> => {
    link.clear();
    await handles?.clear(workspaceId);
  };

  const use = async <T>(
    operation: FolderOperation,
    work: (root: DirectoryHandle) => Promise<T>,
    isDone: (value: T) => boolean = () => true,
  ): Promise<T> => {
    const { place: root } = link.require(operation);
    try {
      const value = await work(root);
      // "Not there" is also what a folder answers that is gone as a whole.
      if (!isDone(value)) await assertThere(root);
      return value;
    } catch (error) {
      throw await explain(operation, root, error);
    }
  };

  /** Tells a folder that is gone from one that may not be used; anything else passes as it is. */
  const explain = async (operation: FolderOperation, root: DirectoryHandle, error: unknown): Promise<unknown> => {
    if (isHarmlessRefusal(error)) return error;
    if (nameOf(error) === 'NotAllowedError' || nameOf(error) === 'SecurityError') {
      return folderPermissionDenied(operation, link.setPermission(await permissionOf(root)));
    }
    if (nameOf(error) !== 'NotFoundError' || (await isThere(root))) return error;
    // What cannot be forgotten now is found to be gone again at the next visit.
    await clear().catch(() => undefined);
    return folderStale(operation, root.name, nameOf(error));
  };

  const candidateOf = (handle: DirectoryHandle): FolderCandidate => ({
    ...directoryContents(handle),
    writable: true,
    async link({ remember }) {
      const scopeId = newScopeId();
      link.set({ name: handle.name, scopeId }, handle, await permissionOf(handle));
      try {
        await handles?.clear(workspaceId);
        if (remember) await handles?.save(workspaceId, { handle, scopeId });
      } catch {
        link.setRestore('unavailable');
      }
    },
  });

  return {
    getSnapshot: () => link.getSnapshot(),
    subscribe: (listener) => link.subscribe(listener),
    candidateOf,

    async restore() {
      if (!handles) return;
      link.setRestore('restoring');
      try {
        const stored = await handles.load(workspaceId);
        if (stored) {
          const { handle, scopeId } = stored;
          link.set({ name: handle.name, scopeId }, handle, await permissionOf(handle));
        }
        link.setRestore(stored ? 'restored' : 'idle');
      } catch {
        link.setRestore('unavailable');
      }
    },

    async pick() {
      const handle = await options.choose();
      return handle && candidateOf(handle);
    },

    disconnect: clear,

    async refreshPermission() {
      const root = link.present?.place;
      return link.setPermission(root ? await permissionOf(root) : 'disconnected');
    },

    async requestWritePermission() {
      const root = link.present?.place;
      if (!root) return 'disconnected';
      const answer = await root.requestPermission?.({ mode: 'readwrite' }).catch(() => 'denied' as const);
      return link.setPermission(answer ?? (await permissionOf(root)));
    },

    contents: () =>
      use('reload', async (root) => {
        await assertThere(root);
        return directoryContents(root);
      }),

    readFile: (path) =>
      use(
        'read',
        (root) => readFileAt(root, path),
        (file) => file !== undefined,
      ),

    writeFile: (path, content) => use('write', (root) => writeFileAt(root, path, content)),

    removeFile: (path) =>
      use(
        'delete',
        (root) => removeFileAt(root, path),
        () => false,
      ),

    watch(onChange) {
      const root = link.present?.place;
      return root ? observeDirectory(root, onChange) : () => undefined;
    },
  };
}

/** The origin's private file system has no permissions to ask for: what has no question is granted. */
async function permissionOf(handle: DirectoryHandle): Promise<FolderPermission> {
  if (!handle.queryPermission) return 'granted';
  try {
    return await handle.queryPermission({ mode: 'readwrite' });
  } catch {
    return 'unknown';
  }
}

async function assertThere(root: DirectoryHandle): Promise<void> {
  await root.values().next();
}

async function isThere(root: DirectoryHandle): Promise<boolean> {
  try {
    await assertThere(root);
    return true;
  } catch (error) {
    return nameOf(error) !== 'NotFoundError';
  }
}
