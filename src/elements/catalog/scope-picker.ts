import { html, type TemplateResult } from 'lit';
import { formatNumber } from '../locale/format-number.js';
import type { Language } from '../locale/language.js';
import { catalogMessages } from './catalog-messages.js';
import type { ScopeCount } from './catalog-search.js';
import type { ToolScope } from './tool-scope.js';

export interface ScopePickerOptions {
  readonly counts: ReadonlyMap<ToolScope, ScopeCount>;
  readonly chosen: ToolScope;
  readonly language: Language;
  readonly choose: (scope: ToolScope) => void;
}

/**
 * With how many tools a person would see in each; that of all says of how many, too. A scope without any tool is offered
 * only while it is the chosen one; one in which a search finds none stays, so that nothing moves while one types.
 */
export function scopePicker({ counts, chosen, language, choose }: ScopePickerOptions): TemplateResult {
  const t = catalogMessages(language);
  const offered = [...counts].filter(([scope, { all }]) => all > 0 || scope === 'all' || scope === chosen);
  return html`<fieldset>
    <legend class="visually-hidden">${t('scope')}</legend>
    ${offered.map(
      ([scope, count]) =>
        html`<label class="scope"
          ><input
            class="visually-hidden"
            type="radio"
            name="scope"
            value=${scope}
            .checked=${scope === chosen}
            @change=${() => choose(scope)}
          />${t(scope)} <span class="scope-count">${countWords(scope, count, language)}</span></label
        >`,
    )}
  </fieldset>`;
}

function countWords(scope: ToolScope, { all, found }: ScopeCount, language: Language): string {
  const number = formatNumber(found, language);
  if (scope !== 'all' || found === all) return number;
  return catalogMessages(language)('foundOf', { found: number, count: formatNumber(all, language) });
}
