import { CodedError, hasErrorCode } from '../base/coded-error.js';
import { snapshotJson } from '../base/json-snapshot.js';
import type { ToolCallId, ToolCallRequest } from '../protocol/call.js';
import { createToolCallError } from '../protocol/call-result.js';
import { isOptionalToolCallId, isToolCallRequest } from '../protocol/call-request.js';
import { TOOL_CALL_ERROR_CODES } from '../protocol/error-codes.js';
import type { ToolCallResult } from '../protocol/result.js';

/** Either the request that every later step, observer and approval sees, or the answer to a malformed one. */
export type CanonicalRequest =
  | { readonly request: ToolCallRequest; readonly refusal?: undefined }
  | { readonly request?: undefined; readonly refusal: ToolCallResult };

/**
 * Copies an untrusted request once and freezes it: what was validated and approved is what the handler gets, even when
 * the caller changes its own object meanwhile. Never throws.
 */
export function toCanonicalRequest(input: unknown): CanonicalRequest {
  let toolCallId: ToolCallId | undefined;
  try {
    const { id, method, params } = input as Record<'id' | 'method' | 'params', unknown>;
    if (isOptionalToolCallId(id)) toolCallId = id;
    const { name, arguments: args } = params as Record<'name' | 'arguments', unknown>;
    const request = snapshotJson({ id, method, params: { name, arguments: args } });
    return isToolCallRequest(request) ? { request } : { refusal: refuse(toolCallId) };
  } catch (error) {
    return { refusal: refuse(toolCallId, error) };
  }
}

const ARGUMENTS_POINTER = '/params/arguments';

function refuse(toolCallId: ToolCallId | undefined, cause?: unknown): ToolCallResult {
  const path = cause instanceof CodedError && hasErrorCode(cause) ? cause.details?.['path'] : undefined;
  const issues =
    typeof path === 'string' && path.startsWith(ARGUMENTS_POINTER)
      ? [{ path: path.slice(ARGUMENTS_POINTER.length), message: 'must be JSON data within the bounds' }]
      : [{ path: '', message: 'must be a tools/call request with a name and object arguments' }];
  return createToolCallError('The call is not a valid tools/call request.', {
    code: TOOL_CALL_ERROR_CODES.VALIDATION_FAILED,
    details: { issues },
    ...(toolCallId === undefined ? {} : { toolCallId }),
  });
}
