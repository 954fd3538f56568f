import { createDexiePreferences } from '../../../../src/adapters/storage/dexie-preferences.js';
import { PREFERENCES_CONTRACT } from '../../../support/preferences-contract.js';

describe('the Dexie preferences', () => {
  for (const { name, run } of PREFERENCES_CONTRACT) {
    it(name, async () => {
      const databaseName = `jig-test-${crypto.randomUUID()}`;
      try {
        await run(() => createDexiePreferences({ databaseName }));
      } finally {
        indexedDB.deleteDatabase(databaseName);
      }
    });
  }
});
