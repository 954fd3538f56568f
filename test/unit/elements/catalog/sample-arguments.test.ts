import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sampleArguments } from '../../../../src/elements/catalog/sample-arguments.js';
import { SAMPLE_TOOLS } from '../../../support/sample-tools.js';

const source = { revision: 12, activePath: 'styles.css' };
const sample = (schema: Readonly<Record<string, unknown>>, from = source): unknown =>
  JSON.parse(sampleArguments(schema, from));

test('a sample holds what is required and the guard of the present revision', () => {
  const patch = SAMPLE_TOOLS.find(({ name }) => name === 'workspace.applyPatch')!;
  assert.deepEqual(sample(patch.inputSchema), {
    path: 'styles.css',
    search: 'Hello',
    replace: 'Hello Jig',
    occurrence: 'first',
    expectedRevision: 12,
  });
});

test('a tool without arguments has the empty object', () => {
  assert.deepEqual(sample({ type: 'object' }), {});
});

test('const, default, examples and enum win over invention, limits are kept', () => {
  const schema = {
    type: 'object',
    required: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'],
    properties: {
      a: { const: 7 },
      b: { type: 'string', default: 'given' },
      c: { type: 'string', examples: ['first'] },
      d: { enum: ['x', 'y'] },
      e: { type: 'string', minLength: 3 },
      f: { type: 'integer', minimum: 5 },
      g: { type: 'array', items: { type: 'boolean' }, minItems: 2 },
      h: { type: ['number', 'null'], exclusiveMinimum: 1 },
      i: { type: 'object', required: ['deep'], properties: { deep: { type: 'null' }, other: {} } },
    },
  };
  assert.deepEqual(sample(schema), {
    a: 7,
    b: 'given',
    c: 'first',
    d: 'x',
    e: 'xxx',
    f: 5,
    g: [false, false],
    h: 2,
    i: { deep: null },
  });
});

test('local references, allOf and the first alternative are followed', () => {
  const schema = {
    $defs: { name: { type: 'string', minLength: 1, maxLength: 4 } },
    allOf: [{ properties: { title: { $ref: '#/$defs/name' } }, required: ['title'] }],
    properties: { size: { oneOf: [{ type: 'integer', minimum: 2 }, { type: 'string' }] } },
    required: ['size'],
  };
  assert.deepEqual(sample(schema), { size: 2, title: 'Hell' });
});

test('a schema that refers to itself ends', () => {
  const schema = {
    properties: { child: { $ref: '#' }, loop: { $ref: '#/$defs/a' } },
    required: ['child', 'loop'],
    $defs: { a: { $ref: '#/$defs/b' }, b: { $ref: '#/$defs/a' } },
  };
  assert.equal(typeof sampleArguments(schema, source), 'string');
});
