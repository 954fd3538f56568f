import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CodedError } from '../../../../src/core/base/coded-error.js';
import { createMemoryDurableOperationBackend } from '../../../../src/core/durable/memory-backend.js';
import { createToolObservabilityPolicy } from '../../../../src/core/protocol/observability-policy.js';
import { charge, heldHandler, KEY, LEASE_MS, neverRuns, settle, startProcesses } from './durable-fixture.js';
import { createRegistry } from './registry-fixture.js';

describe('a durable call', () => {
  it('runs once among two processes, and the other replays the lossless result under its own id', async () => {
    const processes = startProcesses();
    let ran = 0;
    const value = { receipt: 'r-1', source: 'kept', deep: { list: [1, null, ''] }, run: 0 };
    const first = await processes.start('a', () => ({ ...value, run: ++ran })).callTool(charge(undefined, 7), KEY);
    const replay = await processes.start('b', neverRuns).callTool(charge(undefined, 'again'), KEY);
    assert.deepEqual(first.structuredContent, { ...value, run: 1 });
    assert.deepEqual(replay, { ...first, toolCallId: 'again' });
    assert.ok(Object.isFrozen(replay.structuredContent));
    const record = await processes.record();
    assert.deepEqual([record?.state, record?.ownerId, record?.leaseExpiresAt], ['completed', 'a', undefined]);
    assert.equal('toolCallId' in (record?.result as object), false);
  });

  it('without a key leaves no record', async () => {
    const processes = startProcesses();
    await processes.start('a', () => 1).callTool(charge());
    assert.deepEqual(await processes.backend.list!(), []);
  });

  it('is pending for everybody else while its lease runs', async () => {
    const processes = startProcesses();
    const held = heldHandler();
    const running = processes.start('a', held.run).callTool(charge(), KEY);
    await settle();
    const other = processes.start('b', neverRuns);
    const { error } = await other.callTool(charge(), KEY);
    assert.deepEqual([error?.code, error?.retryable], ['TOOL_IDEMPOTENCY_PENDING', true]);
    assert.deepEqual(error?.details, { state: 'pending', ownerId: 'a', leaseExpiresAt: 1_000_000 + LEASE_MS });
    held.finish('done');
    assert.equal((await running).structuredContent, 'done');
    assert.equal((await other.callTool(charge(), KEY)).structuredContent, 'done');
  });

  it('of a process that died is taken over when its lease has expired, and the late owner changes nothing', async () => {
    const processes = startProcesses();
    const held = heldHandler();
    const late = processes.start('a', held.run).callTool(charge(), KEY);
    await settle();
    processes.pass(LEASE_MS);
    const taken = await processes.start('b', () => 'second').callTool(charge(), KEY);
    assert.equal(taken.structuredContent, 'second');
    held.finish('first, too late');
    const { error } = await late;
    assert.deepEqual([error?.code, error?.retryable], ['TOOL_IDEMPOTENCY_STORE_FAILED', true]);
    const record = await processes.record();
    assert.deepEqual([record?.ownerId, record?.revision], ['b', 3]);
  });

  it('conflicts with other arguments, pending and done, without poisoning the right ones', async () => {
    const processes = startProcesses();
    await processes.start('a', () => 'done').callTool(charge(), KEY);
    const other = processes.start('b', neverRuns);
    const { error } = await other.callTool(charge({ amount: 6 }), KEY);
    assert.deepEqual([error?.code, error?.retryable], ['TOOL_IDEMPOTENCY_CONFLICT', false]);
    assert.equal((await other.callTool(charge(), KEY)).structuredContent, 'done');
  });

  it('is validated and authorized before its record is touched', async () => {
    const processes = startProcesses();
    const registry = processes.start('a', neverRuns, { toolPolicy: () => 'deny' });
    assert.equal((await registry.callTool(charge(), KEY)).error?.code, 'TOOL_POLICY_DENIED');
    assert.equal(await processes.record(), undefined);
  });

  it('counts as completed only within its output budget', async () => {
    const processes = startProcesses();
    const registry = processes.start('a', () => 'x'.repeat(100));
    const { error } = await registry.callTool(charge(), { ...KEY, maxOutputBytes: 50 });
    assert.equal(error?.code, 'TOOL_OUTPUT_LIMIT_EXCEEDED');
    assert.equal((await processes.record())?.state, 'failed');
  });

  it('keeps a later caller’s own output budget on a replay, and then forgets it', async () => {
    const processes = startProcesses();
    await processes.start('a', () => 'x'.repeat(100)).callTool(charge(), KEY);
    const other = processes.start('b', neverRuns);
    const tight = await other.callTool(charge(), { ...KEY, maxOutputBytes: 50 });
    assert.equal(tight.error?.code, 'TOOL_OUTPUT_LIMIT_EXCEEDED');
    assert.equal((await other.callTool(charge(), KEY)).structuredContent, 'x'.repeat(100));
  });
});

describe('a durable call that fails', () => {
  it('tells its caller everything and its record only the redacted projection', async () => {
    const processes = startProcesses();
    const failing = processes.start('a', () => {
      throw new CodedError('CARD_DECLINED', 'declined for jane@example.com', {
        retryable: false,
        details: { apiToken: 't0ps3cret', source: 'xyz', attempt: 2 },
      });
    });
    const first = await failing.callTool(charge(), KEY);
    assert.equal(first.error?.message, 'declined for jane@example.com');
    assert.equal(first.error.details?.['apiToken'], 't0ps3cret');

    const record = await processes.record();
    assert.deepEqual(
      [record?.state, record?.reason],
      ['failed', 'The execution ended with CARD_DECLINED; reconcile before retrying.'],
    );
    assert.doesNotMatch(JSON.stringify(record), /jane|t0ps3cret|xyz/);
    const replay = await processes.start('b', neverRuns).callTool(charge(undefined, 'b-1'), KEY);
    assert.deepEqual([replay.toolCallId, replay.error?.code, replay.error?.retryable], ['b-1', 'CARD_DECLINED', false]);
    assert.deepEqual(replay.error?.details, {
      apiToken: '[apiToken redacted]',
      source: '[source redacted, 3 characters]',
      attempt: 2,
    });
  });

  it('is bounded by the policy that the host gives', async () => {
    const processes = startProcesses();
    const registry = processes.start(
      'a',
      () => {
        throw new CodedError('X', 'x', { details: { customer: 'jane' } });
      },
      { durableDiagnosticPolicy: createToolObservabilityPolicy({ redactedKeys: ['customer'] }) },
    );
    await registry.callTool(charge(), KEY);
    assert.doesNotMatch(JSON.stringify(await processes.record()), /jane/);
  });

  it('and says that its effect is not known blocks every retry, here and elsewhere', async () => {
    const processes = startProcesses();
    const unsure = processes.start('a', () => {
      throw new CodedError('TOOL_EXECUTION_UNKNOWN', 'the answer was lost', { details: { chargeId: 9, token: 's' } });
    });
    assert.equal((await unsure.callTool(charge(), KEY)).error?.code, 'TOOL_EXECUTION_UNKNOWN');
    const record = await processes.record();
    assert.equal(record?.state, 'unknown');
    assert.match(JSON.stringify(record?.result), /"chargeId":9.*token redacted/);
    for (const registry of [unsure, processes.start('b', neverRuns)]) {
      const { error } = await registry.callTool(charge(), KEY);
      assert.deepEqual([error?.code, error?.retryable], ['TOOL_IDEMPOTENCY_UNKNOWN', false]);
      assert.deepEqual(error?.details, {
        state: 'unknown',
        reason: 'The execution ended with TOOL_EXECUTION_UNKNOWN; reconcile before retrying.',
      });
    }
  });

  for (const code of ['TOOL_TIMEOUT', 'TOOL_CANCELLED', 'TOOL_EXECUTION_ABORTED']) {
    it(`with ${code} of its own leaves an unknown record`, async () => {
      const processes = startProcesses();
      const registry = processes.start('a', () => {
        throw new CodedError(code, 'stopped');
      });
      await registry.callTool(charge(), KEY);
      assert.equal((await processes.record())?.state, 'unknown');
    });
  }
});

describe('a durable call whose caller leaves', () => {
  it('by time-out is unknown at once, and a handler that finishes late does not change that', async () => {
    const processes = startProcesses();
    const held = heldHandler();
    const registry = processes.start('a', held.run);
    const first = await registry.callTool(charge(), { ...KEY, timeout: 5 });
    assert.equal(first.error?.code, 'TOOL_TIMEOUT');
    await settle();
    assert.deepEqual(
      [(await processes.record())?.state, (await processes.record())?.reason],
      ['unknown', 'The execution ended with TOOL_TIMEOUT; reconcile before retrying.'],
    );
    held.finish('late');
    await settle();
    assert.equal((await processes.record())?.state, 'unknown');
    assert.equal((await registry.callTool(charge(), KEY)).error?.code, 'TOOL_IDEMPOTENCY_UNKNOWN');
    assert.equal(held.runs(), 1);
  });

  it('by cancel is unknown, also for the call that had joined it', async () => {
    const processes = startProcesses();
    const held = heldHandler();
    const registry = processes.start('a', held.run);
    const controller = new AbortController();
    const first = registry.callTool(charge(), { ...KEY, signal: controller.signal });
    const joined = registry.callTool(charge(undefined, 'joined'), KEY);
    await settle();
    controller.abort();
    assert.equal((await first).error?.code, 'TOOL_CANCELLED');
    const { toolCallId, error } = await joined;
    assert.deepEqual([toolCallId, error?.code], ['joined', 'TOOL_IDEMPOTENCY_UNKNOWN']);
  });

  it('while the claim is made never starts the handler, and says so in the record', async () => {
    const backend = createMemoryDurableOperationBackend();
    const controller = new AbortController();
    const processes = startProcesses({
      ...backend,
      async compareAndSet(...args) {
        controller.abort();
        return backend.compareAndSet(...args);
      },
    });
    const registry = processes.start('a', neverRuns);
    const first = await registry.callTool(charge(), { ...KEY, signal: controller.signal });
    assert.equal(first.error?.code, 'TOOL_CANCELLED');
    await settle();
    const record = await processes.record();
    assert.equal(record?.state, 'unknown');
    assert.match(record?.reason ?? '', /TOOL_CANCELLED.*had not started/);
  });
});

describe('a durable call whose store fails', () => {
  const OPERATION_KEY = '["default","test.anything","charge-1"]';

  it('at the claim never runs its handler, and works again when the store does', async () => {
    const backend = createMemoryDurableOperationBackend();
    let down = true;
    const processes = startProcesses({
      ...backend,
      read: (key) => (down ? Promise.reject(new Error('secret host name')) : backend.read(key)),
    });
    let ran = 0;
    const registry = processes.start('a', () => ++ran);
    const failed = await registry.callTool(charge(), KEY);
    assert.deepEqual([failed.error?.code, failed.error?.retryable], ['TOOL_IDEMPOTENCY_STORE_FAILED', true]);
    assert.deepEqual(failed.error?.details, { operationKey: OPERATION_KEY });
    assert.doesNotMatch(JSON.stringify(failed), /secret/);
    assert.equal(ran, 0);
    down = false;
    assert.equal((await registry.callTool(charge(), KEY)).structuredContent, 1);
  });

  it('at the end lets a retry see the pending record instead of an unrecorded success', async () => {
    const backend = createMemoryDurableOperationBackend();
    let writes = 0;
    const processes = startProcesses({
      ...backend,
      compareAndSet: (...args) => (++writes === 2 ? Promise.reject(new Error('gone')) : backend.compareAndSet(...args)),
    });
    let ran = 0;
    const registry = processes.start('a', () => ++ran);
    const failed = await registry.callTool(charge(), KEY);
    assert.deepEqual([failed.error?.code, failed.structuredContent], ['TOOL_IDEMPOTENCY_STORE_FAILED', undefined]);
    assert.equal((await registry.callTool(charge(), KEY)).error?.code, 'TOOL_IDEMPOTENCY_PENDING');
    assert.equal(ran, 1);
  });

  it('by holding a damaged or foreign record replays nothing', async () => {
    const processes = startProcesses();
    await processes.start('a', () => 'done').callTool(charge(), KEY);
    const record = (await processes.record())!;
    for (const result of [
      undefined,
      'text',
      { content: 'no' },
      { content: [], isError: true, error: { code: 'X', message: 'x' } },
    ]) {
      await processes.backend.compareAndSet(record.key, record.revision, { ...record, result });
      const { error } = await processes.start('b', neverRuns).callTool(charge(), KEY);
      assert.deepEqual([error?.code, error?.details], ['TOOL_IDEMPOTENCY_UNKNOWN', { state: 'completed' }]);
    }
    await processes.backend.compareAndSet(record.key, record.revision, { ...record, revision: 0 });
    const damaged = await processes.start('c', neverRuns).callTool(charge(), KEY);
    assert.equal(damaged.error?.code, 'TOOL_IDEMPOTENCY_STORE_FAILED');
  });
});

describe('the durable options', () => {
  it('are refused when they cannot be kept', () => {
    for (const options of [
      { durableOperationLeaseMs: 0 },
      { durableOperationLeaseMs: Number.NaN },
      { durableOperationLeaseMs: Infinity },
      { durableOperationOwnerId: ' ' },
      { durableOperationOwnerId: 'o'.repeat(257) },
    ]) {
      assert.throws(() => createRegistry(options), { code: 'TOOL_INVALID_OPTIONS' });
    }
  });

  it('name an owner for provenance, unique to each registry unless given', async () => {
    const owners: string[] = [];
    const onToolCall = (event: { provenance: { ownerId: string } }): void => void owners.push(event.provenance.ownerId);
    await startProcesses()
      .start('worker-1', () => 1, { onToolCall })
      .callTool(charge());
    await startProcesses()
      .start('worker-1', () => 1, { onToolCall, executionOwnerId: 'named' })
      .callTool(charge());
    await createRegistry({ onToolCall }).callTool(charge());
    await createRegistry({ onToolCall }).callTool(charge());
    const [durable, , named, , one, , two] = owners;
    assert.deepEqual([durable, named], ['worker-1', 'named']);
    assert.match(one ?? '', /^jig-studio:registry-[0-9a-f]{32}$/);
    assert.notEqual(one, two);
  });
});
