import { createToolCallError } from '../protocol/call-result.js';
import { TOOL_CALL_ERROR_CODES, TOOL_REGISTRY_ERROR_CODES } from '../protocol/error-codes.js';
import type { ToolCallResult } from '../protocol/result.js';
import type { CallInProgress } from './call-in-progress.js';
import { executeTool } from './tool-execution.js';
import type { SchemaValidation } from './schema-validation.js';
import type { ToolCatalog } from './tool-catalog.js';
import type { ToolPolicy, ToolPolicyInput } from './tool-registry-port.js';

/**
 * Guards one execution, for instance by an idempotency key: it calls `execute` once, or answers with what is known of an
 * earlier execution. Claims nest in the order given; the in-memory one stands outside the durable one (CONTRACT 1.9).
 */
export type ExecutionClaim = (call: CallInProgress, execute: () => Promise<ToolCallResult>) => Promise<ToolCallResult>;

export interface CallPipeline {
  readonly catalog: ToolCatalog;
  readonly validation: SchemaValidation;
  readonly policy: ToolPolicy;
  readonly ready: () => boolean | 'closed';
  readonly claims: readonly ExecutionClaim[];
}

/** A step lets the call pass (`undefined`) or ends it with a result. */
type CallStep = (
  call: CallInProgress,
  pipeline: CallPipeline,
) => ToolCallResult | undefined | Promise<ToolCallResult | undefined>;

/**
 * The way of every call, in the order of CONTRACT 1.9. The request's shape and its options were read before; `execute`
 * holds claims, handler, output validation and output budget. Readiness stands twice: nobody is asked to approve a call
 * that cannot run, and what became unready or unregistered during the wait does not run.
 */
const CALL_STEPS: readonly CallStep[] = [
  refuseInvalidOptions,
  findTool,
  checkAllowlist,
  validateInput,
  checkReadiness,
  authorize,
  checkReadiness,
  checkStillRegistered,
  execute,
];

/** Runs the steps until one answers. Stops between steps once the caller has got its answer. Never rejects. */
export async function runCallPipeline(call: CallInProgress, pipeline: CallPipeline): Promise<ToolCallResult> {
  try {
    for (const step of CALL_STEPS) {
      if (call.boundary.interruption) return call.boundary.interruption;
      const outcome = step(call, pipeline);
      const result = outcome instanceof Promise ? await outcome : outcome;
      if (result) return result;
    }
  } catch {
    // Only a defect or a host's broken port gets here; its text is nobody's business.
  }
  return createToolCallError('The call could not be carried out.', {
    code: TOOL_CALL_ERROR_CODES.EXECUTION_FAILED,
    details: { handlerId: call.name, message: 'The call could not be carried out.' },
  });
}

function refuseInvalidOptions({ options: { problem } }: CallInProgress): ToolCallResult | undefined {
  if (!problem) return undefined;
  const { code, message, retryable, details } = problem;
  return createToolCallError(message, { code, retryable, ...(details && { details }) });
}

function findTool(call: CallInProgress, { catalog }: CallPipeline): ToolCallResult | undefined {
  const tool = catalog.find(call.name);
  if (!tool) return notFound(call.name);
  call.found(tool);
  return undefined;
}

function checkAllowlist({ name }: CallInProgress, { catalog }: CallPipeline): ToolCallResult | undefined {
  if (catalog.isAllowed(name)) return undefined;
  return createToolCallError(`The tool ${name} is not allowed here.`, { code: TOOL_CALL_ERROR_CODES.NOT_ALLOWED });
}

function validateInput({ tool, args }: CallInProgress, { validation }: CallPipeline): ToolCallResult | undefined {
  const issues = validation.check(tool, 'input', args);
  if (!issues) return undefined;
  return createToolCallError(`The arguments of ${tool.definition.name} do not match its input schema.`, {
    code: TOOL_CALL_ERROR_CODES.VALIDATION_FAILED,
    details: { issues },
  });
}

function checkReadiness(_call: CallInProgress, { ready }: CallPipeline): ToolCallResult | undefined {
  const state = ready();
  if (state === true) return undefined;
  if (state === 'closed') {
    return createToolCallError('These tools were closed together with their studio.', {
      code: TOOL_REGISTRY_ERROR_CODES.CLOSED,
      retryable: false,
    });
  }
  return createToolCallError('The tools are not ready yet; try again shortly.', {
    code: TOOL_CALL_ERROR_CODES.REGISTRY_NOT_READY,
    retryable: true,
  });
}

function authorize(
  { request, tool, args, context, boundary, name }: CallInProgress,
  { policy }: CallPipeline,
): ToolCallResult | undefined | Promise<ToolCallResult | undefined> {
  const { dryRun } = tool;
  const input: ToolPolicyInput = {
    request,
    definition: tool.definition,
    context,
    get signal() {
      return boundary.signal;
    },
    ...(dryRun && { dryRun: (signal: AbortSignal) => dryRun(args, { signal, request, context }) }),
  };
  const act = (decision: unknown): ToolCallResult | undefined => actOn(decision, name);
  try {
    const decision = policy(input);
    return typeof decision === 'string' ? act(decision) : Promise.resolve(decision).then(act, () => policyFailed(name));
  } catch {
    return policyFailed(name);
  }
}

function actOn(decision: unknown, name: string): ToolCallResult | undefined {
  switch (decision) {
    case 'allow':
      return undefined;
    case 'deny':
      return createToolCallError(`The call of ${name} was denied.`, {
        code: TOOL_CALL_ERROR_CODES.POLICY_DENIED,
        retryable: false,
      });
    case 'ask':
      return createToolCallError(`The call of ${name} needs an approval that nobody could give.`, {
        code: TOOL_CALL_ERROR_CODES.APPROVAL_REQUIRED,
        retryable: true,
      });
    default:
      return policyFailed(name);
  }
}

function policyFailed(name: string): ToolCallResult {
  return createToolCallError(`The policy could not decide on ${name}.`, {
    code: TOOL_CALL_ERROR_CODES.POLICY_FAILED,
    retryable: true,
  });
}

function checkStillRegistered({ tool, name }: CallInProgress, { catalog }: CallPipeline): ToolCallResult | undefined {
  return catalog.find(name) === tool ? undefined : notFound(name);
}

function execute(call: CallInProgress, { claims, validation }: CallPipeline): Promise<ToolCallResult> {
  const run = claims.reduceRight<() => Promise<ToolCallResult>>(
    (inner, claim) => () => claim(call, inner),
    () => executeTool(call, validation),
  );
  return run();
}

function notFound(name: string): ToolCallResult {
  return createToolCallError(`There is no tool named ${name.slice(0, 128)}.`, {
    code: TOOL_CALL_ERROR_CODES.NOT_FOUND,
  });
}
