import { html, type TemplateResult } from 'lit';
import { provenanceWords } from '../approval-card/provenance-words.js';
import type { Language } from '../locale/language.js';
import { statusMessages } from '../status/status-messages.js';
import { TRACE_METHODS, TRACE_SOURCES, TRACE_STATUSES, type TraceFilter } from './trace-filter.js';
import { traceMessages } from './trace-messages.js';

/** The line that narrows the list; `change` gets the whole new filter. */
export function traceFilterBar(
  filter: TraceFilter,
  language: Language,
  change: (filter: TraceFilter) => void,
): TemplateResult {
  const t = traceMessages(language);
  const choice = <Name extends 'status' | 'method' | 'source'>(
    name: Name,
    options: readonly NonNullable<TraceFilter[Name]>[],
    words: (option: NonNullable<TraceFilter[Name]>) => string,
  ): TemplateResult => {
    const choose = (event: Event): void => {
      const { value } = event.target as HTMLSelectElement;
      const { [name]: _former, ...rest } = filter;
      change(value === '' ? rest : { ...rest, [name]: value });
    };
    return html`<select aria-label=${t(`${name}Filter`)} .value=${filter[name] ?? ''} @change=${choose}>
      <option value="">${t(`${name}Any`)}</option>
      ${options.map((option) => html`<option value=${option}>${words(option)}</option>`)}
    </select>`;
  };
  return html`<div class="filters" part="filters" id="filters">
    <input
      type="search"
      autocomplete="off"
      spellcheck="false"
      placeholder=${t('textFilter')}
      aria-label=${t('textFilter')}
      .value=${filter.text ?? ''}
      @input=${(event: Event) => change({ ...filter, text: (event.target as HTMLInputElement).value })}
    />
    ${choice('status', TRACE_STATUSES, (status) => statusMessages(language)(status))}
    ${choice('method', TRACE_METHODS, (method) => method)}
    ${choice('source', TRACE_SOURCES, (source) => provenanceWords(source, undefined, language))}
  </div>`;
}
