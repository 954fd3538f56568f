import type { TraceEntry } from '../../core/trace/trace-model.js';
import type { TraceSession } from './trace-sessions.js';

/** One thing the list shows: the head of a session, or one of its rows. */
export type TraceItem =
  | { readonly kind: 'head'; readonly session: TraceSession }
  | { readonly kind: 'row'; readonly session: TraceSession; readonly entry: TraceEntry };

/** All that the list shows, in order. A single session has no head: the bar names it. */
export function traceItems(sessions: readonly TraceSession[]): readonly TraceItem[] {
  const items: TraceItem[] = [];
  for (const session of sessions) {
    if (sessions.length > 1) items.push({ kind: 'head', session });
    for (const entry of session.entries) items.push({ kind: 'row', session, entry });
  }
  return items;
}

export function headIndices(items: readonly TraceItem[]): readonly number[] {
  return items.flatMap(({ kind }, index) => (kind === 'head' ? [index] : []));
}
