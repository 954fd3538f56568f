import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { runs } from '../../support/soak.js';

describe('the size of a randomised suite', () => {
  const before = process.env.SOAK;
  afterEach(() => {
    if (before === undefined) delete process.env.SOAK;
    else process.env.SOAK = before;
  });

  it('is a tenth, rounded up, in an ordinary run', () => {
    delete process.env.SOAK;
    assert.equal(runs(1000), 100);
    assert.equal(runs(15), 2);
    assert.equal(runs(1), 1);
  });

  it('is the full size under SOAK=1', () => {
    process.env.SOAK = '1';
    assert.equal(runs(1000), 1000);
  });
});
