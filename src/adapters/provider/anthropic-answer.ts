import { isPlainObject } from '../../core/base/json.js';
import type { ModelTurn, ModelUsage, TurnProgress } from '../../core/agent/provider/model-provider.js';
import { ProviderError } from '../../core/agent/provider/provider-error.js';
import type { ToolDefinition } from '../../core/protocol/definition.js';
import { checkCalls, cutTurn, invalidResponse, type RawCall } from './checked-calls.js';
import { parseJson, statusError } from './provider-request.js';

interface Fields {
  readonly [key: string]: unknown;
}

interface GrowingBlock {
  readonly type: unknown;
  readonly id: unknown;
  readonly name: unknown;
  readonly pieces: string[];
}

/** An answer in one piece. */
export function readAnthropicAnswer(
  body: string,
  tools: readonly ToolDefinition[],
  secret: string | undefined,
): ModelTurn {
  if (body.trim() === '') {
    throw new ProviderError('OPENROUTER_NO_ASSISTANT_MESSAGE', 'The provider answered with nothing.');
  }
  const answer = parseJson(body);
  if (!isPlainObject(answer)) throw invalidResponse('The provider did not answer with a JSON object.');
  if (answer['type'] === 'error') throw anthropicError(answer['error'], secret);
  const { role, content } = answer;
  if (role !== 'assistant' || !Array.isArray(content))
    throw invalidResponse('The answer is no message of an assistant.');
  let text = '';
  const calls: RawCall[] = [];
  for (const block of content) {
    if (!isPlainObject(block)) throw invalidResponse('A content block is no object.');
    if (block['type'] === 'text' && typeof block['text'] === 'string') text += block['text'];
    if (block['type'] !== 'tool_use') continue;
    if (!isPlainObject(block['input'])) throw invalidResponse('The input of a tool call is no object.');
    calls.push({ id: block['id'], name: block['name'], arguments: block['input'] });
  }
  return finish(text, calls, answer['stop_reason'], tools, readUsage(answer['usage']));
}

/** A streamed answer, event by event. */
export class AnthropicStream {
  readonly #tools: readonly ToolDefinition[];
  readonly #secret: string | undefined;
  readonly #onProgress: (progress: TurnProgress) => void;
  readonly #blocks = new Map<unknown, GrowingBlock>();
  #text = '';
  #stopReason: unknown;
  #stopped = false;
  #inputTokens = 0;
  #outputTokens = 0;

  constructor(
    tools: readonly ToolDefinition[],
    secret: string | undefined,
    onProgress: (progress: TurnProgress) => void = () => undefined,
  ) {
    this.#tools = tools;
    this.#secret = secret;
    this.#onProgress = onProgress;
  }

  get text(): string {
    return this.#text;
  }

  take(data: string): void {
    const event = parseJson(data);
    if (!isPlainObject(event)) throw invalidResponse('The stream holds something that is no JSON object.', this.#text);
    switch (event['type']) {
      case 'error':
        throw anthropicError(event['error'], this.#secret, this.#text);
      case 'message_start':
        this.#count(isPlainObject(event['message']) ? event['message']['usage'] : undefined);
        return;
      case 'content_block_start':
        this.#begin(event);
        return;
      case 'content_block_delta':
        this.#grow(event);
        return;
      case 'message_delta':
        if (isPlainObject(event['delta'])) this.#stopReason = event['delta']['stop_reason'] ?? this.#stopReason;
        this.#count(event['usage']);
        return;
      case 'message_stop':
        this.#stopped = true;
    }
  }

  finish(): ModelTurn {
    if (!this.#stopped) {
      throw new ProviderError('OPENROUTER_NETWORK_ERROR', 'The answer broke off before its end.', {
        partialText: this.#text,
      });
    }
    const calls = [...this.#blocks.values()]
      .filter(({ type }) => type === 'tool_use')
      .map(({ id, name, pieces }) => ({ id, name, arguments: pieces.join('') || '{}' }));
    const usage = { inputTokens: this.#inputTokens, outputTokens: this.#outputTokens };
    return finish(this.#text, calls, this.#stopReason, this.#tools, usage);
  }

  #begin({ index, content_block: block }: Fields): void {
    if (!isPlainObject(block)) throw invalidResponse('A content block is no object.', this.#text);
    this.#blocks.set(index, { type: block['type'], id: block['id'], name: block['name'], pieces: [] });
    if (block['type'] === 'tool_use') this.#onProgress({ kind: 'call', name: String(block['name']) });
  }

  #grow({ index, delta }: Fields): void {
    const block = this.#blocks.get(index);
    if (!isPlainObject(delta) || !block) throw invalidResponse('A delta belongs to no content block.', this.#text);
    if (delta['type'] === 'input_json_delta' && typeof delta['partial_json'] === 'string') {
      block.pieces.push(delta['partial_json']);
    }
    if (delta['type'] === 'text_delta' && typeof delta['text'] === 'string') {
      this.#text += delta['text'];
      this.#onProgress({ kind: 'text', text: delta['text'] });
    }
  }

  #count(usage: unknown): void {
    const { inputTokens, outputTokens } = readUsage(usage) ?? { inputTokens: 0, outputTokens: 0 };
    if (inputTokens > 0) this.#inputTokens = inputTokens;
    if (outputTokens > 0) this.#outputTokens = outputTokens;
  }
}

function finish(
  text: string,
  raw: readonly RawCall[],
  stopReason: unknown,
  tools: readonly ToolDefinition[],
  usage: ModelUsage | undefined,
): ModelTurn {
  if (raw.length > 0 && (stopReason === 'max_tokens' || stopReason === 'refusal')) throw cutTurn(stopReason, text);
  // In one piece the input is an object, streamed it is text; both are the format.
  const { calls } = checkCalls(raw, tools, { objectArguments: true });
  return { text, calls, ...(usage && { usage }) };
}

function readUsage(usage: unknown): ModelUsage | undefined {
  if (!isPlainObject(usage)) return undefined;
  const { input_tokens: inputTokens, output_tokens: outputTokens } = usage;
  return {
    inputTokens: typeof inputTokens === 'number' ? inputTokens : 0,
    outputTokens: typeof outputTokens === 'number' ? outputTokens : 0,
  };
}

/** Its errors in answers have a type instead of a status. */
const STATUS_OF: ReadonlyMap<unknown, number> = new Map<unknown, number>([
  ['invalid_request_error', 400],
  ['authentication_error', 401],
  ['permission_error', 403],
  ['not_found_error', 404],
  ['rate_limit_error', 429],
  ['api_error', 500],
  ['overloaded_error', 529],
]);

function anthropicError(error: unknown, secret: string | undefined, partialText = ''): ProviderError {
  const { type, message } = isPlainObject(error) ? error : {};
  const words = typeof message === 'string' ? message : 'The provider reported an error without saying which.';
  return statusError(STATUS_OF.get(type) ?? 500, words, secret, undefined, partialText);
}
