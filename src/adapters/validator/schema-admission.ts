import { CodedError, errorMessage } from '../../core/base/coded-error.js';
import { snapshotJson } from '../../core/base/json-snapshot.js';
import type { JsonObject, JsonValue } from '../../core/base/json.js';
import type { JsonSchema } from '../../core/protocol/definition.js';
import { TOOL_REGISTRY_ERROR_CODES } from '../../core/protocol/error-codes.js';
import { childSchemas, isWellFormedKeyword } from './schema-keywords.js';
import { SchemaReferences } from './schema-references.js';

export type SchemaDialect = '2020-12' | '2019-09' | 'draft-07';

export interface AdmittedSchema {
  readonly dialect: SchemaDialect;
  /** A frozen copy of the author's schema. */
  readonly schema: JsonObject;
}

/** Bounds of one schema: levels and values. */
const SCHEMA_BOUNDS = { maxDepth: 64, maxValues: 20_000 } as const;

const DIALECTS: ReadonlyMap<string, SchemaDialect> = new Map([
  ['https://json-schema.org/draft/2020-12/schema', '2020-12'],
  ['https://json-schema.org/draft/2019-09/schema', '2019-09'],
  ['http://json-schema.org/draft-07/schema', 'draft-07'],
  ['https://json-schema.org/draft-07/schema', 'draft-07'],
]);

/**
 * What every validator asks of a schema before it compiles it, so that all of them refuse the same ones. Throws
 * `TOOL_SCHEMA_INVALID` for malformed or oversized schemas and references that lead nowhere, `TOOL_SCHEMA_UNSUPPORTED` for
 * another dialect, `TOOL_SCHEMA_EXTERNAL_REFERENCE` for a reference out of the document (nothing is ever fetched).
 */
export function admitSchema(schema: JsonSchema): AdmittedSchema {
  const copy = copySchema(schema);
  const dialect = readDialect(copy);
  const references = new SchemaReferences(copy);
  visit(copy, '', references, dialect);
  for (let targets = references.resolveAll(); targets.length > 0; targets = references.resolveAll()) {
    for (const [target, path] of targets) visit(target, path, references, dialect);
  }
  return { dialect, schema: copy };
}

function copySchema(schema: JsonSchema): JsonObject {
  try {
    return snapshotJson(schema, SCHEMA_BOUNDS) as JsonObject;
  } catch (error) {
    throw new CodedError(TOOL_REGISTRY_ERROR_CODES.SCHEMA_INVALID, `the schema is refused: ${errorMessage(error)}`, {
      details: { ...(error instanceof CodedError ? error.details : {}) },
    });
  }
}

function readDialect({ $schema }: JsonObject): SchemaDialect {
  if ($schema === undefined) return '2020-12';
  const dialect = typeof $schema === 'string' ? DIALECTS.get($schema.replace(/#$/, '')) : undefined;
  if (dialect) return dialect;
  throw new CodedError(TOOL_REGISTRY_ERROR_CODES.SCHEMA_UNSUPPORTED, 'the dialect named by $schema is not supported.', {
    details: { path: '/$schema', dialect: $schema },
  });
}

function visit(schema: JsonValue, path: string, references: SchemaReferences, dialect: SchemaDialect): void {
  if (typeof schema === 'boolean') return;
  if (!references.enter(schema as JsonObject, path)) return;
  for (const [keyword, value] of Object.entries(schema as JsonObject)) {
    assertKeyword(keyword, value, path, dialect);
  }
  for (const [child, childPath] of childSchemas(schema as JsonObject, path)) {
    visit(child, childPath, references, dialect);
  }
  references.leave();
}

function assertKeyword(keyword: string, value: JsonValue, path: string, dialect: SchemaDialect): void {
  const isTuple = keyword === 'items' && Array.isArray(value) && dialect === '2020-12';
  const isForeignDialect = keyword === '$schema' && path !== '' && DIALECTS.get(String(value)) !== dialect;
  if (isWellFormedKeyword(keyword, value) && !isTuple && !isForeignDialect) return;
  throw new CodedError(TOOL_REGISTRY_ERROR_CODES.SCHEMA_INVALID, `the keyword ${keyword} is malformed.`, {
    details: { path: `${path}/${keyword}` },
  });
}
