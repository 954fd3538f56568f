import type { DurableOperationFence, DurableOperationRecord } from '../durable/operation-record.js';
import type { DurableClaim, DurableOperationStore } from '../durable/operation-store-port.js';
import { sanitizeToolCallDiagnostic, sanitizeToolCallDiagnosticReason } from '../protocol/call-diagnostic.js';
import type { ToolObservabilityPolicy } from '../protocol/observability-policy.js';
import { toExecutionState } from '../protocol/provenance.js';
import type { ToolCallResult } from '../protocol/result.js';
import type { CallInProgress } from './call-in-progress.js';
import type { ExecutionClaim } from './call-pipeline.js';
import {
  conflictAnswer,
  pendingAnswer,
  replayAnswer,
  storeFailedAnswer,
  unknownAnswer,
} from './idempotency-answers.js';

export interface DurableBoundary {
  readonly store: DurableOperationStore;
  /** Who claims: one process, unique among those that share the store. */
  readonly ownerId: string;
  /** Milliseconds until another owner may take over. */
  readonly leaseMs: number;
  readonly diagnosticPolicy: ToolObservabilityPolicy | undefined;
  /** Drops what this process remembers of an operation, so that the next call looks at its record. */
  readonly forget: (operationKey: string) => void;
}

/**
 * Lets one logical operation run once among all owners of a store: an atomic claim before the handler, a recorded outcome
 * after the output budget. Whatever does not end in a recorded outcome is forgotten here, so a retry observes the record.
 * A store that fails never lets a handler run unguarded.
 */
export function createDurableClaim(boundary: DurableBoundary): ExecutionClaim {
  const { store, ownerId, leaseMs, forget } = boundary;
  return async (call, execute) => {
    const { operation } = call;
    if (!operation) return execute();
    const { key, fingerprint } = operation;
    const unsettled = (result: ToolCallResult): ToolCallResult => {
      forget(key);
      return result;
    };

    let claim: DurableClaim;
    try {
      claim = await store.claim(key, fingerprint, ownerId, { leaseMs });
    } catch {
      return unsettled(storeFailedAnswer(key, 'claim'));
    }
    switch (claim.status) {
      case 'owner':
        return await runClaimed({ boundary, call, key, fence: claim.fence, unsettled }, execute);
      case 'replay':
        return replayAnswer(claim.record) ?? unsettled(unknownAnswer(claim.record));
      case 'pending':
        return unsettled(pendingAnswer(claim.record));
      case 'unknown':
        return unsettled(unknownAnswer(claim.record));
      case 'conflict':
        return unsettled(conflictAnswer(call.name));
    }
  };
}

interface ClaimedCall {
  readonly boundary: DurableBoundary;
  readonly call: CallInProgress;
  readonly key: string;
  readonly fence: DurableOperationFence | undefined;
  readonly unsettled: (result: ToolCallResult) => ToolCallResult;
}

async function runClaimed(claimed: ClaimedCall, execute: () => Promise<ToolCallResult>): Promise<ToolCallResult> {
  const { call, key, unsettled } = claimed;
  try {
    if (call.boundary.interruption) return unsettled(unknownAnswer(await recordInterruption(claimed, 'before')));
    const result = await call.boundary.race(execute());
    if (result === call.boundary.interruption)
      return unsettled(unknownAnswer(await recordInterruption(claimed, 'during')));
    const { state } = await recordOutcome(claimed, result);
    return state === 'unknown' ? unsettled(result) : result;
  } catch {
    return unsettled(storeFailedAnswer(key, 'end'));
  }
}

/** A success is stored as it is, a failure as its redacted projection (spec, observability paragraph). */
function recordOutcome(
  { boundary: { store, ownerId, diagnosticPolicy }, key, fence }: ClaimedCall,
  result: ToolCallResult,
): Promise<DurableOperationRecord> {
  const state = toExecutionState(result);
  if (state === 'completed') return store.complete(key, ownerId, result, fence);
  const reason = sanitizeToolCallDiagnosticReason(result);
  const evidence = sanitizeToolCallDiagnostic(result, diagnosticPolicy);
  return state === 'failed'
    ? store.fail(key, ownerId, reason, evidence, fence)
    : store.markUnknown(key, ownerId, reason, evidence, fence);
}

/** The caller timed out or cancelled after the claim: an effect may have happened, or may yet happen. */
function recordInterruption(
  { boundary: { store, ownerId, diagnosticPolicy }, call, key, fence }: ClaimedCall,
  when: 'before' | 'during',
): Promise<DurableOperationRecord> {
  const interruption = call.boundary.interruption!;
  const reason = sanitizeToolCallDiagnosticReason(interruption);
  return store.markUnknown(
    key,
    ownerId,
    when === 'before' ? `${reason} The handler had not started.` : reason,
    sanitizeToolCallDiagnostic(interruption, diagnosticPolicy),
    fence,
  );
}
