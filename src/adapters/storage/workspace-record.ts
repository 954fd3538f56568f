import type { Dexie } from 'dexie';

/** What the table of preferences keeps of a workspace under one key: nothing but JSON data, Blobs and handles. */
export interface WorkspaceRecord<Fields extends object> {
  read(database: Dexie, workspaceId: string): Promise<Fields | undefined>;
  write(database: Dexie, workspaceId: string, fields: Fields): Promise<void>;
  remove(database: Dexie, workspaceId: string): Promise<void>;
}

export function workspaceRecord<Fields extends object>(key: string): WorkspaceRecord<Fields> {
  return {
    async read(database, workspaceId) {
      return (await database.table('preferences').get([workspaceId, key])) as Fields | undefined;
    },
    async write(database, workspaceId, fields) {
      await database.table('preferences').put({ workspaceId, key, ...fields });
    },
    async remove(database, workspaceId) {
      await database.table('preferences').delete([workspaceId, key]);
    },
  };
}
