import type { ToolCallSource } from '../../core/protocol/call.js';
import type { TraceEntry, TracePage, TraceStatus } from '../../core/trace/trace-model.js';
import { lastResult } from '../base/last-result.js';
import type { Language } from '../locale/language.js';
import { summaryWords } from '../locale/summary-words.js';
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
export function createPageFilter(): (
  pages: readonly TracePage[],
  filter: TraceFilter,
  language: Language,
) => readonly TracePage[] {
  const filterOf = lastResult((filter: TraceFilter, language: Language) =>
    oncePerPage((page) => page.filter(passes(filter, language))),
  );
  // The same list where nothing is filtered.
  return (pages, filter, language) => (filterCount(filter) === 0 ? pages : pages.map(filterOf(filter, language)));
}

function passes(filter: TraceFilter, language: Language): (entry: TraceEntry) => boolean {
  const text = filter.text?.trim().toLowerCase() ?? '';
  return (entry) =>
    (filter.status === undefined || entry.status === filter.status) &&
    (filter.method === undefined || entry.method === filter.method) &&
    (filter.source === undefined || entry.source === filter.source) &&
    (text === '' || holds(entry, text, language));
}

function holds(entry: TraceEntry, text: string, language: Language): boolean {
  const { name, errorCode, toolCallId, id } = entry;
  return [name, errorCode, toolCallId, id, summaryWords(entry, language)].some(
    (value) => value !== undefined && String(value).toLowerCase().includes(text),
  );
}
