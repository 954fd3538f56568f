import type { TraceEntry } from '../../core/trace/trace-model.js';
import { provenanceWords } from '../approval-card/provenance-words.js';
import type { Language } from '../locale/language.js';
import { traceMessages } from './trace-messages.js';

/** Longer ids are shown by their end, which tells them apart (CONTRACT 4, trace). */
const WHOLE_ID = 18;

export function shortId(id: string): string {
  return id.length > WHOLE_ID ? `…${id.slice(1 - WHOLE_ID)}` : id;
}

/** The provider's id of the call, where it gave one, and our own of the lifecycle. */
export function rowIds({ toolCallId, id }: TraceEntry): readonly string[] {
  return [...(toolCallId === undefined ? [] : [String(toolCallId)]), id].map(shortId);
}

/** Everything a compact row cuts off, in full (spec, trace paragraph). */
export function rowTooltip(entry: TraceEntry, language: Language): string {
  const t = traceMessages(language);
  const facts: readonly (readonly [string, string | undefined])[] = [
    [t('name'), entry.name],
    [t('origin'), provenanceWords(entry.source, entry.mode, language)],
    [t('toolCallId'), entry.toolCallId === undefined ? undefined : String(entry.toolCallId)],
    [t('traceId'), entry.id],
    [t('session'), entry.sessionId],
  ];
  return facts.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join('\n');
}
