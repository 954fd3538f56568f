import type { ToolCallSource } from '../../core/protocol/call.js';
import type { TraceEntry, TraceStatus } from '../../core/trace/trace-model.js';

/** What is on show; an absent field lets everything through. */
export interface TraceFilter {
  readonly text?: string;
  readonly status?: TraceStatus;
  readonly method?: TraceEntry['method'];
  readonly source?: ToolCallSource;
}

export const TRACE_STATUSES: readonly TraceStatus[] = ['running', 'completed', 'failed', 'cancelled'];
export const TRACE_METHODS: readonly TraceEntry['method'][] = ['agent.request', 'tools/list', 'tools/call'];
export const TRACE_SOURCES: readonly ToolCallSource[] = ['model', 'local', 'mcp', 'iframe'];

/** How many of the fields narrow the list. */
export function filterCount({ text, ...choices }: TraceFilter): number {
  return Object.values(choices).filter((choice) => choice !== undefined).length + (text?.trim() ? 1 : 0);
}

/** The same list where nothing is filtered. */
export function filterEntries(entries: readonly TraceEntry[], filter: TraceFilter): readonly TraceEntry[] {
  if (filterCount(filter) === 0) return entries;
  const text = filter.text?.trim().toLowerCase() ?? '';
  return entries.filter(
    (entry) =>
      (filter.status === undefined || entry.status === filter.status) &&
      (filter.method === undefined || entry.method === filter.method) &&
      (filter.source === undefined || entry.source === filter.source) &&
      (text === '' || holds(entry, text)),
  );
}

function holds({ name, errorCode, toolCallId, id, summary }: TraceEntry, text: string): boolean {
  return [name, errorCode, toolCallId, id, summary].some(
    (value) => value !== undefined && String(value).toLowerCase().includes(text),
  );
}
