import { CodedError } from '../base/coded-error.js';
import { isPlainObject } from '../base/json.js';
import type { ModelToolCall, ToolCallId, ToolCallRequest } from './call.js';
import { TOOL_CALL_ERROR_CODES } from './error-codes.js';
import { guarded } from './guard.js';

/** True for a canonical `tools/call` request; for untrusted JSON, so it never throws and reads each field once. */
export function isToolCallRequest(value: unknown): value is ToolCallRequest {
  return guarded(() => {
    if (!isPlainObject(value)) return false;
    const { id, method, params } = value;
    return method === 'tools/call' && isOptionalToolCallId(id) && isCallParams(params);
  });
}

/** True for `undefined`, a string or a finite number. */
export function isOptionalToolCallId(value: unknown): value is ToolCallId | undefined {
  return value === undefined || typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value));
}

function isCallParams(value: unknown): boolean {
  if (!isPlainObject(value)) return false;
  const { name, arguments: args } = value;
  return isToolNameText(name) && (args === undefined || isPlainObject(args));
}

function isToolNameText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

/**
 * Builds the canonical request of a model's call; missing arguments become `{}`. Throws `TOOL_VALIDATION_FAILED` for a
 * blank name, an id that is neither text nor a finite number, or arguments that are not a plain object.
 */
export function toToolCallRequest(call: ModelToolCall): ToolCallRequest {
  const { id, name, arguments: args } = call;
  const request: ToolCallRequest = {
    ...(id === undefined ? {} : { id }),
    method: 'tools/call',
    params: { name, arguments: args ?? {} },
  };
  if (!isToolCallRequest(request)) {
    throw new CodedError(TOOL_CALL_ERROR_CODES.VALIDATION_FAILED, 'The call is not a valid tools/call request.');
  }
  return request;
}
