import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CodedError } from '../../../../src/core/base/coded-error.js';
import { createToolCallSuccess } from '../../../../src/core/protocol/call-result.js';
import type { ToolRegistry } from '../../../../src/core/registry/tool-registry-port.js';
import { charge, heldHandler, KEY, neverRuns, settle, startProcesses, type Processes } from './durable-fixture.js';
import { ANYTHING, createRegistry } from './registry-fixture.js';

const REFUSED = { code: 'DURABLE_OPERATION_TRANSITION_REFUSED' };
const NAME = ANYTHING.name;
const { idempotencyKey } = KEY;

/** A registry whose one operation ended with an outcome that nobody knows. */
async function afterLostAnswer(): Promise<{ readonly processes: Processes; readonly registry: ToolRegistry }> {
  const processes = startProcesses();
  const registry = processes.start('a', () => {
    throw new CodedError('TOOL_EXECUTION_UNKNOWN', 'the answer was lost', { details: { chargeId: 9 } });
  });
  await registry.callTool(charge(), KEY);
  return { processes, registry };
}

describe('the status of an operation', () => {
  it('is read without starting anything, for the session of the call', async () => {
    const processes = startProcesses();
    const held = heldHandler();
    const registry = processes.start('a', held.run);
    assert.equal(await registry.getOperationStatus(NAME, idempotencyKey), undefined);
    const running = registry.callTool(charge(), { ...KEY, context: { sessionId: 's' } });
    await settle();
    const other = processes.start('b', neverRuns);
    assert.equal((await other.getOperationStatus(NAME, idempotencyKey, { sessionId: 's' }))?.state, 'pending');
    assert.equal(await other.getOperationStatus(NAME, idempotencyKey), undefined);
    held.finish(1);
    await running;
    assert.equal((await other.getOperationStatus(NAME, idempotencyKey, { sessionId: 's' }))?.state, 'completed');
    assert.equal(held.runs(), 1);
  });

  it('needs a store and a valid key', async () => {
    const registry = createRegistry();
    const invalid = { code: 'TOOL_INVALID_OPTIONS' };
    await assert.rejects(registry.getOperationStatus(NAME, 'k'), invalid);
    await assert.rejects(
      registry.recoverOperation(NAME, 'k', () => undefined),
      invalid,
    );
    await assert.rejects(registry.reconcileOperation(NAME, 'k', { state: 'completed', result: 1 }), invalid);
    await assert.rejects(startProcesses().start('a', neverRuns).getOperationStatus(NAME, ' '), invalid);
  });
});

describe('reconciling an unknown operation', () => {
  it('records the decision, who made it and when, and every retry replays it', async () => {
    const { processes, registry } = await afterLostAnswer();
    const record = await registry.reconcileOperation(NAME, idempotencyKey, {
      state: 'completed',
      result: { receipt: 'r-9' },
      reason: 'found at the provider',
      reconcilerId: 'operator jane',
    });
    assert.deepEqual(
      [record.state, record.revision, record.reconciledBy, record.reconciledAt, record.reason],
      ['completed', 3, 'operator jane', 1_000_000, 'found at the provider'],
    );
    for (const process of [registry, processes.start('b', neverRuns)]) {
      const replay = await process.callTool(charge(undefined, 'retry'), KEY);
      assert.deepEqual([replay.toolCallId, replay.structuredContent], ['retry', { receipt: 'r-9' }]);
    }
  });

  it('as failed answers every retry with the reason', async () => {
    const { registry } = await afterLostAnswer();
    await registry.reconcileOperation(NAME, idempotencyKey, { state: 'failed', reason: 'No such charge exists.' });
    const { error } = await registry.callTool(charge(), KEY);
    assert.deepEqual(
      [error?.code, error?.message, error?.retryable],
      ['TOOL_EXECUTION_FAILED', 'No such charge exists.', false],
    );
    assert.equal((await registry.getOperationStatus(NAME, idempotencyKey))?.reconciledBy, 'a');
  });

  it('takes a canonical result as it is, without the id of another caller', async () => {
    const { processes, registry } = await afterLostAnswer();
    const result = createToolCallSuccess('paid', { toolCallId: 'old' });
    await registry.reconcileOperation(NAME, idempotencyKey, { state: 'completed', result });
    assert.deepEqual((await processes.record())?.result, { content: result.content, structuredContent: 'paid' });
  });

  it('is refused for what is not unknown, for a stale revision, and for nonsense', async () => {
    const { processes, registry } = await afterLostAnswer();
    const decide = (resolution: unknown, expected?: number): Promise<unknown> =>
      registry.reconcileOperation(NAME, idempotencyKey, resolution as never, {}, expected);
    await assert.rejects(decide({ state: 'completed', result: 1 }, 1), REFUSED);
    for (const nonsense of [
      { state: 'pending' },
      { state: 'failed', reason: ' ' },
      { state: 'completed', result: 1n },
      { state: 'completed', result: { content: [], isError: true, error: { code: 'X', message: 'x' } } },
    ]) {
      await assert.rejects(decide(nonsense), { code: 'TOOL_INVALID_OPTIONS' });
    }
    assert.equal((await processes.record())?.state, 'unknown');
    await decide({ state: 'completed', result: 1 }, 2);
    await assert.rejects(decide({ state: 'completed', result: 2 }), REFUSED);
    await assert.rejects(registry.reconcileOperation(NAME, 'nobody', { state: 'completed', result: 1 }), REFUSED);
  });
});

describe('recovering an operation', () => {
  it('asks only about an unknown outcome, and hands over its evidence', async () => {
    const { registry } = await afterLostAnswer();
    const seen: unknown[] = [];
    const undecided = await registry.recoverOperation(NAME, idempotencyKey, (record, context) => {
      seen.push(record.result, context);
      return undefined;
    });
    assert.equal(undecided?.state, 'unknown');
    assert.match(JSON.stringify(seen[0]), /"chargeId":9/);
    assert.deepEqual(seen[1], {});

    const recovered = await registry.recoverOperation(NAME, idempotencyKey, () => ({
      state: 'completed',
      result: 'ok',
    }));
    assert.equal(recovered?.state, 'completed');
    const again = await registry.recoverOperation(NAME, idempotencyKey, () => assert.fail('already decided'));
    assert.equal(again?.state, 'completed');
    assert.equal(await registry.recoverOperation(NAME, 'nobody', () => assert.fail('nothing there')), undefined);
  });

  it('returns a pending operation as it is', async () => {
    const processes = startProcesses();
    const held = heldHandler();
    const running = processes.start('a', held.run).callTool(charge(), KEY);
    await settle();
    const other = processes.start('b', neverRuns);
    const record = await other.recoverOperation(NAME, idempotencyKey, () => assert.fail('still pending'));
    assert.equal(record?.state, 'pending');
    held.finish(1);
    await running;
  });

  it('refuses a decision about a record that has moved on, a new life of the key included', async () => {
    const { processes, registry } = await afterLostAnswer();
    const late = registry.recoverOperation(NAME, idempotencyKey, async () => {
      const record = (await processes.record())!;
      await processes.backend.compareAndSet(record.key, record.revision, undefined);
      await processes.backend.compareAndSet(record.key, undefined, { ...record, incarnation: 'another life' });
      return { state: 'completed', result: 1 };
    });
    await assert.rejects(late, REFUSED);
    assert.equal((await processes.record())?.state, 'unknown');
  });
});
