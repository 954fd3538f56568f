import { throwIfAborted } from '../base/abort.js';
import type { ToolCallError, ToolCallResult } from '../protocol/result.js';
import { listAllTools } from '../protocol/list-all-tools.js';
import type { Trace } from '../trace/trace-model.js';
import { isAcknowledged, makeAgentCall, type AgentCallBench } from './agent-call.js';
import { AGENT_WORDS, type AgentWords } from './agent-words.js';
import type { AssistantTurn } from './conversation.js';
import { planLocalPrompt, type LocalPlan } from './local-planner/plan-local-prompt.js';
import type { PlanningSnapshot } from './local-planner/planner-rule.js';
import { RunKnowledge } from './run-knowledge.js';
import { statusAnswer } from './status-answer.js';

export interface LocalRunBench extends AgentCallBench {
  readonly trace: Trace;
  /** Before discovery: unsaved typing goes in first, so the run works on what the person sees. */
  readonly enter: (signal: AbortSignal) => Promise<void>;
  readonly currentRevision: () => number;
  readonly planningSnapshot: () => Omit<PlanningSnapshot, 'toolNames'>;
}

export interface LocalRun {
  readonly prompt: string;
  readonly sessionId: string;
  readonly signal: AbortSignal;
}

/** How a run ended, before it is put into words for the conversation. */
export type LocalRunEnd =
  | { readonly kind: 'answered'; readonly words: AgentWords; readonly changedRevision: number | undefined }
  | {
      readonly kind: 'stopped';
      readonly error: ToolCallError;
      readonly toolName: string;
      /** True when a person was asked for the call that stopped the run. */
      readonly asked: boolean;
      readonly changedRevision: number | undefined;
    };

/** Discovery, plan, calls in order. Stops at the first error. */
export async function runLocalPrompt(bench: LocalRunBench, turn: AssistantTurn, run: LocalRun): Promise<LocalRunEnd> {
  await bench.enter(run.signal);
  throwIfAborted(run.signal);
  const tools = discover(bench, run);
  const toolNames = new Set(tools.map(({ name }) => name));
  const plan = planLocalPrompt(run.prompt, { ...bench.planningSnapshot(), toolNames });
  const knowledge = new RunKnowledge(tools);

  const startRevision = bench.currentRevision();

  let last: ToolCallResult | undefined;
  for (const [index, planned] of plan.calls.entries()) {
    const { name } = planned;
    const id = `local-model-${run.sessionId}-${index + 1}-${name}`;
    const args = await knowledge.argumentsFor(planned);
    const call = { id, name, arguments: args, ...run, revision: knowledge.revision };
    const { result, asked } = await makeAgentCall(bench, turn, call);
    knowledge.learn(result);
    if (result.isError) {
      const error = result.error ?? UNNAMED;
      const changedRevision = error.code === 'TOOL_CANCELLED' ? changedSince(startRevision) : knowledge.changedRevision;
      return { kind: 'stopped', error, toolName: name, asked, changedRevision };
    }
    last = result;
  }
  return { kind: 'answered', words: answer(plan, knowledge, last), changedRevision: knowledge.changedRevision };

  /** A cancelled call may have changed files before it was cancelled, and then carries no revision to tell. */
  function changedSince(revision: number): number | undefined {
    const current = bench.currentRevision();
    return current === revision ? undefined : current;
  }
}

const UNNAMED: ToolCallError = { code: 'TOOL_EXECUTION_FAILED', message: 'The tool failed without saying why.' };

function discover({ registry, trace }: LocalRunBench, { sessionId }: LocalRun): ReturnType<typeof listAllTools> {
  const span = trace.beginDiscovery({ sessionId, source: 'local', mode: 'agent' });
  try {
    const tools = listAllTools(registry);
    span.end({ status: 'completed', toolCount: tools.length, summary: `${tools.length} tools` });
    return tools;
  } catch (error) {
    span.end({ status: 'failed' });
    throw error;
  }
}

function answer(plan: LocalPlan, knowledge: RunKnowledge, last: ToolCallResult | undefined): AgentWords {
  if (plan.kind === 'unclear') return AGENT_WORDS.unclear(knowledge.fileCount);
  if (plan.kind === 'which-file') return AGENT_WORDS.whichFile(knowledge.fileCount);
  if (plan.kind === 'unavailable') return AGENT_WORDS.unavailable(plan.toolName);
  const name = plan.calls.at(-1)?.name ?? '';
  const value = (last?.structuredContent ?? {}) as Readonly<Record<string, unknown>>;
  const revision = knowledge.revision ?? 0;
  if (name === 'workspace.getStatus' || name === 'preview.getStatus') return statusAnswer(name, value);
  if (name === 'workspace.downloadFile') return AGENT_WORDS.downloaded(String(value['path']));
  if (name === 'workspace.openFile') return AGENT_WORDS.opened(String(value['path']));
  if (name === 'workspace.saveCheckpoint' || name === 'workspace.saveAll') {
    return AGENT_WORDS.saved(lengthOf(value, 'savedPaths', 'deletedPaths'));
  }
  if (name === 'workspace.disconnectFolder') return AGENT_WORDS.disconnected();
  return last && isAcknowledged(last) ? AGENT_WORDS.shown(revision) : AGENT_WORDS.changed(revision);
}

function lengthOf(value: Readonly<Record<string, unknown>>, ...keys: readonly string[]): number {
  return keys.reduce((sum, key) => sum + (Array.isArray(value[key]) ? value[key].length : 0), 0);
}
