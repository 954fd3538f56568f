import { childCallOf } from '../protocol/child-call.js';
import type { ToolCallEvent } from '../protocol/event.js';
import type { ToolCallRequest } from '../protocol/call.js';
import { CallRow } from './call-row.js';
import type { TraceLog } from './trace-log.js';

export interface TraceCallOptions {
  readonly log: TraceLog;
  readonly nextId: () => string;
  /** Redacts and bounds one value to text that may be shown. */
  readonly describe: (value: unknown) => string;
}

/**
 * Turns registry events into rows. Started and final are matched by the identity of the request object, and by session and
 * order where one object runs more than once: providers reuse and omit call ids, so these never correlate anything.
 */
export function createTraceCalls({ log, nextId, describe }: TraceCallOptions): (event: ToolCallEvent) => void {
  const running = new WeakMap<ToolCallRequest, CallRow[]>();

  const start = (event: ToolCallEvent): void => {
    const row = new CallRow(nextId(), event, describe);
    const rows = running.get(event.request);
    if (rows) rows.push(row);
    else running.set(event.request, [row]);
    log.add(row);
  };

  return (event) => {
    const child = childCallOf(event.context);
    if (child) {
      const row = running.get(child.parent)?.find(({ sessionId }) => sessionId === event.context?.sessionId);
      // A late end of a call whose program has ended is told by its receipt; it makes no row of its own.
      if (!row || !log.has(row)) return;
      row.addChild(child, event);
      return log.changed(row);
    }
    if (event.type === 'started') return start(event);
    const row = takeRow(running.get(event.request), event.context?.sessionId);
    if (!row || !log.has(row)) return;
    row.end(event);
    log.ended(row);
  };
}

/** The row of that session that has run the longest. */
function takeRow(rows: CallRow[] | undefined, sessionId: string | undefined): CallRow | undefined {
  const index = rows?.findIndex((row) => row.sessionId === sessionId) ?? -1;
  return index < 0 ? undefined : rows?.splice(index, 1)[0];
}
