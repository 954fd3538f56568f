import type { FolderHandleStore, StoredFolder } from '../filesystem/handle-store.js';
import type { Dexie } from 'dexie';
import type { StudioDatabaseOptions } from './studio-database.js';
import { useDatabase } from './use-database.js';

interface FolderRecord extends StoredFolder {
  readonly workspaceId: string;
  readonly key: typeof KEY;
}

const KEY = 'folder';

/**
 * Directory handles beside the workspaces they belong to. Connects for each use and not longer, as there are few. Rejects
 * with `WORKSPACE_STORAGE_…` codes.
 */
export function createDexieFolderHandleStore(options: Partial<StudioDatabaseOptions> = {}): FolderHandleStore {
  const use = <T>(work: (database: Dexie) => PromiseLike<T>): Promise<T> => useDatabase(options, work);

  return {
    load: (workspaceId) =>
      use(async (database) => {
        const record = (await database.table('preferences').get([workspaceId, KEY])) as FolderRecord | undefined;
        return record && { handle: record.handle, scopeId: record.scopeId };
      }),
    save: (workspaceId, { handle, scopeId }) =>
      use(async (database) => {
        const record: FolderRecord = { workspaceId, key: KEY, handle, scopeId };
        await database.table('preferences').put(record);
      }),
    clear: (workspaceId) => use((database) => database.table('preferences').delete([workspaceId, KEY])),
  };
}
