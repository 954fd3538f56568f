import assert from 'node:assert/strict';
import { it } from 'node:test';
import { fnv1a64 } from '../../../../src/core/base/fnv1a.js';

it('FNV-1a of 64 bits gives the published values', () => {
  assert.equal(fnv1a64(''), 'cbf29ce484222325');
  assert.equal(fnv1a64('a'), 'af63dc4c8601ec8c');
  assert.equal(fnv1a64('foobar'), '85944171f73967e8');
});

it('FNV-1a agrees with arithmetic on big integers', () => {
  const text = 'Jig Studio 지그 '.repeat(50);
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text))
    hash = ((hash ^ BigInt(byte)) * 0x100000001b3n) & 0xffffffffffffffffn;
  assert.equal(fnv1a64(text), hash.toString(16).padStart(16, '0'));
});
