import { isPlainObject } from '../base/json.js';
import { createToolCallError } from './call-result.js';
import { TOOL_CALL_ERROR_CODES, isErrorCode } from './error-codes.js';
import { DEFAULT_TOOL_OBSERVABILITY_POLICY, type ToolObservabilityPolicy } from './observability-policy.js';
import { serializeToolObservabilityValue } from './observability-redaction.js';
import type { ToolCallResult } from './result.js';

const DIAGNOSTIC_MESSAGE = 'The diagnostic of this call is kept in redacted form.';

/**
 * The evidence that may be stored of a failed or ambiguous call: its code, whether it may be retried, and bounded,
 * redacted details. Content, structured content and the handler's message are left out. A successful result is not for
 * this function: it stays lossless for replay.
 */
export function sanitizeToolCallDiagnostic(
  result: ToolCallResult,
  policy: ToolObservabilityPolicy = DEFAULT_TOOL_OBSERVABILITY_POLICY,
): ToolCallResult {
  const { code, retryable, details } = result.error ?? {};
  return createToolCallError(DIAGNOSTIC_MESSAGE, {
    code: isErrorCode(code) ? code : TOOL_CALL_ERROR_CODES.EXECUTION_UNKNOWN,
    ...(retryable === undefined ? {} : { retryable }),
    ...(details === undefined ? {} : { details: redactDetails(details, policy) }),
  });
}

function redactDetails(details: unknown, policy: ToolObservabilityPolicy): Readonly<Record<string, unknown>> {
  const redacted: unknown = JSON.parse(serializeToolObservabilityValue(details, policy));
  return isPlainObject(redacted) ? redacted : { _redacted: redacted };
}

/** A stable reason to store beside the record, in place of whatever text the handler gave. */
export function sanitizeToolCallDiagnosticReason(result: ToolCallResult): string {
  const code = result.error?.code;
  return isErrorCode(code)
    ? `The execution ended with ${code}; reconcile before retrying.`
    : 'The execution ended with an ambiguous outcome; reconcile before retrying.';
}
