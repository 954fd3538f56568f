import type { CellKind } from './cell-kind.js';
import type { StageName } from './stage-name.js';

/** Bounds and sums of one program, for analysis. Never source, arguments, results, paths or error text. */
export interface CompositionSummary {
  /** Calls that reached a tool. */
  readonly nested_calls: number;
  readonly nested_successes: number;
  readonly nested_failures: number;
  readonly max_in_flight: number;
  readonly duration_ms: number;
  /** Milliseconds of `duration_ms` that the program waited for a slot. */
  readonly slot_wait_ms: number;
  /** UTF-8 bytes of the program. */
  readonly input_bytes: number;
  /** UTF-8 bytes of what it emitted. */
  readonly returned_bytes: number;
  /** UTF-8 bytes of its calls' results before the program chose from them. */
  readonly nested_raw_result_bytes_total: number;
  /** Calls by canonical tool name; names of the stage's children only. */
  readonly nested_tool_counts: Readonly<Record<string, number>>;
}

export interface EffectCounters {
  readonly consequential_calls: number;
  readonly known_results: number;
  readonly job_handoffs: number;
  readonly outcome_unknown: number;
}

/** The audit row of one outer call, written once, after its effects are known or given up. */
export interface CodeModeActionRecord {
  readonly id: string;
  readonly operation: StageName;
  readonly workspace_id: string;
  readonly session_id?: string;
  /** Epoch milliseconds. */
  readonly started_at: number;
  /** Milliseconds from the request to its result. */
  readonly service_ms: number;
  /** UTF-8 bytes of the whole result that the caller was given. */
  readonly serialized_result_bytes: number;
  readonly outcome: CellKind;
  readonly timeout_ms: number;
  /** Absent for an attempt that ended before its program was looked at. */
  readonly composition?: CompositionSummary;
  /** Present when a consequential child was dispatched. */
  readonly effects?: EffectCounters;
  /** FNV-1a of the source, 64 bits: tells programs apart, does not give them away. */
  readonly source_hash: string;
  readonly engine: string;
  readonly guest_cpu_ms: number;
  readonly forced_kill: boolean;
  /** What the program's clock and chance were made of, so that it can be run again. */
  readonly clock: number;
  readonly seed: number;
}
