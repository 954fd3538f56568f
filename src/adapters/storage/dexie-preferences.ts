import type { PreferenceValues, PreferencesRepository } from '../../core/studio/preferences-port.js';
import type { StudioDatabaseOptions } from './studio-database.js';
import { useDatabase } from './use-database.js';
import { workspaceRecord } from './workspace-record.js';

const record = workspaceRecord<{ readonly values: PreferenceValues }>('preferences');

/** What a person has arranged, beside the workspace it belongs to. Rejects with `WORKSPACE_STORAGE_…` codes. */
export function createDexiePreferences(options: Partial<StudioDatabaseOptions> = {}): PreferencesRepository {
  return {
    load: (workspaceId) => useDatabase(options, async (database) => (await record.read(database, workspaceId))?.values),
    save: (workspaceId, values) => useDatabase(options, (database) => record.write(database, workspaceId, { values })),
  };
}
