import { html, nothing, type TemplateResult } from 'lit';
import type { ProviderSettingsSnapshot } from '../../core/agent/provider/provider-settings-port.js';
import type { Language } from '../locale/language.js';
import { settingsMessages } from './settings-messages.js';
import { hostOf } from './settings-words.js';

export interface OtherKeysOptions {
  readonly settings: ProviderSettingsSnapshot;
  readonly language: Language;
  readonly use: (origin: string) => void;
  readonly forget: (origin: string) => void;
}

/** Keys that belong to other endpoints: said, never sent here by themselves. */
export function otherKeys({ settings, language, use, forget }: OtherKeysOptions): TemplateResult | typeof nothing {
  const { otherKeys: origins, hasKey, endpoint } = settings;
  if (origins.length === 0) return nothing;
  const t = settingsMessages(language);
  const here = hostOf(endpoint);
  return html`<ul class="other-keys" part="other-keys" role="list">
    ${origins.map(
      (origin) =>
        html`<li class="line">
          <span class="hint">${t('otherKey', { origin: hostOf(origin), here })}</span>
          ${hasKey ? nothing : html`<button type="button" @click=${() => use(origin)}>${t('useHere', { here })}</button>`}
          <button
            type="button"
            aria-label=${t('forgetOther', { origin: hostOf(origin) })}
            @click=${() => forget(origin)}
          >
            ${t('forget')}
          </button>
        </li>`,
    )}
  </ul>`;
}
