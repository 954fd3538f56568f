import { CodedError, errorMessage, hasErrorCode } from '../base/coded-error.js';
import { createIdSource } from '../base/ids.js';
import { randomId } from '../base/random-id.js';
import { createStore } from '../base/store.js';
import type { ToolCallError } from '../protocol/result.js';
import type { ToolApprovalDecision } from '../registry/approval-port.js';
import type { Summary } from '../trace/summary.js';
import type { Agent, AgentOutcome, AgentSnapshot, RunOptions, PickedElement } from './agent-model.js';
import { EMPTY_CONVERSATION, openTurn, type AssistantTurn } from './conversation.js';
import type { ConversationRepository } from './conversation-store.js';
import { lateKeeper } from './late-keeper.js';
import { lateTurns } from './late-turns.js';
import type { LocalRun, LocalRunBench } from './local-run.js';
import type { ModelMessage, ModelProvider } from './provider/model-provider.js';
import type { ProviderSettings } from './provider/provider-settings-port.js';
import type { RunBudgets } from './provider/run-budgets.js';
import type { GuidanceProfile } from './provider/system-prompt.js';
import type { FollowedFiles, OwnChanges } from './own-changes.js';
import type { RunEnding } from './run-ending.js';
import { TurnApproval, type TurnCall } from './turn-approval.js';
import type { RestoredFiles } from './turn-undo.js';

export interface AgentOptions extends Omit<LocalRunBench, 'now' | 'onTurnCalls' | 'changes'>, FollowedFiles {
  readonly workspaceId: string;
  readonly nextSessionId: () => string;
  readonly decideApproval: (id: string, decision: ToolApprovalDecision) => void;
  readonly provider: ProviderSettings;
  readonly budgets?: Partial<RunBudgets>;
  /** What a model is advised of besides the tools; `direct` unless given. */
  readonly guidanceProfile?: GuidanceProfile;
  readonly conversations: ConversationRepository;
  /** After a run, however it ended. */
  readonly leave: () => void;
  readonly now?: () => number;
}

/** The agent with its end in sight: a studio that closes waits until nothing runs and all is written. */
export interface StudioAgent extends Agent {
  readonly ready: Promise<void>;
  /** What would take a turn back, by the files as they are now; undefined for one that is not kept. */
  restoring(messageId: string): RestoredFiles | undefined;
  /** Settles when nothing runs and all is written; it then listens to no other page any more. */
  idle(): Promise<void>;
}

/**
 * One prompt, one session, one run at a time: by the provider where one is configured, else by the deterministic agent,
 * which needs none. Either is loaded with the first run that uses it.
 */
export function createAgent({ now = Date.now, nextSessionId, leave, ...options }: AgentOptions): StudioAgent {
  const annotationsOf = (name: string) => options.registry.getToolDefinition(name)?.annotations;
  const onTurnCalls = (calls: readonly TurnCall[]): void => {
    approval.begin(calls);
    const turnChanges = calls.filter(({ name }) => annotationsOf(name)?.readOnlyHint !== true).length;
    store.update((snapshot) => ({ ...snapshot, turnChanges }));
  };
  const bench = { ...options, now, onTurnCalls };
  const { provider } = options;
  const store = createStore<AgentSnapshot>({ ...EMPTY_CONVERSATION, mode: modeOf(provider) });
  const history: ModelMessage[] = [];
  const { conversations: repository, workspaceId } = options;
  const turns = lateTurns({ ...options, store, now, turns: repository.turns });
  const keeper = lateKeeper(
    import('./conversation-keeper.js').then(({ keepConversation }) =>
      keepConversation(store, history, {
        repository,
        workspaceId,
        onShown(messages, open) {
          if (messages.length > 0 || turns.opened) void turns.open().then((kept) => kept?.follow(messages, open));
        },
      }),
    ),
  );
  const approval = new TurnApproval({
    approvals: options.approvals,
    decide: options.decideApproval,
    isDestructive: (name) => annotationsOf(name)?.destructiveHint === true,
  });
  // Two pages that open at the same moment write into one conversation.
  const nextMessageId = createIdSource(`message-${randomId().slice(0, 8)}`, now);
  let controller: AbortController | undefined;
  let done: Promise<AgentOutcome> | undefined;

  const showMode = (): void => {
    const mode = modeOf(provider);
    if (!controller && store.getSnapshot().mode !== mode) store.update((snapshot) => ({ ...snapshot, mode }));
  };
  provider.subscribe(showMode);

  const runOnce = async (run: LocalRun, openProvider: () => Promise<ModelProvider | undefined>) => {
    await keeper.ready;
    const { sessionId, prompt, selection } = run;
    const isLocal = !provider.getSnapshot().configured || run.agent === 'local';
    const name = isLocal ? 'local' : provider.getSnapshot().provider;
    const source = isLocal ? 'local' : 'model';
    const span = bench.trace.beginAgentRequest({ name: 'agent.request', sessionId, source, mode: 'agent' });
    const kept = await turns.open();
    let changes: OwnChanges | undefined;
    const turn = openTurn(store, { sessionId, agent: name, prompt, selection, nextId: nextMessageId });
    kept?.begin(turn.messageId);
    keeper.begin(turn.messageId, [turn.promptId, turn.messageId]);

    const { answer, outcome, told } = await answerBy(turn).catch(async (error: unknown) => ({
      ...(await unexpectedEnding(error, run, changes?.revision)),
      told: undefined,
    }));
    span.end({
      status: outcome.state,
      ...told,
      ...(outcome.state === 'failed' && {
        errorCode: outcome.error.code,
        retryable: outcome.error.retryable ?? false,
      }),
    });
    controller = undefined;
    onTurnCalls([]);
    changes?.end();
    turn.finish(answer, outcome.state);
    kept?.end();
    showMode();
    keeper.end();
    leave();
    return outcome;

    async function answerBy(turn: AssistantTurn): Promise<RunEnding & { readonly told?: Summary | undefined }> {
      const { OwnChanges } = await import('./own-changes.js');
      const own = new OwnChanges(options);
      changes = own;
      own.begin(() => kept?.record(turn.messageId, own.files()));
      const model = isLocal ? undefined : await openProvider();
      if (!model) return answerLocally(turn, own);
      const { answerByProvider } = await import('./provider/answer-by-provider.js');
      return answerByProvider(
        {
          ...bench,
          changes: own,
          provider: model,
          history,
          ...(options.budgets && { budgets: options.budgets }),
          ...(options.guidanceProfile && { guidanceProfile: options.guidanceProfile }),
          onHistory: keeper.save,
        },
        turn,
        { ...run, prompt: promptFor(prompt, selection), asked: prompt },
      );
    }

    async function answerLocally(turn: AssistantTurn, own: OwnChanges): Promise<RunEnding & { told?: undefined }> {
      const [{ runLocalPrompt }, { describeEnding }] = await Promise.all([
        import('./local-run.js'),
        import('./run-ending.js'),
      ]);
      const ending = describeEnding(await runLocalPrompt({ ...bench, changes: own }, turn, run), run, own.revision);
      // A model that takes over later knows what was said before.
      history.push(
        { role: 'user', text: prompt, turn: turn.messageId },
        { role: 'assistant', text: ending.answer.text, calls: [] },
      );
      return ending;
    }
  };

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    ready: keeper.ready,
    restoring: (messageId) => turns.opened?.restoring(messageId),
    async run(prompt: string, { signal, ...rest }: RunOptions = {}) {
      if (controller) {
        throw new CodedError('AGENT_BUSY', 'The agent is still working on the prompt before.', { retryable: true });
      }
      const own = new AbortController();
      controller = own;
      const abort = (): void => own.abort();
      if (signal?.aborted) abort();
      signal?.addEventListener('abort', abort, { once: true });
      done = runOnce({ prompt, sessionId: nextSessionId(), signal: own.signal, ...rest }, () => provider.open());
      try {
        return await done;
      } finally {
        signal?.removeEventListener('abort', abort);
      }
    },
    cancel: () => controller?.abort(),
    clearConversation() {
      if (controller) return;
      const ended = store.getSnapshot().messages.map(({ id }) => id);
      history.length = 0;
      store.update((snapshot) => ({ ...snapshot, messages: [] }));
      keeper.startAnew();
      turns.forgetAll(ended);
    },
    approveAllOfTurn: () => approval.approveAll(),
    async idle() {
      await done;
      await keeper.saved();
      await turns.saved();
      keeper.close();
      turns.close();
    },
  };
}

function modeOf(provider: ProviderSettings): AgentSnapshot['mode'] {
  return provider.getSnapshot().configured ? 'provider' : 'local';
}

/** A model is told what was picked by its place; the page itself it reads with its tools. */
function promptFor(prompt: string, selection: PickedElement | undefined): string {
  if (!selection) return prompt;
  return `${prompt}\n\n(Picked in the preview: ${selection.selector} in ${selection.path}.)`;
}

/**
 * What no tool result reports: a cancel between two calls, drafts that could not be written, a broken catalog, code that
 * could not be loaded, be it the one that has the words for it.
 */
async function unexpectedEnding(
  thrown: unknown,
  { sessionId, signal, prompt }: LocalRun,
  changedRevision: number | undefined,
): Promise<RunEnding> {
  const error = toToolCallError(thrown);
  const endings = await import('./run-ending.js').catch(() => undefined);
  if (!endings) {
    return {
      answer: { text: error.message, tone: 'error', error },
      outcome: { state: 'failed', sessionId, error },
    };
  }
  if (signal.aborted) return endings.cancelledEnding(sessionId, changedRevision);
  return endings.failedEnding(error, { sessionId, prompt, changedRevision });
}

function toToolCallError(thrown: unknown): ToolCallError {
  const message = errorMessage(thrown);
  if (!hasErrorCode(thrown)) return { code: 'AGENT_FAILED', message, retryable: false };
  const { retryable, details } = thrown as Partial<CodedError>;
  return { code: thrown.code, message, retryable: retryable ?? false, ...(details && { details }) };
}
