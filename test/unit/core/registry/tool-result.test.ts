import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CodedError } from '../../../../src/core/base/coded-error.js';
import type { ToolCallEvent } from '../../../../src/core/protocol/event.js';
import { ANYTHING, ECHO, call, createRegistry } from './registry-fixture.js';

describe('the result', () => {
  it('keeps code, retryable and details of a thrown error', async () => {
    const registry = createRegistry();
    registry.register(ANYTHING, () => {
      throw new CodedError('WORKSPACE_REVISION_CONFLICT', 'stale', {
        retryable: true,
        details: { expectedRevision: 3, currentRevision: 4 },
      });
    });
    assert.deepEqual(await registry.callTool(call(ANYTHING.name)), {
      toolCallId: 'call-1',
      content: [{ type: 'text', text: 'stale' }],
      isError: true,
      error: {
        code: 'WORKSPACE_REVISION_CONFLICT',
        message: 'stale',
        retryable: true,
        details: { expectedRevision: 3, currentRevision: 4 },
      },
    });
  });

  it('tells the message and the handler of an uncoded error, never its stack', async () => {
    const registry = createRegistry();
    registry.register(ANYTHING, () => {
      const error = new Error('broken');
      error.message = `broken\n${error.stack ?? ''}`;
      throw error;
    });
    const result = await registry.callTool(call(ANYTHING.name));
    assert.equal(result.error?.code, 'TOOL_EXECUTION_FAILED');
    assert.equal(result.error.details?.['handlerId'], ANYTHING.name);
    assert.match(result.error.message, /^broken/);
    assert.doesNotMatch(JSON.stringify(result), /\.ts|:\d+:\d+|\bat /);
  });

  it('tells nothing of a thrown value that is no error', async () => {
    const registry = createRegistry();
    const hostile = Object.defineProperty(new Error('x'), 'message', {
      get() {
        throw new Error('gotcha');
      },
    });
    for (const thrown of ['secret text', { code: 'SECRET', message: 'secret' }, 774_411, null, undefined, hostile]) {
      const off = registry.register(ANYTHING, () => {
        throw thrown;
      });
      const result = await registry.callTool(call(ANYTHING.name));
      assert.equal(result.error?.code, 'TOOL_EXECUTION_FAILED');
      assert.doesNotMatch(JSON.stringify(result), /secret|774411|gotcha/i);
      off();
    }
  });

  it('must match the output schema, unless it is the tool’s own error (T26)', async () => {
    const registry = createRegistry();
    const outputSchema = { type: 'object', properties: { n: { type: 'number' } }, required: ['n'] };
    let value: unknown = { n: 'no' };
    registry.register({ ...ANYTHING, outputSchema }, () => value);
    const invalid = await registry.callTool(call(ANYTHING.name));
    assert.equal(invalid.error?.code, 'TOOL_OUTPUT_VALIDATION_FAILED');
    assert.equal('structuredContent' in invalid, false);
    assert.deepEqual((invalid.error.details?.['issues'] as { path: string }[])[0]?.path, '/n');

    value = undefined;
    assert.equal((await registry.callTool(call(ANYTHING.name))).error?.code, 'TOOL_OUTPUT_VALIDATION_FAILED');

    value = {
      content: [{ type: 'text', text: 'card refused' }],
      structuredContent: { n: 'no' },
      isError: true,
      error: { code: 'CARD_REFUSED', message: 'card refused' },
    };
    const own = await registry.callTool(call(ANYTHING.name));
    assert.equal(own.error?.code, 'CARD_REFUSED');
    assert.deepEqual(own.structuredContent, { n: 'no' });

    value = { n: 4 };
    assert.equal((await registry.callTool(call(ANYTHING.name))).isError, undefined);
  });

  it('that JSON cannot carry is an invalid output', async () => {
    const registry = createRegistry();
    const cyclic: Record<string, unknown> = {};
    cyclic['self'] = cyclic;
    for (const value of [cyclic, () => 1, 1n, Symbol('x')]) {
      const off = registry.register(ANYTHING, () => value);
      assert.equal((await registry.callTool(call(ANYTHING.name))).error?.code, 'TOOL_OUTPUT_VALIDATION_FAILED');
      off();
    }
  });

  it('past its byte budget is refused, with the attempted bytes in details and provenance only', async () => {
    const events: ToolCallEvent[] = [];
    const registry = createRegistry({ onToolCall: (event) => events.push(event) });
    registry.register(ANYTHING, () => '가'.repeat(100));
    const { error } = await registry.callTool(call(ANYTHING.name), { maxOutputBytes: 64 });
    const usedOutputBytes = events[1]?.provenance.usedOutputBytes;
    assert.equal(error?.code, 'TOOL_OUTPUT_LIMIT_EXCEEDED');
    assert.deepEqual([error.retryable, error.details], [false, { maxOutputBytes: 64, usedOutputBytes }]);
    assert.ok((usedOutputBytes ?? 0) > 600);
    assert.equal(events[1]?.provenance.maxOutputBytes, 64);
    const exact = await registry.callTool(call(ANYTHING.name), { maxOutputBytes: usedOutputBytes ?? 1 });
    assert.equal(exact.isError, undefined);
  });

  it('is frozen and its own, so nobody changes it afterwards', async () => {
    const registry = createRegistry();
    const shared = { list: [1] };
    registry.register(ANYTHING, () => shared);
    const result = await registry.callTool(call(ANYTHING.name));
    shared.list.push(2);
    assert.deepEqual(result.structuredContent, { list: [1] });
    assert.ok(Object.isFrozen(result) && Object.isFrozen(result.structuredContent));
  });
});

describe('validation modes', () => {
  it('warn reports and goes on, silent does not look', async () => {
    const warnings: unknown[] = [];
    const outputSchema = { type: 'number' };
    for (const validationMode of ['warn', 'silent'] as const) {
      const registry = createRegistry({ validationMode, onValidationWarning: (warning) => warnings.push(warning) });
      registry.register({ ...ECHO, outputSchema }, () => 'no number');
      assert.equal((await registry.callTool(call('test.echo'))).structuredContent, 'no number');
    }
    assert.deepEqual(warnings, [
      { toolName: 'test.echo', direction: 'input', issues: [{ path: '/x', message: 'is required' }] },
      {
        toolName: 'test.echo',
        direction: 'output',
        issues: [{ path: '', message: 'Instance type "string" is invalid. Expected "number".' }],
      },
    ]);
  });

  it('is refused where JSON would leave something else of it than a canonical result', async () => {
    const registry = createRegistry();
    registry.register(ANYTHING, () => ({ content: [{ type: 'json', json: { toJSON: () => undefined } }] }));
    const { error } = await registry.callTool(call(ANYTHING.name));
    assert.equal(error?.code, 'TOOL_OUTPUT_VALIDATION_FAILED');
  });

  it('is refused past 512 levels, below which everybody who writes or measures it has stack enough', async () => {
    const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);
    const events: ToolCallEvent[] = [];
    const registry = createRegistry({ onToolCall: (event) => events.push(event) });
    registry.register(ANYTHING, ({ levels, own }) => {
      const value = nested(Number(levels));
      return own ? { content: [{ type: 'json', json: value }] } : value;
    });
    const codeOf = async (args: Record<string, unknown>): Promise<string | undefined> =>
      (await registry.callTool(call(ANYTHING.name, args))).error?.code;
    assert.equal(await codeOf({ levels: 500 }), undefined);
    assert.equal(await codeOf({ levels: 3000 }), 'TOOL_OUTPUT_VALIDATION_FAILED');
    assert.equal(await codeOf({ levels: 3000, own: true }), 'TOOL_OUTPUT_VALIDATION_FAILED');
    assert.equal(await codeOf({ levels: 9000 }), 'TOOL_OUTPUT_VALIDATION_FAILED');
    assert.equal(events.length, 8);
  });
});
