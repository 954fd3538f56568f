import type { DirectoryHandle } from './platform-handles.js';

/** A linked folder as a browser can keep it for the next visit. */
export interface StoredFolder {
  readonly handle: DirectoryHandle;
  readonly scopeId: string;
}

/** Port: where directory handles outlive the page. Any method may reject; the link then lasts for this visit alone. */
export interface FolderHandleStore {
  load(workspaceId: string): Promise<StoredFolder | undefined>;
  save(workspaceId: string, folder: StoredFolder): Promise<void>;
  clear(workspaceId: string): Promise<void>;
}
