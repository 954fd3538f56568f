import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { errorMessage, hasErrorCode } from '../../../../src/core/base/coded-error.js';
import { createIdSource } from '../../../../src/core/base/ids.js';
import { canonicalJson, isPlainObject } from '../../../../src/core/base/json.js';
import { soak } from '../../../support/soak.js';

describe('canonical JSON', () => {
  it('is the same text for equal values, and parses back to them', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonicalJson(value);
        assert.deepEqual(JSON.parse(text), JSON.parse(JSON.stringify(value)));
        assert.equal(canonicalJson(reverseKeys(value)), text);
      }),
      soak(2000),
    );
  });

  it('keeps an own __proto__ key as a key', () => {
    assert.equal(canonicalJson(JSON.parse('{"b":1,"__proto__":{"a":1}}')), '{"__proto__":{"a":1},"b":1}');
  });
});

function reverseKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reverseKeys);
  if (!isPlainObject(value)) return value;
  const fields = Object.keys(value)
    .reverse()
    .map((key) => `${JSON.stringify(key)}:${JSON.stringify(reverseKeys(value[key]))}`);
  return JSON.parse(`{${fields.join(',')}}`);
}

describe('small foundations', () => {
  it('a plain object is what JSON.parse makes of braces', () => {
    assert.deepEqual([{}, Object.create(null), [], null, new Map(), new (class {})(), 'x'].map(isPlainObject), [
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('ids of one source differ and carry prefix, time and number', () => {
    const next = createIdSource('session', () => 42);
    assert.deepEqual([next(), next()], ['session-42-1', 'session-42-2']);
  });

  it('a message is read from anything that can be thrown', () => {
    const hostile = Object.defineProperty({}, 'message', {
      get() {
        throw new Error('no');
      },
    });
    const messages = ['text', new Error('own'), { message: 'shaped' }, hostile, null, undefined, '', { message: 5 }];
    assert.deepEqual(
      messages.map((thrown) => errorMessage(thrown, 'fallback')),
      ['text', 'own', 'shaped', 'fallback', 'fallback', 'fallback', 'fallback', 'fallback'],
    );
    assert.equal(hasErrorCode(Object.assign(new Error('x'), { code: 'C' })), true);
    assert.equal(hasErrorCode({ code: 'C' }), false);
  });
});
