import type { JsonSchema } from '../protocol/definition.js';

/** Characters a source may have after any text mutation of `workspace.*` (CONTRACT 4, source). */
export const SOURCE_LIMIT = 80_000;

/** Said in every description of a tool that writes text, so a model knows before it calls. */
export const SOURCE_BUDGET_TEXT = 'The resulting file may have at most 80,000 characters.';

export const PATH: JsonSchema = {
  type: 'string',
  minLength: 1,
  maxLength: 160,
  description: 'Workspace path with forward slashes, for example index.html.',
};

export const SOURCE: JsonSchema = { type: 'string', maxLength: SOURCE_LIMIT, description: 'Complete file text.' };

export const EXPECTED_REVISION: JsonSchema = {
  type: 'integer',
  minimum: 0,
  description: 'The revision you last saw. A stale one changes nothing and answers WORKSPACE_REVISION_CONFLICT.',
};

export const TEXT: JsonSchema = { type: 'string' };
export const COUNT: JsonSchema = { type: 'integer', minimum: 0 };
export const FLAG: JsonSchema = { type: 'boolean' };
export const PATHS: JsonSchema = { type: 'array', items: TEXT };

export const NO_ARGUMENTS: JsonSchema = { type: 'object', properties: {}, additionalProperties: false };

/** `activePath` and `revision`: where the workspace stands after the call. */
const LOCATION = { activePath: TEXT, revision: COUNT };

/** In every result: a change that only lives in memory must not look saved. */
const STORAGE = {
  storageMode: { enum: ['loading', 'indexed-db', 'memory'] },
  storageError: { type: 'string', maxLength: 240 },
};

/** `synced` after the acknowledgement of this very revision; `detached` when nothing is there to show it. */
export const PREVIEW_RESULT: JsonSchema = {
  oneOf: [
    { const: 'synced' },
    {
      type: 'object',
      properties: { state: { const: 'detached' } },
      required: ['state'],
      additionalProperties: false,
    },
  ],
};

type Properties = Readonly<Record<string, JsonSchema>>;

/** A closed object schema; every property is required unless named in `optional`. */
export function objectSchema(properties: Properties, optional: readonly string[] = []): JsonSchema {
  const required = Object.keys(properties).filter((key) => !optional.includes(key));
  return { type: 'object', properties, ...(required.length > 0 && { required }), additionalProperties: false };
}

/** The schema of any result: its own fields and how the workspace is stored. */
export function resultSchema(properties: Properties, optional: readonly string[] = []): JsonSchema {
  return objectSchema({ ...properties, ...STORAGE }, [...optional, 'storageError']);
}

/** A result that says where the workspace stands. */
export function locatedResultSchema(properties: Properties, optional: readonly string[] = []): JsonSchema {
  return resultSchema({ ...properties, ...LOCATION }, [...optional, 'activePath']);
}

/** A result that promises the preview's acknowledgement. */
export function syncedResultSchema(properties: Properties = {}): JsonSchema {
  return locatedResultSchema({ ...properties, preview: PREVIEW_RESULT });
}
