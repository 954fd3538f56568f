import type { ToolCallResult } from '../protocol/result.js';
import type { ExecutionClaim } from './call-pipeline.js';
import { conflictAnswer } from './idempotency-answers.js';
import type { ToolIdempotencyRegistry } from './idempotency-registry.js';
import { withinOutputBudget } from './tool-execution.js';

/**
 * Lets calls with the same idempotency key share one execution, the one that outlived its caller's time-out included: a
 * retry gets what truly came of it. Other arguments under the same key are a conflict, also while it is pending.
 */
export function createMemoryClaim(registry: ToolIdempotencyRegistry<ToolCallResult>): ExecutionClaim {
  return async (call, execute) => {
    const { operation } = call;
    if (!operation) return execute();
    const { promise } = registry.claim(operation.key, operation.fingerprint, execute);
    return promise ? withinOutputBudget(call, await promise) : conflictAnswer(call.name);
  };
}
