import { errorMessage, hasErrorCode, type CodedError } from '../../base/coded-error.js';
import { discoverTools } from '../discover-tools.js';
import type { ToolCallError } from '../../protocol/result.js';
import { countedPart, toSummary, type Summary } from '../../trace/summary.js';
import type { Trace } from '../../trace/trace-model.js';
import type { AssistantTurn } from '../conversation.js';
import { AGENT_WORDS } from '../agent-words.js';
import { cancelledEnding, failedEnding, type RunEnding } from '../run-ending.js';
import { trimmedMessages } from './model-history.js';
import { runProviderPrompt, type ProviderRun, type ProviderRunBench, type ProviderRunEnd } from './provider-run.js';
import { DEFAULT_RUN_BUDGETS } from './run-budgets.js';

export interface ProviderAnswerBench extends Omit<ProviderRunBench, 'tools'> {
  readonly trace: Trace;
  readonly enter: (signal: AbortSignal) => Promise<void>;
}

export interface ProviderAnswer extends RunEnding {
  /** What the trace says of the run: turns, calls, tokens, quirks; no words of the conversation. */
  readonly told?: Summary;
}

/** A whole run with a model: discovery, the loop, and its end in words. Never throws. */
export async function answerByProvider(
  bench: ProviderAnswerBench,
  turn: AssistantTurn,
  run: ProviderRun & { readonly asked: string },
): Promise<ProviderAnswer> {
  try {
    await bench.enter(run.signal);
    const end = await runProviderPrompt(
      { ...bench, tools: discoverTools(bench, { sessionId: run.sessionId, source: 'model' }) },
      turn,
      run,
    );
    return completed(end, run, bench.changes.revision);
  } catch (error) {
    return stopped(error, turn.text(), run, bench.changes.revision);
  } finally {
    const kept = trimmedMessages(
      bench.history,
      bench.budgets?.historyCharacters ?? DEFAULT_RUN_BUDGETS.historyCharacters,
    );
    if (kept.length < bench.history.length) bench.history.splice(0, bench.history.length, ...kept);
  }
}

function completed(end: ProviderRunEnd, { sessionId }: ProviderRun, revision: number | undefined): ProviderAnswer {
  const { turns, calls, inputTokens, outputTokens, quirks } = end;
  const words = end.text === '' ? AGENT_WORDS.done() : { text: end.text };
  const { text } = words;
  const tokens = { input: inputTokens, output: outputTokens };
  const names = quirks.join(', ');
  return {
    answer: { ...words, ...(revision !== undefined && { revision }) },
    outcome: { state: 'completed', sessionId, text },
    told: toSummary([
      countedPart('turns', turns),
      countedPart('calls', calls),
      inputTokens + outputTokens > 0
        ? { text: `${inputTokens} + ${outputTokens} tokens`, code: 'tokens', parameters: tokens }
        : undefined,
      names === '' ? undefined : { text: `quirks: ${names}`, code: 'quirks', parameters: { names } },
    ]),
  };
}

/** What the model had said by then stays on show, above why it ended. */
function stopped(
  thrown: unknown,
  said: string,
  { sessionId, asked, signal }: ProviderRun & { readonly asked: string },
  changedRevision: number | undefined,
): ProviderAnswer {
  const ending = signal.aborted
    ? cancelledEnding(sessionId, changedRevision)
    : failedEnding(toToolCallError(thrown), { sessionId, prompt: asked, changedRevision });
  if (said.trim() === '') return ending;
  const { answer } = ending;
  return { ...ending, answer: { ...answer, said, text: `${said}\n\n${answer.text}` } };
}

function toToolCallError(thrown: unknown): ToolCallError {
  const message = errorMessage(thrown);
  if (!hasErrorCode(thrown)) return { code: 'AGENT_FAILED', message, retryable: false };
  const { retryable, details } = thrown as Partial<CodedError>;
  return { code: thrown.code, message, retryable: retryable ?? false, ...(details && { details }) };
}
