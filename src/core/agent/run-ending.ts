import type { ToolCallError } from '../protocol/result.js';
import type { AgentOutcome, ConversationMessage } from './agent-model.js';
import { AGENT_WORDS, type AgentWords } from './agent-words.js';
import { adviseRecovery } from '../protocol/recovery.js';
import type { LocalRun, LocalRunEnd } from './local-run.js';

type Answer = Omit<ConversationMessage, 'id' | 'role' | 'steps'>;

export interface RunEnding {
  readonly answer: Answer;
  readonly outcome: AgentOutcome;
}

/** Puts the end of a run into words and into the outcome that the caller gets. */
export function describeEnding(
  end: LocalRunEnd,
  { sessionId, prompt }: LocalRun,
  changedRevision: number | undefined,
): RunEnding {
  if (end.kind === 'answered') {
    const { words } = end;
    return {
      answer: { ...words, ...revisionField(changedRevision) },
      outcome: { state: 'completed', sessionId, text: words.text },
    };
  }
  const { error } = end;
  if (error.code === 'TOOL_CANCELLED') return cancelledEnding(sessionId, changedRevision);
  if (error.code === 'TOOL_POLICY_DENIED') {
    return {
      answer: { ...denialWords(end, changedRevision), error, ...revisionField(changedRevision) },
      outcome: { state: 'failed', sessionId, error },
    };
  }
  return failedEnding(error, { sessionId, prompt, changedRevision });
}

function denialWords(
  { toolName, asked }: Extract<LocalRunEnd, { kind: 'stopped' }>,
  changedRevision: number | undefined,
): AgentWords {
  if (!asked) return AGENT_WORDS.refused(toolName);
  if (changedRevision === undefined) return AGENT_WORDS.denied(toolName);
  return AGENT_WORDS.deniedLater(toolName, changedRevision);
}

export function cancelledEnding(sessionId: string, changedRevision: number | undefined): RunEnding {
  const words = changedRevision === undefined ? AGENT_WORDS.cancelled() : AGENT_WORDS.cancelledLater(changedRevision);
  return {
    answer: { ...words, tone: 'cancelled', ...revisionField(changedRevision) },
    outcome: { state: 'cancelled', sessionId },
  };
}

export function failedEnding(
  error: ToolCallError,
  {
    sessionId,
    prompt,
    changedRevision,
  }: { readonly sessionId: string; readonly prompt: string; readonly changedRevision: number | undefined },
): RunEnding {
  return {
    answer: {
      ...AGENT_WORDS.failed(error.code, error.message),
      tone: 'error',
      error,
      ...(isSafeToRepeat(error, changedRevision) && { retryPrompt: prompt }),
      ...revisionField(changedRevision),
    },
    outcome: { state: 'failed', sessionId, error },
  };
}

/** Running the prompt again must not do a thing twice: only when nothing of it has been done yet. */
function isSafeToRepeat(error: ToolCallError, changedRevision: number | undefined): boolean {
  const ways = adviseRecovery(error, { repeatable: changedRevision === undefined });
  return ways.includes('retry') || ways.includes('reread-and-retry');
}

function revisionField(revision: number | undefined): { readonly revision?: number } {
  return revision === undefined ? {} : { revision };
}
