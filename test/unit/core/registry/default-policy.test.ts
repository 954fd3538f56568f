import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ToolCallContext } from '../../../../src/core/protocol/call.js';
import { createToolApprovalQueue } from '../../../../src/core/registry/approval-queue.js';
import { askThroughApprovals, createDefaultToolPolicy } from '../../../../src/core/registry/default-policy.js';
import { ANYTHING, call, createRegistry } from './registry-fixture.js';

const READ_ONLY = { ...ANYTHING, annotations: { readOnlyHint: true } };

describe('the default policy', () => {
  const policy = createDefaultToolPolicy({ alwaysAllowed: ['workspace.openFile'] });
  const decide = (definition = ANYTHING, context?: ToolCallContext): unknown =>
    policy({ request: call(definition.name), definition, ...(context && { context }) });

  it('allows read-only tools, tools that are always allowed, and what a person pressed', () => {
    assert.equal(decide(READ_ONLY), 'allow');
    assert.equal(decide({ ...ANYTHING, name: 'workspace.openFile' }), 'allow');
    assert.equal(decide(ANYTHING, { source: 'local', mode: 'direct' }), 'allow');
  });

  it('asks for everything else', () => {
    assert.equal(decide(), 'ask');
    assert.equal(decide(ANYTHING, { source: 'local', mode: 'agent' }), 'ask');
    assert.equal(decide(ANYTHING, { source: 'local' }), 'ask');
    for (const source of ['model', 'mcp', 'iframe'] as const) {
      assert.equal(decide(ANYTHING, { source, mode: 'direct' }), 'ask');
    }
    assert.equal(decide({ ...ANYTHING, annotations: { destructiveHint: false, idempotentHint: true } }), 'ask');
  });

  it('asks in the queue: approve runs, deny is told, cancel empties the queue', async () => {
    const approvals = createToolApprovalQueue();
    const registry = createRegistry({ toolPolicy: createDefaultToolPolicy({ approvals }) });
    let ran = 0;
    registry.register(ANYTHING, () => ++ran);
    const model = { context: { source: 'model', mode: 'agent' } } as const;

    const approved = registry.callTool(call(ANYTHING.name, {}, 'a'), model);
    assert.equal(ran, 0);
    approvals.resolve('a', 'allow');
    assert.equal((await approved).structuredContent, 1);

    const denied = registry.callTool(call(ANYTHING.name, {}, 'b'), model);
    approvals.resolve('b', 'deny');
    assert.equal((await denied).error?.code, 'TOOL_POLICY_DENIED');

    const controller = new AbortController();
    const cancelled = registry.callTool(call(ANYTHING.name, {}, 'c'), { ...model, signal: controller.signal });
    assert.equal(approvals.store.getSnapshot().length, 1);
    controller.abort();
    assert.equal((await cancelled).error?.code, 'TOOL_CANCELLED');
    assert.deepEqual(approvals.store.getSnapshot(), []);

    const late = await registry.callTool(call(ANYTHING.name, {}, 'd'), { ...model, timeout: 2 });
    assert.equal(late.error?.code, 'TOOL_TIMEOUT');
    assert.deepEqual(approvals.store.getSnapshot(), []);
    assert.equal(ran, 1);
  });

  it('lets a host’s own policy ask through the same queue', async () => {
    const approvals = createToolApprovalQueue();
    const toolPolicy = askThroughApprovals(({ context }) => (context?.mode === 'direct' ? 'deny' : 'ask'), approvals);
    const registry = createRegistry({ toolPolicy });
    registry.register(ANYTHING, () => 'ran');
    const denied = await registry.callTool(call(ANYTHING.name), { context: { source: 'local', mode: 'direct' } });
    assert.equal(denied.error?.code, 'TOOL_POLICY_DENIED');
    const asked = registry.callTool(call(ANYTHING.name, {}, 'asked'));
    await new Promise((resolve) => setTimeout(resolve, 0));
    approvals.resolve('asked', 'allow');
    assert.equal((await asked).structuredContent, 'ran');
  });
});
