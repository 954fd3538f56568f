import { CodedError } from '../../core/base/coded-error.js';
import { createStore } from '../../core/base/store.js';
import type {
  ProviderDataPolicy,
  ProviderSettings,
  ProviderSettingsSnapshot,
} from '../../core/agent/provider/provider-settings-port.js';
import { OPENROUTER_ENDPOINT, OPENROUTER_MODEL } from '../provider/openrouter-names.js';
import { createBrowserEntry } from './browser-entry.js';
import { createProviderKeys, originOf } from './provider-keys.js';

/** CONTRACT 4, local storage: shared by every page of the origin that knows these names. */
const PREFIX = 'context-action.openrouter.';

const POLICIES: ReadonlySet<string> = new Set<ProviderDataPolicy>(['allow', 'deny', 'zdr']);

/**
 * What a person sets: a key of their own, model, endpoint and data policy, kept by the browser and followed live when
 * another page changes them. A key is sent to the origin it was given for, and to no other. Works without storage, for as long as the page lives. Providers are loaded at their first use.
 */
export function createBrowserProviderSettings(): ProviderSettings {
  const model = createBrowserEntry(`${PREFIX}model`);
  const endpoint = createBrowserEntry(`${PREFIX}endpoint`);
  const dataPolicy = createBrowserEntry(`${PREFIX}data-policy`);
  const address = (): string => endpoint.get() || OPENROUTER_ENDPOINT;
  const origin = (): string => originOf(address());
  const keys = createProviderKeys(address);

  const present = (): ProviderSettingsSnapshot => {
    const hasKey = keys.keyFor(origin()) !== '';
    const policy = dataPolicy.get();
    return {
      // A server of one's own may need no key.
      configured: hasKey || isLoopback(address()),
      provider: isOpenRouter(address()) ? 'openrouter' : 'openai-compatible',
      hasKey,
      keyStorage: keys.placeOf(origin()),
      otherKeys: keys.origins().filter((other) => other !== origin()),
      model: model.get() || OPENROUTER_MODEL,
      endpoint: address(),
      dataPolicy: POLICIES.has(policy) ? (policy as ProviderDataPolicy) : 'allow',
      editable: true,
    };
  };
  const store = createStore(present());
  const refresh = (): void =>
    store.update((snapshot) => {
      const next = present();
      return JSON.stringify(next) === JSON.stringify(snapshot) ? snapshot : next;
    });
  const stops = [keys, model, endpoint, dataPolicy].map((entry) => entry.subscribe(refresh));

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    setKey(value) {
      keys.keep(origin(), value);
      refresh();
    },
    forgetKey(of = origin()) {
      keys.forget(of);
      refresh();
    },
    useKeyOf(other) {
      const key = keys.keyFor(other);
      if (key !== '') keys.keep(origin(), key);
      refresh();
    },
    change(change) {
      if (change.endpoint) assertAddress(change.endpoint);
      if (change.model !== undefined) model.set(change.model);
      if (change.endpoint !== undefined) endpoint.set(change.endpoint);
      if (change.dataPolicy !== undefined) dataPolicy.set(change.dataPolicy);
      refresh();
    },
    async open() {
      const { configured, provider, model: name, dataPolicy: policy } = present();
      if (!configured) return undefined;
      const apiKey = keys.keyFor(origin());
      // Another page may have put there what this one would refuse.
      assertAddress(address());
      const common = { model: name, endpoint: address(), ...(apiKey && { apiKey }) };
      if (provider === 'openrouter') {
        const { createOpenRouterProvider } = await import('../provider/openrouter-provider.js');
        return createOpenRouterProvider({ ...common, dataPolicy: policy });
      }
      const { createChatCompletionsProvider } = await import('../provider/chat-completions-provider.js');
      return createChatCompletionsProvider(common);
    },
    async listModels({ signal }) {
      const { listOpenRouterModels } = await import('../provider/openrouter-models.js');
      return listOpenRouterModels({ signal, dataPolicy: present().dataPolicy });
    },
    dispose: () => stops.forEach((stop) => stop()),
  };
}

/** Only what can carry a request, and no password in an address that is shown. */
function assertAddress(endpoint: string): void {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  // Without TLS a key would travel readable; a server on this machine is no journey.
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(endpoint));
  if (isSafe && url.username === '' && url.password === '') return;
  throw new CodedError(
    'OPENROUTER_CONFIGURATION_ERROR',
    '[OPENROUTER_CONFIGURATION_ERROR] The endpoint has to be an https address, or http on this machine, without a password in it.',
  );
}

function isOpenRouter(endpoint: string): boolean {
  return URL.canParse(endpoint) && /(^|\.)openrouter\.ai$/.test(new URL(endpoint).hostname);
}

function isLoopback(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(endpoint).hostname);
}
