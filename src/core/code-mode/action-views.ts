import type { CodeModeActionRecord, CompositionSummary, EffectCounters } from './action-record.js';

type Nullable<T> = { readonly [K in keyof T]: T[K] | null };

/** A row of `code_mode_action_traces`: scalars only; `null` where the attempt ended before there was anything to measure. */
export interface ActionTrace
  extends
    Nullable<Omit<CompositionSummary, 'duration_ms' | 'nested_tool_counts'>>,
    Nullable<EffectCounters>,
    Omit<CodeModeActionRecord, 'composition' | 'effects' | 'session_id'> {
  readonly session_id: string | null;
  /** Milliseconds of the program itself, waiting for a slot included; `service_ms` is the whole call. */
  readonly composition_duration_ms: number | null;
}

/** A row of `code_mode_nested_tool_usage`. */
export interface NestedToolUsage {
  readonly action_id: string;
  readonly operation: CodeModeActionRecord['operation'];
  readonly workspace_id: string;
  readonly started_at: number;
  readonly tool_name: string;
  readonly calls: number;
}

const NO_COMPOSITION: Nullable<Omit<CompositionSummary, 'nested_tool_counts'>> = {
  nested_calls: null,
  nested_successes: null,
  nested_failures: null,
  max_in_flight: null,
  duration_ms: null,
  slot_wait_ms: null,
  input_bytes: null,
  returned_bytes: null,
  nested_raw_result_bytes_total: null,
};

const NO_EFFECTS: Nullable<EffectCounters> = {
  consequential_calls: null,
  known_results: null,
  job_handoffs: null,
  outcome_unknown: null,
};

export function toActionTrace({ composition, effects, session_id, ...row }: CodeModeActionRecord): ActionTrace {
  const { nested_tool_counts: _counts, ...measured } = composition ?? { ...NO_COMPOSITION, nested_tool_counts: {} };
  const { duration_ms: duration, ...scalars } = measured;
  return {
    ...row,
    session_id: session_id ?? null,
    composition_duration_ms: duration,
    ...scalars,
    ...(effects ?? NO_EFFECTS),
  };
}

export function nestedToolUsage(record: CodeModeActionRecord): readonly NestedToolUsage[] {
  const { id, operation, workspace_id, started_at, composition } = record;
  return Object.entries(composition?.nested_tool_counts ?? {}).map(([tool_name, calls]) => ({
    action_id: id,
    operation,
    workspace_id,
    started_at,
    tool_name,
    calls,
  }));
}
