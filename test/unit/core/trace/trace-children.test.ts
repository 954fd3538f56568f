import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { childContext } from '../../../../src/core/protocol/child-call.js';
import { toToolCallRequest } from '../../../../src/core/protocol/call-request.js';
import { createToolRegistry } from '../../../../src/core/registry/tool-registry.js';
import { createTrace } from '../../../../src/core/trace/trace.js';

describe('the trace of a program', () => {
  it('is one row with the calls that it made, in the order of their ordinals, without arguments or results', async () => {
    const trace = createTrace();
    const registry = createToolRegistry({
      validationMode: 'silent',
      toolPolicy: () => 'allow',
      onToolCall: trace.record,
    });
    const child = (ordinal: number) => ({
      dispatching: () => undefined,
      settled: () => undefined,
      ordinal,
    });
    registry.register({ name: 'look', inputSchema: { type: 'object' } }, () => ({ secret: 'raw' }));
    registry.register({ name: 'fails', inputSchema: { type: 'object' } }, () => {
      throw new Error('no');
    });
    registry.register({ name: 'program', inputSchema: { type: 'object' } }, async (_args, { request, context }) => {
      const call = (name: string, ordinal: number) =>
        registry.callTool(toToolCallRequest({ name, arguments: { hidden: 'text' } }), {
          context: childContext(context, { ...child(ordinal), parent: request }),
        });
      await Promise.all([call('fails', 2), call('look', 1)]);
      return 1;
    });
    await registry.callTool(toToolCallRequest({ name: 'program' }), { context: { sessionId: 's' } });

    const [row, ...others] = trace.getSnapshot();
    assert.equal(others.length, 0);
    assert.deepEqual(
      row!.children?.map(({ ordinal, name, status, errorCode }) => [ordinal, name, status, errorCode]),
      [
        [1, 'look', 'completed', undefined],
        [2, 'fails', 'failed', 'TOOL_EXECUTION_FAILED'],
      ],
    );
    assert.doesNotMatch(JSON.stringify(row!.children), /hidden|raw/);
    assert.equal(row!.status, 'completed');
    assert.match(trace.exportJson(), /"ordinal": 1/);
  });
});
