import { html, nothing, type TemplateResult } from 'lit';
import type { ConversationMessage } from '../../core/agent/agent-model.js';
import { adviseRecovery, type RecoveryAction } from '../../core/protocol/recovery.js';
import type { Language } from '../locale/language.js';
import { recoveryWays } from '../recovery/recovery-ways.js';

/** The code, for copying, and the ways out that are advised; without `take` (a run goes on) the code alone. */
export function recoveryRow(
  message: ConversationMessage,
  language: Language,
  hasProvider: boolean,
  take: ((action: RecoveryAction) => void) | undefined,
): TemplateResult | typeof nothing {
  const { error } = message;
  if (!error) return nothing;
  return html`<div class="recovery">
    <code class="code mono">${error.code}</code>
    ${
      take
        ? recoveryWays(
            adviseRecovery(error, { repeatable: message.retryPrompt !== undefined, hasProvider }),
            language,
            take,
          )
        : nothing
    }
  </div>`;
}
