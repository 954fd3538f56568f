import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hideSecrets } from '../../../../src/core/protocol/secret-text.js';

describe('free text for a model', () => {
  for (const [given, expected] of [
    ['Authorization: Bearer abcdefgh.ijkl', 'Authorization: [hidden] [hidden]'],
    ['{"apiKey": "0123456789", "name": "x"}', '{"apiKey": "[hidden]", "name": "x"}'],
    ['token=abcdef&next=1', 'token=[hidden]&next=1'],
    ['sent sk-or-v1-0123456789abcdef', 'sent [hidden]'],
    ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.sig', '[hidden]'],
    ['the basic idea of tokens', 'the basic idea of tokens'],
    ['password must have 8 letters', 'password must have 8 letters'],
  ] as const) {
    it(`says ${expected}`, () => assert.equal(hideSecrets(given), expected));
  }

  it('costs little whatever the text', () => {
    const start = performance.now();
    hideSecrets('token'.repeat(20_000));
    hideSecrets('a-'.repeat(50_000));
    assert.ok(performance.now() - start < 5_000);
  });
});
