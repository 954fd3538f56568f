import type { ModelProvider, ModelTurn } from '../../core/agent/provider/model-provider.js';
import { AnthropicStream, readAnthropicAnswer } from './anthropic-answer.js';
import { toAnthropic } from './anthropic-messages.js';
import type { ChatCompletionsOptions } from './chat-completions-provider.js';
import { readEvents } from './chat-completions-stream.js';
import { exchange, isEventStream } from './provider-request.js';

export interface AnthropicOptions extends Omit<ChatCompletionsOptions, 'endpoint' | 'quirks'> {
  /** `https://api.anthropic.com/v1/messages` unless given. */
  readonly endpoint?: string;
}

/** Models over Anthropic Messages. A page that holds the key itself says so to the service; better a server holds it. */
export function createAnthropicProvider(options: AnthropicOptions): ModelProvider {
  const { endpoint = 'https://api.anthropic.com/v1/messages', model, apiKey, stream = true } = options;
  const transport = {
    endpoint,
    headers: {
      ...(apiKey && { 'x-api-key': apiKey, 'anthropic-dangerous-direct-browser-access': 'true' }),
      'anthropic-version': '2023-06-01',
      ...options.headers,
    },
    fetch: options.fetch ?? ((url: string, init: RequestInit) => fetch(url, init)),
    timeoutMs: options.timeoutMs ?? 20_000,
    secret: apiKey,
  };

  return {
    name: options.name ?? 'anthropic',
    requestTurn(request, { signal, onProgress }) {
      const body = {
        model,
        ...toAnthropic(request),
        max_tokens: options.maxTokens ?? 1_200,
        ...(stream && { stream: true }),
        ...options.body,
      };
      return exchange(transport, { method: 'POST', body }, signal, async (source): Promise<ModelTurn> => {
        if (!isEventStream(source.response)) return readAnthropicAnswer(await source.text(), request.tools, apiKey);
        const assembling = new AnthropicStream(request.tools, apiKey, onProgress);
        await readEvents(
          source.pieces(),
          (data) => assembling.take(data),
          () => assembling.text,
        );
        return assembling.finish();
      });
    },
  };
}
