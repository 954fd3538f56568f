import { html, nothing, type TemplateResult } from 'lit';
import type { TraceChild, TraceEntry } from '../../core/trace/trace-model.js';
import { provenanceWords } from '../approval-card/provenance-words.js';
import type { Language } from '../locale/language.js';
import { summaryWords } from '../locale/summary-words.js';
import type { RunStatus } from '../status/status-mark.js';
import { statusMessages } from '../status/status-messages.js';
import { formatDuration } from '../locale/format-duration.js';
import { traceMessages } from './trace-messages.js';
import { waterfallBar, waterfallScale } from './waterfall.js';

/** What the trace knows of one lifecycle: identifiers, outcome, and the redacted texts. */
export function traceDetail(entry: TraceEntry, status: RunStatus, id: string, language: Language): TemplateResult {
  const t = traceMessages(language);
  return html`<div class="detail" part="detail" id=${id}>
    <dl>
      ${fact(t('status'), outcome(entry, status, language), 'prose')} ${fact(t('code'), entry.errorCode)}
      ${fact(t('summary'), summaryWords(entry, language), 'prose')} ${fact(t('method'), entry.method)}
      ${fact(t('name'), entry.kind === 'agent' ? entry.name : undefined)}
      ${fact(t('origin'), provenanceWords(entry.source, entry.mode, language), 'prose')}
      ${fact(t('started'), clockTime(entry.startedAt), 'prose')}
      ${fact(t('toolCallId'), entry.toolCallId === undefined ? undefined : String(entry.toolCallId))}
      ${fact(t('traceId'), entry.id)} ${fact(t('session'), entry.sessionId)}
    </dl>
    ${childTimeline(entry, language)} ${redactedText(t('arguments'), entry.argumentsText)}
    ${redactedText(t('result'), entry.resultText)}
  </div>`;
}

/** The calls of a program on the time of its own call. */
function childTimeline(entry: TraceEntry, language: Language): TemplateResult | typeof nothing {
  const { children = [] } = entry;
  if (children.length === 0) return nothing;
  const label = traceMessages(language)('children');
  const scale = waterfallScale([[entry]], Date.now());
  return html`<figure>
    <figcaption>${label}</figcaption>
    <ol class="children" part="children" aria-label=${label}>
      ${children.map(
        (child) =>
          html`<li data-status=${child.status}>
            <span class="mono" dir="ltr">${child.ordinal}. ${child.name}</span>
            <span class="child-outcome">${child.errorCode ?? childOutcome(child, language)}</span>
            ${waterfallBar(barOf(child), child.status, scale)}
          </li>`,
      )}
    </ol>
  </figure>`;
}

/** What a bar is drawn of: a child is no row of the trace. */
function barOf({ startedAt, durationMs }: TraceChild): Pick<TraceEntry, 'kind' | 'startedAt' | 'durationMs'> {
  return { kind: 'call', startedAt, ...(durationMs !== undefined && { durationMs }) };
}

function childOutcome({ status, durationMs }: TraceChild, language: Language): string {
  return durationMs === undefined ? statusMessages(language)(status) : formatDuration(durationMs);
}

/** `09:41:07`, in the reader's time zone. */
export function clockTime(time: number): string {
  return (clock ??= new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' })).format(time);
}

/** Made once: a trace of many sessions tells hundreds of times. */
let clock: Intl.DateTimeFormat | undefined;

function outcome(entry: TraceEntry, status: RunStatus, language: Language): string {
  const word = statusMessages(language)(status);
  if (status !== 'failed') return word;
  return `${word} · ${traceMessages(language)(entry.retryable === true ? 'retryable' : 'terminal')}`;
}

function fact(
  label: string,
  value: string | undefined,
  kind: 'mono' | 'prose' = 'mono',
): TemplateResult | typeof nothing {
  if (value === undefined || value === '') return nothing;
  return html`<div>
    <dt>${label}</dt>
    <dd class=${kind}>${value}</dd>
  </div>`;
}

function redactedText(label: string, text: string | undefined): TemplateResult | typeof nothing {
  if (!text) return nothing;
  return html`<figure>
    <figcaption>${label}</figcaption>
    <pre class="mono" dir="ltr" tabindex="0" role="group" aria-label=${label}>${text}</pre>
  </figure>`;
}
