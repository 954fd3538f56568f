import type { ToolCallSource } from '../../core/protocol/call.js';
import type { TraceEntry, TracePage, TraceStatus } from '../../core/trace/trace-model.js';
import { lastResult } from '../base/last-result.js';
import { oncePerPage } from './trace-pages.js';

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

/** Filters a trace again and again: pages that did not change since the last time with the same filter are not read. */
export function createPageFilter(): (pages: readonly TracePage[], filter: TraceFilter) => readonly TracePage[] {
  const filterOf = lastResult((filter: TraceFilter) => oncePerPage((page) => page.filter(passes(filter))));
  // The same list where nothing is filtered.
  return (pages, filter) => (filterCount(filter) === 0 ? pages : pages.map(filterOf(filter)));
}

function passes(filter: TraceFilter): (entry: TraceEntry) => boolean {
  const text = filter.text?.trim().toLowerCase() ?? '';
  return (entry) =>
    (filter.status === undefined || entry.status === filter.status) &&
    (filter.method === undefined || entry.method === filter.method) &&
    (filter.source === undefined || entry.source === filter.source) &&
    (text === '' || holds(entry, text));
}

function holds({ name, errorCode, toolCallId, id, summary }: TraceEntry, text: string): boolean {
  return [name, errorCode, toolCallId, id, summary].some(
    (value) => value !== undefined && String(value).toLowerCase().includes(text),
  );
}
