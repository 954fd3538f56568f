import { Validator, type OutputUnit, type Schema, type SchemaDraft } from '@cfworker/json-schema';
import { CodedError } from '../../core/base/coded-error.js';
import type { JsonValue } from '../../core/base/json.js';
import { TOOL_REGISTRY_ERROR_CODES } from '../../core/protocol/error-codes.js';
import type { SchemaValidator, SchemaVerdict } from '../../core/registry/tool-registry-port.js';
import { toSchemaIssues } from './interpreted-issues.js';
import { admitSchema, type SchemaDialect } from './schema-admission.js';
import { childSchemas } from './schema-keywords.js';

const DRAFTS: Readonly<Record<SchemaDialect, SchemaDraft>> = {
  '2020-12': '2020-12',
  '2019-09': '2019-09',
  'draft-07': '7',
};

const VALID: SchemaVerdict = Object.freeze({ valid: true });

/**
 * Checks values by walking the schema: no code is generated, so it works under any content security policy. `format` is
 * an annotation, as 2020-12 has it. Throws what `admitSchema` throws, and `TOOL_SCHEMA_UNSUPPORTED` for `$dynamicRef`.
 */
export function createInterpretingValidator(): SchemaValidator {
  return {
    compile(source) {
      const { dialect, schema } = admitSchema(source);
      const text = JSON.stringify(schema);
      let interpreter: Interpreter | undefined;
      const prepared = (): Interpreter => (interpreter ??= prepare(text, DRAFTS[dialect]));
      // What names or refers to something may still be refused: now, when it is registered. The others wait for a value.
      if (text.includes('"$')) prepared();
      return (value) => verdictOf(prepared(), value);
    },
  };
}

interface Interpreter {
  readonly schema: Schema;
  readonly validator: Validator;
}

/** A schema that recurses without consuming its value, or a value that is not JSON, is a refusal and not an exception. */
function verdictOf({ validator, schema }: Interpreter, value: unknown): SchemaVerdict {
  if (value === undefined) return { valid: false, issues: [{ path: '', message: 'must have a value' }] };
  let outcome: { readonly valid: boolean; readonly errors: readonly OutputUnit[] };
  try {
    outcome = validator.validate(value);
  } catch {
    return { valid: false, issues: [{ path: '', message: 'could not be checked against the schema' }] };
  }
  return outcome.valid ? VALID : { valid: false, issues: toSchemaIssues(outcome.errors, schema, value) };
}

/** Keywords that assert nothing here, and that the interpreter would read as assertions or identifiers. */
const REMOVED_KEYWORDS = ['format', 'id', 'default', 'example', 'examples'] as const;

/** The interpreter writes notes into its schema, so it gets a copy of its own. */
function prepare(text: string, draft: SchemaDraft): Interpreter {
  const copy = JSON.parse(text) as Record<string, JsonValue>;
  strip(copy, '');
  const schema = copy as Schema;
  return { schema, validator: new Validator(schema, draft, false) };
}

function strip(schema: Record<string, JsonValue>, path: string): void {
  if (Object.hasOwn(schema, '$dynamicRef')) {
    throw new CodedError(TOOL_REGISTRY_ERROR_CODES.SCHEMA_UNSUPPORTED, '$dynamicRef is not supported here.', {
      details: { path: `${path}/$dynamicRef` },
    });
  }
  for (const keyword of REMOVED_KEYWORDS) delete schema[keyword];
  for (const [child, childPath] of childSchemas(schema, path)) {
    if (typeof child === 'object' && child !== null) strip(child as Record<string, JsonValue>, childPath);
  }
}
