import type { ReadableStore } from '../base/store.js';
import type { ToolCallArguments } from '../protocol/call.js';
import type { ToolCallResult } from '../protocol/result.js';
import type { ToolApprovalSnapshot } from '../registry/approval-port.js';
import type { ToolRegistry } from '../registry/tool-registry-port.js';
import { isPlainObject } from '../base/json.js';
import { resultRevision, summarizeToolResult } from '../trace/result-summary.js';
import type { AgentStep, AgentStepStatus } from './agent-model.js';
import type { AssistantTurn } from './conversation.js';
import type { OwnChanges } from './own-changes.js';

export interface AgentCallBench {
  readonly registry: ToolRegistry;
  readonly approvals: ReadableStore<readonly ToolApprovalSnapshot[]>;
  readonly now: () => number;
  /** Where the run keeps what its calls changed. */
  readonly changes: OwnChanges;
}

export interface AgentCall {
  readonly id: string;
  readonly name: string;
  readonly arguments: ToolCallArguments;
  readonly sessionId: string;
  /** The revision the run has seen last. */
  readonly revision: number | undefined;
  readonly signal: AbortSignal;
  /** `local` is the deterministic agent, which is the default. */
  readonly source?: 'local' | 'model';
  /** The provider's name in the call's metadata; `local-fallback` unless given. */
  readonly provider?: string;
}

export interface AgentCallOutcome {
  readonly result: ToolCallResult;
  /** True when a person was asked for this call. */
  readonly asked: boolean;
}

/** Makes one call as a model would, and keeps the conversation's step in line with what happens to it. */
export async function makeAgentCall(
  { registry, approvals, now, changes }: AgentCallBench,
  turn: AssistantTurn,
  call: AgentCall,
): Promise<AgentCallOutcome> {
  const { id, name, sessionId, revision, signal, source = 'local', provider = 'local-fallback' } = call;
  const startedAt = now();
  let asked = false;
  let mark = changes.mark();
  turn.addStep({ toolCallId: id, name, status: 'running' });
  turn.setActivity({ kind: 'calling', name });

  const stop = approvals.subscribe(() => {
    const waiting = approvals.getSnapshot().some((entry) => entry.toolCallId === id && entry.sessionId === sessionId);
    if (waiting) asked = true;
    if (!asked) return;
    // What others changed while a person was asked is none of this call's.
    mark = changes.mark();
    turn.setActivity({ kind: waiting ? 'waiting-for-approval' : 'calling', name });
    turn.updateStep(id, { status: waiting ? 'waiting-for-approval' : 'running' });
  });
  try {
    const context = {
      source,
      mode: 'agent',
      sessionId,
      ...(revision !== undefined && { revision }),
      metadata: { provider },
    } as const;
    const result = await registry.executeModelToolCall({ id, name, arguments: call.arguments }, { signal, context });
    if (registry.getToolDefinition(name)?.annotations?.readOnlyHint !== true) changes.claim(mark, result);
    turn.updateStep(id, { ...finishedStep(result), durationMs: now() - startedAt });
    return { result, asked };
  } finally {
    stop();
  }
}

function finishedStep(result: ToolCallResult): Partial<AgentStep> {
  const revision = resultRevision(result);
  return {
    status: statusOf(result),
    ...summarizeToolResult(result),
    ...(revision !== undefined && { revision }),
    ...(isAcknowledged(result) && { acknowledged: true }),
    ...(result.error && { error: result.error }),
  };
}

function statusOf({ isError, error }: ToolCallResult): AgentStepStatus {
  if (!isError) return 'completed';
  return error?.code === 'TOOL_CANCELLED' ? 'cancelled' : 'failed';
}

/** True when the result says that the preview shows the revision it carries. */
export function isAcknowledged({ structuredContent }: ToolCallResult): boolean {
  return isPlainObject(structuredContent) && structuredContent['preview'] === 'synced';
}
