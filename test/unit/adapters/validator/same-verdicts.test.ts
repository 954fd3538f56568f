// Both validators give one verdict: random schemas over the keywords of each dialect, the ones that no suite of a registry
// covers among them, and random values that are near to what such schemas ask. `unevaluated*` is left out: the interpreter judges
// it for both (the contract suite has its cases).
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { createAjvValidator } from '../../../../src/adapters/validator/ajv-validator.js';
import { createInterpretingValidator } from '../../../../src/adapters/validator/interpreting-validator.js';
import type { JsonSchema } from '../../../../src/core/protocol/definition.js';
import { soak } from '../../../support/soak.js';

const DESCRIBED = ['a', 'b', 'x-c', 'constructor'] as const;
const described = fc.constantFrom(...DESCRIBED);
const name = fc.constantFrom(...DESCRIBED, '__proto__');
const count = fc.integer({ min: 0, max: 3 });

const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom(null, true, false, 0, 1, 2, 1.5, -1, '', 'a', 'ab', '가나다', '😀'),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.array(fc.tuple(name, tie('value')), { maxLength: 4 }).map((entries) => Object.fromEntries(entries)),
  ),
}));

const COMMON: readonly string[] = ['2020-12', '2019-09', 'draft-07'];

/** A keyword, what it may hold, and the dialects that know it. */
function keywords(
  schema: fc.Arbitrary<unknown>,
): readonly (readonly [string, fc.Arbitrary<unknown>, readonly string[]])[] {
  const schemas = fc.array(schema, { minLength: 1, maxLength: 2 });
  const named = fc.dictionary(described, schema, { maxKeys: 3 });
  const type = fc.constantFrom('array', 'boolean', 'integer', 'null', 'number', 'object', 'string');
  const later = ['2020-12', '2019-09'];
  return [
    ['type', fc.oneof(type, fc.uniqueArray(type, { minLength: 1, maxLength: 3 })), COMMON],
    ['enum', fc.array(value, { minLength: 1, maxLength: 3 }), COMMON],
    ['const', value, COMMON],
    ['minimum', fc.constantFrom(0, 1, 1.5), COMMON],
    ['exclusiveMaximum', fc.constantFrom(1, 2), COMMON],
    ['multipleOf', fc.constantFrom(0.5, 1, 2), COMMON],
    ['minLength', count, COMMON],
    ['maxLength', count, COMMON],
    ['pattern', fc.constantFrom('^a', 'b$', '^.$', '\\p{L}'), COMMON],
    ['minItems', count, COMMON],
    ['maxItems', count, COMMON],
    ['uniqueItems', fc.boolean(), COMMON],
    ['contains', schema, COMMON],
    ['required', fc.uniqueArray(name, { maxLength: 2 }), COMMON],
    ['minProperties', count, COMMON],
    ['maxProperties', count, COMMON],
    ['properties', named, COMMON],
    ['patternProperties', fc.dictionary(fc.constantFrom('^x-', 'a', '^_'), schema, { maxKeys: 2 }), COMMON],
    ['additionalProperties', schema, COMMON],
    ['propertyNames', fc.record({ maxLength: count }), COMMON],
    ['allOf', schemas, COMMON],
    ['anyOf', schemas, COMMON],
    ['oneOf', schemas, COMMON],
    ['not', schema, COMMON],
    ['if', schema, COMMON],
    ['then', schema, COMMON],
    ['else', schema, COMMON],
    ['items', schema, COMMON],
    ['$ref', fc.constantFrom('#/$defs/one', '#/$defs/two'), COMMON],
    ['prefixItems', schemas, ['2020-12']],
    ['items', fc.oneof(schema, schemas), ['2019-09', 'draft-07']],
    ['additionalItems', schema, ['2019-09', 'draft-07']],
    [
      'dependencies',
      fc.dictionary(described, fc.oneof(schema, fc.array(name, { maxLength: 2 })), { maxKeys: 2 }),
      ['draft-07'],
    ],
    ['minContains', count, later],
    ['maxContains', count, later],
    ['dependentRequired', fc.dictionary(name, fc.uniqueArray(name, { maxLength: 2 }), { maxKeys: 2 }), later],
    ['dependentSchemas', named, later],
  ];
}

function schemaOf(dialect: string): fc.Arbitrary<JsonSchema> {
  const { schema } = fc.letrec<{ schema: unknown }>((tie) => {
    const known = keywords(tie('schema')).filter(([, , dialects]) => dialects.includes(dialect));
    const keyword = fc.oneof(...known.map(([key, held]) => fc.tuple(fc.constant(key), held)));
    return {
      schema: fc.oneof(
        { maxDepth: 3, withCrossShrink: true },
        fc.boolean(),
        fc.array(keyword, { minLength: 1, maxLength: 4 }).map((entries) => Object.fromEntries(entries) as unknown),
      ),
    };
  });
  const uri =
    dialect === 'draft-07'
      ? 'http://json-schema.org/draft-07/schema#'
      : `https://json-schema.org/draft/${dialect}/schema`;
  const leaf = fc.constantFrom(
    { type: 'string' },
    { required: ['a'] },
    { properties: { a: true } },
    { items: { type: 'number' } },
  );
  return fc
    .tuple(schema, leaf, leaf)
    .filter(([root]) => typeof root === 'object')
    .map(([root, one, two]) => ({ ...(root as object), $schema: uri, $defs: { one, two } }));
}

describe('both validators', () => {
  for (const dialect of COMMON) {
    it(`give the same verdict on random schemas of ${dialect}`, () => {
      fc.assert(
        fc.property(schemaOf(dialect), fc.array(value, { minLength: 1, maxLength: 6 }), (schema, values) => {
          const byAjv = createAjvValidator().compile(schema);
          const interpreted = createInterpretingValidator().compile(schema);
          for (const entry of values) {
            assert.equal(interpreted(entry).valid, byAjv(entry).valid, JSON.stringify([schema, entry]));
          }
        }),
        soak(2000),
      );
    });
  }
});
