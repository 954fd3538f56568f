import { transitionRefused } from './operation-errors.js';
import type { DurableOperationFence, DurableOperationRecord } from './operation-record.js';
import type { DurableResolution } from './operation-store-port.js';

export interface ClaimInput {
  readonly key: string;
  readonly fingerprint: string;
  readonly ownerId: string;
  readonly leaseMs: number;
  readonly now: number;
  readonly incarnation: string;
}

/** What a claim finds: a record to write (then the claimant owns it), or the answer as things stand. */
export type ClaimPlan =
  | { readonly kind: 'write'; readonly next: DurableOperationRecord }
  | { readonly kind: 'answer'; readonly status: 'pending' | 'replay' | 'unknown' | 'conflict' };

export function planClaim(current: DurableOperationRecord | undefined, input: ClaimInput): ClaimPlan {
  if (!current) return { kind: 'write', next: firstRecord(input) };
  if (current.fingerprint !== input.fingerprint) return { kind: 'answer', status: 'conflict' };
  if (current.state === 'unknown') return { kind: 'answer', status: 'unknown' };
  if (current.state !== 'pending') return { kind: 'answer', status: 'replay' };
  if (!isLeaseExpired(current, input.now)) return { kind: 'answer', status: 'pending' };
  return {
    kind: 'write',
    next: {
      ...current,
      ownerId: input.ownerId,
      revision: current.revision + 1,
      updatedAt: input.now,
      leaseExpiresAt: input.now + input.leaseMs,
    },
  };
}

export interface OwnerTransition {
  readonly ownerId: string;
  readonly fence: DurableOperationFence | undefined;
  readonly now: number;
  readonly outcome:
    | { readonly state: 'completed'; readonly result: unknown }
    | { readonly state: 'failed' | 'unknown'; readonly reason: string; readonly result: unknown };
}

/** Ends a claim. Throws `DURABLE_OPERATION_TRANSITION_REFUSED` unless the same owner still holds it. */
export function endClaim(
  key: string,
  current: DurableOperationRecord | undefined,
  { ownerId, fence, now, outcome }: OwnerTransition,
): DurableOperationRecord {
  if (!current) throw transitionRefused(key, 'missing');
  if (current.state !== 'pending') throw transitionRefused(key, 'not-pending');
  if (current.ownerId !== ownerId) throw transitionRefused(key, 'not-owner');
  if (fence && !holdsFence(current, fence)) throw transitionRefused(key, 'stale-claim');
  if (isLeaseExpired(current, now)) throw transitionRefused(key, 'lease-expired');
  const { leaseExpiresAt: _ended, ...kept } = current;
  return {
    ...kept,
    revision: current.revision + 1,
    updatedAt: now,
    state: outcome.state,
    ...(outcome.result !== undefined && { result: outcome.result }),
    ...(outcome.state !== 'completed' && { reason: outcome.reason }),
  };
}

/** Records what somebody found out about an unknown outcome. */
export function reconcile(
  key: string,
  current: DurableOperationRecord | undefined,
  input: {
    readonly reconcilerId: string;
    readonly resolution: DurableResolution;
    readonly expected: number | DurableOperationFence | undefined;
    readonly now: number;
  },
): DurableOperationRecord {
  if (!current) throw transitionRefused(key, 'missing');
  if (input.expected !== undefined && !isExpected(current, input.expected)) throw transitionRefused(key, 'stale-claim');
  if (current.state !== 'unknown') throw transitionRefused(key, 'not-unknown');
  const { result: _evidence, reason: _reason, leaseExpiresAt: _lease, ...kept } = current;
  const { state, result, reason } = input.resolution;
  return {
    ...kept,
    revision: current.revision + 1,
    updatedAt: input.now,
    state,
    ...(result !== undefined && { result }),
    ...(reason !== undefined && { reason }),
    reconciledBy: input.reconcilerId,
    reconciledAt: input.now,
  };
}

function firstRecord({ key, fingerprint, ownerId, leaseMs, now, incarnation }: ClaimInput): DurableOperationRecord {
  return {
    key,
    fingerprint,
    ownerId,
    revision: 1,
    incarnation,
    state: 'pending',
    createdAt: now,
    updatedAt: now,
    leaseExpiresAt: now + leaseMs,
  };
}

/** A claim without a lease never expires (CONTRACT 1.7). */
function isLeaseExpired(record: DurableOperationRecord, now: number): boolean {
  return record.leaseExpiresAt !== undefined && record.leaseExpiresAt <= now;
}

function isExpected(record: DurableOperationRecord, expected: number | DurableOperationFence): boolean {
  return typeof expected === 'number' ? record.revision === expected : holdsFence(record, expected);
}

function holdsFence(record: DurableOperationRecord, fence: DurableOperationFence): boolean {
  return record.revision === fence.revision && record.incarnation === fence.incarnation;
}
