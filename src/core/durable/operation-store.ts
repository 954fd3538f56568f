import { randomId } from '../base/random-id.js';
import type { DurableOperationBackend } from './operation-backend-port.js';
import { invalidOperationInput, storeFailed } from './operation-errors.js';
import { pruneTerminalRecords } from './operation-prune.js';
import {
  isDurableOperationRecord,
  type DurableOperationFence,
  type DurableOperationRecord,
} from './operation-record.js';
import type { DurableClaim, DurableOperationStore, DurableResolution } from './operation-store-port.js';
import { claimStatus, endClaim, planClaim, reconcile, type OwnerTransition } from './operation-transition.js';

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
  const nextIncarnation = createIncarnations();

  const read = async (key: string): Promise<DurableOperationRecord | undefined> => {
    try {
      return checked(key, await backend.read(key));
    } catch (error) {
      throw storeFailed(key, error);
    }
  };

  /**
   * Reads, plans, writes; plans again when somebody else wrote in between. Answers the record that stands then. One function
   * with two waits, because every operation goes through it.
   */
  const transact = async (key: string, input: () => void, plan: Plan): Promise<Transaction> => {
    input();
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      let current: DurableOperationRecord | undefined;
      try {
        current = checked(key, await backend.read(key));
      } catch (error) {
        throw storeFailed(key, error);
      }
      const next = plan(current);
      if (!next) return { record: current!, written: false };
      try {
        const written = await backend.compareAndSet(key, current?.revision, Object.freeze(next));
        if (written) return { record: next, written };
      } catch (error) {
        throw storeFailed(key, error);
      }
    }
    throw storeFailed(key, 'Contention did not end.');
  };

  const end = async (key: string, transition: OwnerTransition): Promise<DurableOperationRecord> => {
    const { outcome } = transition;
    const input = (): void => void (outcome.state === 'completed' || filled('reason', outcome.reason));
    const plan: Plan = (current) => endClaim(key, current, transition, now());
    return (await transact(key, input, plan)).record;
  };

  return {
    async claim(key, fingerprint, ownerId, { leaseMs = defaultLeaseMs } = {}) {
      const input = (): void => {
        assertNames(key, fingerprint, ownerId);
        positive('leaseMs', leaseMs);
      };
      const plan: Plan = (current) =>
        planClaim(current, { key, fingerprint, ownerId, leaseMs, now: now(), nextIncarnation });
      const { record, written } = await transact(key, input, plan);
      return written ? owned(record) : { status: claimStatus(record, fingerprint), record };
    },

    complete: (key, ownerId, result, fence) => end(key, { ownerId, fence, outcome: { state: 'completed', result } }),
    fail: (key, ownerId, reason, result, fence) =>
      end(key, { ownerId, fence, outcome: { state: 'failed', reason, result } }),
    markUnknown: (key, ownerId, reason, result, fence) =>
      end(key, { ownerId, fence, outcome: { state: 'unknown', reason, result } }),

    async resolveUnknown(key, reconcilerId, resolution, expected) {
      const input = (): void => {
        filled('reconcilerId', reconcilerId);
        assertResolution(resolution);
      };
      const plan: Plan = (current) => reconcile(key, current, { reconcilerId, resolution, expected, now: now() });
      return (await transact(key, input, plan)).record;
    },

    get: read,

    prune: (before = now() - retentionMs) => pruneTerminalRecords(backend, { before, pageSize, maxPages }),
  };
}

/** What shall stand next; `undefined` leaves what stands. Throws where the change is refused. */
type Plan = (current: DurableOperationRecord | undefined) => DurableOperationRecord | undefined;

interface Transaction {
  readonly record: DurableOperationRecord;
  readonly written: boolean;
}

/** A record that is damaged, or another one's, is never acted upon. */
function checked(key: string, record: DurableOperationRecord | undefined): DurableOperationRecord | undefined {
  if (record === undefined || (isDurableOperationRecord(record) && record.key === key)) return record;
  throw new Error('The stored record is damaged.');
}

/** Unique among all stores without asking for randomness at every claim. */
function createIncarnations(): () => string {
  const store = randomId();
  let sequence = 0;
  return () => `${store}-${++sequence}`;
}

function owned(record: DurableOperationRecord): DurableClaim {
  const { revision, incarnation } = record;
  const fence: DurableOperationFence = incarnation === undefined ? { revision } : { revision, incarnation };
  return { status: 'owner', record, fence };
}

function assertNames(key: string, fingerprint: string, ownerId: string): void {
  filled('key', key);
  filled('fingerprint', fingerprint);
  filled('ownerId', ownerId);
}

/** Anything else, above all `unknown` once more, would take the evidence away and decide nothing. */
function assertResolution(resolution: DurableResolution): void {
  if (resolution?.state === 'failed') filled('reason', resolution.reason);
  else if (resolution?.state !== 'completed')
    throw invalidOperationInput('A resolution is completed with a result, or failed with a reason.');
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
