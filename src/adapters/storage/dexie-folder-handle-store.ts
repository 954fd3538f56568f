import type { FolderHandleStore, StoredFolder } from '../filesystem/handle-store.js';
import { createStudioDatabase, type StudioDatabaseOptions } from './studio-database.js';
import { STUDIO_DATABASE_NAME } from './studio-schema.js';

interface FolderRecord extends StoredFolder {
  readonly workspaceId: string;
  readonly key: typeof KEY;
}

const KEY = 'folder';

export interface DexieFolderHandleStore extends FolderHandleStore {
  close(): void;
}

/** Directory handles beside the workspaces they belong to. Rejects with `WORKSPACE_STORAGE_…` codes. */
export function createDexieFolderHandleStore(options: Partial<StudioDatabaseOptions> = {}): DexieFolderHandleStore {
  const database = createStudioDatabase({ ...options, databaseName: options.databaseName ?? STUDIO_DATABASE_NAME });
  return {
    load: (workspaceId) =>
      database.use(async (db) => {
        const record = (await db.table('preferences').get([workspaceId, KEY])) as FolderRecord | undefined;
        return record && { handle: record.handle, scopeId: record.scopeId };
      }),
    save: (workspaceId, { handle, scopeId }) =>
      database.use(async (db) => {
        const record: FolderRecord = { workspaceId, key: KEY, handle, scopeId };
        await db.table('preferences').put(record);
      }),
    clear: (workspaceId) => database.use((db) => db.table('preferences').delete([workspaceId, KEY])),
    close: () => database.close(),
  };
}
