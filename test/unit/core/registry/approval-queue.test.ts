import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createToolApprovalQueue } from '../../../../src/core/registry/approval-queue.js';
import type { ToolPolicyInput } from '../../../../src/core/registry/tool-registry-port.js';
import { ANYTHING, call } from './registry-fixture.js';

function input(
  overrides: Partial<ToolPolicyInput> & { id?: string; args?: Record<string, unknown> } = {},
): ToolPolicyInput {
  const { id = 'call-1', args = {}, ...rest } = overrides;
  return { request: call(ANYTHING.name, args, id), definition: { ...ANYTHING, description: 'Does it.' }, ...rest };
}

describe('the approval queue', () => {
  it('shows what the contract allows and never the raw arguments', () => {
    const queue = createToolApprovalQueue({ safeArgumentNames: ['theme', 'path', 'deep', 'ratio'], now: () => 77 });
    void queue.request(
      input({
        args: { path: 'p'.repeat(200), source: 'secret file', theme: 'rose', ratio: 2, deep: { secret: 1 } },
        context: { source: 'mcp', mode: 'agent', sessionId: 's-1' },
      }),
    );
    const [snapshot] = queue.store.getSnapshot();
    assert.deepEqual(snapshot, {
      id: 'call-1',
      method: 'tools/call',
      toolCallId: 'call-1',
      sessionId: 's-1',
      name: ANYTHING.name,
      description: 'Does it.',
      source: 'mcp',
      mode: 'agent',
      argumentKeys: ['path', 'source', 'theme', 'ratio', 'deep'],
      safeArgumentPreview: `theme: rose · path: ${'p'.repeat(120)} · ratio: 2`,
      createdAt: 77,
    });
    assert.doesNotMatch(JSON.stringify(snapshot), /secret/);
    queue.denyAll();
  });

  it('names a request without id by prefix, time and number, and takes it for a model’s', () => {
    const queue = createToolApprovalQueue({ idPrefix: 'live-editor-approval', now: () => 5 });
    const request = { method: 'tools/call', params: { name: ANYTHING.name } } as const;
    void queue.request({ request, definition: ANYTHING });
    const [snapshot] = queue.store.getSnapshot();
    assert.deepEqual(snapshot, {
      id: 'live-editor-approval-5-1',
      method: 'tools/call',
      name: ANYTHING.name,
      description: '',
      source: 'model',
      argumentKeys: [],
      createdAt: 5,
    });
    queue.denyAll();
  });

  it('lists the newest first and decides two calls of one tool apart', async () => {
    const queue = createToolApprovalQueue();
    const first = queue.request(input({ id: 'a' }));
    const second = queue.request(input({ id: 'b' }));
    assert.deepEqual(
      queue.store.getSnapshot().map(({ id }) => id),
      ['b', 'a'],
    );
    queue.resolve('a', 'allow');
    queue.resolve('b', 'deny');
    assert.deepEqual(await Promise.all([first, second]), ['allow', 'deny']);
    assert.deepEqual(queue.store.getSnapshot(), []);
  });

  it('keeps reused and colliding ids apart, and a late second click decides nothing', async () => {
    const queue = createToolApprovalQueue();
    const decisions = ['x-1', 'x', 'x'].map((id) => queue.request(input({ id })));
    const ids = queue.store.getSnapshot().map(({ id }) => id);
    assert.equal(new Set(ids).size, 3);
    for (const id of ids) queue.resolve(id, 'deny');
    await Promise.all(decisions);

    const again = queue.request(input({ id: 'x' }));
    for (const id of ids) queue.resolve(id, 'allow');
    queue.resolve('nobody', 'allow');
    assert.equal(queue.store.getSnapshot().length, 1);
    queue.denyAll();
    assert.equal(await again, 'deny');
  });

  it('denies and removes a request that is aborted, before or while it waits', async () => {
    const queue = createToolApprovalQueue();
    assert.equal(await queue.request(input({ signal: AbortSignal.abort() })), 'deny');
    const controller = new AbortController();
    const waiting = queue.request(input({ signal: controller.signal }));
    assert.equal(queue.store.getSnapshot().length, 1);
    controller.abort();
    assert.equal(await waiting, 'deny');
    assert.deepEqual(queue.store.getSnapshot(), []);
  });

  it('takes anything but allow for a denial', async () => {
    const queue = createToolApprovalQueue();
    const waiting = queue.request(input());
    queue.resolve('call-1', 'yes' as never);
    assert.equal(await waiting, 'deny');
  });

  it('goes on when one of several surfaces leaves, and denies when the last one does', async () => {
    const queue = createToolApprovalQueue({ requireSurface: true });
    assert.equal(await queue.request(input()), 'deny');
    const detachFirst = queue.attachSurface();
    const detachSecond = queue.attachSurface();
    const waiting = queue.request(input({ id: 'waits' }));
    detachFirst();
    detachFirst();
    assert.equal(queue.store.getSnapshot().length, 1);
    detachSecond();
    assert.equal(await waiting, 'deny');
    assert.equal(await queue.request(input({ id: 'late' })), 'deny');
  });

  it('tells its store once for each change', async () => {
    const queue = createToolApprovalQueue();
    let told = 0;
    queue.store.subscribe(() => told++);
    const waiting = queue.request(input());
    queue.resolve('call-1', 'allow');
    queue.resolve('call-1', 'deny');
    assert.equal(await waiting, 'allow');
    assert.equal(told, 2);
  });

  it('shows marks for controls and for what turns the direction of text', () => {
    const queue = createToolApprovalQueue({ safeArgumentNames: ['path'] });
    void queue.request(input({ args: { path: 'a\u202efdp.exe\n\u0000' } }));
    assert.equal(queue.store.getSnapshot()[0]?.safeArgumentPreview, 'path: a\ufffdfdp.exe\ufffd\ufffd');
  });
});
