import type { PreferencesRepository } from '../../src/core/studio/preferences-port.js';

/**
 * What every `PreferencesRepository` must do, written once. A runner gives each case a name and a fresh place; `open` may
 * be called several times for one place, as a reload would.
 */
export interface PreferencesCase {
  readonly name: string;
  run(open: () => PreferencesRepository): Promise<void>;
}

export const PREFERENCES_CONTRACT: readonly PreferencesCase[] = [
  {
    name: 'preferences that were never stored load as undefined',
    async run(open) {
      expectSame(await open().load('none'), undefined);
    },
  },
  {
    name: 'what was stored loads again in another session, whole and by value',
    async run(open) {
      const values = { panels: { dock: { open: false, size: 120.5 } }, list: [1, 'two', null, true] };
      await open().save('w', values);
      expectSame(await open().load('w'), values);
    },
  },
  {
    name: 'a later write takes the place of an earlier one',
    async run(open) {
      const repository = open();
      await repository.save('w', { a: 1, b: 2 });
      await repository.save('w', { b: 3 });
      expectSame(await repository.load('w'), { b: 3 });
    },
  },
  {
    name: 'workspaces do not see each other, whatever their ids are',
    async run(open) {
      const repository = open();
      for (const id of ['a', 'a/b', '__proto__', '']) await repository.save(id, { of: id });
      for (const id of ['a', 'a/b', '__proto__', '']) expectSame(await repository.load(id), { of: id });
    },
  },
];

function expectSame(actual: unknown, expected: unknown): void {
  if (JSON.stringify(actual) !== JSON.stringify(expected)) {
    throw new Error(`expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`);
  }
}
