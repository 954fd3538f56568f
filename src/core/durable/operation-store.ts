import { randomId } from '../base/random-id.js';
import type { DurableOperationBackend } from './operation-backend-port.js';
import { invalidOperationInput, storeFailed } from './operation-errors.js';
import { pruneTerminalRecords } from './operation-prune.js';
import {
  isDurableOperationRecord,
  type DurableOperationFence,
  type DurableOperationRecord,
} from './operation-record.js';
import type { DurableClaim, DurableOperationStore } from './operation-store-port.js';
import { endClaim, planClaim, reconcile, type OwnerTransition } from './operation-transition.js';

export interface DurableOperationStoreOptions {
  /** Epoch milliseconds; `Date.now` unless given. Owners must roughly agree on the time: leases are compared to it. */
  readonly now?: () => number;
  /** Milliseconds; 300,000 unless given. */
  readonly defaultLeaseMs?: number;
  /** Compare-and-set tries under contention before `TOOL_IDEMPOTENCY_STORE_FAILED`; 8 unless given. */
  readonly maxAttempts?: number;
  /** Milliseconds a terminal record is kept; 86,400,000 (a day) unless given. */
  readonly retentionMs?: number;
  /** Records read at a time by `prune`; 500 unless given. */
  readonly prunePageSize?: number;
  /** Pages `prune` reads before it throws; 1,000 unless given, `Infinity` allowed. */
  readonly maxPrunePages?: number;
}

/** The reference state machine (spec, "durable operations"): atomic claims, leases, late owners refused. */
export function createDurableOperationStore(
  backend: DurableOperationBackend,
  options: DurableOperationStoreOptions = {},
): DurableOperationStore {
  const now = options.now ?? Date.now;
  const defaultLeaseMs = positive('defaultLeaseMs', options.defaultLeaseMs ?? 300_000);
  const maxAttempts = positiveInteger('maxAttempts', options.maxAttempts ?? 8);
  const retentionMs = options.retentionMs ?? 86_400_000;
  const pageSize = positiveInteger('prunePageSize', options.prunePageSize ?? 500);
  const maxPages = pageLimit(options.maxPrunePages ?? 1000);

  const read = async (key: string): Promise<DurableOperationRecord | undefined> => {
    const record = await guarded(key, () => backend.read(key));
    if (record === undefined) return undefined;
    if (!isDurableOperationRecord(record) || record.key !== key)
      throw storeFailed(key, 'The stored record is damaged.');
    return record;
  };

  /** Reads, plans, writes; plans again when somebody else wrote in between. */
  const change = async (
    key: string,
    plan: (current: DurableOperationRecord | undefined) => DurableOperationRecord,
  ): Promise<DurableOperationRecord> => {
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const current = await read(key);
      const next = plan(current);
      if (await guarded(key, () => backend.compareAndSet(key, current?.revision, next))) return next;
    }
    throw storeFailed(key, 'Contention did not end.');
  };

  const end = (key: string, transition: Omit<OwnerTransition, 'now'>): Promise<DurableOperationRecord> =>
    change(key, (current) => endClaim(key, current, { ...transition, now: now() }));

  return {
    async claim(key, fingerprint, ownerId, claimOptions = {}) {
      assertNames(key, fingerprint, ownerId);
      const leaseMs = positive('leaseMs', claimOptions.leaseMs ?? defaultLeaseMs);
      const incarnation = randomId();
      for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
        const current = await read(key);
        const plan = planClaim(current, { key, fingerprint, ownerId, leaseMs, now: now(), incarnation });
        if (plan.kind === 'answer') return { status: plan.status, record: current as DurableOperationRecord };
        if (await guarded(key, () => backend.compareAndSet(key, current?.revision, plan.next))) return owned(plan.next);
      }
      throw storeFailed(key, 'Contention did not end.');
    },

    complete: (key, ownerId, result, fence) => end(key, { ownerId, fence, outcome: { state: 'completed', result } }),
    fail: async (key, ownerId, reason, result, fence) =>
      end(key, { ownerId, fence, outcome: { state: 'failed', reason: filled('reason', reason), result } }),
    markUnknown: async (key, ownerId, reason, result, fence) =>
      end(key, { ownerId, fence, outcome: { state: 'unknown', reason: filled('reason', reason), result } }),

    async resolveUnknown(key, reconcilerId, resolution, expected) {
      filled('reconcilerId', reconcilerId);
      if (resolution.state === 'failed') filled('reason', resolution.reason);
      return change(key, (current) => reconcile(key, current, { reconcilerId, resolution, expected, now: now() }));
    },

    get: read,

    prune: (before = now() - retentionMs) => pruneTerminalRecords(backend, { before, pageSize, maxPages }),
  };
}

function owned(record: DurableOperationRecord): DurableClaim {
  const fence: DurableOperationFence = {
    revision: record.revision,
    ...(record.incarnation !== undefined && { incarnation: record.incarnation }),
  };
  return { status: 'owner', record, fence };
}

/** A refusal is ours and passes; anything else that a backend throws is a store failure. */
async function guarded<T>(key: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw storeFailed(key, error);
  }
}

function assertNames(key: string, fingerprint: string, ownerId: string): void {
  filled('key', key);
  filled('fingerprint', fingerprint);
  filled('ownerId', ownerId);
}

function filled(name: string, value: string): string {
  if (typeof value !== 'string' || value.trim() === '')
    throw invalidOperationInput(`${name} must be text that is not blank.`);
  return value;
}

function positive(name: string, value: number): number {
  if (!Number.isFinite(value) || value <= 0)
    throw invalidOperationInput(`${name} must be a positive number of milliseconds.`);
  return value;
}

function positiveInteger(name: string, value: number): number {
  if (!Number.isSafeInteger(value) || value < 1) throw invalidOperationInput(`${name} must be a positive integer.`);
  return value;
}

function pageLimit(value: number): number {
  return value === Infinity ? value : positiveInteger('maxPrunePages', value);
}
