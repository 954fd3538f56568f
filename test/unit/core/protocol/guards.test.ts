import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isToolCallRequest, toToolCallRequest } from '../../../../src/core/protocol/call-request.js';
import {
  createToolCallError,
  createToolCallSuccess,
  isToolCallResult,
} from '../../../../src/core/protocol/call-result.js';
import { stringifyToolContent } from '../../../../src/core/protocol/content-text.js';
import { TOOL_CALL_ERROR_CODES } from '../../../../src/core/protocol/error-codes.js';
import { isToolListRequest, toToolListRequest } from '../../../../src/core/protocol/list-request.js';
import { isToolListResult } from '../../../../src/core/protocol/list-result.js';

const DEFINITION = { name: 'a.b', inputSchema: { type: 'object' } };

function verdicts(guard: (value: unknown) => boolean, expected: boolean, values: readonly unknown[]): void {
  for (const value of values) assert.equal(guard(value), expected, JSON.stringify(value));
}

describe('tools/list requests', () => {
  it('are built with and without a cursor, the empty one included', () => {
    assert.deepEqual(toToolListRequest(), { method: 'tools/list' });
    assert.deepEqual(toToolListRequest({ cursor: '' }), { method: 'tools/list', params: { cursor: '' } });
  });

  it('may be absent but not null', () => {
    verdicts(isToolListRequest, true, [undefined, { method: 'tools/list' }, { method: 'tools/list', params: {} }]);
    verdicts(isToolListRequest, false, [
      null,
      {},
      [],
      'tools/list',
      { method: 'tools/call' },
      { method: 'tools/list', params: null },
      { method: 'tools/list', params: { cursor: 1 } },
    ]);
  });
});

describe('tools/list results', () => {
  it('need named definitions with object schemas and text cursors', () => {
    verdicts(isToolListResult, true, [
      { tools: [] },
      { tools: [DEFINITION], nextCursor: '' },
      {
        tools: [{ ...DEFINITION, title: 't', description: 'd', outputSchema: {}, annotations: { readOnlyHint: true } }],
      },
    ]);
    verdicts(isToolListResult, false, [
      null,
      {},
      { tools: {} },
      { tools: [DEFINITION], nextCursor: 3 },
      { tools: [{ name: 'no-schema' }] },
      { tools: [{ ...DEFINITION, name: ' ' }] },
      { tools: [{ ...DEFINITION, inputSchema: [] }] },
      { tools: [{ ...DEFINITION, outputSchema: 'x' }] },
      { tools: [{ ...DEFINITION, annotations: { readOnlyHint: 'yes' } }] },
      { tools: [DEFINITION, null] },
      { tools: new Array(2) },
    ]);
  });
});

describe('tools/call requests', () => {
  it('are built from a model’s call; missing arguments become an empty object', () => {
    assert.deepEqual(toToolCallRequest({ name: 'a.b' }), {
      method: 'tools/call',
      params: { name: 'a.b', arguments: {} },
    });
    assert.deepEqual(toToolCallRequest({ id: 0, name: 'a.b', arguments: { x: 1 } }), {
      id: 0,
      method: 'tools/call',
      params: { name: 'a.b', arguments: { x: 1 } },
    });
    for (const call of [{ name: ' ' }, { name: 'a', arguments: [] }, { name: 'a', id: Number.NaN }, { name: 5 }]) {
      assert.throws(() => toToolCallRequest(call as never), { code: 'TOOL_VALIDATION_FAILED' });
    }
  });

  it('need the exact method, a name, plain arguments and a usable id', () => {
    const params = { name: 'a.b' };
    verdicts(isToolCallRequest, true, [
      { method: 'tools/call', params },
      { id: 0, method: 'tools/call', params: { name: 'a.b', arguments: {} } },
      { id: '', method: 'tools/call', params },
    ]);
    verdicts(isToolCallRequest, false, [
      null,
      { method: 'tools/CALL', params },
      { method: 'tools/call' },
      { method: 'tools/call', params: { name: '  ' } },
      { method: 'tools/call', params: { name: 'a', arguments: [] } },
      { method: 'tools/call', params: { name: 'a', arguments: null } },
      { method: 'tools/call', params: { name: 'a', arguments: new Map() } },
      { id: Number.NaN, method: 'tools/call', params },
      { id: {}, method: 'tools/call', params },
    ]);
  });
});

describe('tools/call results', () => {
  it('carry an error exactly when they are one', () => {
    const content = [{ type: 'text', text: 'x' }];
    const error = { code: 'A', message: 'b' };
    verdicts(isToolCallResult, true, [
      { content: [] },
      { content, isError: false, structuredContent: 1 },
      { content: [{ type: 'json', json: null }], toolCallId: 1 },
      { content, isError: true, error: { ...error, retryable: false, details: {} } },
      createToolCallSuccess({ a: 1 }, { toolCallId: 'c' }),
      createToolCallError('x', { code: 'C' }),
    ]);
    verdicts(isToolCallResult, false, [
      null,
      {},
      { content: 'x' },
      { content: [{ type: 'json' }] },
      { content: [{ type: 'image', data: '' }] },
      { content: [{ type: 'text', text: 1 }] },
      { content, isError: true },
      { content, isError: false, error },
      { content, error },
      { content, isError: true, error: { code: '', message: 'x' } },
      { content, isError: true, error: { code: 'A', message: ' ' } },
      { content, isError: true, error: { ...error, retryable: 'yes' } },
      { content, toolCallId: Infinity },
      { content: [Object.create({ type: 'json', json: 1 })] },
    ]);
  });

  it('throw when built without a message or from what JSON cannot carry', () => {
    assert.throws(() => createToolCallError(''), TypeError);
    assert.throws(() => createToolCallSuccess(() => 1), TypeError);
    assert.equal(createToolCallError('x').error?.code, TOOL_CALL_ERROR_CODES.EXECUTION_FAILED);
  });

  it('become text, with a marker for what cannot be written', () => {
    const cyclic: Record<string, unknown> = {};
    cyclic['self'] = cyclic;
    const json = (value: unknown): { type: 'json'; json: never } => ({ type: 'json', json: value as never });
    assert.equal(
      stringifyToolContent([{ type: 'text', text: 'a' }, json({ b: 1 }), json(cyclic), json(() => 1)]),
      'a\n{"b":1}\n[unserializable JSON content]\n[unserializable JSON content]',
    );
  });
});
