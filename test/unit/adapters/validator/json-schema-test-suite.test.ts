// The official JSON Schema test suite, as far as a registry of npm has it: its last package holds draft-04, whose tests
// mean the same in later drafts but for the keywords that `inDialect` renames and the groups that `DIFFERENCES` names. What
// came after draft-04 (`if`, `const`, `contains`, `prefixItems`, `unevaluated*`, `$anchor` …) is held by the contract suite.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import type { JsonSchema } from '../../../../src/core/protocol/definition.js';
import { createAjvValidator } from '../../../../src/adapters/validator/ajv-validator.js';
import { createInterpretingValidator } from '../../../../src/adapters/validator/interpreting-validator.js';

interface Group {
  readonly description: string;
  readonly schema: JsonSchema;
  readonly tests: readonly { readonly description: string; readonly data: unknown; readonly valid: boolean }[];
}

const DIALECTS = [
  'https://json-schema.org/draft/2020-12/schema',
  'https://json-schema.org/draft/2019-09/schema',
  'http://json-schema.org/draft-07/schema#',
];

/** Groups that do not run, by file and description, and why. */
const DIFFERENCES: ReadonlyMap<string, string> = new Map([
  ['maximum: exclusiveMaximum validation', 'a number since draft-06, a boolean before'],
  ['minimum: exclusiveMinimum validation', 'a number since draft-06, a boolean before'],
  ['definitions: valid definition', 'refers to a schema outside, which is refused'],
  ['definitions: invalid definition', 'refers to a schema outside, which is refused'],
  ['ref: remote ref, containing refs itself', 'refers to a schema outside, which is refused'],
  ['ref: relative pointer ref to array', 'points into the list that 2020-12 renamed'],
]);
/** Files that do not run: nothing outside the schema is ever fetched. */
const LEFT_OUT = ['refRemote.json'];

const folder = join(
  dirname(createRequire(import.meta.url).resolve('json-schema-test-suite/package.json')),
  'tests/draft4',
);

const files = readdirSync(folder).filter((name) => name.endsWith('.json') && !LEFT_OUT.includes(name));

for (const [name, create] of [
  ['Ajv', createAjvValidator],
  ['interpreting', createInterpretingValidator],
] as const) {
  for (const dialect of DIALECTS) {
    describe(`the ${name} validator under ${dialect}`, () => {
      for (const file of files) {
        it(`gives the suite's verdicts on ${file.replace('.json', '')}`, () => assertVerdicts(file, dialect, create));
      }
    });
  }
}

function assertVerdicts(file: string, dialect: string, create: typeof createAjvValidator): void {
  const groups = JSON.parse(readFileSync(join(folder, file), 'utf8')) as readonly Group[];
  const wrong: string[] = [];
  for (const { description, schema, tests } of groups) {
    if (DIFFERENCES.has(`${file.replace('.json', '')}: ${description}`)) continue;
    try {
      const check = create().compile(inDialect(schema, dialect));
      for (const test of tests) {
        if (check(test.data).valid !== test.valid) wrong.push(`${description}: ${test.description}`);
      }
    } catch (error) {
      wrong.push(`${description}: ${String(error)}`);
    }
  }
  assert.deepEqual(wrong, []);
}

function inDialect(schema: JsonSchema, dialect: string): JsonSchema {
  const renamed = dialect.includes('2020-12') ? (withPrefixItems(schema) as Record<string, unknown>) : schema;
  return { ...(renamed as Record<string, unknown>), $schema: dialect };
}

/** A list of schemas by position is `prefixItems` since 2020-12, and what follows it `items`. */
function withPrefixItems(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withPrefixItems);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { items, additionalItems, ...rest } = schema as Record<string, unknown>;
  const mapped = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, withPrefixItems(value)]));
  if (!Array.isArray(items)) return items === undefined ? mapped : { ...mapped, items: withPrefixItems(items) };
  return {
    ...mapped,
    prefixItems: withPrefixItems(items),
    ...(additionalItems === undefined ? {} : { items: withPrefixItems(additionalItems) }),
  };
}
