import { isPlainObject } from '../../core/base/json.js';
import type { JsonSchema } from '../../core/protocol/definition.js';
import { resolveSchema } from './resolve-schema.js';

/** One property as the table shows it. */
export interface SchemaRow {
  /** `files[].path` for a nested one. */
  readonly path: string;
  readonly type: string;
  readonly required: boolean;
  readonly description: string | undefined;
  readonly limits: readonly SchemaLimit[];
}

export type SchemaLimit =
  | { readonly kind: 'range'; readonly unit: 'value' | 'characters' | 'items'; readonly text: string }
  | { readonly kind: 'oneOf'; readonly values: readonly unknown[] }
  | { readonly kind: 'default'; readonly value: unknown }
  | { readonly kind: 'format' | 'pattern'; readonly text: string };

/** Levels of nesting that the table follows; the JSON below it has all. */
const MAX_DEPTH = 4;

/** The properties of an object schema, nested ones after their owner. */
export function schemaRows(schema: JsonSchema): readonly SchemaRow[] {
  return propertyRows(schema, schema, '', 0);
}

function propertyRows(schema: JsonSchema, root: JsonSchema, prefix: string, depth: number): readonly SchemaRow[] {
  const { properties, required } = resolveSchema(schema, root);
  if (!isPlainObject(properties) || depth > MAX_DEPTH) return [];
  const needed = new Set(Array.isArray(required) ? required : []);
  return Object.entries(properties).flatMap(([name, value]) => {
    const property = resolveSchema(isPlainObject(value) ? value : {}, root);
    const path = `${prefix}${name}`;
    return [toRow(property, path, needed.has(name)), ...nestedRows(property, root, path, depth + 1)];
  });
}

function nestedRows(schema: JsonSchema, root: JsonSchema, path: string, depth: number): readonly SchemaRow[] {
  const { items } = schema;
  if (isPlainObject(items)) return propertyRows(items, root, `${path}[].`, depth);
  return propertyRows(schema, root, `${path}.`, depth);
}

function toRow(schema: JsonSchema, path: string, required: boolean): SchemaRow {
  const { description } = schema;
  return {
    path,
    required,
    type: schemaType(schema),
    description: typeof description === 'string' ? description : undefined,
    limits: schemaLimits(schema),
  };
}

function schemaType(schema: JsonSchema): string {
  const { type, items } = schema;
  if (Array.isArray(type)) return type.join(' | ');
  if (type === 'array') return isPlainObject(items) ? `${schemaType(items)}[]` : 'array';
  if (typeof type === 'string') return type;
  const choices = schema['anyOf'] ?? schema['oneOf'];
  if (Array.isArray(choices)) {
    return [...new Set(choices.map((choice) => (isPlainObject(choice) ? schemaType(choice) : 'any')))].join(' | ');
  }
  const values = Object.hasOwn(schema, 'const') ? [schema['const']] : schema['enum'];
  if (Array.isArray(values)) return [...new Set(values.map((value) => typeof value))].join(' | ');
  return 'any';
}

function schemaLimits(schema: JsonSchema): readonly SchemaLimit[] {
  const limits: SchemaLimit[] = [];
  const values = Object.hasOwn(schema, 'const') ? [schema['const']] : schema['enum'];
  if (Array.isArray(values)) limits.push({ kind: 'oneOf', values });
  for (const [unit, text] of [
    ['characters', rangeText(schema['minLength'], schema['maxLength'])],
    ['items', rangeText(schema['minItems'], schema['maxItems'])],
    ['value', rangeText(schema['minimum'], schema['maximum'])],
    ['value', exclusiveText(schema['exclusiveMinimum'], schema['exclusiveMaximum'])],
  ] as const) {
    if (text) limits.push({ kind: 'range', unit, text });
  }
  if (typeof schema['format'] === 'string') limits.push({ kind: 'format', text: schema['format'] });
  if (typeof schema['pattern'] === 'string') limits.push({ kind: 'pattern', text: schema['pattern'] });
  if (Object.hasOwn(schema, 'default')) limits.push({ kind: 'default', value: schema['default'] });
  return limits;
}

function rangeText(min: unknown, max: unknown): string | undefined {
  if (typeof min === 'number' && typeof max === 'number') {
    return min === max ? grouped(min) : `${grouped(min)}–${grouped(max)}`;
  }
  if (typeof min === 'number') return `≥ ${grouped(min)}`;
  return typeof max === 'number' ? `≤ ${grouped(max)}` : undefined;
}

function exclusiveText(min: unknown, max: unknown): string | undefined {
  const parts = [typeof min === 'number' && `> ${grouped(min)}`, typeof max === 'number' && `< ${grouped(max)}`];
  return parts.some(Boolean) ? parts.filter(Boolean).join(', ') : undefined;
}

/** Both languages of the catalogue group digits by commas. */
function grouped(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: 20 });
}
