import type { PickedElement } from './agent-model.js';
import { throwIfAborted } from '../base/abort.js';
import type { ToolCallError, ToolCallResult } from '../protocol/result.js';
import type { Trace } from '../trace/trace-model.js';
import { makeAgentCall, type AgentCallBench } from './agent-call.js';
import type { AgentWords } from './agent-words.js';
import type { AssistantTurn } from './conversation.js';
import { localAnswer, questionAnswer } from './local-answer.js';
import { planLocalPrompt } from './local-planner/plan-local-prompt.js';
import { discoverTools } from './discover-tools.js';
import type { PlanningSnapshot } from './local-planner/intent.js';
import { RunKnowledge } from './run-knowledge.js';
import type { TurnCall } from './turn-approval.js';

export interface LocalRunBench extends AgentCallBench {
  readonly trace: Trace;
  /** Before discovery: unsaved typing goes in first, so the run works on what the person sees. */
  readonly enter: (signal: AbortSignal) => Promise<void>;
  /** Which calls the turn under way holds, so that they can be approved together. */
  readonly onTurnCalls: (calls: readonly TurnCall[]) => void;
  readonly planningSnapshot: () => Promise<Omit<PlanningSnapshot, 'toolNames'>>;
}

export interface LocalRun {
  readonly prompt: string;
  readonly sessionId: string;
  readonly signal: AbortSignal;
  readonly selection?: PickedElement;
  /** `local` goes round a configured provider. */
  readonly agent?: 'local';
}

/** How a run ended, before it is put into words for the conversation. */
export type LocalRunEnd =
  | { readonly kind: 'answered'; readonly words: AgentWords }
  | {
      readonly kind: 'stopped';
      readonly error: ToolCallError;
      readonly toolName: string;
      /** True when a person was asked for the call that stopped the run. */
      readonly asked: boolean;
    };

/** Discovery, plan, calls in order. Stops at the first error. */
export async function runLocalPrompt(bench: LocalRunBench, turn: AssistantTurn, run: LocalRun): Promise<LocalRunEnd> {
  await bench.enter(run.signal);
  throwIfAborted(run.signal);
  const tools = discoverTools(bench, { sessionId: run.sessionId, source: 'local' });
  const toolNames = new Set(tools.map(({ name }) => name));
  const snapshot: PlanningSnapshot = await planningSnapshot(bench, run, toolNames);
  throwIfAborted(run.signal);
  const plan = planLocalPrompt(run.prompt, snapshot);
  const knowledge = new RunKnowledge(tools);

  const ids = plan.calls.map(({ name }, index) => `local-model-${run.sessionId}-${index + 1}-${name}`);
  bench.onTurnCalls(plan.calls.map(({ name }, index) => ({ id: ids[index]!, name })));

  let last: ToolCallResult | undefined;
  for (const [index, planned] of plan.calls.entries()) {
    const { name } = planned;
    const id = ids[index]!;
    const args = await knowledge.argumentsFor(planned);
    if (args === undefined) {
      const words = await questionAnswer({ asks: 'which-words' }, knowledge.fileCount, snapshot);
      return { kind: 'answered', words };
    }
    const call = { id, name, arguments: args, ...run, revision: knowledge.revision };
    const { result, asked } = await makeAgentCall(bench, turn, call);
    knowledge.learn(result);
    if (result.isError) {
      return { kind: 'stopped', error: result.error ?? UNNAMED, toolName: name, asked };
    }
    last = result;
  }
  return { kind: 'answered', words: await localAnswer(plan, knowledge, last, snapshot) };
}

/** What was picked in the preview stands in a page: a prompt that names no file means that one. */
async function planningSnapshot(
  bench: LocalRunBench,
  { selection }: LocalRun,
  toolNames: ReadonlySet<string>,
): Promise<PlanningSnapshot> {
  const snapshot = { ...(await bench.planningSnapshot()), toolNames };
  return selection ? { ...snapshot, activePath: selection.path } : snapshot;
}

const UNNAMED: ToolCallError = { code: 'TOOL_EXECUTION_FAILED', message: 'The tool failed without saying why.' };
