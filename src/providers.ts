// jig-studio/providers.js: the providers that are there, for hosts that set one; a person's own is loaded by the studio.
export { createOpenRouterProvider, type OpenRouterOptions } from './adapters/provider/openrouter-provider.js';
export {
  createChatCompletionsProvider,
  type ChatCompletionsOptions,
} from './adapters/provider/chat-completions-provider.js';
export { createAnthropicProvider, type AnthropicOptions } from './adapters/provider/anthropic-provider.js';
export { ProviderError } from './core/agent/provider/provider-error.js';
