import type { DurableOperationFence, DurableOperationRecord } from './operation-record.js';

export type DurableClaimStatus = 'owner' | 'pending' | 'replay' | 'unknown' | 'conflict';

export interface DurableClaim {
  /** `owner`: you run it. Every other status: you do not, and `record` says why. */
  readonly status: DurableClaimStatus;
  readonly record: DurableOperationRecord;
  /** With `owner`: hand it to the transition that ends the claim. */
  readonly fence?: DurableOperationFence;
}

export interface DurableClaimOptions {
  /** Milliseconds until another owner may take over; the store's default unless given. */
  readonly leaseMs?: number;
}

export type DurableResolution =
  | { readonly state: 'completed'; readonly result: unknown; readonly reason?: string }
  | { readonly state: 'failed'; readonly reason: string; readonly result?: unknown };

/**
 * The operation state machine over a backend. Rejects with `TOOL_IDEMPOTENCY_STORE_FAILED` (retryable) when the
 * backend fails or contention does not end, and with `DURABLE_OPERATION_TRANSITION_REFUSED` when the caller no longer
 * owns what it wants to change.
 */
export interface DurableOperationStore {
  claim(key: string, fingerprint: string, ownerId: string, options?: DurableClaimOptions): Promise<DurableClaim>;
  complete(
    key: string,
    ownerId: string,
    result: unknown,
    fence?: DurableOperationFence,
  ): Promise<DurableOperationRecord>;
  /** For effects that are confirmed not to have happened. */
  fail(
    key: string,
    ownerId: string,
    reason: string,
    result?: unknown,
    fence?: DurableOperationFence,
  ): Promise<DurableOperationRecord>;
  /** For effects that may have happened. Blocks the key until `resolveUnknown`. */
  markUnknown(
    key: string,
    ownerId: string,
    reason: string,
    result?: unknown,
    fence?: DurableOperationFence,
  ): Promise<DurableOperationRecord>;
  /** Records a decision about an unknown outcome; runs nothing. Refused unless the record is the expected one. */
  resolveUnknown(
    key: string,
    reconcilerId: string,
    resolution: DurableResolution,
    expected?: number | DurableOperationFence,
  ): Promise<DurableOperationRecord>;
  get(key: string): Promise<DurableOperationRecord | undefined>;
  /** Deletes terminal records last changed before `before` (epoch ms; now minus retention unless given). Answers how many. */
  prune(before?: number): Promise<number>;
}
