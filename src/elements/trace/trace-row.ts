import { html, nothing, type TemplateResult } from 'lit';
import type { TraceEntry } from '../../core/trace/trace-model.js';
import { provenanceWords } from '../approval-card/provenance-words.js';
import { formatDuration } from '../locale/format-duration.js';
import type { Language } from '../locale/language.js';
import { summaryWords } from '../locale/summary-words.js';
import { revisionChip } from '../revision/revision-chip.js';
import { statusMark, type RunStatus } from '../status/status-mark.js';
import { statusMessages } from '../status/status-messages.js';
import { traceDetail } from './trace-detail.js';
import { rowIds, rowTooltip } from './trace-ids.js';
import type { MadeRevision } from './trace-revision.js';
import { traceMessages } from './trace-messages.js';
import { waterfallBar, type WaterfallScale } from './waterfall.js';

export interface TraceRowOptions {
  readonly entry: TraceEntry;
  readonly status: RunStatus;
  readonly scale: WaterfallScale;
  readonly open: boolean;
  /** The one row that Tab reaches. */
  readonly current: boolean;
  /** The revision that this call made, and how it stands; undefined for calls that made none. */
  readonly made: MadeRevision | undefined;
  readonly language: Language;
}

/** One lifecycle: a button that opens its details below, and beside it the chip of the revision that it made. */
export function traceRow({ entry, status, scale, open, current, made, language }: TraceRowOptions): TemplateResult {
  const detailId = `detail-${entry.id}`;
  return html`<li>
    <div class="line">
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
        ${summaryCell(entry, status, made?.revision, language)}
        <span class="ids mono" aria-hidden="true">${rowIds(entry).join(' · ')}</span>
        ${waterfallBar(entry, status, scale)}
        <span class="duration">${durationWord(entry, status, language)}</span></button
      >${made ? madeChip(made, current, language) : nothing}
    </div>
    ${open ? traceDetail(entry, status, detailId, language) : nothing}
  </li>`;
}

/** The chip already says `r12`. */
function summaryCell(
  entry: TraceEntry,
  status: RunStatus,
  made: number | undefined,
  language: Language,
): TemplateResult {
  const t = traceMessages(language);
  if (status === 'waiting' && entry.kind === 'call')
    return html`<span class="summary ask">${t('needsApproval')}</span>`;
  if (status === 'failed' && entry.errorCode) {
    return html`<span class="summary bad"
      ><code class="mono">${entry.errorCode}</code
      ><span class="again"> · ${t(entry.retryable === true ? 'retryable' : 'terminal')}</span></span
    >`;
  }
  if (entry.toolCount !== undefined) {
    const words = entry.toolCount === 1 ? t('oneTool') : t('tools', { count: entry.toolCount });
    return html`<span class="summary">${words}</span>`;
  }
  return html`<span class="summary">${summaryWords(entry, language, made) ?? nothing}</span>`;
}

function madeChip({ revision, state }: MadeRevision, current: boolean, language: Language): TemplateResult {
  const label = traceMessages(language)('madeRevision', { revision });
  return revisionChip({ revision, state, label, reachable: current });
}

function durationWord(entry: TraceEntry, status: RunStatus, language: Language): string {
  return entry.durationMs === undefined ? statusMessages(language)(status) : formatDuration(entry.durationMs);
}
