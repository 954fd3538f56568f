import type { AgentSnapshot } from '../../core/agent/agent-model.js';
import type { Language } from '../locale/language.js';
import { chatMessages } from './chat-messages.js';

/** Before there is a studio. */
export const IDLE: AgentSnapshot = { running: false, activity: { kind: 'idle' }, messages: [], mode: 'local' };

export interface ActivityOptions extends Pick<AgentSnapshot, 'activity' | 'mode'> {
  /** Something waits for a decision, of this run or of another caller. */
  readonly waiting: boolean;
  readonly notice: string;
}

const RETRY_REASONS = new Map([
  ['network', 'network'],
  ['timeout', 'timeout'],
] as const) as ReadonlyMap<string, 'network' | 'timeout'>;

/** What goes on, in one line; at rest who would answer, or what came of the last way out. */
export function activityWords({ activity, mode, waiting, notice }: ActivityOptions, language: Language): string {
  const t = chatMessages(language);
  if (waiting) return t('waiting');
  switch (activity.kind) {
    case 'waiting-for-approval':
      return t('waiting');
    case 'planning':
      return t('planning');
    case 'thinking':
      return t('thinking');
    case 'retrying':
      return t('retrying', {
        attempt: activity.attempt,
        maxAttempts: activity.maxAttempts,
        reason: t(RETRY_REASONS.get(activity.reason) ?? 'busyProvider'),
      });
    case 'calling':
      return t('calling', { name: activity.name });
    case 'idle':
      return notice || t(mode === 'local' ? 'localAgent' : 'provider');
  }
}
