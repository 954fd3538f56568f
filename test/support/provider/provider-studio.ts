import { createAnthropicProvider } from '../../../src/adapters/provider/anthropic-provider.js';
import { createChatCompletionsProvider } from '../../../src/adapters/provider/chat-completions-provider.js';
import type { ModelProvider } from '../../../src/core/agent/provider/model-provider.js';
import type { Studio, StudioOptions } from '../../../src/core/studio/studio-port.js';
import { createTestStudio } from '../test-studio.js';
import type { ScriptedProviderServer } from './scripted-provider-server.js';

/** A whole studio whose prompts go to the scripted server over real HTTP. */
export function createProviderStudio(
  server: ScriptedProviderServer,
  options: Partial<StudioOptions> & { readonly wire?: 'chat' | 'anthropic'; readonly stream?: boolean } = {},
): Promise<Studio> {
  const { wire = 'chat', stream = true, ...rest } = options;
  return createTestStudio({ provider: scriptedProvider(server, wire, stream), ...rest });
}

export function scriptedProvider(
  server: ScriptedProviderServer,
  wire: 'chat' | 'anthropic' = 'chat',
  stream = true,
): ModelProvider {
  const common = { model: 'test/model', timeoutMs: 10_000, stream, apiKey: 'sk-or-v1-0123456789abcdef' };
  return wire === 'anthropic'
    ? createAnthropicProvider({ ...common, endpoint: server.anthropic })
    : createChatCompletionsProvider({ ...common, endpoint: server.chatCompletions });
}
