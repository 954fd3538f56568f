import { errorMessage, hasErrorCode, type CodedErrorShape } from '../base/coded-error.js';

/** Any thrown value as the shape that views and results carry. */
export function toErrorShape(error: unknown): CodedErrorShape {
  const { retryable = false, details } = (error ?? {}) as Partial<CodedErrorShape>;
  const code = hasErrorCode(error) ? error.code : 'TOOL_EXECUTION_FAILED';
  return { code, message: errorMessage(error), retryable, ...(details && { details }) };
}
