import { TOOL_EXECUTION_PROVENANCE_SCHEMA } from '../base/wire-names.js';
import type { ToolCallContext, ToolCallId, ToolCallRequest } from './call.js';
import type { ToolCallResult } from './result.js';

export { TOOL_EXECUTION_PROVENANCE_SCHEMA };

export type ToolExecutionState = 'pending' | 'completed' | 'failed' | 'cancelled' | 'unknown';

/** Evidence for a trace: never arguments, credentials or results (spec, `ToolCallEvent`). */
export interface ToolExecutionProvenance {
  readonly schemaVersion: typeof TOOL_EXECUTION_PROVENANCE_SCHEMA;
  readonly phase: 'tool-call';
  readonly ownerId: string;
  readonly state: ToolExecutionState;
  readonly timeoutMs?: number;
  readonly maxOutputBytes?: number;
  /** UTF-8 bytes of the serialized result. */
  readonly usedOutputBytes: number;
  readonly elapsedMs: number;
}

interface ToolCallEventBase {
  readonly toolCallId?: ToolCallId;
  readonly name: string;
  /** The canonical request object, the same one in started and final event: a trace correlates by its identity. */
  readonly request: ToolCallRequest;
  readonly context?: ToolCallContext;
  /** Epoch milliseconds. */
  readonly timestamp: number;
  readonly provenance: ToolExecutionProvenance;
}

export type ToolCallEvent =
  | (ToolCallEventBase & { readonly type: 'started' })
  | (ToolCallEventBase & {
      readonly type: 'completed' | 'failed';
      readonly durationMs: number;
      readonly result: ToolCallResult;
    });
