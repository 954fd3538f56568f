import type { JsonValue } from '../base/json.js';
import type { ToolCallId } from './call.js';

export type ToolContentBlock =
  { readonly type: 'text'; readonly text: string } | { readonly type: 'json'; readonly json: JsonValue };

export interface ToolCallError {
  readonly code: string;
  readonly message: string;
  /** Absent counts as not retryable (CONTRACT 1.2). */
  readonly retryable?: boolean;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** `error` is present exactly when `isError === true`. */
export interface ToolCallResult {
  readonly toolCallId?: ToolCallId;
  readonly content: readonly ToolContentBlock[];
  readonly structuredContent?: unknown;
  readonly isError?: boolean;
  readonly error?: ToolCallError;
}
