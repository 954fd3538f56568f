import type { Mutable } from '../base/mutable.js';
import { transitionRefused } from './operation-errors.js';
import type { DurableOperationFence, DurableOperationRecord, DurableOperationState } from './operation-record.js';
import type { DurableClaimStatus, DurableResolution } from './operation-store-port.js';

export interface ClaimInput {
  readonly key: string;
  readonly fingerprint: string;
  readonly ownerId: string;
  readonly leaseMs: number;
  readonly now: number;
  /** Names one life of a key; asked only when a record is made. */
  readonly nextIncarnation: () => string;
}

/** The record that makes the claimant its owner; `undefined` where it has to take what stands (`claimStatus` says what). */
export function planClaim(
  current: DurableOperationRecord | undefined,
  input: ClaimInput,
): DurableOperationRecord | undefined {
  if (!current) return firstRecord(input);
  if (claimStatus(current, input.fingerprint) !== 'pending' || !isLeaseExpired(current, input.now)) return undefined;
  return {
    ...current,
    ownerId: input.ownerId,
    revision: current.revision + 1,
    updatedAt: input.now,
    leaseExpiresAt: input.now + input.leaseMs,
  };
}

/** What a record is to somebody who comes with that fingerprint and does not own it. */
export function claimStatus(
  { state, fingerprint }: DurableOperationRecord,
  wanted: string,
): Exclude<DurableClaimStatus, 'owner'> {
  if (fingerprint !== wanted) return 'conflict';
  return state === 'unknown' || state === 'pending' ? state : 'replay';
}

export interface OwnerTransition {
  readonly ownerId: string;
  readonly fence: DurableOperationFence | undefined;
  readonly outcome:
    | { readonly state: 'completed'; readonly result: unknown }
    | { readonly state: 'failed' | 'unknown'; readonly reason: string; readonly result: unknown };
}

/** Ends a claim. Throws `DURABLE_OPERATION_TRANSITION_REFUSED` unless the same owner still holds it. */
export function endClaim(
  key: string,
  current: DurableOperationRecord | undefined,
  { ownerId, fence, outcome }: OwnerTransition,
  now: number,
): DurableOperationRecord {
  if (!current) throw transitionRefused(key, 'missing');
  if (current.state !== 'pending') throw transitionRefused(key, 'not-pending');
  if (current.ownerId !== ownerId) throw transitionRefused(key, 'not-owner');
  if (fence && !holdsFence(current, fence)) throw transitionRefused(key, 'stale-claim');
  if (isLeaseExpired(current, now)) throw transitionRefused(key, 'lease-expired');
  const next = successor(current, outcome.state, now);
  if (outcome.result !== undefined) next.result = outcome.result;
  if (outcome.state !== 'completed') next.reason = outcome.reason;
  return next;
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
  const { state, result, reason } = input.resolution;
  const next = successor(current, state, input.now);
  if (result !== undefined) next.result = result;
  if (reason !== undefined) next.reason = reason;
  next.reconciledBy = input.reconcilerId;
  next.reconciledAt = input.now;
  return next;
}

/** The next revision in another state, without lease, reason and result: they belong to the state before. */
function successor(
  { key, fingerprint, ownerId, revision, incarnation, createdAt }: DurableOperationRecord,
  state: DurableOperationState,
  now: number,
): Mutable<DurableOperationRecord> {
  const next: Mutable<DurableOperationRecord> = {
    key,
    fingerprint,
    ownerId,
    revision: revision + 1,
    state,
    createdAt,
    updatedAt: now,
  };
  if (incarnation !== undefined) next.incarnation = incarnation;
  return next;
}

function firstRecord({ key, fingerprint, ownerId, leaseMs, now, nextIncarnation }: ClaimInput): DurableOperationRecord {
  return {
    key,
    fingerprint,
    ownerId,
    revision: 1,
    incarnation: nextIncarnation(),
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
