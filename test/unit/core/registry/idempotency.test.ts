import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  createToolCallFingerprint,
  createToolOperationKey,
  isValidToolIdempotencyKey,
} from '../../../../src/core/registry/idempotency-key.js';
import { createToolIdempotencyRegistry } from '../../../../src/core/registry/idempotency-registry.js';
import { ANYTHING, call, createRegistry } from './registry-fixture.js';

const tick = (ms = 0): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe('a fingerprint', () => {
  it('is FNV-1a over tool and arguments in canonical order', () => {
    const a = createToolCallFingerprint('t', { x: 1, y: { b: 2, a: 1 } });
    assert.equal(a, createToolCallFingerprint('t', { y: { a: 1, b: 2 }, x: 1 }));
    assert.match(a, /^fnv1a64:[0-9a-f]{16}:31$/);
    assert.notEqual(a, createToolCallFingerprint('u', { x: 1, y: { b: 2, a: 1 } }));
    assert.notEqual(createToolCallFingerprint('t', { x: 1 }), createToolCallFingerprint('t', { x: '1' }));
  });

  it('stands beside a key of session, tool and idempotency key', () => {
    assert.equal(createToolOperationKey('a.b', 'k'), '["default","a.b","k"]');
    assert.equal(createToolOperationKey('a.b', 'k', 's'), '["s","a.b","k"]');
    assert.deepEqual(['k', 'k'.repeat(256), '', ' ', 'k'.repeat(257), 5].map(isValidToolIdempotencyKey), [
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('the in-memory idempotency registry', () => {
  it('forgets the least recently used settled operation first, and never a running one', async () => {
    const registry = createToolIdempotencyRegistry<string>({ maxEntries: 2 });
    let finish: (value: string) => void = () => undefined;
    registry.claim('running', 'f', () => new Promise((resolve) => (finish = resolve)));
    registry.claim('a', 'f', () => Promise.resolve('a'));
    await tick();
    registry.claim('b', 'f', () => Promise.resolve('b'));
    await tick();
    assert.equal(registry.size, 2);
    assert.equal(registry.claim('b', 'f', () => Promise.resolve('again')).status, 'replay');
    registry.claim('c', 'f', () => new Promise(() => undefined));
    assert.equal(registry.claim('running', 'f', () => Promise.resolve('twice')).status, 'replay');
    finish('once');
    assert.equal(await registry.claim('running', 'f', () => Promise.resolve('twice')).promise, 'once');
  });

  it('refuses bounds it cannot keep', () => {
    for (const options of [{ maxEntries: 0 }, { maxEntries: 1.5 }, { retentionMs: -1 }, { retentionMs: Number.NaN }]) {
      assert.throws(() => createToolIdempotencyRegistry(options), { code: 'TOOL_INVALID_OPTIONS' });
    }
  });

  it('remembers a settled operation for its retention, counted from its end', async () => {
    let now = 0;
    const registry = createToolIdempotencyRegistry<number>({ retentionMs: 100, now: () => now });
    registry.claim('k', 'f', () => Promise.resolve(1));
    await tick();
    now = 99;
    assert.equal(registry.claim('k', 'f', () => Promise.resolve(2)).status, 'replay');
    now = 100;
    const again = registry.claim('k', 'other', () => Promise.resolve(3));
    assert.deepEqual([again.status, await again.promise], ['owner', 3]);
    registry.clear('k');
    assert.equal(registry.size, 0);
  });
});

describe('a call with an idempotency key', () => {
  const key = { idempotencyKey: 'save-1', context: { sessionId: 's' } } as const;

  it('runs once: retries replay the result under their own id', async () => {
    const registry = createRegistry();
    let ran = 0;
    registry.register(ANYTHING, ({ a }) => ({ a, ran: ++ran }));
    const [first, parallel] = await Promise.all([
      registry.callTool(call(ANYTHING.name, { a: 1, b: 2 }, 'c1'), key),
      registry.callTool(call(ANYTHING.name, { b: 2, a: 1 }, 2), key),
    ]);
    const later = await registry.callTool(call(ANYTHING.name, { a: 1, b: 2 }, 'c3'), key);
    assert.deepEqual(first.structuredContent, { a: 1, ran: 1 });
    assert.deepEqual(parallel, { ...first, toolCallId: 2 });
    assert.deepEqual(later, { ...first, toolCallId: 'c3' });

    const other = await registry.callTool(call(ANYTHING.name, { a: 1, b: 2 }), { ...key, context: { sessionId: 't' } });
    assert.deepEqual(other.structuredContent, { a: 1, ran: 2 });
  });

  it('conflicts with other arguments, also while the first call is pending', async () => {
    const registry = createRegistry();
    let finish: (value: string) => void = () => undefined;
    registry.register(ANYTHING, () => new Promise((resolve) => (finish = resolve)));
    const pending = registry.callTool(call(ANYTHING.name, { a: 1 }), key);
    await tick();
    const { error } = await registry.callTool(call(ANYTHING.name, { a: 2 }), key);
    assert.deepEqual([error?.code, error?.retryable], ['TOOL_IDEMPOTENCY_CONFLICT', false]);
    finish('done');
    assert.equal((await pending).structuredContent, 'done');
  });

  it('is validated and authorized each time before it may replay', async () => {
    let decision: 'allow' | 'deny' = 'allow';
    const registry = createRegistry({ toolPolicy: () => decision });
    registry.register(ANYTHING, () => 'secret');
    await registry.callTool(call(ANYTHING.name), key);
    decision = 'deny';
    assert.equal((await registry.callTool(call(ANYTHING.name), key)).error?.code, 'TOOL_POLICY_DENIED');
  });

  it('that timed out tells its retry what truly came of it, and does not run again', async () => {
    const registry = createRegistry();
    let ran = 0;
    registry.register(ANYTHING, async () => {
      ran++;
      await tick(20);
      return 'finished after all';
    });
    const first = await registry.callTool(call(ANYTHING.name), { ...key, timeout: 2 });
    assert.equal(first.error?.code, 'TOOL_TIMEOUT');
    const retry = await registry.callTool(call(ANYTHING.name), key);
    assert.deepEqual([retry.structuredContent, ran], ['finished after all', 1]);
  });

  it('that was interrupted without telling how far it came is aborted, not retried in silence', async () => {
    const registry = createRegistry();
    let ran = 0;
    registry.register(ANYTHING, (_args, { signal }) => {
      ran++;
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
    });
    const controller = new AbortController();
    const first = registry.callTool(call(ANYTHING.name), { ...key, signal: controller.signal });
    await tick();
    controller.abort();
    assert.equal((await first).error?.code, 'TOOL_CANCELLED');
    const retry = await registry.callTool(call(ANYTHING.name), key);
    assert.deepEqual([retry.error?.code, retry.error?.retryable, ran], ['TOOL_EXECUTION_ABORTED', true, 1]);
  });

  it('keeps a caller’s own byte budget on a replay', async () => {
    const registry = createRegistry();
    registry.register(ANYTHING, () => 'x'.repeat(100));
    await registry.callTool(call(ANYTHING.name), key);
    const { error } = await registry.callTool(call(ANYTHING.name), { ...key, maxOutputBytes: 50 });
    assert.equal(error?.code, 'TOOL_OUTPUT_LIMIT_EXCEEDED');
  });

  it('gives a key that is used anew after it expired a new place, too', async () => {
    let time = 0;
    const operations = createToolIdempotencyRegistry<number>({ retentionMs: 10, maxEntries: 2, now: () => time });
    const settle = async (key: string): Promise<void> => {
      await operations.claim(key, 'f', () => Promise.resolve(1)).promise;
      await tick();
    };
    await settle('old');
    time = 5;
    await settle('mid');
    time = 12;
    await settle('old');
    await settle('new');
    assert.equal(operations.claim('old', 'f', () => Promise.resolve(2)).status, 'replay');
  });

  it('shares the execution with a call that the handler itself makes under its key', async () => {
    const registry = createRegistry();
    let ran = 0;
    let inner: Promise<unknown> | undefined;
    registry.register(ANYTHING, () => {
      ran += 1;
      inner ??= registry.callTool(call(ANYTHING.name, {}, 'inner'), key).then((result) => result.structuredContent);
      return 'once';
    });
    assert.equal((await registry.callTool(call(ANYTHING.name), key)).structuredContent, 'once');
    assert.deepEqual([await inner, ran], ['once', 1]);
  });
});
