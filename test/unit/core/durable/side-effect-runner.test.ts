import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { runHttpSideEffect } from '../../../../src/core/durable/http-side-effect.js';
import { createMemoryDurableOperationBackend } from '../../../../src/core/durable/memory-backend.js';
import { createDurableOperationStore } from '../../../../src/core/durable/operation-store.js';
import type { DurableOperationStore } from '../../../../src/core/durable/operation-store-port.js';
import { runQueueSideEffect } from '../../../../src/core/durable/queue-side-effect.js';
import type { SideEffectOutcome } from '../../../../src/core/durable/side-effect-model.js';
import { createDurableSideEffectRunner } from '../../../../src/core/durable/side-effect-runner.js';

function makeStore(): DurableOperationStore {
  return createDurableOperationStore(createMemoryDurableOperationBackend());
}

const IDENTITY = { key: 'charge:1', fingerprint: 'f' } as const;

describe('the side-effect runner', () => {
  it('runs once and replays the result', async () => {
    const runner = createDurableSideEffectRunner({ store: makeStore(), ownerId: 'a' });
    let effects = 0;
    const execute = (): SideEffectOutcome<string> => {
      effects += 1;
      return { state: 'completed', result: 'receipt-1' };
    };
    assert.equal((await runner.run({ ...IDENTITY, execute })).state, 'completed');
    const again = await runner.run({ ...IDENTITY, execute });
    assert.deepEqual([again.state, again.result, effects], ['replayed', 'receipt-1', 1]);
  });

  it('answers conflict for other input under the same key', async () => {
    const runner = createDurableSideEffectRunner({ store: makeStore(), ownerId: 'a' });
    await runner.run({ ...IDENTITY, execute: () => ({ state: 'completed', result: 1 }) });
    const other = await runner.run({ ...IDENTITY, fingerprint: 'g', execute: () => assert.fail('must not run') });
    assert.equal(other.state, 'conflict');
  });

  it('stores nothing when it was cancelled before the claim', async () => {
    const store = makeStore();
    const runner = createDurableSideEffectRunner({ store, ownerId: 'a' });
    const run = await runner.run({
      ...IDENTITY,
      signal: AbortSignal.abort(),
      execute: () => assert.fail('must not run'),
    });
    assert.equal(run.state, 'cancelled');
    assert.equal(await store.get(IDENTITY.key), undefined);
  });

  it('is unknown at once when it is cancelled in flight, and a late success does not change that', async () => {
    const store = makeStore();
    const runner = createDurableSideEffectRunner({ store, ownerId: 'a' });
    const cancel = new AbortController();
    let finish: (outcome: SideEffectOutcome<string>) => void = () => undefined;
    const running = runner.run<string>({
      ...IDENTITY,
      signal: cancel.signal,
      abortDiagnostic: { chargeId: 7 },
      execute: () => new Promise((resolve) => (finish = resolve)),
    });
    await new Promise((resolve) => setImmediate(resolve));
    cancel.abort();
    const run = await running;
    assert.equal(run.state, 'unknown');
    assert.deepEqual(run.diagnostic, { chargeId: 7 });
    finish({ state: 'completed', result: 'late' });
    await new Promise((resolve) => setImmediate(resolve));
    assert.equal((await store.get(IDENTITY.key))?.state, 'unknown');
    const retry = await runner.run<string>({ ...IDENTITY, execute: () => assert.fail('must not run') });
    assert.equal(retry.state, 'unknown');
  });

  it('takes a throw for unknown, cuts its reason, and lets onError say otherwise', async () => {
    const runner = createDurableSideEffectRunner({ store: makeStore(), ownerId: 'a' });
    const thrown = await runner.run({
      key: 'k1',
      fingerprint: 'f',
      execute: () => {
        throw new Error('x'.repeat(2000));
      },
    });
    assert.equal(thrown.state, 'unknown');
    assert.equal(thrown.reason?.length, 512);
    const classified = await runner.run({
      key: 'k2',
      fingerprint: 'f',
      execute: () => Promise.reject(new Error('refused before sending')),
      onError: () => ({ state: 'failed', reason: 'not sent' }),
    });
    assert.equal(classified.state, 'failed');
  });

  it('takes a misshapen outcome for unknown', async () => {
    const runner = createDurableSideEffectRunner({ store: makeStore(), ownerId: 'a' });
    const shapes: unknown[] = [
      undefined,
      null,
      'completed',
      {},
      { state: 'done' },
      { state: 'failed' },
      { state: 'unknown', reason: '' },
    ];
    for (const [index, shape] of shapes.entries()) {
      const run = await runner.run({
        key: `k${index}`,
        fingerprint: 'f',
        execute: () => shape as SideEffectOutcome<never>,
      });
      assert.equal(run.state, 'unknown');
    }
  });

  it('does not call an effect done when its outcome could not be recorded', async () => {
    const backend = createMemoryDurableOperationBackend();
    let broken = false;
    const store = createDurableOperationStore({
      ...backend,
      compareAndSet: (...args) => (broken ? Promise.reject(new Error('gone')) : backend.compareAndSet(...args)),
    });
    const runner = createDurableSideEffectRunner({ store, ownerId: 'a' });
    const run = await runner.run({
      ...IDENTITY,
      execute: () => {
        broken = true;
        return { state: 'completed', result: 1 };
      },
    });
    assert.equal(run.state, 'unknown');
  });

  it('recovers status first: it asks only about unknown outcomes and never sends again', async () => {
    const store = makeStore();
    const runner = createDurableSideEffectRunner({ store, ownerId: 'a' });
    assert.equal((await runner.recover('k', () => assert.fail('nothing to ask'))).state, 'missing');

    await runner.run({
      key: 'k',
      fingerprint: 'f',
      execute: () => ({ state: 'unknown', reason: 'lost', diagnostic: 3 }),
    });
    const undecided = await runner.recover('k', ({ diagnostic }) => {
      assert.equal(diagnostic, 3);
      return undefined;
    });
    assert.equal(undecided.state, 'unknown');
    const resolved = await runner.recover('k', () => ({ state: 'completed', result: 'found it' }));
    assert.deepEqual([resolved.state, resolved.result], ['resolved', 'found it']);
    const settled = await runner.recover('k', () => assert.fail('already settled'));
    assert.deepEqual([settled.state, settled.result], ['completed', 'found it']);
  });

  it('refuses a decision when the record moved on meanwhile', async () => {
    const store = makeStore();
    const runner = createDurableSideEffectRunner({ store, ownerId: 'a' });
    await runner.run({ key: 'k', fingerprint: 'f', execute: () => ({ state: 'unknown', reason: 'lost' }) });
    const late = runner.recover('k', async () => {
      await store.resolveUnknown('k', 'somebody faster', { state: 'failed', reason: 'no trace' });
      return { state: 'completed', result: 1 };
    });
    await assert.rejects(late, { code: 'DURABLE_OPERATION_TRANSITION_REFUSED' });
    assert.equal((await store.get('k'))?.state, 'failed');
  });
});

describe('the HTTP bridge over a real server', () => {
  const seen: string[] = [];
  let dropAnswer = false;
  const server = createServer((request, response) => {
    seen.push(String(request.headers['idempotency-key']));
    if (dropAnswer) return void request.socket.destroy();
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"accepted":true}');
  });
  before(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  after(() => new Promise((resolve) => server.close(resolve)));

  const charge = (key: string, runner: ReturnType<typeof createDurableSideEffectRunner>) =>
    runHttpSideEffect<Response, unknown>({
      runner,
      key,
      fingerprint: 'f',
      request: ({ headers }) =>
        fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/charge`, { method: 'POST', headers }),
      onResponse: async (response) => ({ state: 'completed', result: await response.json() }),
    });

  it('sends the key, and replays without a second request', async () => {
    const runner = createDurableSideEffectRunner({ store: makeStore(), ownerId: 'a' });
    assert.equal((await charge('http:1', runner)).state, 'completed');
    const again = await charge('http:1', runner);
    assert.deepEqual([again.state, again.result], ['replayed', { accepted: true }]);
    assert.deepEqual(seen.filter((key) => key === 'http:1').length, 1);
  });

  it('keeps an answer lost after the effect as unknown until the status is known', async () => {
    const runner = createDurableSideEffectRunner({ store: makeStore(), ownerId: 'a' });
    dropAnswer = true;
    assert.equal((await charge('http:2', runner)).state, 'unknown');
    dropAnswer = false;
    assert.equal((await charge('http:2', runner)).state, 'unknown');
    const recovered = await runner.recover('http:2', () => ({ state: 'completed', result: { accepted: true } }));
    assert.equal(recovered.state, 'resolved');
    assert.equal((await charge('http:2', runner)).state, 'replayed');
    assert.equal(seen.filter((key) => key === 'http:2').length, 1);
  });
});

describe('the queue bridge over an in-process publisher', () => {
  it('keeps a lost acknowledgement as unknown and publishes once', async () => {
    const runner = createDurableSideEffectRunner({ store: makeStore(), ownerId: 'a' });
    const published: string[] = [];
    const publish = (lose: boolean) =>
      runQueueSideEffect<string, { offset: number }, number>({
        runner,
        key: 'queue:1',
        fingerprint: 'f',
        message: 'order placed',
        enqueue: async (message) => {
          published.push(message);
          if (lose) throw new Error('acknowledgement lost');
          return { offset: published.length };
        },
        onAcknowledgement: ({ offset }) => ({ state: 'completed', result: offset }),
      });
    assert.equal((await publish(true)).state, 'unknown');
    assert.equal((await publish(false)).state, 'unknown');
    await runner.recover('queue:1', () => ({ state: 'completed', result: 1 }));
    assert.equal((await publish(false)).state, 'replayed');
    assert.deepEqual(published, ['order placed']);
  });

  it('keeps an outcome unknown, with its diagnostic, when the resolver answers that it still is', async () => {
    const runner = createDurableSideEffectRunner({ store: makeStore(), ownerId: 'a' });
    await runner.run({ ...IDENTITY, execute: () => ({ state: 'unknown', reason: 'lost', diagnostic: { at: 3 } }) });
    await assert.rejects(
      runner.recover(IDENTITY.key, () => ({ state: 'unknown' }) as never),
      { code: 'TOOL_INVALID_OPTIONS' },
    );
    assert.deepEqual((await runner.recover(IDENTITY.key, () => undefined)).diagnostic, { at: 3 });
  });
});
