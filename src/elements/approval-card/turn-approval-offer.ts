import type { AgentSnapshot } from '../../core/agent/agent-model.js';
import type { ToolApprovalSnapshot } from '../../core/registry/approval-port.js';

/** "Approve all of this turn" makes sense where its turn holds another change than the one that asks. */
export function offersTurnApproval(
  agent: AgentSnapshot | undefined,
  pending: readonly ToolApprovalSnapshot[],
): boolean {
  if (!agent?.running || (agent.turnChanges ?? 0) < 2) return false;
  return pending.some(({ sessionId }) => sessionId !== undefined && sessionId === agent.sessionId);
}
