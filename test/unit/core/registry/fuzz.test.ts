import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { isToolCallRequest } from '../../../../src/core/protocol/call-request.js';
import { isToolCallResult } from '../../../../src/core/protocol/call-result.js';
import { isToolListRequest } from '../../../../src/core/protocol/list-request.js';
import { isToolListResult } from '../../../../src/core/protocol/list-result.js';
import { serializeToolObservabilityValue } from '../../../../src/core/protocol/observability-redaction.js';
import { parseToolExecutionProvenance } from '../../../../src/core/protocol/provenance.js';
import { soak } from '../../../support/soak.js';
import { createRegistry } from './registry-fixture.js';

const DANGEROUS = fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty');
const NAMES = fc.oneof(
  fc.constantFrom('test.strict', 'test.any', 'test.throws', '', ' '),
  DANGEROUS,
  fc.string({ maxLength: 12 }),
);

/** JSON as `JSON.parse` makes it: keys that look like protocol fields or prototypes are likely, and stay own keys. */
const jsonValue = fc
  .letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      fc.constantFrom(null, true, 0, -1, 1e308, '', 'tools/call', 'tools/list', 'x'),
      fc.string({ maxLength: 8 }),
      fc.array(tie('value'), { maxLength: 4 }),
      fc
        .array(
          fc.tuple(
            fc.oneof(
              fc.constantFrom('id', 'method', 'params', 'name', 'arguments', 'x', 'content', 'type', 'text', 'error'),
              DANGEROUS,
            ),
            tie('value'),
          ),
          { maxLength: 5 },
        )
        .map((entries) => parseObject(entries)),
    ),
  }))
  .value.map((value) => JSON.parse(JSON.stringify(value)) as unknown);

function parseObject(entries: readonly (readonly [string, unknown])[]): unknown {
  const fields = entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`);
  return JSON.parse(`{${fields.join(',')}}`);
}

const args = fc.oneof(jsonValue, fc.record({ x: fc.oneof(fc.string(), jsonValue) }));

const request = fc.oneof(
  jsonValue,
  fc.record(
    {
      id: fc.oneof(fc.string({ maxLength: 4 }), fc.integer(), jsonValue),
      method: fc.oneof({ weight: 9, arbitrary: fc.constant('tools/call') }, { weight: 1, arbitrary: jsonValue }),
      params: fc.oneof(
        { weight: 9, arbitrary: fc.record({ name: NAMES, arguments: args }, { requiredKeys: ['name'] }) },
        { weight: 1, arbitrary: jsonValue },
      ),
    },
    { requiredKeys: [] },
  ),
);

/** Own names of every prototype that a careless merge could reach. */
function prototypeNames(): string {
  return [Object.prototype, Array.prototype, Function.prototype, String.prototype]
    .map((prototype) => Object.getOwnPropertyNames(prototype).join())
    .join('|');
}

describe('random JSON', () => {
  it('in any guard gives a verdict, never a throw, and changes no prototype', () => {
    const before = prototypeNames();
    fc.assert(
      fc.property(fc.oneof(request, jsonValue, fc.anything({ withNullPrototype: true, withMap: true })), (value) => {
        for (const guard of [isToolCallRequest, isToolCallResult, isToolListRequest, isToolListResult]) {
          assert.equal(typeof guard(value), 'boolean');
        }
        assert.ok(serializeToolObservabilityValue(value).length > 0);
        assert.throws(() => parseToolExecutionProvenance(value), { code: 'TOOL_PROVENANCE_INVALID' });
      }),
      soak(100_000),
    );
    assert.equal(prototypeNames(), before);
  });

  it('in callTool never throws, never reaches a handler unvalidated, and changes no prototype', async () => {
    const before = prototypeNames();
    const registry = createRegistry();
    let reached = 0;
    registry.register(
      {
        name: 'test.strict',
        inputSchema: {
          type: 'object',
          properties: { x: { type: 'string' } },
          required: ['x'],
          additionalProperties: false,
        },
        outputSchema: { type: 'string' },
      },
      (args) => {
        reached++;
        assert.deepEqual(Object.keys(args), ['x']);
        assert.equal(typeof args['x'], 'string');
        return args['x'];
      },
    );
    registry.register({ name: 'test.any', inputSchema: {} }, (args) => ({ ...args }));
    registry.register({ name: 'test.throws', inputSchema: {} }, (args) => {
      throw args as never;
    });

    await fc.assert(
      fc.asyncProperty(request, async (value) => {
        const result = await registry.callTool(value as never);
        assert.ok(isToolCallResult(result));
        const model = await registry.executeModelToolCall((value as { params?: unknown })?.params as never);
        assert.ok(isToolCallResult(model));
        if (!isToolCallRequest(value)) assert.equal(result.error?.code, 'TOOL_VALIDATION_FAILED');
      }),
      soak(100_000),
    );
    assert.ok(reached > 0, 'some random calls were valid');
    assert.equal(prototypeNames(), before);
  });
});
