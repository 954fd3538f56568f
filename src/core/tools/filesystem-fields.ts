import type { FolderPermission } from '../workspace/folder/folder-port.js';
import type { LinkedFolderSnapshot } from '../workspace/folder/linked-folder-port.js';
import { FLAG, objectSchema } from './tool-schemas.js';

interface FilesystemFields {
  readonly mode: 'local-folder' | 'browser-only';
  readonly folderLinked: boolean;
  readonly permission: FolderPermission;
  readonly saveAllAvailable: boolean;
  readonly reloadAvailable: boolean;
}

/** What a model has to know of the linked folder before it saves or reads it (spec, workspace.getStatus). */
export function filesystemFields({ linked, permission }: LinkedFolderSnapshot): FilesystemFields {
  const usable = linked && permission === 'granted';
  return {
    mode: linked ? 'local-folder' : 'browser-only',
    folderLinked: linked,
    permission,
    saveAllAvailable: usable,
    reloadAvailable: usable,
  };
}

export const FILESYSTEM = objectSchema({
  mode: { enum: ['local-folder', 'browser-only'] },
  folderLinked: FLAG,
  permission: { enum: ['granted', 'prompt', 'denied', 'unknown', 'disconnected'] },
  saveAllAvailable: FLAG,
  reloadAvailable: FLAG,
});
