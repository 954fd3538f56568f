import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createMemoryDurableOperationBackend } from '../../../../src/core/durable/memory-backend.js';
import type { DurableOperationBackend } from '../../../../src/core/durable/operation-backend-port.js';
import { createDurableOperationStore } from '../../../../src/core/durable/operation-store.js';
import type { DurableOperationStore } from '../../../../src/core/durable/operation-store-port.js';

const REFUSED = { code: 'DURABLE_OPERATION_TRANSITION_REFUSED' };

interface Bench {
  readonly store: DurableOperationStore;
  readonly backend: DurableOperationBackend;
  /** Moves the clock by milliseconds. */
  pass(ms: number): void;
}

function bench(options: { readonly leaseMs?: number; readonly retentionMs?: number } = {}): Bench {
  let time = 1_000_000;
  const backend = createMemoryDurableOperationBackend();
  const store = createDurableOperationStore(backend, {
    now: () => time,
    defaultLeaseMs: options.leaseMs ?? 1000,
    ...(options.retentionMs !== undefined && { retentionMs: options.retentionMs }),
  });
  return { store, backend, pass: (ms) => void (time += ms) };
}

describe('claiming an operation', () => {
  it('makes the first claimant the owner, with a lease in epoch milliseconds', async () => {
    const { store } = bench();
    const claim = await store.claim('k', 'f', 'a');
    assert.equal(claim.status, 'owner');
    assert.equal(claim.record.revision, 1);
    assert.equal(claim.record.leaseExpiresAt, 1_001_000);
  });

  it('tells a second owner that it is pending while the lease runs', async () => {
    const { store, pass } = bench();
    await store.claim('k', 'f', 'a');
    pass(999);
    const second = await store.claim('k', 'f', 'b');
    assert.equal(second.status, 'pending');
    assert.equal(second.record.ownerId, 'a');
    assert.equal(second.fence, undefined);
  });

  it('lets another owner take over an expired lease, one revision up', async () => {
    const { store, pass } = bench();
    await store.claim('k', 'f', 'a');
    pass(1000);
    const taken = await store.claim('k', 'f', 'b');
    assert.equal(taken.status, 'owner');
    assert.deepEqual([taken.record.ownerId, taken.record.revision], ['b', 2]);
  });

  it('never takes over a claim without a lease', async () => {
    const { store, backend, pass } = bench();
    const { record } = await store.claim('k', 'f', 'a');
    const { leaseExpiresAt: _lease, ...endless } = record;
    await backend.compareAndSet('k', 1, { ...endless, revision: 2 });
    pass(10 ** 12);
    assert.equal((await store.claim('k', 'f', 'b')).status, 'pending');
  });

  it('answers conflict for another fingerprint, pending or done', async () => {
    const { store } = bench();
    await store.claim('k', 'f', 'a');
    assert.equal((await store.claim('k', 'g', 'b')).status, 'conflict');
    await store.complete('k', 'a', 1);
    assert.equal((await store.claim('k', 'g', 'b')).status, 'conflict');
  });

  it('replays a completed and a failed operation', async () => {
    const { store } = bench();
    await store.claim('done', 'f', 'a');
    await store.complete('done', 'a', { charged: 12 });
    const replay = await store.claim('done', 'f', 'b');
    assert.equal(replay.status, 'replay');
    assert.deepEqual(replay.record.result, { charged: 12 });

    await store.claim('refused', 'f', 'a');
    await store.fail('refused', 'a', 'declined');
    assert.equal((await store.claim('refused', 'f', 'b')).status, 'replay');
  });

  it('blocks an unknown outcome until it is reconciled', async () => {
    const { store, pass } = bench();
    await store.claim('k', 'f', 'a');
    await store.markUnknown('k', 'a', 'connection lost');
    pass(10 ** 9);
    assert.equal((await store.claim('k', 'f', 'b')).status, 'unknown');
    await store.resolveUnknown('k', 'operator', { state: 'completed', result: 'yes' });
    assert.equal((await store.claim('k', 'f', 'b')).status, 'replay');
  });

  it('refuses blank names and senseless leases', async () => {
    const { store } = bench();
    for (const [key, fingerprint, owner] of [
      ['', 'f', 'a'],
      ['k', ' ', 'a'],
      ['k', 'f', ''],
    ] as const) {
      await assert.rejects(store.claim(key, fingerprint, owner), { code: 'TOOL_INVALID_OPTIONS' });
    }
    for (const leaseMs of [0, -1, NaN, Infinity]) {
      await assert.rejects(store.claim('k', 'f', 'a', { leaseMs }), { code: 'TOOL_INVALID_OPTIONS' });
    }
    assert.equal(await store.get('k'), undefined);
  });
});

describe('ending a claim', () => {
  it('drops the lease and keeps the result', async () => {
    const { store } = bench();
    await store.claim('k', 'f', 'a');
    const record = await store.complete('k', 'a', null);
    assert.deepEqual([record.state, record.result, record.leaseExpiresAt], ['completed', null, undefined]);
  });

  it('refuses another owner, a second end, and a missing operation', async () => {
    const { store } = bench();
    await assert.rejects(store.complete('k', 'a', 1), REFUSED);
    await store.claim('k', 'f', 'a');
    await assert.rejects(store.complete('k', 'b', 1), REFUSED);
    await store.complete('k', 'a', 1);
    await assert.rejects(store.fail('k', 'a', 'changed my mind'), REFUSED);
    assert.equal((await store.get('k'))?.result, 1);
  });

  it('refuses a late owner, even before somebody took over', async () => {
    const { store, pass } = bench();
    const { fence } = await store.claim('k', 'f', 'a');
    pass(1000);
    await assert.rejects(store.complete('k', 'a', 'late', fence), REFUSED);
    assert.equal((await store.get('k'))?.state, 'pending');
  });

  it('refuses the first of two claims by one owner', async () => {
    const { store, pass } = bench();
    const first = await store.claim('k', 'f', 'a');
    pass(1000);
    const second = await store.claim('k', 'f', 'a');
    await assert.rejects(store.complete('k', 'a', 'from the first', first.fence), REFUSED);
    await store.complete('k', 'a', 'from the second', second.fence);
    assert.equal((await store.get('k'))?.result, 'from the second');
  });

  it('refuses a claim from an earlier life of the key', async () => {
    const { store, backend } = bench();
    const first = await store.claim('k', 'f', 'a');
    await backend.compareAndSet('k', 1, undefined);
    await store.claim('k', 'f', 'a');
    await assert.rejects(store.complete('k', 'a', 'from the dead', first.fence), REFUSED);
  });

  it('needs a reason to fail or to be unknown', async () => {
    const { store } = bench();
    await store.claim('k', 'f', 'a');
    await assert.rejects(store.fail('k', 'a', ''), { code: 'TOOL_INVALID_OPTIONS' });
    await assert.rejects(store.markUnknown('k', 'a', ' '), { code: 'TOOL_INVALID_OPTIONS' });
  });
});

describe('reconciling an unknown operation', () => {
  it('records who decided and when, and drops the evidence', async () => {
    const { store } = bench();
    await store.claim('k', 'f', 'a');
    await store.markUnknown('k', 'a', 'timeout', { diagnostic: 1 });
    const record = await store.resolveUnknown(
      'k',
      'operator',
      { state: 'failed', reason: 'not found at the provider' },
      2,
    );
    assert.deepEqual(
      [record.state, record.reason, record.reconciledBy, record.reconciledAt, record.result],
      ['failed', 'not found at the provider', 'operator', 1_000_000, undefined],
    );
  });

  it('refuses a decision made on an older revision, and one about a known outcome', async () => {
    const { store } = bench();
    await store.claim('k', 'f', 'a');
    await assert.rejects(store.resolveUnknown('k', 'op', { state: 'completed', result: 1 }), REFUSED);
    await store.markUnknown('k', 'a', 'timeout');
    await assert.rejects(store.resolveUnknown('k', 'op', { state: 'completed', result: 1 }, 1), REFUSED);
    assert.equal((await store.get('k'))?.state, 'unknown');
  });
});

describe('a backend that fails', () => {
  it('is a retryable store failure that names the operation', async () => {
    const store = createDurableOperationStore({
      read: () => Promise.reject(new Error('password=hunter2 refused')),
      compareAndSet: () => Promise.resolve(false),
    });
    await assert.rejects(store.claim('k', 'f', 'a'), (error: Error & { code?: string; retryable?: boolean }) => {
      assert.equal(error.code, 'TOOL_IDEMPOTENCY_STORE_FAILED');
      assert.equal(error.retryable, true);
      assert.equal(error.message.includes('hunter2'), false);
      return true;
    });
  });

  it('ends after the given tries when contention does not', async () => {
    let tries = 0;
    const store = createDurableOperationStore(
      {
        read: () => Promise.resolve(undefined),
        compareAndSet: () => {
          tries += 1;
          return Promise.resolve(false);
        },
      },
      { maxAttempts: 3 },
    );
    await assert.rejects(store.claim('k', 'f', 'a'), { code: 'TOOL_IDEMPOTENCY_STORE_FAILED' });
    assert.equal(tries, 3);
  });

  it('never acts on a damaged record', async () => {
    const damaged = { key: 'k', state: 'completed' } as never;
    const store = createDurableOperationStore({
      read: () => Promise.resolve(damaged),
      compareAndSet: () => Promise.resolve(true),
    });
    await assert.rejects(store.claim('k', 'f', 'a'), { code: 'TOOL_IDEMPOTENCY_STORE_FAILED' });
  });
});

describe('pruning', () => {
  it('deletes old completed and failed records, and spares pending and unknown ones', async () => {
    const { store, pass } = bench({ leaseMs: 10 ** 9, retentionMs: 5000 });
    for (const key of ['done', 'refused', 'open', 'doubtful']) await store.claim(key, 'f', 'a');
    await store.complete('done', 'a', 1);
    await store.fail('refused', 'a', 'no');
    await store.markUnknown('doubtful', 'a', 'lost');
    pass(5000);
    assert.equal(await store.prune(), 0);
    pass(1);
    assert.equal(await store.prune(), 2);
    assert.equal((await store.get('open'))?.state, 'pending');
    assert.equal((await store.get('doubtful'))?.state, 'unknown');
  });

  it('reads at most the given pages and says that more remain', async () => {
    const backend = createMemoryDurableOperationBackend();
    const store = createDurableOperationStore(backend, { prunePageSize: 2, maxPrunePages: 2 });
    for (let index = 0; index < 9; index += 1) await store.claim(`k${index}`, 'f', 'a');
    await assert.rejects(store.prune(), { code: 'DURABLE_OPERATION_PRUNE_LIMIT' });
  });

  it('uses the plain list of a backend without pages', async () => {
    const { listPage: _paged, ...plain } = createMemoryDurableOperationBackend();
    const store = createDurableOperationStore(plain);
    await store.claim('k', 'f', 'a');
    await store.complete('k', 'a', 1);
    assert.equal(await store.prune(Date.now() + 1), 1);
  });

  it('keeps the evidence of an unknown outcome from whoever decides nothing', async () => {
    const { store } = bench();
    await store.claim('k', 'f', 'a');
    const unknown = await store.markUnknown('k', 'a', 'lost', { receipt: 7 });
    for (const resolution of [{ state: 'unknown' }, { state: 'pending' }, {}, undefined, 'completed']) {
      await assert.rejects(store.resolveUnknown('k', 'b', resolution as never), { code: 'TOOL_INVALID_OPTIONS' });
    }
    assert.deepEqual(await store.get('k'), unknown);
  });
});
