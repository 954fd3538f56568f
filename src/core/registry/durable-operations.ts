import { CodedError } from '../base/coded-error.js';
import { observedFence } from '../durable/operation-record.js';
import type { DurableResolution } from '../durable/operation-store-port.js';
import { sanitizeToolCallDiagnostic } from '../protocol/call-diagnostic.js';
import { createToolCallError, createToolCallSuccess, isToolCallResult } from '../protocol/call-result.js';
import { TOOL_CALL_ERROR_CODES } from '../protocol/error-codes.js';
import type { ToolObservabilityPolicy } from '../protocol/observability-policy.js';
import type { ToolCallResult } from '../protocol/result.js';
import type { DurableBoundary } from './durable-claim.js';
import { createToolOperationKey, isValidToolIdempotencyKey } from './idempotency-key.js';
import type { ToolOperationResolution, ToolOperations } from './tool-operations-port.js';

/**
 * What a registry can tell and record about its durable operations. Nothing here starts a handler or guesses an effect.
 * Without a store every method rejects with `TOOL_INVALID_OPTIONS`.
 */
export function createToolOperations(boundary: DurableBoundary | undefined): ToolOperations {
  const operations: ToolOperations = {
    async getOperationStatus(toolName, idempotencyKey, context) {
      const { store } = required(boundary);
      return store.get(operationKey(toolName, idempotencyKey, context?.sessionId));
    },

    async reconcileOperation(toolName, idempotencyKey, resolution, context, expected) {
      const { store, ownerId, diagnosticPolicy, forget } = required(boundary);
      const key = operationKey(toolName, idempotencyKey, context?.sessionId);
      const stored = toStoredResolution(toolName, resolution, diagnosticPolicy);
      const record = await store.resolveUnknown(key, resolution.reconcilerId ?? ownerId, stored, expected);
      forget(key);
      return record;
    },

    async recoverOperation(toolName, idempotencyKey, resolver, context = {}) {
      const record = await operations.getOperationStatus(toolName, idempotencyKey, context);
      if (record?.state !== 'unknown') return record;
      const resolution = await resolver(record, context);
      if (!resolution) return record;
      return operations.reconcileOperation(toolName, idempotencyKey, resolution, context, observedFence(record));
    },
  };
  return operations;
}

function required(boundary: DurableBoundary | undefined): DurableBoundary {
  if (boundary) return boundary;
  throw invalid('durableOperationStore', 'This registry has no durable operation store.');
}

function operationKey(toolName: string, idempotencyKey: string, sessionId: string | undefined): string {
  if (isValidToolIdempotencyKey(idempotencyKey)) return createToolOperationKey(toolName, idempotencyKey, sessionId);
  throw invalid('idempotencyKey', 'The idempotency key is not valid.');
}

/** A canonical result in the state that was decided, so that a replay answers like any other call. */
function toStoredResolution(
  toolName: string,
  resolution: ToolOperationResolution,
  policy: ToolObservabilityPolicy | undefined,
): DurableResolution {
  const { state, reason } = resolution;
  if (state === 'completed') {
    return { state, result: toSuccess(resolution.result), ...(reason === undefined ? {} : { reason }) };
  }
  if (state === 'failed' && typeof reason === 'string' && reason.trim() !== '') {
    return { state, reason, result: toFailure(toolName, reason, resolution.result, policy) };
  }
  throw invalid('resolution', 'A resolution is completed with a result, or failed with a reason.');
}

function toSuccess(value: unknown): ToolCallResult {
  if (!isToolCallResult(value)) return successOf(value);
  if (!value.isError) return withoutId(value);
  throw invalid('resolution', 'A completed resolution cannot hold a failed result.');
}

function successOf(value: unknown): ToolCallResult {
  try {
    return createToolCallSuccess(value);
  } catch {
    throw invalid('resolution', 'The result of a resolution must be JSON data.');
  }
}

function toFailure(
  toolName: string,
  reason: string,
  value: unknown,
  policy: ToolObservabilityPolicy | undefined,
): ToolCallResult {
  if (isToolCallResult(value) && value.isError) return sanitizeToolCallDiagnostic(value, policy);
  return createToolCallError(reason, {
    code: TOOL_CALL_ERROR_CODES.EXECUTION_FAILED,
    retryable: false,
    details: { handlerId: toolName, message: reason },
  });
}

function withoutId({ toolCallId: _caller, ...result }: ToolCallResult): ToolCallResult {
  return result;
}

function invalid(option: string, message: string): CodedError {
  return new CodedError(TOOL_CALL_ERROR_CODES.INVALID_OPTIONS, message, { details: { option } });
}
