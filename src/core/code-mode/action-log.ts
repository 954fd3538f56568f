import { createStore, type ReadableStore } from '../base/store.js';
import type { CodeModeActionRecord } from './action-record.js';
import { nestedToolUsage, toActionTrace, type ActionTrace, type NestedToolUsage } from './action-views.js';

/** Rows that are kept unless a host says otherwise; the oldest leaves first. */
const MAX_ROWS = 1_000;

export interface CodeModeActionLog extends ReadableStore<readonly CodeModeActionRecord[]> {
  /** Give it to `createCodeMode` as `onAction`. Never throws. */
  readonly record: (action: CodeModeActionRecord) => void;
  /** The view `code_mode_action_traces`: one flat row an outer call, oldest first, derived anew at each reading. */
  readonly actionTraces: () => readonly ActionTrace[];
  /** The view `code_mode_nested_tool_usage`: one row for each tool that a program called. */
  readonly nestedToolUsage: () => readonly NestedToolUsage[];
}

export interface CodeModeActionLogOptions {
  /** 1,000 unless given. */
  readonly maxRows?: number;
  /** Rows of an earlier session, for instance from a host's own store; those before composition was measured included. */
  readonly rows?: readonly CodeModeActionRecord[];
}

/** The audit rows of Code Mode's outer calls, and the two views over them. The rows are the only thing that is written. */
export function createCodeModeActionLog({
  maxRows = MAX_ROWS,
  rows = [],
}: CodeModeActionLogOptions = {}): CodeModeActionLog {
  const store = createStore<readonly CodeModeActionRecord[]>(Object.freeze(rows.slice(-maxRows)));
  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    record: (action) => store.update((known) => Object.freeze([...known, action].slice(-maxRows))),
    actionTraces: () => store.getSnapshot().map(toActionTrace),
    nestedToolUsage: () => store.getSnapshot().flatMap(nestedToolUsage),
  };
}
