import { deepFreezeJson } from '../base/json-snapshot.js';
import { isPlainObject, type JsonValue } from '../base/json.js';
import type { Mutable } from '../base/mutable.js';
import type { ToolCallId } from './call.js';
import { isOptionalToolCallId } from './call-request.js';
import { TOOL_CALL_ERROR_CODES } from './error-codes.js';
import { guarded } from './guard.js';
import type { ToolCallError, ToolCallResult, ToolContentBlock } from './result.js';

/** The text of a success that has no value. */
export const EMPTY_RESULT_TEXT = 'The tool completed.';

/**
 * The canonical success: the value as JSON data in `structuredContent`, and as text. `undefined` gives one fixed text
 * block. Throws a `TypeError` for a value that JSON cannot carry.
 */
export function createToolCallSuccess(
  value: unknown,
  options: { readonly toolCallId?: ToolCallId } = {},
): ToolCallResult {
  if (value === undefined) return withToolCallId({ content: oneText(EMPTY_RESULT_TEXT) }, options.toolCallId);
  const json = JSON.stringify(value) as string | undefined;
  if (json === undefined) throw new TypeError('The value cannot be written as JSON.');
  const structuredContent = deepFreezeJson(JSON.parse(json) as JsonValue);
  const text = typeof structuredContent === 'string' ? structuredContent : json;
  return withToolCallId({ content: oneText(text), structuredContent }, options.toolCallId);
}

/** The canonical failure; the message is its text. Throws a `TypeError` for an empty message. */
export function createToolCallError(
  message: string,
  options: Partial<Omit<ToolCallError, 'message'>> & { readonly toolCallId?: ToolCallId } = {},
): ToolCallResult {
  if (typeof message !== 'string' || message.trim() === '') throw new TypeError('An error needs a non-empty message.');
  const { code = TOOL_CALL_ERROR_CODES.EXECUTION_FAILED, retryable, details, toolCallId } = options;
  const error: ToolCallError = {
    code,
    message,
    ...(retryable === undefined ? {} : { retryable }),
    ...(details === undefined ? {} : { details }),
  };
  return withToolCallId({ content: oneText(message), isError: true, error: Object.freeze(error) }, toolCallId);
}

/** The same result for another caller: a stored result has no id and gets the new one on replay (CONTRACT 1.2). */
export function withToolCallId(result: ToolCallResult, toolCallId: ToolCallId | undefined): ToolCallResult {
  const { content, structuredContent, isError, error } = result;
  const given: Mutable<ToolCallResult> = toolCallId === undefined ? { content } : { toolCallId, content };
  if (structuredContent !== undefined) given.structuredContent = structuredContent;
  if (isError !== undefined) given.isError = isError;
  if (error !== undefined) given.error = error;
  return Object.freeze(given);
}

function oneText(text: string): readonly ToolContentBlock[] {
  return Object.freeze([Object.freeze({ type: 'text', text } as const)]);
}

/** True for a canonical result: known blocks, an `error` exactly when `isError` is true. Never throws. */
export function isToolCallResult(value: unknown): value is ToolCallResult {
  return guarded(() => {
    if (!isPlainObject(value)) return false;
    const { toolCallId, content, isError, error } = value;
    if (!isOptionalToolCallId(toolCallId)) return false;
    if (!Array.isArray(content) || !Array.from(content as unknown[]).every(isContentBlock)) return false;
    if (isError !== undefined && typeof isError !== 'boolean') return false;
    return isError === true ? isToolCallError(error) : error === undefined;
  });
}

/** True for a text or JSON block; `json` must be an own property. */
export function isContentBlock(value: unknown): value is ToolContentBlock {
  if (!isPlainObject(value)) return false;
  if (value['type'] === 'text') return typeof value['text'] === 'string';
  return value['type'] === 'json' && Object.hasOwn(value, 'json') && value['json'] !== undefined;
}

function isToolCallError(value: unknown): value is ToolCallError {
  if (!isPlainObject(value)) return false;
  const { code, message, retryable, details } = value;
  return (
    isFilledText(code) &&
    isFilledText(message) &&
    (retryable === undefined || typeof retryable === 'boolean') &&
    (details === undefined || isPlainObject(details))
  );
}

function isFilledText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}
