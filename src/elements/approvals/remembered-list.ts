import forgetIcon from 'lucide/dist/esm/icons/x.mjs';
import { html, nothing, type TemplateResult } from 'lit';
import type { RememberedApproval } from '../../core/registry/approval-memory.js';
import { provenanceWords } from '../approval-card/provenance-words.js';
import { iconButton } from '../icon-button/icon-button.js';
import type { Language } from '../locale/language.js';
import { approvalsMessages } from './approvals-messages.js';

/** What needs no further answer this session, each with the way to be asked again. */
export function rememberedList(
  remembered: readonly RememberedApproval[],
  language: Language,
  forget: (name: string) => void,
): TemplateResult | typeof nothing {
  if (remembered.length === 0) return nothing;
  const t = approvalsMessages(language);
  return html`<section class="remembered" part="remembered" aria-label=${t('remembered')}>
    <h3>${t('remembered')}</h3>
    <ul>
      ${remembered.map(
        ({ name, source, mode }) =>
          html`<li>
            <code class="mono">${name}</code>
            <span class="muted">${provenanceWords(source, mode, language)}</span>
            ${iconButton({ part: 'forget', name: t('forget', { name }), shapes: forgetIcon, press: () => forget(name) })}
          </li>`,
      )}
    </ul>
  </section>`;
}
