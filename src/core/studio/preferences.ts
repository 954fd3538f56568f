import { createStore } from '../base/store.js';
import type { PreferenceValues, Preferences, PreferencesRepository } from './preferences-port.js';

/** The preferences of one workspace, kept in `repository`; a newer write takes the place of one that has not begun. */
export function createPreferences(repository: PreferencesRepository, workspaceId: string): Preferences {
  const store = createStore<PreferenceValues>({});
  let unsaved = false;
  let saving: Promise<void> | undefined;

  const ready = repository.load(workspaceId).then(
    (stored) => {
      if (stored) store.update((values) => ({ ...stored, ...values }));
    },
    () => undefined,
  );

  const writeAll = async (): Promise<void> => {
    // What is stored under other names is known first, or it would be lost.
    await ready;
    while (unsaved) {
      unsaved = false;
      await repository.save(workspaceId, store.getSnapshot()).catch(() => undefined);
    }
    saving = undefined;
  };

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    ready,
    set(name, value) {
      store.update((values) => ({ ...values, [name]: value }));
      unsaved = true;
      saving ??= writeAll();
    },
    async saved() {
      await saving;
    },
  };
}

/** Lives as long as the page; several studios may share one. */
export function createMemoryPreferences(): PreferencesRepository {
  const texts = new Map<string, string>();
  return {
    load(workspaceId) {
      const text = texts.get(workspaceId);
      return Promise.resolve(text === undefined ? undefined : (JSON.parse(text) as PreferenceValues));
    },
    save(workspaceId, values) {
      texts.set(workspaceId, JSON.stringify(values));
      return Promise.resolve();
    },
  };
}
