import type { ToolApprovalSnapshot } from '../../core/registry/approval-port.js';
import type { TraceEntry } from '../../core/trace/trace-model.js';
import type { RunStatus } from '../status/status-mark.js';

/** The rows of one run, in the order they started. */
export interface TraceSession {
  /** `''` gathers the rows that carry no session. */
  readonly id: string;
  readonly startedAt: number;
  readonly entries: readonly TraceEntry[];
}

/** Groups rows by session, the newest session first. */
export function traceSessions(entries: readonly TraceEntry[]): readonly TraceSession[] {
  const groups = new Map<string, TraceEntry[]>();
  let lastId: string | undefined;
  let last: TraceEntry[] = [];
  for (const entry of entries) {
    const id = entry.sessionId ?? '';
    // Rows of a session mostly stand together: no look-up for each of a hundred thousand.
    if (id !== lastId) {
      lastId = id;
      last = groups.get(id) ?? [];
      if (last.length === 0) groups.set(id, last);
    }
    last.push(entry);
  }
  return [...groups].map(([id, rows]) => ({ id, startedAt: earliest(rows), entries: rows })).reverse();
}

/** A running row waits when one of the pending approvals is its own, or one of its run. */
export function runStatus(entry: TraceEntry, approvals: readonly ToolApprovalSnapshot[]): RunStatus {
  if (entry.status !== 'running') return entry.status;
  return approvals.some((approval) => concerns(approval, entry)) ? 'waiting' : 'running';
}

function concerns(approval: ToolApprovalSnapshot, entry: TraceEntry): boolean {
  if (approval.sessionId !== entry.sessionId) return false;
  if (entry.kind === 'agent') return true;
  return entry.kind === 'call' && approval.toolCallId === entry.toolCallId && approval.name === entry.name;
}

function earliest(entries: readonly TraceEntry[]): number {
  let first = Infinity;
  for (const { startedAt } of entries) if (startedAt < first) first = startedAt;
  return first;
}
