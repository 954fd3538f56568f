import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { parseArguments } from '../../../../src/elements/catalog/parse-arguments.js';
import { soak } from '../../../support/soak.js';

test('an object becomes arguments, and an empty text the empty object', () => {
  assert.deepEqual(parseArguments('{ "a": [1, "x"] }'), { kind: 'arguments', value: { a: [1, 'x'] } });
  assert.deepEqual(parseArguments(' \n'), { kind: 'arguments', value: {} });
});

test('a broken text is refused with its reason', () => {
  const parsed = parseArguments('{ "a": }');
  assert.equal(parsed.kind, 'syntax');
});

test('only an object is arguments', () => {
  for (const text of ['[]', '1', '"x"', 'null', 'true']) assert.equal(parseArguments(text).kind, 'not-object', text);
});

test('a number that cannot be kept as typed is refused, never rounded', () => {
  for (const number of [
    '9007199254740993',
    '-9007199254740993',
    '9007199254740992',
    '12345678901234567890',
    '9007199254740993.0',
    '9007199254740993e0',
    '1e400',
    '1e-400',
    '0.12345678901234567891',
  ]) {
    assert.deepEqual(parseArguments(`{ "n": [${number}] }`), { kind: 'number', text: number });
  }
});

test('a number that is kept exactly passes in any notation', () => {
  for (const number of ['0', '-0', '9007199254740991', '-9007199254740991', '1e2', '1.50', '0.1', '1E-7', '100e-2']) {
    assert.equal(parseArguments(`{ "n": ${number} }`).kind, 'arguments', number);
  }
});

test('digits inside a string are text', () => {
  const text = '{ "n": "9007199254740993", "quote \\" 9007199254740993": "\\\\" }';
  assert.equal(parseArguments(text).kind, 'arguments');
});

test('whatever JSON.stringify writes of safe values is read back as it was', () => {
  const value = fc.dictionary(
    fc.string(),
    fc.jsonValue({ noUnicodeString: false }).filter((entry) => !/\d{16}|e\+/.test(JSON.stringify(entry))),
  );
  fc.assert(
    fc.property(value, (given) => {
      const text = JSON.stringify(given);
      const parsed = parseArguments(text);
      assert.equal(parsed.kind, 'arguments');
      assert.equal(parsed.kind === 'arguments' && JSON.stringify(parsed.value), text);
    }),
    soak(2000),
  );
});

test('no integer above the safe range is ever let through', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 2n ** 53n, max: 2n ** 80n }), fc.boolean(), (magnitude, negative) => {
      const text = `{"n":${negative ? '-' : ''}${magnitude}}`;
      assert.equal(parseArguments(text).kind, 'number');
    }),
    soak(2000),
  );
});
