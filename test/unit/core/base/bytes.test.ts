import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { utf8ByteLength } from '../../../../src/core/base/bytes.js';
import { soak } from '../../../support/soak.js';

const encoded = (text: string): number => new TextEncoder().encode(text).byteLength;

describe('the UTF-8 length of a text', () => {
  it('is that of its encoding, for every text, long ones and broken pairs included', () => {
    const units = fc.array(fc.oneof(fc.integer({ min: 0, max: 0xffff }), fc.integer({ min: 0xd7f0, max: 0xe010 })));
    fc.assert(
      fc.property(units, fc.constantFrom(1, 1, 1, 900), (codes, times) => {
        const text = String.fromCharCode(...codes).repeat(times);
        assert.equal(utf8ByteLength(text), encoded(text));
      }),
      soak(2000),
    );
  });

  it('is exact at the edges of each length', () => {
    for (const text of [
      '',
      '\u007f',
      '\u0080',
      '\u07ff',
      '\u0800',
      '\uffff',
      '🪚',
      '\ud800',
      '\udc00',
      '\udc00\ud800',
    ]) {
      assert.equal(utf8ByteLength(text), encoded(text), JSON.stringify(text));
    }
  });
});
