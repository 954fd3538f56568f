import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readField, schemaFields, type SchemaField } from '../../../../src/elements/schema-form/schema-fields.js';

const only = (schema: Record<string, unknown>, required = true): SchemaField =>
  schemaFields({ type: 'object', properties: { it: schema }, required: required ? ['it'] : [] } as never)[0]!;

describe('the fields of a schema', () => {
  it('come required ones first, each with the control that fits', () => {
    const fields = schemaFields({
      type: 'object',
      properties: {
        note: { type: 'string', maxLength: 80000 },
        path: { type: 'string', maxLength: 160, description: 'Where.' },
        count: { type: 'integer', minimum: 0 },
        dry: { type: 'boolean' },
        mode: { enum: ['first', 'all'] },
        edits: { type: 'array' },
      },
      required: ['path', 'mode'],
    });
    assert.deepEqual(
      fields.map(({ name, kind }) => `${name} ${kind}`),
      ['path text', 'mode choice', 'note text', 'count number', 'dry flag', 'edits json'],
    );
    assert.equal(fields[0]?.description, 'Where.');
    assert.ok(fields[2]?.kind === 'text' && fields[2].long);
  });

  it('are none for a schema without properties', () => {
    assert.deepEqual(schemaFields({ type: 'object' }), []);
  });
});

describe('what is put into a field', () => {
  it('leaves an empty optional field out, and keeps an empty text that is required', () => {
    assert.deepEqual(readField(only({ type: 'string' }, false), ''), { kind: 'value', value: undefined });
    assert.deepEqual(readField(only({ type: 'string' }), ''), { kind: 'value', value: '' });
    assert.deepEqual(readField(only({ type: 'integer' }), ''), { kind: 'invalid', problem: 'required' });
  });

  it('is read as its kind', () => {
    assert.deepEqual(readField(only({ type: 'integer' }), '12'), { kind: 'value', value: 12 });
    assert.deepEqual(readField(only({ type: 'integer' }), 'twelve'), { kind: 'invalid', problem: 'number' });
    assert.deepEqual(readField(only({ type: 'boolean' }), 'true'), { kind: 'value', value: true });
    assert.deepEqual(readField(only({ type: 'array' }), '[1]'), { kind: 'value', value: [1] });
    assert.deepEqual(readField(only({ type: 'array' }), '[1'), { kind: 'invalid', problem: 'json' });
  });
});
