import type { JsonValue } from '../base/json.js';
import type { ReadableStore } from '../base/store.js';

/** What a person has arranged in one workspace, by the name of what keeps it. JSON data, never the work itself. */
export type PreferenceValues = Readonly<Record<string, JsonValue>>;

/** Port: the preferences of each workspace. */
export interface PreferencesRepository {
  load(workspaceId: string): Promise<PreferenceValues | undefined>;
  save(workspaceId: string, values: PreferenceValues): Promise<void>;
}

/** Empty until what was stored is read; what was set before that stays. */
export interface Preferences extends ReadableStore<PreferenceValues> {
  /** Settles when the stored values are on show, or could not be read. */
  readonly ready: Promise<void>;
  /** On show at once, stored soon after; what cannot be stored lives as long as the page. Never throws. */
  set(name: string, value: JsonValue): void;
  /** Settles when nothing is left to store. */
  saved(): Promise<void>;
}
