import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { DurableOperationBackend } from '../../../src/core/durable/operation-backend-port.js';
import type { DurableOperationFence, DurableOperationRecord } from '../../../src/core/durable/operation-record.js';
import { createDurableOperationStore } from '../../../src/core/durable/operation-store.js';

export type OwnerStep =
  | { readonly kind: 'claim' }
  | { readonly kind: 'complete' | 'fail' | 'unknown' }
  /** Completes with a claim that the owner should have forgotten. */
  | { readonly kind: 'complete-stale' }
  | { readonly kind: 'crash' }
  | { readonly kind: 'reconcile'; readonly as: 'completed' | 'failed' }
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'prune' };

/** One script an owner; the owners run at the same time. */
export interface OwnersSchedule {
  readonly owners: readonly (readonly OwnerStep[])[];
}

const LEASE_MS = 100;
const FINGERPRINT = 'f';

const step: fc.Arbitrary<OwnerStep> = fc.oneof(
  { weight: 5, arbitrary: fc.constant<OwnerStep>({ kind: 'claim' }) },
  { weight: 3, arbitrary: fc.constantFrom<OwnerStep>({ kind: 'complete' }, { kind: 'fail' }, { kind: 'unknown' }) },
  { weight: 2, arbitrary: fc.constant<OwnerStep>({ kind: 'complete-stale' }) },
  { weight: 1, arbitrary: fc.constant<OwnerStep>({ kind: 'crash' }) },
  { weight: 2, arbitrary: fc.constantFrom('completed', 'failed').map((as): OwnerStep => ({ kind: 'reconcile', as })) },
  { weight: 3, arbitrary: fc.integer({ min: 1, max: LEASE_MS * 2 }).map((ms): OwnerStep => ({ kind: 'wait', ms })) },
  { weight: 1, arbitrary: fc.constant<OwnerStep>({ kind: 'prune' }) },
);

export const ownersSchedule: fc.Arbitrary<OwnersSchedule> = fc.record({
  owners: fc.array(fc.array(step, { minLength: 2, maxLength: 10 }), { minLength: 3, maxLength: 3 }),
});

interface Write {
  readonly from: DurableOperationRecord | undefined;
  readonly to: DurableOperationRecord | undefined;
  /** Logical time at which the writer compared leases. */
  readonly at: number;
}

interface Execution {
  readonly owner: string;
  readonly fence: DurableOperationFence;
}

/**
 * Runs one schedule over `backend` under a key of its own and checks that the history of accepted writes is one line
 * of legal transitions: no handler ran twice unless the record allowed it, no result was lost, no stale write landed.
 * `pause` is awaited before each backend call, so a scheduler can order them.
 */
export async function runOwners(
  backend: DurableOperationBackend,
  key: string,
  schedule: OwnersSchedule,
  pause: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  let time = 1_000;
  const writes: Write[] = [];
  const executions: Execution[] = [];
  const results = new Map<string, unknown>();

  const observed: DurableOperationBackend = {
    async read(wanted) {
      await pause();
      return backend.read(wanted);
    },
    async compareAndSet(wanted, expectedRevision, next) {
      await pause();
      const from = expectedRevision === undefined ? undefined : await backend.read(wanted);
      const accepted = await backend.compareAndSet(wanted, expectedRevision, next);
      if (accepted) writes.push({ from: from?.revision === expectedRevision ? from : undefined, to: next, at: time });
      return accepted;
    },
    list: async () => [await backend.read(key)].filter((record) => record !== undefined),
  };
  const makeStore = () =>
    createDurableOperationStore(observed, { now: () => time, defaultLeaseMs: LEASE_MS, maxAttempts: 50 });

  const runOwner = async (owner: string, steps: readonly OwnerStep[]): Promise<void> => {
    const store = makeStore();
    let held: DurableOperationFence | undefined;
    let stale: DurableOperationFence | undefined;
    const attempt = async (work: () => Promise<unknown>): Promise<void> => {
      try {
        await work();
      } catch (error) {
        assert.equal((error as { code?: string }).code, 'DURABLE_OPERATION_TRANSITION_REFUSED', String(error));
      }
    };
    const finish = (fence: DurableOperationFence, kind: 'complete' | 'fail' | 'unknown'): Promise<void> =>
      attempt(async () => {
        const result = { by: owner, revision: fence.revision, life: fence.incarnation };
        const reason = 'model';
        if (kind === 'complete') {
          await store.complete(key, owner, result, fence);
          results.set(`${fence.incarnation}:${fence.revision}`, result);
        } else if (kind === 'fail') await store.fail(key, owner, reason, undefined, fence);
        else await store.markUnknown(key, owner, reason, undefined, fence);
      });

    for (const next of steps) {
      switch (next.kind) {
        case 'claim': {
          const claim = await store.claim(key, FINGERPRINT, owner);
          if (claim.status !== 'owner') break;
          assert.ok(claim.fence);
          executions.push({ owner, fence: claim.fence });
          stale = held ?? stale;
          held = claim.fence;
          break;
        }
        case 'complete':
        case 'fail':
        case 'unknown':
          if (held) await finish(held, next.kind);
          stale = held ?? stale;
          held = undefined;
          break;
        case 'complete-stale':
          if (stale) await finish(stale, 'complete');
          break;
        case 'crash':
          stale = held ?? stale;
          held = undefined;
          break;
        case 'reconcile': {
          const record = await store.get(key);
          if (record?.state !== 'unknown') break;
          await attempt(() => store.resolveUnknown(key, owner, resolution(next.as), record.revision));
          break;
        }
        case 'wait':
          time += next.ms;
          break;
        case 'prune':
          await store.prune(time - LEASE_MS * 3);
          break;
      }
    }
  };

  await Promise.all(schedule.owners.map((steps, index) => runOwner(`owner-${index}`, steps)));
  assertOneLine(writes);
  assertExecutionsAllowed(writes, executions);
  await assertNothingLost(backend, key, writes, results);
}

function resolution(as: 'completed' | 'failed') {
  return as === 'completed' ? { state: as, result: 'reconciled' } : { state: as, reason: 'reconciled' };
}

/** Within one life of the key each revision is written once, and each follows the one before. */
function assertOneLine(writes: readonly Write[]): void {
  const written = new Set<string>();
  for (const { from, to } of writes) {
    if (!to) continue;
    const place = `${to.incarnation}:${to.revision}`;
    assert.equal(written.has(place), false, `revision ${place} was written twice`);
    written.add(place);
    assert.equal(to.revision, (from?.revision ?? 0) + 1);
  }
}

function assertExecutionsAllowed(writes: readonly Write[], executions: readonly Execution[]): void {
  for (const { owner, fence } of executions) {
    const claim = writes.find(({ to }) => to?.revision === fence.revision && to.incarnation === fence.incarnation);
    assert.ok(claim, 'a handler ran without a claim on record');
    assert.equal(claim.to?.ownerId, owner);
    const { from } = claim;
    if (!from) continue;
    assert.equal(from.state, 'pending', `a handler ran again after ${from.state}`);
    assert.ok((from.leaseExpiresAt ?? Infinity) <= claim.at, 'a handler ran while the lease of another was valid');
  }
  for (const { from, to } of writes) {
    if (!from || !to || from.state !== 'pending' || to.state === 'pending') continue;
    assert.equal(to.ownerId, from.ownerId, 'a foreign owner ended a claim');
    assert.ok((from.leaseExpiresAt ?? Infinity) > to.updatedAt, 'a claim was ended after its lease');
  }
}

async function assertNothingLost(
  backend: DurableOperationBackend,
  key: string,
  writes: readonly Write[],
  results: ReadonlyMap<string, unknown>,
): Promise<void> {
  for (const { from, to } of writes) {
    if (from?.state !== 'completed' && from?.state !== 'failed') continue;
    assert.equal(to, undefined, 'a terminal record was overwritten');
  }
  const final = await backend.read(key);
  if (final?.state !== 'completed' || final.reconciledBy) return;
  const claim = `${final.incarnation}:${final.revision - 1}`;
  assert.deepEqual(final.result, results.get(claim), 'the stored result is not the one of the claim that completed it');
}
