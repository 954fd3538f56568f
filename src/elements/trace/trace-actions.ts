import checkIcon from 'lucide/dist/esm/icons/check.mjs';
import copyIcon from 'lucide/dist/esm/icons/copy.mjs';
import downloadIcon from 'lucide/dist/esm/icons/download.mjs';
import filterIcon from 'lucide/dist/esm/icons/list-filter.mjs';
import clearIcon from 'lucide/dist/esm/icons/trash.mjs';
import { html, nothing, type TemplateResult } from 'lit';
import { icon, type IconShapes } from '../icons/icon.js';
import type { Language } from '../locale/language.js';
import { traceMessages } from './trace-messages.js';

export interface TraceActions {
  readonly language: Language;
  readonly copied: 'copied' | 'failed' | undefined;
  /** Rows of the whole trace, and those that the filter lets through. */
  readonly count: number;
  readonly found: number;
  readonly running: boolean;
  readonly filtersInUse: number;
  readonly filtering: boolean;
  filter(): void;
  copy(): void;
  download(): void;
  clear(): void;
}

/** What can be done with the whole trace; clearing waits for what runs (spec, trace paragraph). */
export function traceActions(actions: TraceActions): TemplateResult {
  const { language, copied, count, found, running, filtersInUse, filtering } = actions;
  const t = traceMessages(language);
  const filterWords = filtersInUse > 0 ? t('filterOn', { count: filtersInUse }) : t('filter');
  return html`
    ${filtersInUse > 0 ? html`<span class="note">${t('shownOf', { shown: found, count })}</span>` : nothing}
    <span class="note" role="status">${copied ? t(copied === 'copied' ? 'copied' : 'copyFailed') : nothing}</span>
    <button
      class="icon-only ${filtersInUse > 0 ? 'in-use' : ''}"
      aria-label=${filterWords}
      title=${filterWords}
      aria-expanded=${filtering ? 'true' : 'false'}
      aria-controls=${filtering ? 'filters' : nothing}
      @click=${actions.filter}
    >
      ${icon(filterIcon)}
    </button>
    ${action(t('copy'), copied === 'copied' ? checkIcon : copyIcon, actions.copy, count === 0)}
    ${action(t('download'), downloadIcon, actions.download, count === 0)}
    ${action(t('clear'), clearIcon, actions.clear, count === 0 || running)}
  `;
}

function action(label: string, shapes: IconShapes, press: () => void, disabled: boolean): TemplateResult {
  return html`<button class="icon-only" ?disabled=${disabled} aria-label=${label} title=${label} @click=${press}>
    ${icon(shapes)}
  </button>`;
}
