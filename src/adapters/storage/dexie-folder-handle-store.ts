import type { FolderHandleStore, StoredFolder } from '../filesystem/handle-store.js';
import type { StudioDatabaseOptions } from './studio-database.js';
import { useDatabase } from './use-database.js';
import { workspaceRecord } from './workspace-record.js';

const record = workspaceRecord<StoredFolder>('folder');

/**
 * Directory handles beside the workspaces they belong to. Connects for each use and not longer, as there are few. Rejects
 * with `WORKSPACE_STORAGE_…` codes.
 */
export function createDexieFolderHandleStore(options: Partial<StudioDatabaseOptions> = {}): FolderHandleStore {
  return {
    load: (workspaceId) =>
      useDatabase(options, async (database) => {
        const found = await record.read(database, workspaceId);
        return found && { handle: found.handle, scopeId: found.scopeId };
      }),
    save: (workspaceId, { handle, scopeId }) =>
      useDatabase(options, (database) => record.write(database, workspaceId, { handle, scopeId })),
    clear: (workspaceId) => useDatabase(options, (database) => record.remove(database, workspaceId)),
  };
}
