import { html, nothing, type TemplateResult } from 'lit';
import type { ProviderModel } from '../../core/agent/provider/provider-settings-port.js';
import type { Language } from '../locale/language.js';
import { filterModels } from './model-catalogue.js';
import { settingsMessages } from './settings-messages.js';

/** Rows drawn; the rest is counted, and found by typing. */
const SHOWN = 60;

export interface ModelListOptions {
  readonly models: readonly ProviderModel[];
  readonly chosen: string;
  readonly search: string;
  readonly freeOnly: boolean;
  readonly language: Language;
  readonly onSearch: (search: string) => void;
  readonly onFreeOnly: (freeOnly: boolean) => void;
  readonly choose: (id: string) => void;
}

/** The catalogue, narrowed by what is typed. */
export function modelList(options: ModelListOptions): TemplateResult {
  const { models, chosen, search, freeOnly, language, onSearch, onFreeOnly, choose } = options;
  const t = settingsMessages(language);
  const found = filterModels(models, search, freeOnly);
  const hidden = found.length - SHOWN;
  return html`
    <span class="line">
      <input
        type="search"
        aria-label=${t('findModel')}
        placeholder=${t('findModel')}
        .value=${search}
        @input=${(event: Event) => onSearch((event.target as HTMLInputElement).value)}
      />
      <label class="choice"
        ><input
          type="checkbox"
          .checked=${freeOnly}
          @change=${(event: Event) => onFreeOnly((event.target as HTMLInputElement).checked)}
        />${t('freeOnly')}</label
      >
    </span>
    <ul class="models" part="models" role="list" aria-label=${t('models')}>
      ${found.slice(0, SHOWN).map(
        ({ id, free }) =>
          html`<li>
            <button aria-pressed=${id === chosen ? 'true' : 'false'} @click=${() => choose(id)}>
              <span class="mono">${id}</span>${free ? html`<span class="pill">${t('free')}</span>` : nothing}
            </button>
          </li>`,
      )}
    </ul>
    ${found.length === 0 ? html`<p class="hint">${t('noModels')}</p>` : nothing}
    ${hidden > 0 ? html`<p class="hint">${t('more', { count: hidden })}</p>` : nothing}
  `;
}
