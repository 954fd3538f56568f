import { html, nothing, type TemplateResult } from 'lit';
import type { TraceEntry } from '../../core/trace/trace-model.js';
import { provenanceWords } from '../approval-card/provenance-words.js';
import { formatDuration } from '../locale/format-duration.js';
import type { Language } from '../locale/language.js';
import { statusMark, type RunStatus } from '../status/status-mark.js';
import { statusMessages } from '../status/status-messages.js';
import { traceDetail } from './trace-detail.js';
import { rowIds, rowTooltip } from './trace-ids.js';
import { traceMessages } from './trace-messages.js';
import { waterfallBar, type WaterfallScale } from './waterfall.js';

export interface TraceRowOptions {
  readonly entry: TraceEntry;
  readonly status: RunStatus;
  readonly scale: WaterfallScale;
  readonly open: boolean;
  /** The one row that Tab reaches. */
  readonly current: boolean;
  readonly language: Language;
}

/** One lifecycle: a button that opens its details below. */
export function traceRow({ entry, status, scale, open, current, language }: TraceRowOptions): TemplateResult {
  const detailId = `detail-${entry.id}`;
  return html`<li>
    <button
      class="row"
      part="row"
      data-entry=${entry.id}
      data-status=${status}
      tabindex=${current ? 0 : -1}
      aria-expanded=${open ? 'true' : 'false'}
      aria-controls=${open ? detailId : nothing}
      title=${rowTooltip(entry, language)}
    >
      ${statusMark(status, language)}
      <code class="name mono">${entry.kind === 'call' ? entry.name : entry.method}</code>
      <span class="origin">${provenanceWords(entry.source, entry.mode, language)}</span>
      ${summaryCell(entry, status, language)}
      <span class="ids mono" aria-hidden="true">${rowIds(entry).join(' · ')}</span>
      ${waterfallBar(entry, status, scale)}
      <span class="duration">${durationWord(entry, status, language)}</span>
    </button>
    ${open ? traceDetail(entry, status, detailId, language) : nothing}
  </li>`;
}

function summaryCell(entry: TraceEntry, status: RunStatus, language: Language): TemplateResult {
  const t = traceMessages(language);
  if (status === 'waiting' && entry.kind === 'call')
    return html`<span class="summary ask">${t('needsApproval')}</span>`;
  if (status === 'failed' && entry.errorCode) {
    return html`<span class="summary bad"
      ><code class="mono">${entry.errorCode}</code> · ${t(entry.retryable === true ? 'retryable' : 'terminal')}</span
    >`;
  }
  if (entry.toolCount !== undefined) {
    const words = entry.toolCount === 1 ? t('oneTool') : t('tools', { count: entry.toolCount });
    return html`<span class="summary">${words}</span>`;
  }
  return html`<span class="summary">${entry.summary ?? nothing}</span>`;
}

function durationWord(entry: TraceEntry, status: RunStatus, language: Language): string {
  return entry.durationMs === undefined ? statusMessages(language)(status) : formatDuration(entry.durationMs);
}
