import type { ToolCallEvent } from '../protocol/event.js';
import type { ToolCallRequest } from '../protocol/call.js';
import type { ToolCallResult } from '../protocol/result.js';
import { summarizeToolResult } from './result-summary.js';
import type { TraceLog } from './trace-log.js';
import type { TraceEntry, TraceStatus } from './trace-model.js';

export interface TraceCallOptions {
  readonly log: TraceLog;
  readonly nextId: () => string;
  /** Redacts and bounds one value to text that may be shown. */
  readonly describe: (value: unknown) => string;
}

/** A row that waits for its end. */
interface RunningRow {
  readonly id: string;
  readonly sessionId: string | undefined;
}

/**
 * Turns registry events into rows. Started and final are matched by the identity of the request object, and by session and
 * order where one object runs more than once: providers reuse and omit call ids, so these never correlate anything.
 */
export function createTraceCalls({ log, nextId, describe }: TraceCallOptions): (event: ToolCallEvent) => void {
  const running = new WeakMap<ToolCallRequest, RunningRow[]>();

  const start = (event: ToolCallEvent): void => {
    const row = { id: nextId(), sessionId: event.context?.sessionId };
    const rows = running.get(event.request);
    if (rows) rows.push(row);
    else running.set(event.request, [row]);
    log.put(startedEntry(row.id, event, describe));
  };

  return (event) => {
    if (event.type === 'started') return start(event);
    const row = takeRow(running.get(event.request), event.context?.sessionId);
    const entry = row && log.get(row.id);
    if (entry) log.put(finishedEntry(entry, event, describe));
  };
}

/** The row of that session that has run the longest. */
function takeRow(rows: RunningRow[] | undefined, sessionId: string | undefined): RunningRow | undefined {
  const index = rows?.findIndex((row) => row.sessionId === sessionId) ?? -1;
  return index < 0 ? undefined : rows?.splice(index, 1)[0];
}

function startedEntry(id: string, event: ToolCallEvent, describe: (value: unknown) => string): TraceEntry {
  const { context, request } = event;
  return {
    id,
    kind: 'call',
    method: 'tools/call',
    name: event.name,
    ...(event.toolCallId !== undefined && { toolCallId: event.toolCallId }),
    ...(context?.sessionId !== undefined && { sessionId: context.sessionId }),
    source: context?.source ?? 'mcp',
    ...(context?.mode !== undefined && { mode: context.mode }),
    status: 'running',
    startedAt: event.timestamp,
    provenance: event.provenance,
    argumentsText: describe(request.params.arguments ?? {}),
  };
}

function finishedEntry(
  entry: TraceEntry,
  event: Exclude<ToolCallEvent, { type: 'started' }>,
  describe: (value: unknown) => string,
): TraceEntry {
  const { result } = event;
  const summary = summarizeToolResult(result);
  return {
    ...entry,
    status: statusOf(result),
    durationMs: event.durationMs,
    provenance: event.provenance,
    ...(result.error && { errorCode: result.error.code, retryable: result.error.retryable ?? false }),
    ...(summary !== undefined && { summary }),
    resultText: describe(result.isError ? result.error : (result.structuredContent ?? result.content)),
  };
}

function statusOf(result: ToolCallResult): TraceStatus {
  if (!result.isError) return 'completed';
  return result.error?.code === 'TOOL_CANCELLED' ? 'cancelled' : 'failed';
}
