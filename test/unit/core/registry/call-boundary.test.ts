import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { abortable } from '../../../../src/core/base/abort.js';
import { ANYTHING, ECHO, call, createRegistry } from './registry-fixture.js';

describe('cancellation and time-out', () => {
  it('an aborted signal answers at once at every boundary, and the handler’s signal aborts', async () => {
    const registry = createRegistry({
      toolPolicy: ({ definition, signal }) =>
        definition.name === 'test.slow-policy' ? abortable(new Promise<'allow'>(() => undefined), signal) : 'allow',
    });
    let handlerSignal: AbortSignal | undefined;
    const hang = (_args: unknown, { signal }: { signal: AbortSignal }): Promise<never> => {
      handlerSignal = signal;
      return new Promise(() => undefined);
    };
    registry.register({ ...ANYTHING, name: 'test.slow-policy' }, hang);
    registry.register({ ...ANYTHING, name: 'test.slow-handler' }, hang);

    const before = await registry.callTool(call('test.slow-handler'), { signal: AbortSignal.abort() });
    assert.equal(before.error?.code, 'TOOL_CANCELLED');
    assert.equal(handlerSignal, undefined);
    for (const name of ['test.slow-policy', 'test.slow-handler']) {
      const controller = new AbortController();
      const pending = registry.callTool(call(name), { signal: controller.signal });
      await Promise.resolve();
      setTimeout(() => controller.abort(), 5);
      const { error } = await pending;
      assert.deepEqual([error?.code, error?.retryable], ['TOOL_CANCELLED', true]);
    }
    assert.equal((handlerSignal as AbortSignal | undefined)?.aborted, true);
  });

  it('one time budget covers policy and handler; the handler does not start after it', async () => {
    let ran = 0;
    const registry = createRegistry({
      toolPolicy: () => new Promise((resolve) => setTimeout(() => resolve('allow'), 30)),
    });
    registry.register(ANYTHING, () => ran++);
    const { error } = await registry.callTool(call(ANYTHING.name), { timeout: 5 });
    assert.equal(error?.code, 'TOOL_TIMEOUT');
    assert.deepEqual([error.retryable, error.details], [true, { timeoutMs: 5, executionState: 'detached' }]);
    await new Promise((resolve) => setTimeout(resolve, 40));
    assert.equal(ran, 0);
  });

  it('a time-out longer than timers can hold does not fire at once', async () => {
    const registry = createRegistry();
    registry.register(ANYTHING, () => new Promise((resolve) => setTimeout(() => resolve('late'), 10)));
    assert.equal((await registry.callTool(call(ANYTHING.name), { timeout: 1e12 })).structuredContent, 'late');
  });

  it('a signal shared by many calls keeps no listener of theirs', async () => {
    const controller = new AbortController();
    let listeners = 0;
    const { signal } = controller;
    const add = signal.addEventListener.bind(signal);
    const remove = signal.removeEventListener.bind(signal);
    signal.addEventListener = ((...args: Parameters<typeof add>) => (listeners++, add(...args))) as typeof add;
    signal.removeEventListener = ((...args: Parameters<typeof remove>) => (
      listeners--,
      remove(...args)
    )) as typeof remove;
    const registry = createRegistry();
    registry.register(ECHO, () => 1);
    for (let index = 0; index < 50; index++) {
      await registry.callTool(call('test.echo', index % 2 ? { x: 'ok' } : {}), { signal, timeout: 1000 });
    }
    assert.equal(listeners, 0);
  });
});
