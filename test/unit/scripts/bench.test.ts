import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { interleave, median, spread } from '../../../scripts/bench/measure.mjs';
import { toLine } from '../../../scripts/bench/report.mjs';

describe('the arithmetic of a bench lane', () => {
  it('takes the median and the spread between the quartiles', () => {
    assert.equal(median([9, 1, 5]), 5);
    assert.equal(median([1, 2, 3, 4]), 2.5);
    assert.equal(spread([10, 10, 10]), 0);
    assert.equal(spread([8, 9, 10, 11, 12]), 0.2);
  });

  it('refuses to sum up nothing', () => {
    assert.throws(() => median([]), RangeError);
  });

  it('measures contenders in turn, in an order that turns, and leaves the warm-up out', async () => {
    const order: string[] = [];
    const contender = (name: string) => async (round: number) => {
      order.push(name);
      return round;
    };
    const samples = await interleave(3, { a: contender('a'), b: contender('b') });
    assert.deepEqual(samples, { a: [0, 1, 2], b: [0, 1, 2] });
    assert.equal(order.join(''), 'abbaabba');
  });

  it('reports one line a metric, with the ratio of the medians', () => {
    const line = toLine('preview', { metric: 'update', unit: 'ms', ours: [12, 13, 14], reference: [10, 10, 10] });
    assert.deepEqual(line, {
      lane: 'preview',
      metric: 'update',
      unit: 'ms',
      ours: 13,
      reference: 10,
      ratio: 1.3,
      rounds: 3,
      spread: 0.07692,
    });
  });

  it('takes the ratio of each round where a round measures both sides under the same load', () => {
    const rounds = { ours: [11, 44, 12], reference: [10, 40, 10] };
    const { ratio, spread } = toLine('ui', { metric: 'key', unit: 'ms', ...rounds, paired: true });
    assert.equal(ratio, 1.1);
    assert.ok(spread < 0.05);
    assert.ok(toLine('ui', { metric: 'key', unit: 'ms', ...rounds }).spread > 1);
  });
});
