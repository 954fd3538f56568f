import type { ToolApprovalSnapshot } from '../../core/registry/approval-port.js';
import type { TraceEntry, TracePage } from '../../core/trace/trace-model.js';
import type { RunStatus } from '../status/status-mark.js';
import { oncePerPage } from './trace-pages.js';

/** The rows of one run. */
export interface TraceSession {
  /** `''` gathers the rows that carry no session. */
  readonly id: string;
  readonly startedAt: number;
  /** How many rows it has. */
  readonly count: number;
  /** They themselves, in the order they started: what each page of the trace has of them, never empty. */
  readonly parts: readonly TracePage[];
}

/** Groups rows by session, the newest session first. */
export function traceSessions(pages: readonly TracePage[]): readonly TraceSession[] {
  const groups = new Map<string, SessionPart[]>();
  for (const page of pages) {
    for (const part of partsOf(page)) {
      const group = groups.get(part.id);
      if (group) group.push(part);
      else groups.set(part.id, [part]);
    }
  }
  return [...groups.values()].map(sessionOf).reverse();
}

/** What one page has of a session. */
interface SessionPart {
  readonly id: string;
  readonly startedAt: number;
  readonly rows: TracePage;
}

function sessionOf(parts: readonly SessionPart[]): TraceSession {
  let startedAt = Infinity;
  let count = 0;
  for (const part of parts) {
    startedAt = Math.min(startedAt, part.startedAt);
    count += part.rows.length;
  }
  return { id: parts[0]!.id, startedAt, count, parts: parts.map(({ rows }) => rows) };
}

const partsOf = oncePerPage((page): readonly SessionPart[] => {
  const groups = new Map<string, TraceEntry[]>();
  let lastId: string | undefined;
  let last: TraceEntry[] = [];
  for (const entry of page) {
    const id = entry.sessionId ?? '';
    // Rows of a session mostly stand together: no look-up for each of them.
    if (id !== lastId) {
      lastId = id;
      last = groups.get(id) ?? [];
      if (last.length === 0) groups.set(id, last);
    }
    last.push(entry);
  }
  return [...groups].map(([id, rows]) => ({ id, startedAt: earliest(rows), rows }));
});

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
