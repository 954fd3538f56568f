import type { DurableOperationRecord } from '../durable/operation-record.js';
import { deepFreezeJson } from '../base/json-snapshot.js';
import { createToolCallError, isToolCallResult } from '../protocol/call-result.js';
import { TOOL_CALL_ERROR_CODES } from '../protocol/error-codes.js';
import type { ToolCallResult } from '../protocol/result.js';

/** Characters of a stored reason that an answer repeats. */
const MAX_REASON_LENGTH = 512;

/** Another owner holds the operation, and its lease still runs. */
export function pendingAnswer({ state, ownerId, leaseExpiresAt }: DurableOperationRecord): ToolCallResult {
  return createToolCallError('The operation is running elsewhere; ask again with the same key.', {
    code: TOOL_CALL_ERROR_CODES.IDEMPOTENCY_PENDING,
    retryable: true,
    details: { state, ownerId, ...(leaseExpiresAt === undefined ? {} : { leaseExpiresAt }) },
  });
}

/** An effect may have happened; only `reconcileOperation` or `recoverOperation` goes on from here. */
export function unknownAnswer({ state, reason }: DurableOperationRecord): ToolCallResult {
  return createToolCallError('The outcome of the operation is not known; it has to be reconciled.', {
    code: TOOL_CALL_ERROR_CODES.IDEMPOTENCY_UNKNOWN,
    retryable: false,
    details: { state, ...(reason === undefined ? {} : { reason: reason.slice(0, MAX_REASON_LENGTH) }) },
  });
}

export function conflictAnswer(name: string): ToolCallResult {
  return createToolCallError(`The idempotency key was used for another call of ${name}.`, {
    code: TOOL_CALL_ERROR_CODES.IDEMPOTENCY_CONFLICT,
    retryable: false,
  });
}

/** Before the handler nothing ran; at the end the handler ran and its outcome is not on record. */
export function storeFailedAnswer(operationKey: string, at: 'claim' | 'end'): ToolCallResult {
  const message =
    at === 'claim'
      ? 'The operation store could not be reached, so the tool was not run.'
      : 'The tool ran, but its outcome could not be recorded; ask again with the same key.';
  return createToolCallError(message, {
    code: TOOL_CALL_ERROR_CODES.IDEMPOTENCY_STORE_FAILED,
    retryable: true,
    details: { operationKey },
  });
}

/** What a terminal record replays; `undefined` when it holds no canonical result that agrees with its state. */
export function replayAnswer({ state, result }: DurableOperationRecord): ToolCallResult | undefined {
  if (!isToolCallResult(result)) return undefined;
  return (result.isError === true) === (state === 'failed') ? deepFreezeJson(result) : undefined;
}
