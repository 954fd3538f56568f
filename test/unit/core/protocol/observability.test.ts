import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { utf8ByteLength } from '../../../../src/core/base/bytes.js';
import {
  sanitizeToolCallDiagnostic,
  sanitizeToolCallDiagnosticReason,
} from '../../../../src/core/protocol/call-diagnostic.js';
import { createToolCallError, createToolCallSuccess } from '../../../../src/core/protocol/call-result.js';
import {
  createToolObservabilityPolicy,
  isToolObservationRetained,
} from '../../../../src/core/protocol/observability-policy.js';
import {
  redactToolObservabilityValue,
  serializeToolObservabilityValue,
} from '../../../../src/core/protocol/observability-redaction.js';

describe('the observability policy', () => {
  it('has the defaults of the contract, and adds a host’s names to the built-in ones', () => {
    const policy = createToolObservabilityPolicy({ redactedKeys: [' Card-Number '] });
    const { redactedKeys, ...bounds } = policy;
    assert.deepEqual(bounds, {
      schemaVersion: 'context-action-tool-observability-policy.v1',
      maxBytes: 8192,
      maxDepth: 6,
      maxStringLength: 512,
      maxArrayEntries: 32,
      maxObjectEntries: 64,
      retentionMs: 900_000,
      maxEntries: 256,
    });
    assert.ok(redactedKeys.includes('cardnumber') && redactedKeys.includes('apikey'));
    assert.deepEqual(redactToolObservabilityValue({ card_number: 4, CARDNUMBER: 5 }, policy), {
      card_number: '[card_number redacted]',
      CARDNUMBER: '[CARDNUMBER redacted]',
    });
  });

  it('refuses bounds that are no safe integers in their range', () => {
    for (const options of [{ maxBytes: 0 }, { maxDepth: -1 }, { maxEntries: 1.5 }, { retentionMs: Infinity }]) {
      assert.throws(() => createToolObservabilityPolicy(options), { code: 'TOOL_INVALID_OPTIONS' });
    }
    assert.equal(createToolObservabilityPolicy({ maxDepth: 0, retentionMs: 0 }).maxDepth, 0);
  });

  it('keeps an observation for its retention and not a millisecond longer', () => {
    const policy = createToolObservabilityPolicy({ retentionMs: 100 });
    assert.equal(isToolObservationRetained(1000, 1099, policy), true);
    assert.equal(isToolObservationRetained(1000, 1100, policy), false);
    assert.equal(isToolObservationRetained(2000, 1000, policy), true);
    assert.throws(() => isToolObservationRetained(Number.NaN, 0, policy), RangeError);
  });
});

describe('redaction', () => {
  it('hides credentials by name, also inside longer names, and counts file text', () => {
    assert.deepEqual(
      redactToolObservabilityValue({
        path: 'a.html',
        source: '<h1>secret page</h1>',
        search: 'abc',
        replace: '',
        sourceMap: 'kept',
        api_key: 'k',
        'X-API-Key': 'k',
        githubToken: 't',
        nested: [{ Authorization: 'Bearer x', 'set-cookie': 'c' }],
        token: 5,
      }),
      {
        path: 'a.html',
        source: '[source redacted, 20 characters]',
        search: '[search redacted, 3 characters]',
        replace: '[replace redacted, 0 characters]',
        sourceMap: 'kept',
        api_key: '[api_key redacted]',
        'X-API-Key': '[X-API-Key redacted]',
        githubToken: '[githubToken redacted]',
        nested: [{ Authorization: '[Authorization redacted]', 'set-cookie': '[set-cookie redacted]' }],
        token: '[token redacted]',
      },
    );
  });

  it('marks what it cuts: depth, cycles, numbers, other types, long strings, arrays and objects', () => {
    const policy = createToolObservabilityPolicy({
      maxDepth: 2,
      maxStringLength: 3,
      maxArrayEntries: 2,
      maxObjectEntries: 9,
    });
    const cyclic: Record<string, unknown> = { deep: { deeper: {} } };
    cyclic['self'] = cyclic;
    cyclic['list'] = [1, 2, 3];
    cyclic['text'] = 'abcd';
    cyclic['nan'] = Number.NaN;
    cyclic['big'] = 1n;
    cyclic['call'] = () => 1;
    cyclic['none'] = undefined;
    cyclic['symbol'] = Symbol('s');
    cyclic['tenth'] = 1;
    assert.deepEqual(redactToolObservabilityValue(cyclic, policy), {
      deep: { deeper: '[depth redacted]' },
      self: '[circular redacted]',
      list: [1, 2, '[additional entries redacted]'],
      text: 'abc… [truncated]',
      nan: '[number redacted]',
      big: '[bigint redacted]',
      call: '[function redacted]',
      none: '[undefined redacted]',
      symbol: '[symbol redacted]',
      _redacted: 'additional fields redacted',
    });
  });

  it('shows a value twice when it stands twice, but never multiplies without end', () => {
    const shared = { n: 1 };
    assert.deepEqual(redactToolObservabilityValue([shared, shared]), [{ n: 1 }, { n: 1 }]);
    let bomb: unknown = 'x';
    for (let level = 0; level < 6; level++) bomb = Array.from({ length: 32 }, () => bomb);
    const started = performance.now();
    const text = serializeToolObservabilityValue(bomb);
    assert.ok(performance.now() - started < 5_000);
    assert.ok(utf8ByteLength(text) <= 8192);
  });

  it('survives getters that throw and keys named __proto__', () => {
    const hostile = Object.defineProperty({}, 'x', {
      enumerable: true,
      get() {
        throw new Error('no');
      },
    });
    assert.equal(redactToolObservabilityValue(hostile), '[object redacted]');
    const parsed = redactToolObservabilityValue(JSON.parse('{"__proto__":{"polluted":1}}')) as object;
    assert.ok(Object.hasOwn(parsed, '__proto__'));
    assert.equal(({} as Record<string, unknown>)['polluted'], undefined);
  });

  it('serializes within the byte limit, down to the smallest marker', () => {
    const value = { text: '가'.repeat(300) };
    const limit = (maxBytes: number): string =>
      serializeToolObservabilityValue(value, createToolObservabilityPolicy({ maxBytes }));
    assert.equal(limit(8192), JSON.stringify(value, null, 2));
    assert.equal(limit(100), '{"_redacted":"observability payload exceeded byte limit"}');
    assert.equal(limit(40), '"[observability payload redacted]"');
    assert.equal(limit(2), '{}');
    assert.equal(limit(1), '0');
  });
});

describe('a stored diagnostic', () => {
  it('keeps code, retryable and redacted details, and nothing that the handler wrote', () => {
    const result = createToolCallError('secret text of the handler', {
      code: 'WORKSPACE_SIDE_EFFECT_UNKNOWN',
      retryable: false,
      details: { path: 'a.html', source: 'secret', apiKey: 'secret' },
    });
    const stored = sanitizeToolCallDiagnostic({ ...result, structuredContent: 'secret', toolCallId: 'c' });
    assert.doesNotMatch(JSON.stringify(stored), /secret/);
    assert.equal('structuredContent' in stored || 'toolCallId' in stored, false);
    assert.deepEqual(stored.error?.details, {
      path: 'a.html',
      source: '[source redacted, 6 characters]',
      apiKey: '[apiKey redacted]',
    });
    assert.deepEqual([stored.error?.code, stored.error?.retryable], ['WORKSPACE_SIDE_EFFECT_UNKNOWN', false]);
  });

  it('has a reason made of the code alone, and none of a code that is not one', () => {
    assert.match(sanitizeToolCallDiagnosticReason(createToolCallError('x', { code: 'A.B:c-1' })), /A\.B:c-1/);
    const odd = createToolCallError('x', { code: 'has space and secret' });
    assert.doesNotMatch(sanitizeToolCallDiagnosticReason(odd), /secret/);
    assert.match(sanitizeToolCallDiagnosticReason(createToolCallSuccess(1)), /ambiguous/);
  });
});
