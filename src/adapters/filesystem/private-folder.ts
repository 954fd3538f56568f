import { createDirectoryHandleFolder, type DirectoryHandleFolder } from './directory-handle-folder.js';
import type { FolderHandleStore } from './handle-store.js';
import type { DirectoryHandle } from './platform-handles.js';

export interface PrivateFolderOptions {
  readonly workspaceId: string;
  /** A folder below the root of the origin's private file system; made when it is first picked. */
  readonly directoryName: string;
  readonly handles?: FolderHandleStore;
}

/** A folder in the origin's private file system: a disk of the page's own, which asks for no permission. */
export function createPrivateFolder({ directoryName, ...options }: PrivateFolderOptions): DirectoryHandleFolder {
  return createDirectoryHandleFolder({
    ...options,
    async choose() {
      const root = await navigator.storage.getDirectory();
      return (await root.getDirectoryHandle(directoryName, { create: true })) as DirectoryHandle;
    },
  });
}
