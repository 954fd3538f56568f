/** Repeats the request's id, its type kept (CONTRACT 1.2). */
export type ToolCallId = string | number;

/** Transport origin of a call; says nothing about its intent. */
export type ToolCallSource = 'model' | 'mcp' | 'iframe' | 'local';

/** Execution intent: an agent's loop, or a person's explicit command. */
export type ToolCallMode = 'agent' | 'direct';

export interface ToolCallContext {
  readonly source?: ToolCallSource;
  readonly mode?: ToolCallMode;
  readonly sessionId?: string;
  readonly revision?: string | number;
  readonly metadata?: Readonly<Record<string, unknown>>;
}

export type ToolCallArguments = Readonly<Record<string, unknown>>;

export interface ToolCallRequest {
  readonly id?: ToolCallId;
  readonly method: 'tools/call';
  readonly params: { readonly name: string; readonly arguments?: ToolCallArguments };
}

/** A call in the shape a model makes it, before it becomes a `ToolCallRequest`. */
export interface ModelToolCall {
  readonly id?: ToolCallId;
  readonly name: string;
  readonly arguments?: ToolCallArguments;
}

export interface ToolCallOptions {
  readonly signal?: AbortSignal;
  /** Milliseconds over policy and handler together; finite and ≥ 0, else `TOOL_INVALID_OPTIONS`. */
  readonly timeout?: number;
  /** UTF-8 bytes of the serialized result; a positive safe integer, else `TOOL_INVALID_OPTIONS`. */
  readonly maxOutputBytes?: number;
  /** One key per logical operation, at most 256 characters, not blank. */
  readonly idempotencyKey?: string;
  /** At most 256 visible characters. */
  readonly executionOwnerId?: string;
  readonly context?: ToolCallContext;
}
