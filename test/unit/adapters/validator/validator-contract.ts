import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CodedError } from '../../../../src/core/base/coded-error.js';
import type { JsonSchema } from '../../../../src/core/protocol/definition.js';
import type { SchemaValidator } from '../../../../src/core/registry/tool-registry-port.js';

const DRAFT_07 = 'http://json-schema.org/draft-07/schema#';
const DRAFT_2019 = 'https://json-schema.org/draft/2019-09/schema';

/** A schema, values it accepts, and values it refuses. */
const VERDICTS: readonly (readonly [JsonSchema, readonly unknown[], readonly unknown[]])[] = [
  [{}, [null, 0, '', [], {}], [undefined]],
  [{ type: 'integer' }, [1, 1.0, -3], [1.5, '1', null]],
  [{ type: ['string', 'null'] }, ['', null], [0, {}]],
  [{ enum: ['a', 1, null, { b: [1] }] }, ['a', 1, null, { b: [1] }], ['b', { b: [2] }]],
  [{ const: { a: 1 } }, [{ a: 1 }], [{ a: 1, b: 2 }, 1]],
  [{ type: 'string', minLength: 2, maxLength: 3 }, ['가나', 'abc', '😀😀'], ['a', 'abcd']],
  [{ type: 'string', pattern: '^\\p{L}+$' }, ['äß'], ['a1']],
  [{ type: 'number', minimum: 1, exclusiveMaximum: 2, multipleOf: 0.1 }, [1, 1.1, 1.9], [0.9, 2, 1.15]],
  [{ type: 'string', format: 'date-time' }, ['not a date: format is an annotation'], [1]],
  [
    { type: 'array', items: { type: 'number' }, maxItems: 2, uniqueItems: true },
    [[], [1, 2]],
    [['a'], [1, 2, 3], [1, 1]],
  ],
  [{ prefixItems: [{ type: 'string' }], items: false }, [['a'], []], [[1], ['a', 1]]],
  [{ contains: { const: 1 }, minContains: 2 }, [[1, 0, 1]], [[1], []]],
  [
    { required: ['a'], properties: { a: { type: 'string' } }, additionalProperties: false },
    [{ a: '' }],
    [{}, { a: '', b: 1 }, { a: 1 }],
  ],
  [
    { patternProperties: { '^x-': { type: 'number' } }, propertyNames: { maxLength: 3 } },
    [{ 'x-a': 1 }],
    [{ 'x-a': '1' }, { long: 1 }],
  ],
  [{ dependentRequired: { a: ['b'] } }, [{ b: 1 }, { a: 1, b: 1 }], [{ a: 1 }]],
  [
    { allOf: [{ required: ['a'] }], unevaluatedProperties: false, properties: { a: true } },
    [{ a: 1 }],
    [{ a: 1, b: 1 }],
  ],
  [{ oneOf: [{ required: ['a'] }, { required: ['b'] }] }, [{ a: 1 }], [{ a: 1, b: 1 }, {}]],
  [
    { if: { required: ['a'] }, then: { required: ['b'] }, else: { required: ['c'] } },
    [{ a: 1, b: 1 }, { c: 1 }],
    [{ a: 1 }, {}],
  ],
  [{ not: { type: 'string' } }, [1], ['']],
  [
    {
      $defs: { tree: { properties: { kids: { items: { $ref: '#/$defs/tree' } }, n: { type: 'number' } } } },
      $ref: '#/$defs/tree',
    },
    [{ n: 1, kids: [{ n: 2, kids: [] }] }],
    [{ kids: [{ kids: [{ n: 'x' }] }] }],
  ],
  [{ properties: { kid: { $ref: '#' } }, additionalProperties: false }, [{ kid: { kid: {} } }], [{ kid: { z: 1 } }]],
  [{ $id: 'https://example.com/root', $defs: { a: { $anchor: 'here', type: 'string' } }, $ref: '#here' }, ['a'], [1]],
  [{ $id: 'https://example.com/r', $defs: { a: { $id: 'inner', type: 'string' } }, $ref: 'inner' }, ['a'], [1]],
  [{ $schema: DRAFT_07, items: [{ type: 'string' }], additionalItems: false }, [['a']], [['a', 1], [1]]],
  [{ $schema: DRAFT_07, definitions: { s: { type: 'string' } }, $ref: '#/definitions/s', type: 'number' }, ['a'], [1]],
  [{ $schema: DRAFT_2019, items: [{ type: 'string' }], unevaluatedItems: false }, [['a']], [['a', 1]]],
  [
    { $schema: DRAFT_2019, properties: { k: { $recursiveRef: '#' } }, additionalProperties: false },
    [{ k: { k: {} } }],
    [{ k: { z: 1 } }],
  ],
  [
    { properties: { constructor: { type: 'string' } }, required: ['toString'] },
    [{ toString: 1 }],
    [{}, { toString: 1, constructor: 1 }],
  ],
  [{ additionalProperties: false }, [{}], [JSON.parse('{"__proto__":1}')]],
  [
    { patternProperties: { '^x-': true }, unevaluatedProperties: false },
    [{ 'x-a': 1 }],
    [{ constructor: 1 }, JSON.parse('{"__proto__":1}')],
  ],
  [{ required: ['a', 'a'], type: ['object', 'object'] }, [{ a: 1 }], [{}, []]],
  [{ unevaluatedItems: false, anyOf: [true, { items: false }] }, [[]], [[null]]],
  [{ unevaluatedItems: false, contains: { pattern: '^a' } }, [['a', {}]], [['b', {}]]],
  [{ 'x-ui': { $ref: 'https://example.com/x' }, default: 'a', examples: [{ $id: '%' }], type: 'string' }, ['a'], [1]],
  [{ properties: { $ref: { type: 'string' } } }, [{ $ref: 'a' }], [{ $ref: 1 }]],
];

const REFUSED: readonly (readonly [JsonSchema, string])[] = [
  [{ $ref: 'https://example.com/schema.json' }, 'TOOL_SCHEMA_EXTERNAL_REFERENCE'],
  [{ properties: { a: { items: { $ref: 'other.json#/a' } } } }, 'TOOL_SCHEMA_EXTERNAL_REFERENCE'],
  [{ $ref: 'https://json-schema.org/draft/2020-12/schema' }, 'TOOL_SCHEMA_EXTERNAL_REFERENCE'],
  [{ $ref: '#/x-more/a', 'x-more': { a: { $ref: 'https://example.com/a' } } }, 'TOOL_SCHEMA_EXTERNAL_REFERENCE'],
  [{ $ref: '#/$defs/missing' }, 'TOOL_SCHEMA_INVALID'],
  [{ $ref: '#missing' }, 'TOOL_SCHEMA_INVALID'],
  [{ $ref: 'http://[' }, 'TOOL_SCHEMA_INVALID'],
  [{ $schema: 'http://json-schema.org/draft-04/schema#' }, 'TOOL_SCHEMA_UNSUPPORTED'],
  [{ type: 'objekt' }, 'TOOL_SCHEMA_INVALID'],
  [{ required: 'a' }, 'TOOL_SCHEMA_INVALID'],
  [{ properties: { a: { pattern: '(' } } }, 'TOOL_SCHEMA_INVALID'],
  [{ patternProperties: { '[': {} } }, 'TOOL_SCHEMA_INVALID'],
  [{ items: [{ type: 'string' }] }, 'TOOL_SCHEMA_INVALID'],
  [{ allOf: [] }, 'TOOL_SCHEMA_INVALID'],
  [{ properties: { a: 5 } }, 'TOOL_SCHEMA_INVALID'],
  [{ properties: JSON.parse('{"__proto__":false}') as JsonSchema }, 'TOOL_SCHEMA_INVALID'],
  [{ minLength: -1 }, 'TOOL_SCHEMA_INVALID'],
  [{ enum: 'a' }, 'TOOL_SCHEMA_INVALID'],
  [{ multipleOf: 0 }, 'TOOL_SCHEMA_INVALID'],
  [nested(80), 'TOOL_SCHEMA_INVALID'],
  [{ enum: Array.from({ length: 30_000 }, (_, index) => index) }, 'TOOL_SCHEMA_INVALID'],
];

function nested(levels: number): JsonSchema {
  let schema: JsonSchema = {};
  for (let level = 0; level < levels; level++) schema = { not: schema };
  return schema;
}

/** What every implementation of the `SchemaValidator` port does. */
export function describeSchemaValidator(name: string, create: () => SchemaValidator): void {
  describe(`the ${name} validator`, () => {
    for (const [schema, accepted, refused] of VERDICTS) {
      it(`gives the verdicts of ${JSON.stringify(schema).slice(0, 100)}`, () => {
        const check = create().compile(schema);
        for (const value of accepted) assert.deepEqual(check(value), { valid: true }, JSON.stringify(value));
        for (const value of refused) {
          const verdict = check(value);
          assert.equal(verdict.valid, false, JSON.stringify(value));
          if (!verdict.valid) assert.ok(verdict.issues.length > 0);
        }
      });
    }

    for (const [schema, code] of REFUSED) {
      it(`refuses ${JSON.stringify(schema).slice(0, 80)} with ${code}`, () => {
        assert.throws(() => create().compile(schema), { code });
      });
    }

    it('names the external reference and where it stands', () => {
      const reference = 'https://example.com/a.json';
      assert.throws(
        () => create().compile({ properties: { a: { $ref: reference } } }),
        ({ details }: CodedError) => details?.['reference'] === reference && details['path'] === '/properties/a/$ref',
      );
    });

    it('points at every fault by JSON pointer', () => {
      const check = create().compile({
        $defs: { item: { type: 'object', required: ['id', 'n'], properties: { n: { type: 'number' } } } },
        required: ['a/b', 'list'],
        properties: { list: { items: { $ref: '#/$defs/item' } } },
        additionalProperties: false,
      });
      const verdict = check({ list: [{ n: 1 }, { id: 1, n: 'x' }, {}], '~extra': 1 });
      assert.ok(!verdict.valid);
      assert.deepEqual(verdict.issues.map(({ path }) => path).sort(), [
        '/a~1b',
        '/list/0/id',
        '/list/1/n',
        '/list/2/id',
        '/list/2/n',
        '/~0extra',
      ]);
    });

    it('leaves schema and value as they are', () => {
      const schema = { type: 'object', properties: { a: { default: 1, $ref: '#/$defs/a' } }, $defs: { a: {} } };
      const value = { a: '1' };
      create().compile(schema)(value);
      assert.deepEqual(Object.getOwnPropertyNames(schema.properties.a), ['default', '$ref']);
      assert.deepEqual(value, { a: '1' });
      assert.deepEqual(Object.getOwnPropertyNames(value), ['a']);
    });

    it('keeps schemas with the same identifier apart', () => {
      const validator = create();
      const first = validator.compile({ $id: 'https://example.com/same', type: 'string' });
      const second = validator.compile({ $id: 'https://example.com/same', type: 'number' });
      assert.equal(first('a').valid, true);
      assert.equal(second(1).valid, true);
      assert.equal(second('a').valid, false);
    });

    it('ends as a refusal where a schema recurses without end', () => {
      const check = create().compile({ $ref: '#' });
      assert.equal(check(1).valid, false);
    });
  });
}
