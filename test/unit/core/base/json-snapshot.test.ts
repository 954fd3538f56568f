import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CodedError } from '../../../../src/core/base/coded-error.js';
import { snapshotJson } from '../../../../src/core/base/json-snapshot.js';

describe('a JSON snapshot', () => {
  it('is a deeply frozen copy that leaves undefined fields out', () => {
    const source = { a: [1, { b: undefined, c: null }], d: 'x' };
    const copy = snapshotJson(source) as unknown as typeof source;
    assert.deepEqual(copy, { a: [1, { c: null }], d: 'x' });
    assert.ok(Object.isFrozen(copy) && Object.isFrozen(copy.a) && Object.isFrozen(copy.a[1]));
    source.a.push(2);
    assert.equal(copy.a.length, 2);
  });

  it('points at what is not JSON', () => {
    const path = (value: unknown): unknown => {
      try {
        snapshotJson(value);
      } catch (error) {
        assert.equal((error as CodedError).code, 'JSON_INVALID');
        return (error as CodedError).details?.['path'];
      }
      return 'accepted';
    };
    const cyclic: Record<string, unknown> = {};
    cyclic['a'] = cyclic;
    assert.equal(path({ 'a/b': { '~': [0, () => 1] } }), '/a~1b/~0/1');
    assert.equal(path([Number.NaN]), '/0');
    assert.equal(path({ d: new Date() }), '/d');
    assert.equal(path(Symbol('s')), '');
    assert.match(String(path(cyclic)), /^(\/a){64}$/);
    assert.equal(path({ list: Array.from({ length: 300_000 }) }), '/list');
  });
});
