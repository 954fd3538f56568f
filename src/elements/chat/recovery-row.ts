import { html, nothing, type TemplateResult } from 'lit';
import type { ConversationMessage } from '../../core/agent/agent-model.js';
import { adviseRecovery, type RecoveryAction } from '../../core/protocol/recovery.js';
import type { Language } from '../locale/language.js';
import { recoveryMessages } from '../recovery/recovery-messages.js';

/** The code, for copying, and the ways out that are advised; without `take` (a run goes on) the code alone. */
export function recoveryRow(
  message: ConversationMessage,
  language: Language,
  hasProvider: boolean,
  take: ((action: RecoveryAction) => void) | undefined,
): TemplateResult | typeof nothing {
  const { error } = message;
  if (!error) return nothing;
  const ways = take ? adviseRecovery(error, { repeatable: message.retryPrompt !== undefined, hasProvider }) : [];
  return html`<div class="recovery">
    <code class="code mono">${error.code}</code>
    ${
      ways.length > 0
        ? html`<span class="ways">
            ${ways.map(
              (action) =>
                html`<button part=${partOf(action)} data-recovery=${action} @click=${() => take?.(action)}>
                  ${recoveryMessages(language)(action)}
                </button>`,
            )}
          </span>`
        : nothing
    }
  </div>`;
}

function partOf(action: RecoveryAction): string {
  return action === 'retry' || action === 'reread-and-retry' ? 'recovery retry' : 'recovery';
}
