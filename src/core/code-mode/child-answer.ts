import { utf8ByteLength } from '../base/bytes.js';
import { isPlainObject } from '../base/json.js';
import { TOOL_CALL_ERROR_CODES } from '../protocol/error-codes.js';
import type { ToolCallError, ToolCallResult } from '../protocol/result.js';
import type { RefusalReason } from './call-receipt.js';
import type { SourceState } from './source-state.js';

/** Characters of one refusal's text. */
const DETAIL_LENGTH = 1000;

/** A call that never became a tool's result: what its promise rejects with, and what a failed program tells of it. */
export interface ChildCallFailure {
  readonly ordinal: number;
  readonly tool: string;
  readonly kind: RefusalReason | 'result_limit';
  readonly detail: string;
}

/** What the program gets of one call. */
export type ChildAnswer =
  | { readonly kind: 'result'; readonly result: ChildResult; readonly bytes: number; readonly json: string }
  | { readonly kind: 'failure'; readonly failure: ChildCallFailure };

/** A tool's own result; a failure of its is a value too, so that a program can look at it. */
export interface ChildResult {
  readonly success: boolean;
  readonly output?: unknown;
  readonly error?: {
    readonly code: string;
    readonly message: string;
    readonly retryable: boolean;
    readonly details?: Readonly<Record<string, unknown>>;
  };
}

export function childFailure(
  ordinal: number,
  tool: string,
  kind: ChildCallFailure['kind'],
  detail: string,
): ChildAnswer {
  return {
    kind: 'failure',
    failure: { ordinal, tool: tool.slice(0, 128), kind, detail: detail.slice(0, DETAIL_LENGTH) },
  };
}

/** The canonical result in the program's words, with the bytes that it weighs before the program chooses from it. */
export function childResult(result: ToolCallResult, sourceState: SourceState | undefined): ChildAnswer {
  const { structuredContent, content, error } = result;
  const output = withSourceState(structuredContent ?? (error ? undefined : content), sourceState);
  const told: ChildResult = {
    success: !error,
    ...(output !== undefined && { output }),
    ...(error && { error: safeError(error) }),
  };
  const json = JSON.stringify(told);
  return { kind: 'result', result: told, bytes: utf8ByteLength(json), json };
}

/** What a tool threw without a code of its own may name paths and secrets of its host: a program learns that it failed. */
function safeError({ code, message, retryable = false, details }: ToolCallError): NonNullable<ChildResult['error']> {
  if (code === TOOL_CALL_ERROR_CODES.EXECUTION_FAILED) return { code, message: 'The tool failed.', retryable };
  return { code, message, retryable, ...(details && { details }) };
}

function withSourceState(output: unknown, sourceState: SourceState | undefined): unknown {
  if (!sourceState || !isPlainObject(output) || Object.hasOwn(output, 'source_state')) return output;
  return { ...output, source_state: sourceState };
}
