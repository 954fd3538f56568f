import { isPlainObject, type JsonValue } from '../../core/base/json.js';
import type { JsonSchema } from '../../core/protocol/definition.js';
import { resolveSchema } from './resolve-schema.js';

/** What a sample may take from the workspace, so that it can run as it stands. */
export interface SampleSource {
  readonly revision: number | undefined;
  readonly activePath: string | undefined;
}

const MAX_DEPTH = 6;

const SAMPLE_TEXTS: ReadonlyMap<string, string> = new Map([
  ['title', 'Hello Jig'],
  ['subtitle', 'A quiet place to build.'],
  ['description', 'Nothing changes before you say so.'],
  ['source', 'Notes\n'],
  ['search', 'Hello'],
  ['replace', 'Hello Jig'],
]);

/** Arguments that the schema should accept, as indented JSON text. */
export function sampleArguments(schema: JsonSchema, source: SampleSource): string {
  const sample = new SampleMaker(schema, source).objectOf(schema, 0);
  return JSON.stringify(sample, null, 2);
}

class SampleMaker {
  readonly #root: JsonSchema;
  readonly #source: SampleSource;

  constructor(root: JsonSchema, source: SampleSource) {
    this.#root = root;
    this.#source = source;
  }

  /** Required properties, and the revision guard where a tool offers one. */
  objectOf(schema: JsonSchema, depth: number): Readonly<Record<string, JsonValue>> {
    const { properties, required } = this.#settle(schema);
    if (!isPlainObject(properties) || depth > MAX_DEPTH) return {};
    const needed = new Set(Array.isArray(required) ? required : []);
    const entries = Object.entries(properties)
      .filter(([name]) => needed.has(name) || (name === 'expectedRevision' && this.#source.revision !== undefined))
      .map(([name, value]) => [name, this.#valueOf(isPlainObject(value) ? value : {}, name, depth + 1)] as const);
    return Object.fromEntries(entries);
  }

  #valueOf(given: JsonSchema, name: string, depth: number): JsonValue {
    const schema = this.#settle(given);
    const fixed = fixedValue(schema);
    if (fixed !== undefined) return fixed;
    const type = Array.isArray(schema['type']) ? schema['type'][0] : schema['type'];
    switch (type) {
      case 'string':
        return this.#textOf(schema, name);
      case 'integer':
      case 'number':
        return this.#numberOf(schema, name);
      case 'boolean':
        return false;
      case 'array':
        return this.#listOf(schema, name, depth);
      case 'null':
        return null;
      default:
        return isPlainObject(schema['properties']) || type === 'object' ? this.objectOf(schema, depth) : '';
    }
  }

  #textOf(schema: JsonSchema, name: string): string {
    const text = name === 'path' ? (this.#source.activePath ?? 'index.html') : (SAMPLE_TEXTS.get(name) ?? '');
    const min = typeof schema['minLength'] === 'number' ? schema['minLength'] : 0;
    const max = typeof schema['maxLength'] === 'number' ? schema['maxLength'] : Infinity;
    return text.padEnd(Math.min(min, 1000), 'x').slice(0, max);
  }

  #numberOf(schema: JsonSchema, name: string): number {
    if (name === 'expectedRevision' && this.#source.revision !== undefined) return this.#source.revision;
    const { minimum, exclusiveMinimum, maximum } = schema;
    if (typeof minimum === 'number') return minimum;
    if (typeof exclusiveMinimum === 'number') return exclusiveMinimum + 1;
    return typeof maximum === 'number' ? Math.min(1, maximum) : 1;
  }

  #listOf(schema: JsonSchema, name: string, depth: number): readonly JsonValue[] {
    const { items, minItems } = schema;
    const count = typeof minItems === 'number' ? Math.min(minItems, 8) : 1;
    if (!isPlainObject(items) || depth > MAX_DEPTH) return [];
    return Array.from({ length: count }, () => this.#valueOf(items, name, depth + 1));
  }

  #settle(schema: JsonSchema): JsonSchema {
    const resolved = resolveSchema(schema, this.#root);
    const choices = resolved['oneOf'] ?? resolved['anyOf'];
    if (!Array.isArray(choices) || !isPlainObject(choices[0])) return resolved;
    return { ...resolveSchema(choices[0], this.#root), ...resolved };
  }
}

function fixedValue(schema: JsonSchema): JsonValue | undefined {
  for (const key of ['const', 'default'] as const) {
    if (Object.hasOwn(schema, key)) return schema[key] as JsonValue;
  }
  for (const key of ['examples', 'enum'] as const) {
    const values = schema[key];
    if (Array.isArray(values) && values.length > 0) return values[0] as JsonValue;
  }
  return undefined;
}
