import assert from 'node:assert/strict';
import { test } from 'node:test';
import { schemaRows } from '../../../../src/elements/catalog/schema-rows.js';

test('a row tells path, type, need and limits', () => {
  const rows = schemaRows({
    required: ['path'],
    properties: {
      path: { type: 'string', minLength: 1, maxLength: 20000, description: 'Where.' },
      theme: { enum: ['violet', 'rose'], default: 'violet' },
      size: { type: ['integer', 'null'], minimum: 0, exclusiveMaximum: 9 },
    },
  });
  assert.deepEqual(rows, [
    {
      path: 'path',
      type: 'string',
      required: true,
      description: 'Where.',
      limits: [{ kind: 'range', unit: 'characters', text: '1–20,000' }],
    },
    {
      path: 'theme',
      type: 'string',
      required: false,
      description: undefined,
      limits: [
        { kind: 'oneOf', values: ['violet', 'rose'] },
        { kind: 'default', value: 'violet' },
      ],
    },
    {
      path: 'size',
      type: 'integer | null',
      required: false,
      description: undefined,
      limits: [
        { kind: 'range', unit: 'value', text: '≥ 0' },
        { kind: 'range', unit: 'value', text: '< 9' },
      ],
    },
  ]);
});

test('nested properties follow their owner by path', () => {
  const rows = schemaRows({
    properties: {
      files: { type: 'array', items: { type: 'object', required: ['path'], properties: { path: { type: 'string' } } } },
      preview: { type: 'object', properties: { status: { type: 'string' } } },
    },
  });
  assert.deepEqual(
    rows.map(({ path, type, required }) => [path, type, required]),
    [
      ['files', 'object[]', false],
      ['files[].path', 'string', true],
      ['preview', 'object', false],
      ['preview.status', 'string', false],
    ],
  );
});

test('a schema that refers to itself ends', () => {
  const rows = schemaRows({ properties: { child: { $ref: '#' } } });
  assert.equal(rows[0]?.path, 'child');
  assert.ok(rows.length < 10);
});

test('an outside reference is not followed', () => {
  const rows = schemaRows({ properties: { a: { $ref: 'https://example.com/schema.json' } } });
  assert.deepEqual(rows[0], { path: 'a', type: 'any', required: false, description: undefined, limits: [] });
});
