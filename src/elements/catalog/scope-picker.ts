import { html, type TemplateResult } from 'lit';
import type { Language } from '../locale/language.js';
import { catalogMessages } from './catalog-messages.js';
import type { ToolScope } from './tool-scope.js';

export interface ScopePickerOptions {
  readonly counts: ReadonlyMap<ToolScope, number>;
  readonly chosen: ToolScope;
  readonly language: Language;
  readonly choose: (scope: ToolScope) => void;
}

/** With how many tools are in each; a scope without any is offered only while it is the chosen one. */
export function scopePicker({ counts, chosen, language, choose }: ScopePickerOptions): TemplateResult {
  const t = catalogMessages(language);
  const offered = [...counts].filter(([scope, count]) => count > 0 || scope === 'all' || scope === chosen);
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
          />${t(scope)} <span class="scope-count">${count}</span></label
        >`,
    )}
  </fieldset>`;
}
