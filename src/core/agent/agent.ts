import { CodedError, errorMessage, hasErrorCode } from '../base/coded-error.js';
import { createIdSource } from '../base/ids.js';
import { createStore } from '../base/store.js';
import type { ToolCallError } from '../protocol/result.js';
import type { Agent, AgentOutcome, AgentSnapshot } from './agent-model.js';
import { EMPTY_CONVERSATION, openTurn } from './conversation.js';
import { runLocalPrompt, type LocalRun, type LocalRunBench } from './local-run.js';
import { cancelledEnding, describeEnding, failedEnding, type RunEnding } from './run-ending.js';

export interface AgentOptions extends Omit<LocalRunBench, 'now'> {
  readonly nextSessionId: () => string;
  /** After a run, however it ended. */
  readonly leave: () => void;
  readonly now?: () => number;
}

/** The agent with its end in sight: a studio that closes waits until nothing runs. */
export interface LocalAgent extends Agent {
  idle(): Promise<void>;
}

/** The deterministic agent that works without a provider: one prompt, one session, one run at a time. */
export function createLocalAgent({ now = Date.now, nextSessionId, leave, ...options }: AgentOptions): LocalAgent {
  const bench: LocalRunBench = { ...options, now };
  const store = createStore<AgentSnapshot>(EMPTY_CONVERSATION);
  const nextMessageId = createIdSource('message', now);
  let controller: AbortController | undefined;
  let done: Promise<AgentOutcome> | undefined;

  const changedSince = (revision: number): number | undefined => {
    const current = bench.currentRevision();
    return current === revision ? undefined : current;
  };

  const runOnce = async (run: LocalRun): Promise<AgentOutcome> => {
    const { sessionId, prompt } = run;
    const span = bench.trace.beginAgentRequest({ name: 'agent.request', sessionId, source: 'local', mode: 'agent' });
    const startRevision = bench.currentRevision();
    const turn = openTurn(store, { sessionId, prompt, nextId: nextMessageId });
    const { answer, outcome } = await runLocalPrompt(bench, turn, run).then(
      (end) => describeEnding(end, run),
      (error: unknown) => unexpectedEnding(error, run, changedSince(startRevision)),
    );
    span.end({
      status: outcome.state,
      ...(outcome.state === 'failed' && {
        errorCode: outcome.error.code,
        retryable: outcome.error.retryable ?? false,
      }),
    });
    controller = undefined;
    turn.finish(answer);
    leave();
    return outcome;
  };

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    async run(prompt, { signal } = {}) {
      if (controller) {
        throw new CodedError('AGENT_BUSY', 'The agent is still working on the prompt before.', { retryable: true });
      }
      const own = new AbortController();
      controller = own;
      const abort = (): void => own.abort();
      if (signal?.aborted) abort();
      signal?.addEventListener('abort', abort, { once: true });
      done = runOnce({ prompt, sessionId: nextSessionId(), signal: own.signal });
      try {
        return await done;
      } finally {
        signal?.removeEventListener('abort', abort);
      }
    },
    cancel: () => controller?.abort(),
    clearConversation() {
      if (!controller) store.update((snapshot) => ({ ...snapshot, messages: [] }));
    },
    async idle() {
      await done;
    },
  };
}

/** What no tool result reports: a cancel between two calls, drafts that could not be written, a broken catalog. */
function unexpectedEnding(
  thrown: unknown,
  { sessionId, signal, prompt }: LocalRun,
  changedRevision: number | undefined,
): RunEnding {
  if (signal.aborted) return cancelledEnding(sessionId, changedRevision);
  return failedEnding(toToolCallError(thrown), { sessionId, prompt, changedRevision });
}

function toToolCallError(thrown: unknown): ToolCallError {
  const message = errorMessage(thrown);
  if (!hasErrorCode(thrown)) return { code: 'AGENT_FAILED', message, retryable: false };
  const { retryable, details } = thrown as Partial<CodedError>;
  return { code: thrown.code, message, retryable: retryable ?? false, ...(details && { details }) };
}
