import type { Dexie } from 'dexie';
import type { ConversationRepository, StoredConversation } from '../../core/agent/conversation-store.js';
import type { StudioDatabaseOptions } from './studio-database.js';
import { useDatabase } from './use-database.js';

interface ConversationRecord {
  readonly workspaceId: string;
  readonly key: typeof KEY;
  readonly text: string;
}

const KEY = 'conversation';

/** Conversations beside the workspaces they belong to, as JSON text. Rejects with `WORKSPACE_STORAGE_…` codes. */
export function createDexieConversations(options: Partial<StudioDatabaseOptions> = {}): ConversationRepository {
  const use = <T>(work: (database: Dexie) => PromiseLike<T>): Promise<T> => useDatabase(options, work);

  return {
    load: (workspaceId) =>
      use(async (database) => {
        const record = (await database.table('preferences').get([workspaceId, KEY])) as ConversationRecord | undefined;
        return record && (JSON.parse(record.text) as StoredConversation);
      }),
    save: (workspaceId, conversation) =>
      use(async (database) => {
        const record: ConversationRecord = { workspaceId, key: KEY, text: JSON.stringify(conversation) };
        await database.table('preferences').put(record);
      }),
  };
}
