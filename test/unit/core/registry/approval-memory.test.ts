import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createToolApprovalQueue } from '../../../../src/core/registry/approval-queue.js';
import { mayRememberByDefault } from '../../../../src/core/registry/default-policy.js';
import type { ToolPolicyInput } from '../../../../src/core/registry/tool-registry-port.js';
import { ANYTHING, call } from './registry-fixture.js';

const MODEL = { source: 'model', mode: 'agent', sessionId: 's' } as const;

function input(id: string, overrides: Partial<ToolPolicyInput> = {}): ToolPolicyInput {
  return { request: call(ANYTHING.name, {}, id), definition: ANYTHING, context: MODEL, ...overrides };
}

describe('an approval for the session', () => {
  it('allows the calls like it, those that wait and those that come', async () => {
    const queue = createToolApprovalQueue({ mayRemember: () => true });
    const [first, second] = [queue.request(input('a')), queue.request(input('b'))];
    assert.equal(queue.store.getSnapshot()[0]?.rememberable, true);
    queue.resolve('a', 'allow', { remember: true });
    assert.deepEqual(await Promise.all([first, second, queue.request(input('c'))]), ['allow', 'allow', 'allow']);
    assert.deepEqual(queue.store.getSnapshot(), []);
    assert.deepEqual(queue.remembered.getSnapshot(), [{ name: ANYTHING.name, source: 'model', mode: 'agent' }]);
  });

  it('holds neither for another origin, nor for the same name defined anew', async () => {
    const queue = createToolApprovalQueue({ mayRemember: () => true });
    const first = queue.request(input('a'));
    queue.resolve('a', 'allow', { remember: true });
    await first;
    void queue.request(input('b', { context: { source: 'mcp', mode: 'agent' } }));
    void queue.request(input('c', { definition: { ...ANYTHING } }));
    assert.deepEqual(
      queue.store.getSnapshot().map(({ id }) => id),
      ['c', 'b'],
    );
    assert.deepEqual(queue.remembered.getSnapshot(), []);
    queue.denyAll();
  });

  it('is not kept where the policy does not let it, and never for a denial', async () => {
    const strict = createToolApprovalQueue();
    const asked = strict.request(input('a'));
    assert.equal(strict.store.getSnapshot()[0]?.rememberable, undefined);
    strict.resolve('a', 'allow', { remember: true });
    assert.equal(await asked, 'allow');
    void strict.request(input('b'));
    assert.equal(strict.store.getSnapshot().length, 1);
    strict.denyAll();

    const open = createToolApprovalQueue({ mayRemember: () => true });
    const denied = open.request(input('a'));
    open.resolve('a', 'deny', { remember: true });
    assert.equal(await denied, 'deny');
    assert.deepEqual(open.remembered.getSnapshot(), []);
  });

  it('ends when it is forgotten', async () => {
    const queue = createToolApprovalQueue({ mayRemember: () => true });
    const first = queue.request(input('a'));
    queue.resolve('a', 'allow', { remember: true });
    await first;
    queue.forget(ANYTHING.name);
    assert.deepEqual(queue.remembered.getSnapshot(), []);
    const again = queue.request(input('b'));
    queue.denyAll();
    assert.equal(await again, 'deny');
  });

  it('does not answer for a surface that is gone', async () => {
    const queue = createToolApprovalQueue({ mayRemember: () => true, requireSurface: true });
    const detach = queue.attachSurface();
    const first = queue.request(input('a'));
    queue.resolve('a', 'allow', { remember: true });
    await first;
    detach();
    assert.equal(await queue.request(input('b')), 'deny');
  });

  it('is offered by the default policy for calls that neither destroy nor reach outside', () => {
    const offered = (annotations: object): boolean =>
      mayRememberByDefault(input('a', { definition: { ...ANYTHING, annotations } }));
    assert.deepEqual([{}, { idempotentHint: true }, { destructiveHint: true }, { openWorldHint: true }].map(offered), [
      true,
      true,
      false,
      false,
    ]);
  });
});
