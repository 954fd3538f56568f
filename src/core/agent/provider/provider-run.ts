import { abortable, createCancelledError, throwIfAborted } from '../../base/abort.js';
import { type CodedError } from '../../base/coded-error.js';
import { withTimeout, type Timers } from '../../base/timers.js';
import { createToolCallError } from '../../protocol/call-result.js';
import type { ToolDefinition } from '../../protocol/definition.js';
import type { ToolCallResult } from '../../protocol/result.js';
import { makeAgentCall, type AgentCallBench } from '../agent-call.js';
import type { AssistantTurn } from '../conversation.js';
import type { TurnCall } from '../turn-approval.js';
import type { ModelCall, ModelMessage, ModelProvider, ModelTurn } from './model-provider.js';
import { pairedMessages, trimmedMessages } from './model-history.js';
import { ProviderError } from './provider-error.js';
import { RepeatedFailures } from './repeated-failures.js';
import { requestTurn } from './request-turn.js';
import { toModelResult } from './result-text.js';
import { DEFAULT_RUN_BUDGETS, type RunBudgets } from './run-budgets.js';
import { runCalls } from './run-calls.js';
import { systemPrompt, type GuidanceProfile } from './system-prompt.js';

/** Milliseconds a cancelled call may take to say that it ended; after that it is told as cancelled all the same. */
const CANCEL_GRACE_MS = 2_000;

export interface ProviderRunBench extends AgentCallBench {
  readonly provider: ModelProvider;
  readonly tools: readonly ToolDefinition[];
  /** The conversation so far. The run only adds to it, and a turn never without its results. */
  readonly history: ModelMessage[];
  readonly budgets?: Partial<RunBudgets>;
  readonly guidanceProfile?: GuidanceProfile;
  /** Told of every addition to `history`, so that it can be kept. */
  readonly onHistory: () => void;
  /** The calls of the turn that now run: "approve all of this turn" is about them. */
  readonly onTurnCalls: (calls: readonly TurnCall[]) => void;
  readonly timers?: Timers;
}

export interface ProviderRun {
  /** What the model is told; the prompt, and what was picked in the preview. */
  readonly prompt: string;
  readonly sessionId: string;
  readonly signal: AbortSignal;
}

export interface ProviderRunEnd {
  readonly text: string;
  readonly turns: number;
  readonly calls: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly quirks: readonly string[];
}

/**
 * Asks the provider, runs what it calls, tells it the results, until it calls nothing more. Throws a coded error for
 * everything else: a provider's failure, a spent budget, a call repeated in vain, `TOOL_CANCELLED`. The model's
 * `expectedRevision` is passed on as it is, whatever it says.
 */
export async function runProviderPrompt(
  bench: ProviderRunBench,
  turn: AssistantTurn,
  run: ProviderRun,
): Promise<ProviderRunEnd> {
  const { history, onHistory, onTurnCalls } = bench;
  const budgets: RunBudgets = { ...DEFAULT_RUN_BUDGETS, ...bench.budgets };
  const failures = new RepeatedFailures(budgets.maxIdenticalFailures);
  const readOnly = new Set(bench.tools.filter(isReadOnly).map(({ name }) => name));
  const usedIds = new Set<string>();
  const said: string[] = [];
  const spent = { calls: 0, inputTokens: 0, outputTokens: 0, quirks: new Set<string>() };
  let trouble: unknown;

  add({ role: 'user', text: run.prompt, turn: turn.messageId });
  for (let turns = 1; turns <= budgets.maxTurns; turns++) {
    const answer = await ask(bench, turn, run, budgets, said);
    spent.inputTokens += answer.usage?.inputTokens ?? 0;
    spent.outputTokens += answer.usage?.outputTokens ?? 0;
    for (const quirk of answer.quirks ?? []) spent.quirks.add(quirk);
    if (answer.text.trim() !== '') said.push(answer.text);
    turn.setText(said.join(PARAGRAPH));

    const { calls } = answer;
    if (calls.length === 0) {
      add({ role: 'assistant', text: answer.text, calls: [] });
      return { ...spent, quirks: [...spent.quirks], text: said.join(PARAGRAPH), turns };
    }
    if (spent.calls + calls.length > budgets.maxCalls) throw callLimit(budgets.maxCalls);
    spent.calls += calls.length;

    // The turn goes into the history before it runs: a page that dies meanwhile finds it there, and repairs it.
    add({ role: 'assistant', text: answer.text, calls });
    const registryIds = calls.map(({ id }) => unrepeated(id, usedIds));
    onTurnCalls(calls.map(({ name }, index) => ({ id: registryIds[index]!, name })));
    const results = await runCalls(calls, {
      isReadOnly: ({ name }) => readOnly.has(name),
      maxParallelReads: budgets.maxParallelReads,
      run: (call) => makeCall(bench, turn, run, { ...call, id: registryIds[calls.indexOf(call)] ?? call.id }),
    });
    onTurnCalls([]);
    add({ role: 'results', results: results.map((result, index) => toModelResult(calls[index]!, result)) });
    throwIfAborted(run.signal);
    results.forEach((result, index) => note(calls[index]!, result));
    if (trouble !== undefined) throw trouble as Error;
  }
  throw new ProviderError(
    'OPENROUTER_TOOL_LOOP_LIMIT',
    `The model did not finish within ${budgets.maxTurns} turns. What it did before stands.`,
  );

  function add(message: ModelMessage): void {
    history.push(message);
    onHistory();
  }

  function note(call: ModelCall, result: ToolCallResult): void {
    try {
      failures.record(call, result, !readOnly.has(call.name));
    } catch (error) {
      trouble ??= error;
    }
  }
}

const PARAGRAPH = '\n\n';

async function ask(
  bench: ProviderRunBench,
  turn: AssistantTurn,
  { signal }: ProviderRun,
  budgets: RunBudgets,
  said: readonly string[],
): Promise<ModelTurn> {
  const { provider, tools, history, timers } = bench;
  throwIfAborted(signal);
  const messages = trimmedMessages(pairedMessages(history), budgets.historyCharacters);
  const before = said.length === 0 ? '' : said.join(PARAGRAPH) + PARAGRAPH;
  let streamed = '';
  turn.setActivity({ kind: 'thinking' });
  try {
    return await requestTurn(
      provider,
      { system: systemPrompt(bench.guidanceProfile), messages, tools },
      {
        signal,
        maxRetries: budgets.maxRetries,
        ...(timers && { timers }),
        onProgress(progress) {
          if (signal.aborted || progress.kind !== 'text') return;
          streamed += progress.text;
          turn.setText(before + streamed);
        },
        onRetry: ({ attempt, maxAttempts, reason }) =>
          turn.setActivity({ kind: 'retrying', attempt, maxAttempts, reason }),
        onAttempt() {
          streamed = '';
          turn.setActivity({ kind: 'thinking' });
        },
      },
    );
  } catch (error) {
    if (error instanceof ProviderError && error.partialText !== '') turn.setText(before + error.partialText);
    throw error;
  }
}

/** One call. It never throws: whatever becomes of it is a result, so that the history stays paired. */
async function makeCall(
  bench: ProviderRunBench,
  turn: AssistantTurn,
  { sessionId, signal }: ProviderRun,
  call: ModelCall,
): Promise<ToolCallResult> {
  if (signal.aborted) return cancelled(call);
  const { provider, timers } = bench;
  const running = makeAgentCall(bench, turn, {
    ...call,
    sessionId,
    signal,
    revision: undefined,
    source: 'model',
    provider: provider.name,
  }).then(({ result }) => result);
  try {
    return await abortable(running, signal);
  } catch (error) {
    if (signal.aborted) {
      return withTimeout(running, CANCEL_GRACE_MS, createCancelledError, timers).catch(() => cancelled(call));
    }
    const message = error instanceof Error && error.message !== '' ? error.message : 'The call failed.';
    return createToolCallError(message, { toolCallId: call.id });
  }
}

function cancelled({ id }: ModelCall): ToolCallResult {
  return createToolCallError('The call was cancelled.', { code: 'TOOL_CANCELLED', retryable: true, toolCallId: id });
}

/** Some providers count their calls anew in every turn; in the studio's rows and approvals each call is one of its own. */
function unrepeated(id: string, used: Set<string>): string {
  let own = id;
  for (let time = 2; used.has(own); time++) own = `${id}~${time}`;
  used.add(own);
  return own;
}

function isReadOnly({ annotations }: ToolDefinition): boolean {
  return annotations?.readOnlyHint === true;
}

function callLimit(maxCalls: number): CodedError {
  return new ProviderError(
    'OPENROUTER_TOOL_CALL_LIMIT',
    `The model asked for more than ${maxCalls} calls. None of this turn was made; what was done before stands.`,
  );
}
