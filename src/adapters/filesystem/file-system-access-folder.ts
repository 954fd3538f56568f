import { createDirectoryHandleFolder, type DirectoryHandleFolder } from './directory-handle-folder.js';
import { nameOf } from './directory-files.js';
import type { FolderHandleStore } from './handle-store.js';
import type { DirectoryHandle, DirectoryPickerWindow } from './platform-handles.js';

export interface FileSystemAccessFolderOptions {
  readonly workspaceId: string;
  /** Where the link is kept for the next visit. */
  readonly handles?: FolderHandleStore;
}

/** True where the browser can link a folder of the disk: Chromium, on a page with TLS that is no foreign frame. */
export function hasDirectoryPicker(): boolean {
  return typeof (globalThis as DirectoryPickerWindow).showDirectoryPicker === 'function';
}

/** Folders of the disk by the File System Access API. */
export function createFileSystemAccessFolder(options: FileSystemAccessFolderOptions): DirectoryHandleFolder {
  return createDirectoryHandleFolder({ ...options, choose: chooseDirectory });
}

async function chooseDirectory(): Promise<DirectoryHandle | undefined> {
  try {
    return await (globalThis as DirectoryPickerWindow).showDirectoryPicker?.({ id: 'jig-studio', mode: 'readwrite' });
  } catch (error) {
    if (nameOf(error) === 'AbortError') return undefined;
    throw error;
  }
}
