import { isPlainObject } from '../base/json.js';

export type DurableOperationState = 'pending' | 'completed' | 'failed' | 'unknown';

/**
 * One logical operation as it is stored. Times are epoch milliseconds. `completed` and `failed` are terminal;
 * `unknown` says that an effect may have happened and stays until somebody reconciles it.
 */
export interface DurableOperationRecord {
  readonly key: string;
  readonly fingerprint: string;
  readonly ownerId: string;
  /** Grows by 1 with every transition; at least 1. */
  readonly revision: number;
  /** New at each insertion, so that a claim on a pruned and re-made record is told apart. */
  readonly incarnation?: string;
  readonly state: DurableOperationState;
  readonly result?: unknown;
  readonly reason?: string;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** Absent: the claim never expires. */
  readonly leaseExpiresAt?: number;
  readonly reconciledBy?: string;
  readonly reconciledAt?: number;
}

/** The right to finish one claim: what a later owner, or a later life of the same key, does not have. */
export interface DurableOperationFence {
  readonly revision: number;
  readonly incarnation?: string;
}

/** Names the very record that was looked at, also where a key is pruned and used anew; the revision where that is all. */
export function observedFence({ revision, incarnation }: DurableOperationRecord): number | DurableOperationFence {
  return incarnation === undefined ? revision : { revision, incarnation };
}

export function isTerminal(record: DurableOperationRecord): boolean {
  return record.state === 'completed' || record.state === 'failed';
}

/** Guards what comes back from a backend; a record of another shape is never acted upon. */
export function isDurableOperationRecord(value: unknown): value is DurableOperationRecord {
  return (
    isPlainObject(value) &&
    isFilledString(value['key']) &&
    isFilledString(value['fingerprint']) &&
    isFilledString(value['ownerId']) &&
    Number.isSafeInteger(value['revision']) &&
    (value['revision'] as number) >= 1 &&
    isState(value['state']) &&
    isTime(value['createdAt']) &&
    isTime(value['updatedAt']) &&
    isAbsentOr(value['incarnation'], isFilledString) &&
    isAbsentOr(value['leaseExpiresAt'], isTime) &&
    isAbsentOr(value['reason'], (reason) => typeof reason === 'string') &&
    isAbsentOr(value['reconciledBy'], isFilledString) &&
    isAbsentOr(value['reconciledAt'], isTime)
  );
}

function isState(value: unknown): boolean {
  return value === 'pending' || value === 'completed' || value === 'failed' || value === 'unknown';
}

function isFilledString(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

function isTime(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value);
}

function isAbsentOr(value: unknown, holds: (value: unknown) => boolean): boolean {
  return value === undefined || holds(value);
}
