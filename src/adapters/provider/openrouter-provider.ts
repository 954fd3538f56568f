import type { ModelProvider } from '../../core/agent/provider/model-provider.js';
import type { ProviderDataPolicy } from '../../core/agent/provider/provider-settings-port.js';
import { createChatCompletionsProvider, type ChatCompletionsOptions } from './chat-completions-provider.js';
import { OPENROUTER_ENDPOINT, OPENROUTER_MODEL } from './openrouter-names.js';

export interface OpenRouterOptions extends Partial<ChatCompletionsOptions> {
  /** `allow` unless given. */
  readonly dataPolicy?: ProviderDataPolicy;
  /** Names the page to OpenRouter (`HTTP-Referer`); the page's origin unless given, `''` for nothing. */
  readonly referer?: string;
  /** `X-Title`; `Jig Studio` unless given. */
  readonly title?: string;
}

/** OpenRouter's native tool calls. A model that cannot call tools is refused by it instead of ignoring them. */
export function createOpenRouterProvider(options: OpenRouterOptions = {}): ModelProvider {
  const { dataPolicy = 'allow', referer = pageOrigin(), title = 'Jig Studio', headers, body, ...rest } = options;
  return createChatCompletionsProvider({
    name: 'openrouter',
    endpoint: OPENROUTER_ENDPOINT,
    model: OPENROUTER_MODEL,
    ...rest,
    headers: { ...(referer && { 'HTTP-Referer': referer }), 'X-Title': title, ...headers },
    body: { provider: { require_parameters: true, ...dataPolicyFields(dataPolicy) }, ...body },
  });
}

function dataPolicyFields(policy: ProviderDataPolicy): Readonly<Record<string, unknown>> {
  if (policy === 'deny') return { data_collection: 'deny' };
  return policy === 'zdr' ? { zdr: true } : {};
}

function pageOrigin(): string {
  const origin = typeof location === 'undefined' ? '' : location.origin;
  return origin.startsWith('http') ? origin : '';
}
