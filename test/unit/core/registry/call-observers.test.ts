import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ToolCallEvent } from '../../../../src/core/protocol/event.js';
import { ANYTHING, ECHO, call, createRegistry } from './registry-fixture.js';

describe('observers', () => {
  it('see one started and one final event with the same request, provenance and no payload in it', async () => {
    const events: ToolCallEvent[] = [];
    const registry = createRegistry({ executionOwnerId: 'registry-owner', now: () => 1234 });
    registry.register(ECHO, ({ x }) => x);
    const off = registry.observe((event) => events.push(event));
    await registry.callTool(call('test.echo', { x: 'payload' }), { timeout: 500, context: { sessionId: 's' } });
    await registry.callTool(call('test.echo'), { executionOwnerId: 'call-owner' });
    off();
    await registry.callTool(call('test.echo', { x: 'unseen' }));

    assert.deepEqual(
      events.map(({ type, provenance }) => [type, provenance.state, provenance.ownerId]),
      [
        ['started', 'pending', 'registry-owner'],
        ['completed', 'completed', 'registry-owner'],
        ['started', 'pending', 'call-owner'],
        ['failed', 'failed', 'call-owner'],
      ],
    );
    assert.equal(events[0]?.request, events[1]?.request);
    assert.equal(events[0]?.timestamp, 1234);
    assert.equal(events[0]?.provenance.timeoutMs, 500);
    assert.equal(events[0]?.context?.sessionId, 's');
    assert.doesNotMatch(JSON.stringify(events.map(({ provenance }) => provenance)), /payload/);
  });

  it('see every lifecycle: unknown names, bad options, cancel and time-out', async () => {
    const seen: string[] = [];
    const registry = createRegistry({
      onToolCall: (event) => {
        if (event.type !== 'started') seen.push(`${event.result.error?.code ?? 'ok'} ${event.provenance.state}`);
      },
    });
    registry.register(ANYTHING, () => new Promise(() => undefined));
    await registry.callTool(call('nobody'));
    await registry.callTool(call(ANYTHING.name), { timeout: -1 });
    await registry.callTool(call(ANYTHING.name), { signal: AbortSignal.abort() });
    await registry.callTool(call(ANYTHING.name), { timeout: 1 });
    assert.deepEqual(seen, [
      'TOOL_NOT_FOUND failed',
      'TOOL_INVALID_OPTIONS failed',
      'TOOL_CANCELLED cancelled',
      'TOOL_TIMEOUT unknown',
    ]);
  });

  it('that fail, at once or later, change nothing', async () => {
    const registry = createRegistry({
      onToolCall: () => {
        throw new Error('observer');
      },
    });
    registry.observe((async () => {
      await Promise.resolve();
      throw new Error('asynchronous observer');
    }) as () => void);
    registry.register(ANYTHING, () => 'fine');
    assert.equal((await registry.callTool(call(ANYTHING.name))).structuredContent, 'fine');
    await new Promise((resolve) => setTimeout(resolve, 1));
  });

  it('miss an event whose clock fails, and the call goes on', async () => {
    const events: ToolCallEvent[] = [];
    const registry = createRegistry({
      onToolCall: (event) => events.push(event),
      now: () => {
        throw new Error('no clock');
      },
    });
    registry.register(ANYTHING, () => 'fine');
    assert.equal((await registry.callTool(call(ANYTHING.name))).structuredContent, 'fine');
    assert.deepEqual(events, []);
  });
});
