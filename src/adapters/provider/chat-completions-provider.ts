import type { ModelProvider, ModelTurn } from '../../core/agent/provider/model-provider.js';
import { readAnswer, type AnswerOptions } from './chat-completions-answer.js';
import { toChatCompletions } from './chat-completions-messages.js';
import { ChatCompletionsStream, readEvents } from './chat-completions-stream.js';
import { exchange, isEventStream, type ProviderFetch } from './provider-request.js';
import type { ProviderQuirks } from './provider-quirks.js';

export interface ChatCompletionsOptions {
  /** The address that takes the requests: `…/v1/chat/completions` of the endpoint, or of your own server. */
  readonly endpoint: string;
  readonly model: string;
  /** Goes to `endpoint` and nowhere else. Leave it out for a local server, or when your own server adds it. */
  readonly apiKey?: string;
  /** Beside our own: what your server wants to know the person by. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Sends the requests instead of the page's `fetch`. */
  readonly fetch?: ProviderFetch;
  /** Shown in the trace; `openai-compatible` unless given. */
  readonly name?: string;
  /** `false` asks for the answer in one piece. */
  readonly stream?: boolean;
  /** Tokens of one answer; 1200. */
  readonly maxTokens?: number;
  /** Milliseconds; 20,000. Of a streamed answer it bounds each silence, and six times it the whole. */
  readonly timeoutMs?: number;
  readonly quirks?: ProviderQuirks;
  /** Further fields of the request, as `temperature`. */
  readonly body?: Readonly<Record<string, unknown>>;
}

/** CONTRACT 4, OpenRouter loop. */
const TIMEOUT_MS = 20_000;
const MAX_TOKENS = 1_200;

/** Any endpoint that speaks chat completions: OpenRouter, OpenAI, a local server, or a host's proxy to one of them. */
export function createChatCompletionsProvider(options: ChatCompletionsOptions): ModelProvider {
  const { endpoint, model, apiKey, stream = true, quirks = {}, name = 'openai-compatible' } = options;
  const transport = {
    endpoint,
    headers: { ...(apiKey && { Authorization: `Bearer ${apiKey}` }), ...options.headers },
    fetch: options.fetch ?? ((url: string, init: RequestInit) => fetch(url, init)),
    timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
    secret: apiKey,
  };

  return {
    name,
    requestTurn(request, { signal, onProgress = () => undefined }) {
      const body = {
        model,
        ...toChatCompletions(request, quirks),
        max_tokens: options.maxTokens ?? MAX_TOKENS,
        ...(stream && { stream: true }),
        ...options.body,
      };
      const answer: AnswerOptions = { tools: request.tools, quirks, secret: apiKey };
      return exchange(transport, { method: 'POST', body }, signal, async (source): Promise<ModelTurn> => {
        // An endpoint may answer in one piece although it was asked for a stream.
        if (!isEventStream(source.response)) return readAnswer(await source.text(), answer);
        const assembling = new ChatCompletionsStream(answer, onProgress);
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
