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
  for (const entry of entries) {
    const id = entry.sessionId ?? '';
    const group = groups.get(id);
    if (group) group.push(entry);
    else groups.set(id, [entry]);
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
  // A loop: as many arguments as a long trace has rows do not fit on the stack.
  return entries.reduce((first, { startedAt }) => Math.min(first, startedAt), Infinity);
}
