import { html, nothing, type TemplateResult } from 'lit';
import type { ToolCallArguments } from '../../core/protocol/call.js';
import { adviseCallRecovery, type RecoveryAction } from '../../core/protocol/recovery.js';
import type { Language } from '../locale/language.js';
import type { RecoveryController } from '../recovery/recovery-controller.js';
import { recoveryWays } from '../recovery/recovery-ways.js';
import type { ToolRun } from './tool-runner.js';

export interface RunRecoveryOptions {
  readonly run: ToolRun | undefined;
  readonly language: Language;
  readonly recovery: RecoveryController;
  readonly take: (action: RecoveryAction, args: ToolCallArguments) => void;
}

/** What can be done about a failed run, and what came of a way out that was taken. */
export function runRecoveryRow({ run, language, recovery, take }: RunRecoveryOptions): TemplateResult | typeof nothing {
  if (run?.state !== 'ended' || !run.result.error) return nothing;
  const ways = recovery.busy ? [] : adviseCallRecovery(run.result.error);
  return html`
    ${recoveryWays(ways, language, (action) => take(action, run.arguments))} ${recovery.question(language)}
    <p class="outcome-text" role="status">${recovery.notice}</p>
  `;
}
