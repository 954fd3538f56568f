import type { JsonObject, JsonValue } from '../../core/base/json.js';
import { escapePointerSegment } from '../../core/base/json-snapshot.js';
import { isPlainObject } from '../../core/base/json.js';

/** Where a keyword holds further schemas. */
export type Applicator = 'schema' | 'schemas' | 'schema-map' | 'schema-or-schemas' | 'schema-map-or-names';

/** The keywords of 2020-12, 2019-09 and draft-07 under which schemas stand. */
export const APPLICATORS: ReadonlyMap<string, Applicator> = new Map<string, Applicator>([
  ['allOf', 'schemas'],
  ['anyOf', 'schemas'],
  ['oneOf', 'schemas'],
  ['prefixItems', 'schemas'],
  ['items', 'schema-or-schemas'],
  ['properties', 'schema-map'],
  ['patternProperties', 'schema-map'],
  ['dependentSchemas', 'schema-map'],
  ['$defs', 'schema-map'],
  ['definitions', 'schema-map'],
  ['dependencies', 'schema-map-or-names'],
  ['additionalItems', 'schema'],
  ['additionalProperties', 'schema'],
  ['contains', 'schema'],
  ['else', 'schema'],
  ['if', 'schema'],
  ['not', 'schema'],
  ['propertyNames', 'schema'],
  ['then', 'schema'],
  ['unevaluatedItems', 'schema'],
  ['unevaluatedProperties', 'schema'],
]);

const TYPES: ReadonlySet<unknown> = new Set(['array', 'boolean', 'integer', 'null', 'number', 'object', 'string']);

/** What the value of an assertion keyword must be; `undefined` for keywords that are only annotations. */
const ASSERTIONS: ReadonlyMap<string, (value: JsonValue) => boolean> = new Map([
  ['type', (value) => TYPES.has(value) || (isFilledArray(value) && value.every((entry) => TYPES.has(entry)))],
  ['enum', (value) => Array.isArray(value)],
  ['required', isTextArray],
  ['dependentRequired', (value) => isPlainObject(value) && Object.values(value).every(isTextArray)],
  ['pattern', isPattern],
  ['patternProperties', (value) => isPlainObject(value) && Object.keys(value).every(isPattern)],
  ['multipleOf', (value) => typeof value === 'number' && value > 0],
  ...(['maximum', 'minimum', 'exclusiveMaximum', 'exclusiveMinimum'] as const).map(
    (keyword) => [keyword, (value: JsonValue) => typeof value === 'number'] as const,
  ),
  ...(
    [
      'maxContains',
      'maxItems',
      'maxLength',
      'maxProperties',
      'minContains',
      'minItems',
      'minLength',
      'minProperties',
    ] as const
  ).map((keyword) => [keyword, isCount] as const),
  ['uniqueItems', (value) => typeof value === 'boolean'],
  ...(['$anchor', '$dynamicAnchor', '$dynamicRef', '$id', '$recursiveRef', '$ref', '$schema'] as const).map(
    (keyword) => [keyword, (value: JsonValue) => typeof value === 'string'] as const,
  ),
]);

/** True when the keyword's value has the form that its specification demands. */
export function isWellFormedKeyword(keyword: string, value: JsonValue): boolean {
  return (ASSERTIONS.get(keyword)?.(value) ?? true) && isWellFormedApplicator(APPLICATORS.get(keyword), value);
}

/** A schema for `__proto__` is refused: not every validator would look at it. `additionalProperties` holds such a name. */
function isWellFormedApplicator(applicator: Applicator | undefined, value: JsonValue): boolean {
  switch (applicator) {
    case undefined:
      return true;
    case 'schema':
      return isSchema(value);
    case 'schemas':
      return isFilledArray(value) && value.every(isSchema);
    case 'schema-or-schemas':
      return isSchema(value) || (Array.isArray(value) && value.every(isSchema));
    case 'schema-map':
      return isPlainObject(value) && !Object.hasOwn(value, '__proto__') && Object.values(value).every(isSchema);
    case 'schema-map-or-names':
      return (
        isPlainObject(value) &&
        !Object.hasOwn(value, '__proto__') &&
        Object.values(value).every((entry) => isSchema(entry) || isTextArray(entry))
      );
  }
}

/** The schemas that stand directly under one schema, with their JSON pointers. */
export function* childSchemas(schema: JsonObject, path: string): Generator<readonly [JsonValue, string]> {
  for (const [keyword, value] of Object.entries(schema)) {
    const applicator = APPLICATORS.get(keyword);
    if (!applicator) continue;
    const at = `${path}/${escapePointerSegment(keyword)}`;
    if (Array.isArray(value)) {
      for (const [index, entry] of (value as readonly JsonValue[]).entries()) yield [entry, `${at}/${index}`];
    } else if (applicator === 'schema' || applicator === 'schema-or-schemas') {
      yield [value, at];
    } else if (isPlainObject(value)) {
      for (const [key, entry] of Object.entries(value)) {
        if (!Array.isArray(entry)) yield [entry as JsonValue, `${at}/${escapePointerSegment(key)}`];
      }
    }
  }
}

function isSchema(value: unknown): boolean {
  return typeof value === 'boolean' || isPlainObject(value);
}

function isTextArray(value: unknown): boolean {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}

function isFilledArray(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value) && value.length > 0;
}

function isCount(value: JsonValue): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

function isPattern(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  try {
    new RegExp(value, 'u');
    return true;
  } catch {
    return false;
  }
}
