import type { ReadableStore } from '../base/store.js';
import type { ToolCallId, ToolCallMode, ToolCallSource } from '../protocol/call.js';
import type { ToolCallEvent, ToolExecutionProvenance } from '../protocol/event.js';
import type { Summary } from './summary.js';

export type TraceStatus = 'running' | 'completed' | 'failed' | 'cancelled';

/** A call that a program made, in the row of the program's own call. Never arguments or results. */
export interface TraceChild {
  /** 1-based, in the order in which the program made its calls. */
  readonly ordinal: number;
  readonly name: string;
  readonly status: TraceStatus;
  readonly startedAt: number;
  readonly durationMs?: number;
  readonly errorCode?: string;
}

/** One lifecycle (CONTRACT 4, trace entry). Times in epoch milliseconds. */
export interface TraceEntry extends Summary {
  /** Internal and unique; never the provider's call id. */
  readonly id: string;
  readonly kind: 'discovery' | 'call' | 'agent';
  readonly method: 'tools/list' | 'tools/call' | 'agent.request';
  readonly name: string;
  readonly toolCallId?: ToolCallId;
  readonly sessionId?: string;
  readonly source: ToolCallSource;
  readonly mode?: ToolCallMode;
  readonly status: TraceStatus;
  readonly startedAt: number;
  readonly durationMs?: number;
  readonly toolCount?: number;
  readonly retryable?: boolean;
  readonly errorCode?: string;
  /** The workspace revision that the result carries. */
  readonly revision?: number;
  readonly provenance?: ToolExecutionProvenance;
  /** Redacted and bounded text; file sources appear as a character count only. */
  readonly argumentsText?: string;
  readonly resultText?: string;
  /** Of a program's call: the calls that it made, in the order of their ordinals. */
  readonly children?: readonly TraceChild[];
}

/** Rows that stand together, a few hundred at most: the same array until one of them changes, comes or leaves. */
export type TracePage = readonly TraceEntry[];

/** The rows in the order they started, as one list and in pages. */
export interface TraceReader extends ReadableStore<readonly TraceEntry[]> {
  /** For a long trace that is followed closely: a change costs one page here, where the list is made anew. */
  readonly pages: ReadableStore<readonly TracePage[]>;
}

export interface TraceSpanInput {
  readonly sessionId: string;
  readonly source: ToolCallSource;
  readonly mode: ToolCallMode;
}

export interface TraceSpan {
  readonly id: string;
  end(
    outcome: Summary & {
      readonly status: Exclude<TraceStatus, 'running'>;
      readonly errorCode?: string;
      readonly retryable?: boolean;
      readonly toolCount?: number;
    },
  ): void;
}

export interface Trace extends TraceReader {
  /** Feeds one registry event; started and final are correlated by the request object. */
  record(event: ToolCallEvent): void;
  /** Opens the `agent.request` row around a run. */
  beginAgentRequest(input: TraceSpanInput & { readonly name: string }): TraceSpan;
  /** Opens a `tools/list` row. */
  beginDiscovery(input: TraceSpanInput): TraceSpan;
  /** Ignored while something runs, so an in-flight lifecycle stays visible. */
  clear(): void;
  /** The metadata-only projection of the whole bounded trace, as JSON text. */
  exportJson(): string;
}
