import { createParser } from 'eventsource-parser';
import { isPlainObject } from '../../core/base/json.js';
import type { ModelTurn, ModelUsage, TurnProgress } from '../../core/agent/provider/model-provider.js';
import { ProviderError } from '../../core/agent/provider/provider-error.js';
import { finishTurn, readUsage, type AnswerOptions } from './chat-completions-answer.js';
import { invalidResponse } from './checked-calls.js';
import { BrokenStream, parseJson, statedError } from './provider-request.js';

interface GrowingCall {
  id: unknown;
  name: string;
  readonly pieces: string[];
}

/** Puts a streamed answer together. What is shown on the way is progress; only `finish` gives a turn. */
export class ChatCompletionsStream {
  readonly #options: AnswerOptions;
  readonly #onProgress: (progress: TurnProgress) => void;
  readonly #text: string[] = [];
  readonly #calls = new Map<number, GrowingCall>();
  #finishReason: unknown;
  #usage: ModelUsage | undefined;

  constructor(options: AnswerOptions, onProgress: (progress: TurnProgress) => void = () => undefined) {
    this.#options = options;
    this.#onProgress = onProgress;
  }

  /** The data of one event. Throws what the provider states, and `OPENROUTER_INVALID_RESPONSE` for another format. */
  take(data: string): void {
    if (data === '[DONE]') return;
    const chunk = parseJson(data);
    if (!isPlainObject(chunk)) throw invalidResponse('The stream holds something that is no JSON object.', this.text);
    if (chunk['error'] !== undefined && chunk['error'] !== null) {
      throw statedError(chunk['error'], this.#options.secret, this.text);
    }
    this.#usage = readUsage(chunk['usage']) ?? this.#usage;
    const choices = chunk['choices'];
    const choice: unknown = Array.isArray(choices) ? choices[0] : undefined;
    if (!isPlainObject(choice)) return;
    if (choice['finish_reason'] !== undefined && choice['finish_reason'] !== null) {
      this.#finishReason = choice['finish_reason'];
    }
    if (isPlainObject(choice['delta'])) this.#takeDelta(choice['delta']);
  }

  get text(): string {
    if (this.#text.length > 1) this.#text.splice(0, this.#text.length, this.#text.join(''));
    return this.#text[0] ?? '';
  }

  /** The whole turn. A stream that ended without saying that it ends is broken, and none of its calls is made. */
  finish(): ModelTurn {
    if (this.#finishReason === undefined) {
      throw new ProviderError('OPENROUTER_NETWORK_ERROR', 'The answer broke off before its end.', {
        partialText: this.text,
      });
    }
    const calls = [...this.#calls].sort(([a], [b]) => a - b);
    const raw = calls.map(([, { id, name, pieces }]) => ({ id, name, arguments: pieces.join('') }));
    return finishTurn(this.text, raw, this.#finishReason, this.#options, this.#usage);
  }

  #takeDelta({ role, content, tool_calls: toolCalls }: Readonly<Record<string, unknown>>): void {
    if (role !== undefined && role !== null && role !== '' && role !== 'assistant') {
      throw invalidResponse('The stream is no message of an assistant.', this.text);
    }
    if (typeof content === 'string' && content !== '') {
      this.#text.push(content);
      this.#onProgress({ kind: 'text', text: content });
    } else if (content !== undefined && content !== null && content !== '') {
      throw invalidResponse('The stream has content of another type.', this.text);
    }
    if (toolCalls === undefined || toolCalls === null) return;
    if (!Array.isArray(toolCalls)) throw invalidResponse('The tool calls are no list.', this.text);
    for (const call of toolCalls) this.#takeCall(call);
  }

  #takeCall(call: unknown): void {
    if (!isPlainObject(call)) throw invalidResponse('A tool call is no object.', this.text);
    const { index, id, type, function: given } = call;
    if (!Number.isSafeInteger(index) || (type !== undefined && type !== null && type !== '' && type !== 'function')) {
      throw invalidResponse('A tool call is no function call.', this.text);
    }
    const growing = this.#calls.get(index as number) ?? { id: undefined, name: '', pieces: [] };
    this.#calls.set(index as number, growing);
    if (id !== undefined && id !== null && id !== '') {
      if (growing.id !== undefined && growing.id !== id)
        throw invalidResponse('A tool call changed its id.', this.text);
      growing.id = id;
    }
    if (!isPlainObject(given)) return;
    if (typeof given['name'] === 'string' && given['name'] !== '') {
      growing.name += given['name'];
      this.#onProgress({ kind: 'call', name: growing.name });
    }
    const piece = given['arguments'];
    if (typeof piece === 'string') growing.pieces.push(piece);
    else if (isPlainObject(piece) && this.#options.quirks.objectArguments) growing.pieces.push(JSON.stringify(piece));
    else if (piece !== undefined && piece !== null) throw invalidResponse('Arguments are no JSON text.', this.text);
  }
}

/** Feeds a stream's events to `take`, and tells with every failure what was shown before it. */
export async function readEvents(
  pieces: AsyncIterable<string>,
  take: (data: string) => void,
  shown: () => string,
): Promise<void> {
  const parser = createParser({ onEvent: ({ data }) => take(data) });
  try {
    for await (const piece of pieces) parser.feed(piece);
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    throw new BrokenStream(shown(), error);
  }
}
