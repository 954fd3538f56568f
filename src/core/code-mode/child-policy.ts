import { childCallOf } from '../protocol/child-call.js';
import type { ToolCallRequest } from '../protocol/call.js';
import type { ToolApprovalQueue } from '../registry/approval-port.js';
import type { ToolPolicy, ToolPolicyDecision, ToolPolicyInput } from '../registry/tool-registry-port.js';
import { isStageName } from './stage-name.js';

/**
 * Sends every `ask` to the approvals, but for children: their clock never waits for a person. What a person approved of
 * the outer call covers them; without that the call ends as `TOOL_APPROVAL_REQUIRED`. A denial stays one.
 */
export function createChildPolicy(policy: ToolPolicy, approvals?: Pick<ToolApprovalQueue, 'request'>): ToolPolicy {
  const approvedPrograms = new WeakSet<ToolCallRequest>();

  const ask = async (input: ToolPolicyInput): Promise<ToolPolicyDecision> => {
    if (!approvals) return 'ask';
    const verdict = await approvals.request(input);
    if (verdict === 'allow' && isStageName(input.definition.name)) approvedPrograms.add(input.request);
    return verdict;
  };

  const settle = (
    decision: ToolPolicyDecision,
    input: ToolPolicyInput,
  ): ToolPolicyDecision | Promise<ToolPolicyDecision> => {
    if (decision !== 'ask') return decision;
    const child = childCallOf(input.context);
    if (child) return approvedPrograms.has(child.parent) ? 'allow' : 'ask';
    return ask(input);
  };

  return (input) => {
    const decision = policy(input);
    return decision instanceof Promise ? decision.then((settled) => settle(settled, input)) : settle(decision, input);
  };
}
