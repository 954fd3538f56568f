import type { ToolApprovalQueue } from './approval-port.js';
import type { ToolCallRequest } from '../protocol/call.js';
import type { ToolPolicy, ToolPolicyDecision, ToolPolicyInput } from './tool-registry-port.js';

export interface DefaultToolPolicyOptions {
  /** Who is asked; without it an `ask` stays one and the call ends as `TOOL_APPROVAL_REQUIRED`. */
  readonly approvals?: Pick<ToolApprovalQueue, 'request'>;
  /** Names of tools that change nothing a user could lose, though they are not read-only (`workspace.openFile`). */
  readonly alwaysAllowed?: Iterable<string>;
  /** True for a call that changes nothing because of its arguments, as a dry run; it passes as a read-only tool does. */
  readonly changesNothing?: (request: ToolCallRequest) => boolean;
}

/**
 * The policy of DESIGN decision 5: read-only tools, tools that are always allowed, and what a person pressed
 * (`source: 'local'` with `mode: 'direct'`) pass; everything else asks.
 */
export function createDefaultToolPolicy({
  approvals,
  alwaysAllowed = [],
  changesNothing = () => false,
}: DefaultToolPolicyOptions = {}): ToolPolicy {
  const allowedNames: ReadonlySet<string> = new Set(alwaysAllowed);
  const decide = ({ request, definition, context }: ToolPolicyInput): ToolPolicyDecision => {
    if (definition.annotations?.readOnlyHint === true || allowedNames.has(definition.name)) return 'allow';
    if (changesNothing(request)) return 'allow';
    return context?.source === 'local' && context.mode === 'direct' ? 'allow' : 'ask';
  };
  return approvals ? askThroughApprovals(decide, approvals) : decide;
}

/** Beside the default policy: what destroys, or reaches outside the page, is asked about each time. */
export function mayRememberByDefault({ definition: { annotations } }: ToolPolicyInput): boolean {
  return annotations?.destructiveHint !== true && annotations?.openWorldHint !== true;
}

/** Sends every `ask` of a policy to the queue, so a host's own policy can be one plain function. */
export function askThroughApprovals(policy: ToolPolicy, approvals: Pick<ToolApprovalQueue, 'request'>): ToolPolicy {
  const settle = (
    decision: ToolPolicyDecision,
    input: ToolPolicyInput,
  ): ToolPolicyDecision | Promise<'allow' | 'deny'> => (decision === 'ask' ? approvals.request(input) : decision);
  return (input) => {
    // A decision that is there at once is asked at once, so an approval surface shows it with the call.
    const decision = policy(input);
    return decision instanceof Promise ? decision.then((settled) => settle(settled, input)) : settle(decision, input);
  };
}
