import type { ReadableStore } from '../../base/store.js';
import type { ModelProvider } from './model-provider.js';

/**
 * What providers may do with a request: `allow` asks for nothing, `deny` excludes those that collect or train on it,
 * `zdr` takes only those that retain nothing.
 */
export type ProviderDataPolicy = 'allow' | 'deny' | 'zdr';

export interface ProviderSettingsSnapshot {
  /** True when a prompt would go to the provider: it has a key, or needs none. */
  readonly configured: boolean;
  /** `openrouter`, or a host's own. */
  readonly provider: string;
  /** Whether there is a key for this endpoint; the key itself is in no snapshot. */
  readonly hasKey: boolean;
  /** Where the key is: in the browser's storage, or in this page's memory because storage was refused. */
  readonly keyStorage: 'none' | 'browser' | 'session';
  /** Origins that other kept keys belong to. Such a key is not sent to this endpoint, unless `useKeyOf` says so. */
  readonly otherKeys: readonly string[];
  readonly model: string;
  readonly endpoint: string;
  readonly dataPolicy: ProviderDataPolicy;
  /** False where the host fixed provider, endpoint and key: there is nothing for a person to set. */
  readonly editable: boolean;
}

export interface ProviderSettingsChange {
  readonly model?: string;
  readonly endpoint?: string;
  readonly dataPolicy?: ProviderDataPolicy;
}

export interface ProviderModel {
  readonly id: string;
  readonly name: string;
  readonly free: boolean;
  /** Tokens, when the catalogue says so. */
  readonly contextLength?: number;
}

/** Port: which provider answers prompts, and with what. The key goes in and never comes out of it. */
export interface ProviderSettings extends ReadableStore<ProviderSettingsSnapshot> {
  /** Keeps a key for the endpoint's origin: in the browser, in memory where storage is refused; an empty one is forgotten. */
  setKey(key: string): void;
  /** Forgets the key of the endpoint's origin, or of the one that is given. */
  forgetKey(origin?: string): void;
  /** The key kept for another origin may go to the present endpoint, too: only by the person's word. */
  useKeyOf(origin: string): void;
  /** Rejects nothing: an endpoint that is no http(s) address is refused with `OPENROUTER_CONFIGURATION_ERROR`, thrown. */
  change(change: ProviderSettingsChange): void;
  /** The provider for the next run; undefined when none is configured. Loads its code only then. */
  open(): Promise<ModelProvider | undefined>;
  /** Models that can call tools. Rejects as a provider does. */
  listModels(options: { readonly signal: AbortSignal }): Promise<readonly ProviderModel[]>;
  /** Ends listening to other pages. */
  dispose(): void;
}

const NO_PROVIDER: ProviderSettingsSnapshot = {
  configured: false,
  provider: 'none',
  hasKey: false,
  keyStorage: 'none',
  otherKeys: [],
  model: '',
  endpoint: '',
  dataPolicy: 'allow',
  editable: false,
};

/** Without `provider` the local agent answers every prompt; with one, that one does, and nobody has to set a thing. */
export function createFixedProvider(provider?: ModelProvider): ProviderSettings {
  const snapshot = provider ? { ...NO_PROVIDER, configured: true, provider: provider.name } : NO_PROVIDER;
  const ignore = (): void => undefined;
  return {
    getSnapshot: () => snapshot,
    subscribe: () => ignore,
    setKey: ignore,
    forgetKey: ignore,
    useKeyOf: ignore,
    change: ignore,
    open: () => Promise.resolve(provider),
    listModels: () => Promise.resolve([]),
    dispose: ignore,
  };
}
