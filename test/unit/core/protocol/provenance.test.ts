import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createToolCallError, createToolCallSuccess } from '../../../../src/core/protocol/call-result.js';
import { measureToolOutputBytes } from '../../../../src/core/protocol/output-bytes.js';
import {
  createToolExecutionProvenance,
  parseToolExecutionProvenance,
  toExecutionState,
} from '../../../../src/core/protocol/provenance.js';

const INPUT = { ownerId: 'owner', state: 'completed', usedOutputBytes: 4, elapsedMs: 5 } as const;

describe('provenance', () => {
  it('round-trips and is frozen', () => {
    const provenance = createToolExecutionProvenance({ ...INPUT, timeoutMs: 100, maxOutputBytes: 200 });
    assert.deepEqual(parseToolExecutionProvenance(JSON.parse(JSON.stringify(provenance))), provenance);
    assert.ok(Object.isFrozen(provenance));
    assert.equal('timeoutMs' in createToolExecutionProvenance(INPUT), false);
  });

  it('refuses unknown fields and values out of their range', () => {
    const valid = createToolExecutionProvenance(INPUT);
    const bad = [
      { arguments: {} },
      { schemaVersion: 'v2' },
      { phase: 'other' },
      { ownerId: '' },
      { ownerId: 'o'.repeat(257) },
      { ownerId: 'a\u0000' },
      { state: 'running' },
      { timeoutMs: -1 },
      { maxOutputBytes: 1.5 },
      { usedOutputBytes: Number.MAX_SAFE_INTEGER + 1 },
      { elapsedMs: undefined },
    ];
    for (const change of bad) {
      assert.throws(() => parseToolExecutionProvenance({ ...valid, ...change }), { code: 'TOOL_PROVENANCE_INVALID' });
    }
    for (const value of [null, undefined, 'x', []]) {
      assert.throws(() => parseToolExecutionProvenance(value), { code: 'TOOL_PROVENANCE_INVALID' });
    }
  });

  it('tells the state of a result as the contract maps its code', () => {
    const state = (code: string): string => toExecutionState(createToolCallError('x', { code }));
    assert.equal(toExecutionState(createToolCallSuccess(1)), 'completed');
    assert.equal(state('TOOL_CANCELLED'), 'cancelled');
    for (const code of ['TOOL_TIMEOUT', 'TOOL_EXECUTION_ABORTED', 'TOOL_EXECUTION_UNKNOWN']) {
      assert.equal(state(code), 'unknown');
    }
    assert.equal(state('WORKSPACE_EMPTY'), 'failed');
  });

  it('measures the UTF-8 bytes of content and structured content', () => {
    assert.equal(measureToolOutputBytes({ content: [] }), '{"content":[]}'.length);
    const bytes = measureToolOutputBytes(createToolCallSuccess('é', { toolCallId: 'not counted' }));
    assert.equal(bytes, '{"content":[{"type":"text","text":"é"}],"structuredContent":"é"}'.length + 2);
  });
});
