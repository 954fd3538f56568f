import type { OutputUnit, Schema } from '@cfworker/json-schema';
import { escapePointerSegment } from '../../core/base/json-snapshot.js';
import type { SchemaIssue } from '../../core/registry/tool-registry-port.js';

/** Keywords whose own error only says that something below them failed. */
const WRAPPERS: ReadonlySet<string> = new Set([
  '$recursiveRef',
  '$ref',
  'additionalItems',
  'additionalProperties',
  'allOf',
  'dependencies',
  'dependentSchemas',
  'if',
  'items',
  'patternProperties',
  'prefixItems',
  'properties',
  'propertyNames',
  'unevaluatedItems',
  'unevaluatedProperties',
]);

/** The interpreter's findings as issues: the deepest ones, each with a JSON pointer into the value. */
export function toSchemaIssues(errors: readonly OutputUnit[], schema: Schema, value: unknown): readonly SchemaIssue[] {
  const missing = new MissingProperties(schema, value);
  const issues = new Map<string, SchemaIssue>();
  for (const error of errors) {
    if (WRAPPERS.has(error.keyword)) continue;
    const issue = toIssue(error, missing);
    issues.set(`${issue.path} ${issue.message}`, issue);
  }
  if (issues.size > 0) return [...issues.values()];
  return [{ path: toPointer(errors[0]?.instanceLocation ?? '#'), message: 'does not match the schema' }];
}

function toIssue(error: OutputUnit, missing: MissingProperties): SchemaIssue {
  const path = toPointer(error.instanceLocation);
  if (error.keyword === 'false') return { path, message: 'is not allowed' };
  if (error.keyword !== 'required') return { path, message: error.error };
  const property = missing.next(error);
  return property === undefined
    ? { path, message: error.error }
    : { path: `${path}/${escapePointerSegment(property)}`, message: 'is required' };
}

/**
 * The interpreter reports one `required` error for each missing property, in the order of the keyword, but names the
 * property in prose only. This finds the names again from the schema and the value.
 */
class MissingProperties {
  readonly #schema: Schema;
  readonly #value: unknown;
  readonly #told = new Map<string, number>();

  constructor(schema: Schema, value: unknown) {
    this.#schema = schema;
    this.#value = value;
  }

  next({ instanceLocation, keywordLocation }: OutputUnit): string | undefined {
    const required = follow(this.#schema, toSegments(keywordLocation), this.#schema);
    const instance = toSegments(instanceLocation).reduce<unknown>(ownValue, this.#value);
    if (!Array.isArray(required) || typeof instance !== 'object' || instance === null) return undefined;
    const absent = (required as readonly string[]).filter((name) => !Object.hasOwn(instance, name));
    const place = `${instanceLocation} ${keywordLocation}`;
    const index = this.#told.get(place) ?? 0;
    this.#told.set(place, index + 1);
    return absent[index];
  }
}

/** Walks a keyword location; behind `$ref` it goes on in the referred schema of this document. */
function follow(start: unknown, segments: readonly string[], root: Schema): unknown {
  let current = start;
  for (const segment of segments) {
    current = ownValue(current, segment);
    if (segment === '$ref' && typeof current === 'string') {
      if (!current.startsWith('#')) return undefined;
      current = toSegments(current).reduce<unknown>(ownValue, root);
    }
  }
  return current;
}

function ownValue(container: unknown, key: string): unknown {
  if (typeof container !== 'object' || container === null || !Object.hasOwn(container, key)) return undefined;
  return (container as Readonly<Record<string, unknown>>)[key];
}

function toSegments(location: string): readonly string[] {
  if (location === '#' || location === '') return [];
  return location.slice(2).split('/').map(decodeSegment);
}

function toPointer(location: string): string {
  return toSegments(location)
    .map((segment) => `/${escapePointerSegment(segment)}`)
    .join('');
}

function decodeSegment(segment: string): string {
  return decodeText(segment).replaceAll('~1', '/').replaceAll('~0', '~');
}

function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
