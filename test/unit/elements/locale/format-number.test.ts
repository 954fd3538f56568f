import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { formatNumber } from '../../../../src/elements/locale/format-number.js';
import { soak } from '../../../support/soak.js';

describe('formatNumber', () => {
  it('writes a whole number as the language does, with or without a format of the platform', () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom('en', 'ko', 'de', 'fr'), (value, language) => {
        assert.equal(formatNumber(value, language), new Intl.NumberFormat(language).format(value));
      }),
      soak(1000),
    );
  });
});
