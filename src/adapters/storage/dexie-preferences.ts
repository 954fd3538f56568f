import type { Dexie } from 'dexie';
import type { PreferenceValues, PreferencesRepository } from '../../core/studio/preferences-port.js';
import type { StudioDatabaseOptions } from './studio-database.js';
import { useDatabase } from './use-database.js';

interface PreferencesRecord {
  readonly workspaceId: string;
  readonly key: typeof KEY;
  readonly values: PreferenceValues;
}

const KEY = 'preferences';

/** What a person has arranged, beside the workspace it belongs to. Rejects with `WORKSPACE_STORAGE_…` codes. */
export function createDexiePreferences(options: Partial<StudioDatabaseOptions> = {}): PreferencesRepository {
  const use = <T>(work: (database: Dexie) => PromiseLike<T>): Promise<T> => useDatabase(options, work);

  return {
    load: (workspaceId) =>
      use(async (database) => {
        const record = (await database.table('preferences').get([workspaceId, KEY])) as PreferencesRecord | undefined;
        return record?.values;
      }),
    save: (workspaceId, values) =>
      use(async (database) => {
        const record: PreferencesRecord = { workspaceId, key: KEY, values };
        await database.table('preferences').put(record);
      }),
  };
}
