import type { ConversationMessage, RunOptions } from '../../core/agent/agent-model.js';
import type { RecoveryAction } from '../../core/protocol/recovery.js';

/** How the last prompt is run again: about what was picked for it, and round the provider where that is the way out. */
export function retryOptions(
  messages: readonly ConversationMessage[],
  action: RecoveryAction,
): Omit<RunOptions, 'signal'> {
  const { selection } = messages.findLast(({ role }) => role === 'user') ?? {};
  return { ...(action === 'use-local-agent' && { agent: 'local' }), ...(selection && { selection }) };
}
