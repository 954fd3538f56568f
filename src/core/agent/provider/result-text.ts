import { isToolCallResult } from '../../protocol/call-result.js';
import type { ToolCallError, ToolCallResult } from '../../protocol/result.js';
import type { ModelCall, ModelResult } from './model-provider.js';

/**
 * A result as the model reads it: the structured content, else the content blocks, else the error with its code, flag and
 * details. What is no canonical result becomes `TOOL_RESULT_VALIDATION_FAILED`, what JSON cannot carry
 * `TOOL_RESULT_SERIALIZATION_FAILED`: told to the model, and never thrown into its loop.
 */
export function toModelResult({ id, name }: ModelCall, result: unknown): ModelResult {
  const { text, isError } = serialize(result);
  return { callId: id, name, text, isError };
}

function serialize(result: unknown): Pick<ModelResult, 'text' | 'isError'> {
  if (!isToolCallResult(result)) {
    return failure({
      code: 'TOOL_RESULT_VALIDATION_FAILED',
      message: 'The tool answered in a form that is no result.',
    });
  }
  try {
    if (result.error) return failure(result.error);
    const text = JSON.stringify(successPayload(result)) as string | undefined;
    if (text !== undefined) return { text, isError: false };
  } catch {
    // Cycles, bigints and throwing `toJSON` end up here.
  }
  return failure({
    code: 'TOOL_RESULT_SERIALIZATION_FAILED',
    message: 'The result of the tool cannot be written as JSON.',
  });
}

/** `null`, `0`, `false` and empty values are results like any other. */
function successPayload({ structuredContent, content }: ToolCallResult): unknown {
  return structuredContent === undefined ? { status: 'completed', content } : structuredContent;
}

function failure({ code, message, retryable, details }: ToolCallError): Pick<ModelResult, 'text' | 'isError'> {
  const payload = { status: 'error', code, message, retryable, details };
  return { text: JSON.stringify(payload), isError: true };
}
