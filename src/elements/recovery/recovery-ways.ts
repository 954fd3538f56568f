import { html, nothing, type TemplateResult } from 'lit';
import type { RecoveryAction } from '../../core/protocol/recovery.js';
import type { Language } from '../locale/language.js';
import { recoveryMessages } from './recovery-messages.js';

/** A button for each way out that is advised; nothing where none is. */
export function recoveryWays(
  ways: readonly RecoveryAction[],
  language: Language,
  take: (action: RecoveryAction) => void,
): TemplateResult | typeof nothing {
  if (ways.length === 0) return nothing;
  const t = recoveryMessages(language);
  return html`<span class="ways">
    ${ways.map(
      (action) =>
        html`<button type="button" part=${partOf(action)} data-recovery=${action} @click=${() => take(action)}>
          ${t(action)}
        </button>`,
    )}
  </span>`;
}

function partOf(action: RecoveryAction): string {
  return action === 'retry' || action === 'reread-and-retry' ? 'recovery retry' : 'recovery';
}
