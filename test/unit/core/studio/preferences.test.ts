import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { PreferenceValues, PreferencesRepository } from '../../../../src/core/studio/preferences-port.js';
import { createMemoryPreferences, createPreferences } from '../../../../src/core/studio/preferences.js';
import { createStudio } from '../../../../src/core/studio/create-studio.js';
import { PREFERENCES_CONTRACT } from '../../../support/preferences-contract.js';
import { createInterpretingValidator } from '../../../../src/adapters/validator/interpreting-validator.js';

describe('preferences in memory', () => {
  for (const { name, run } of PREFERENCES_CONTRACT) {
    it(name, () => {
      const repository = createMemoryPreferences();
      return run(() => repository);
    });
  }
});

describe('the preferences of a workspace', () => {
  it('are empty until they are read, and then those of the last session', async () => {
    const repository = createMemoryPreferences();
    await repository.save('w', { panels: 1 });
    const preferences = createPreferences(repository, 'w');
    assert.deepEqual(preferences.getSnapshot(), {});
    await preferences.ready;
    assert.deepEqual(preferences.getSnapshot(), { panels: 1 });
  });

  it('what is set before they are read stays, and loses nothing that was stored under another name', async () => {
    const repository = createMemoryPreferences();
    await repository.save('w', { panels: 1, other: 2 });
    const preferences = createPreferences(repository, 'w');
    preferences.set('panels', 3);
    assert.deepEqual(preferences.getSnapshot(), { panels: 3 });
    await preferences.saved();
    assert.deepEqual(await repository.load('w'), { panels: 3, other: 2 });
  });

  it('many changes in a row are stored in few writes, the last one among them', async () => {
    const repository = createMemoryPreferences();
    const writes: PreferenceValues[] = [];
    const counted: PreferencesRepository = {
      ...repository,
      save(id, values) {
        writes.push(values);
        return repository.save(id, values);
      },
    };
    const preferences = createPreferences(counted, 'w');
    for (let size = 0; size < 100; size += 1) preferences.set('size', size);
    await preferences.saved();
    assert.deepEqual(writes, [{ size: 99 }]);
  });

  it('a storage that refuses costs nothing but the next session', async () => {
    const refuses: PreferencesRepository = {
      load: () => Promise.reject(new Error('refused')),
      save: () => Promise.reject(new Error('refused')),
    };
    const preferences = createPreferences(refuses, 'w');
    preferences.set('panels', 1);
    await preferences.saved();
    assert.deepEqual(preferences.getSnapshot(), { panels: 1 });
  });

  it('are set by a command and stored before the studio is closed', async () => {
    const repository = createMemoryPreferences();
    const studio = createStudio({ id: 'w', validator: createInterpretingValidator(), preferences: repository });
    studio.view.commands.setPreference('panels', { dock: { open: false } });
    assert.deepEqual(studio.view.preferences.getSnapshot(), { panels: { dock: { open: false } } });
    await studio.dispose();
    assert.deepEqual(await repository.load('w'), { panels: { dock: { open: false } } });
  });

  it('are no change of the work: no revision, no call, no approval, nothing to save', async () => {
    const studio = createStudio({ id: 'w', validator: createInterpretingValidator() });
    await studio.ready;
    const before = studio.workspace.getSnapshot();
    studio.view.commands.setPreference('panels', { chat: { open: false } });
    assert.equal(studio.workspace.getSnapshot(), before);
    assert.deepEqual(studio.trace.getSnapshot(), []);
    assert.deepEqual(studio.approvals.store.getSnapshot(), []);
    await studio.dispose();
  });
});
