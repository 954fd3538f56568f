import { isPlainObject } from '../../core/base/json.js';
import type { ModelTurn, ModelUsage } from '../../core/agent/provider/model-provider.js';
import { ProviderError } from '../../core/agent/provider/provider-error.js';
import type { ToolDefinition } from '../../core/protocol/definition.js';
import { checkCalls, cutTurn, invalidResponse, type RawCall } from './checked-calls.js';
import { parseJson, statedError } from './provider-request.js';
import type { ProviderQuirks } from './provider-quirks.js';

export interface AnswerOptions {
  readonly tools: readonly ToolDefinition[];
  readonly quirks: ProviderQuirks;
  readonly secret: string | undefined;
}

/** Reads an answer that came in one piece: as text first, so that a page of HTML is an error of ours and not the parser's. */
export function readAnswer(body: string, options: AnswerOptions): ModelTurn {
  if (body.trim() === '') {
    throw new ProviderError('OPENROUTER_NO_ASSISTANT_MESSAGE', 'The provider answered with nothing.');
  }
  const answer = parseJson(body);
  if (!isPlainObject(answer)) throw invalidResponse('The provider did not answer with a JSON object.');
  if (answer['error'] !== undefined && answer['error'] !== null) throw statedError(answer['error'], options.secret);

  const choices = answer['choices'];
  const choice: unknown = Array.isArray(choices) ? choices[0] : undefined;
  if (!isPlainObject(choice)) throw invalidResponse('The answer has no choices.');
  if (isPlainObject(choice['error'])) throw statedError(choice['error'], options.secret);
  const message = choice['message'];
  if (!isPlainObject(message) || message['role'] !== 'assistant') {
    throw invalidResponse('The answer is no message of an assistant.');
  }
  const content = message['content'];
  if (content !== null && typeof content !== 'string')
    throw invalidResponse('The message has content of another type.');
  const toolCalls = message['tool_calls'] ?? [];
  if (!Array.isArray(toolCalls)) throw invalidResponse('The tool calls are no list.');
  const usage = readUsage(answer['usage']);
  return finishTurn(content ?? '', toolCalls.map(readCall), choice['finish_reason'], options, usage);
}

/** The end of a turn is the same, streamed or not. */
export function finishTurn(
  text: string,
  rawCalls: readonly RawCall[],
  finishReason: unknown,
  { tools, quirks }: AnswerOptions,
  usage: ModelUsage | undefined,
): ModelTurn {
  if (finishReason === 'error') {
    throw new ProviderError('OPENROUTER_PROVIDER_ERROR', 'The provider broke off its answer.', { partialText: text });
  }
  const isCut = finishReason === 'length' || finishReason === 'content_filter';
  if (isCut && rawCalls.length > 0) throw cutTurn(String(finishReason), text);
  const checked = checkCalls(rawCalls, tools, quirks);
  return {
    text,
    calls: checked.calls,
    ...(usage && { usage }),
    ...(checked.quirks.length > 0 && { quirks: checked.quirks }),
  };
}

function readCall(call: unknown): RawCall {
  if (!isPlainObject(call) || call['type'] !== 'function' || !isPlainObject(call['function'])) {
    throw invalidResponse('A tool call is no function call.');
  }
  return { id: call['id'], name: call['function']['name'], arguments: call['function']['arguments'] };
}

export function readUsage(usage: unknown): ModelUsage | undefined {
  if (!isPlainObject(usage)) return undefined;
  const inputTokens = usage['prompt_tokens'];
  const outputTokens = usage['completion_tokens'];
  if (typeof inputTokens !== 'number' || typeof outputTokens !== 'number') return undefined;
  return { inputTokens, outputTokens };
}
