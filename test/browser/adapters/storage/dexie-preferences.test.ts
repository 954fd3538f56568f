import { expect } from '@open-wc/testing';
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

  it('stand in the table of preferences of the workspace’s database', async () => {
    const databaseName = `jig-test-${crypto.randomUUID()}`;
    try {
      await createDexiePreferences({ databaseName }).save('w', { panels: { dock: { open: false } } });
      const records = await new Promise<readonly unknown[]>((resolve, reject) => {
        const opening = indexedDB.open(databaseName);
        opening.onerror = () => reject(new Error('not opened'));
        opening.onsuccess = () => {
          const reading = opening.result.transaction('preferences').objectStore('preferences').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result);
          };
        };
      });
      expect(JSON.stringify(records)).to.contain('"panels":{"dock":{"open":false}}');
    } finally {
      indexedDB.deleteDatabase(databaseName);
    }
  });
});
