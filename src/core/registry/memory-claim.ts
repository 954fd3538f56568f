import { createToolCallError } from '../protocol/call-result.js';
import { TOOL_CALL_ERROR_CODES } from '../protocol/error-codes.js';
import type { ToolCallResult } from '../protocol/result.js';
import type { ExecutionClaim } from './call-pipeline.js';
import { createToolCallFingerprint, createToolOperationKey } from './idempotency-key.js';
import type { ToolIdempotencyRegistry } from './idempotency-registry.js';
import { withinOutputBudget } from './tool-execution.js';

/**
 * Lets calls with the same idempotency key share one execution, the one that outlived its caller's time-out included: a
 * retry gets what truly came of it. Other arguments under the same key are a conflict, also while it is pending.
 */
export function createMemoryClaim(registry: ToolIdempotencyRegistry<ToolCallResult>): ExecutionClaim {
  return async (call, execute) => {
    const { idempotencyKey } = call.options;
    if (idempotencyKey === undefined) return execute();
    const { status, promise } = registry.claim(
      createToolOperationKey(call.name, idempotencyKey, call.context.sessionId),
      createToolCallFingerprint(call.name, call.args),
      execute,
    );
    if (!promise) return conflict(call.name);
    return status === 'replay' ? withinOutputBudget(call, await promise) : promise;
  };
}

function conflict(name: string): ToolCallResult {
  return createToolCallError(`The idempotency key was used for another call of ${name}.`, {
    code: TOOL_CALL_ERROR_CODES.IDEMPOTENCY_CONFLICT,
    retryable: false,
  });
}
