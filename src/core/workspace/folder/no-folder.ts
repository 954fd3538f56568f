import { folderNotConnected } from './folder-errors.js';
import type { FolderPort, FolderPortSnapshot } from './folder-port.js';

const SNAPSHOT: FolderPortSnapshot = { linked: undefined, permission: 'disconnected', restore: 'idle' };

/** For a studio that is given no way to a disk: everything lives in the browser. */
export function createNoFolder(): FolderPort {
  return {
    getSnapshot: () => SNAPSHOT,
    subscribe: () => () => undefined,
    restore: async () => undefined,
    pick: async () => undefined,
    disconnect: async () => undefined,
    refreshPermission: async () => 'disconnected',
    requestWritePermission: async () => 'disconnected',
    contents: () => Promise.reject(folderNotConnected('reload')),
    readFile: () => Promise.reject(folderNotConnected('read')),
    writeFile: () => Promise.reject(folderNotConnected('write')),
    removeFile: () => Promise.reject(folderNotConnected('delete')),
  };
}
