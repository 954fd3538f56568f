import { isPlainObject, type JsonValue } from '../../core/base/json.js';
import type { JsonSchema } from '../../core/protocol/definition.js';

/** How one argument is asked for. */
export type SchemaField = {
  readonly name: string;
  readonly required: boolean;
  readonly description: string | undefined;
} & (
  | { readonly kind: 'text'; readonly long: boolean; readonly maxLength: number | undefined }
  | {
      readonly kind: 'number';
      readonly whole: boolean;
      readonly min: number | undefined;
      readonly max: number | undefined;
    }
  | { readonly kind: 'flag' }
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  /** What no plain field can hold: written as JSON. */
  | { readonly kind: 'json' }
);

/** Characters from which a text gets several lines. */
const LONG_TEXT = 300;

/** The fields of a tool's arguments, required ones first; the order of the schema otherwise. */
export function schemaFields(schema: JsonSchema): readonly SchemaField[] {
  const { properties, required } = schema;
  if (!isPlainObject(properties)) return [];
  const needed = new Set(Array.isArray(required) ? required : []);
  const fields = Object.entries(properties).map(([name, given]) =>
    field(name, isPlainObject(given) ? given : {}, needed.has(name)),
  );
  return [...fields.filter((one) => one.required), ...fields.filter((one) => !one.required)];
}

function field(name: string, schema: JsonSchema, required: boolean): SchemaField {
  const description = typeof schema['description'] === 'string' ? schema['description'] : undefined;
  const base = { name, required, description };
  const choices = schema['enum'];
  if (Array.isArray(choices) && choices.every((choice) => typeof choice === 'string')) {
    return { ...base, kind: 'choice', choices };
  }
  switch (schema['type']) {
    case 'string': {
      const maxLength = numberOr(schema['maxLength']);
      return { ...base, kind: 'text', long: (maxLength ?? 0) > LONG_TEXT, maxLength };
    }
    case 'integer':
    case 'number':
      return {
        ...base,
        kind: 'number',
        whole: schema['type'] === 'integer',
        min: numberOr(schema['minimum']),
        max: numberOr(schema['maximum']),
      };
    case 'boolean':
      return { ...base, kind: 'flag' };
    default:
      return { ...base, kind: 'json' };
  }
}

function numberOr(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

export type FieldReading =
  | { readonly kind: 'value'; readonly value: JsonValue | undefined }
  | { readonly kind: 'invalid'; readonly problem: 'required' | 'number' | 'json' };

/** What a field's text means; an empty optional field is left out, and the schema itself is the tool's to check. */
export function readField(one: SchemaField, text: string): FieldReading {
  if (one.kind === 'flag') return { kind: 'value', value: text === 'true' ? true : undefined };
  // An empty text is a text: only what cannot be empty is missed here.
  if (text === '' && one.required && one.kind !== 'text') return { kind: 'invalid', problem: 'required' };
  if (text === '') return { kind: 'value', value: one.required ? '' : undefined };
  if (one.kind === 'number') {
    const value = Number(text);
    return Number.isFinite(value) ? { kind: 'value', value } : { kind: 'invalid', problem: 'number' };
  }
  if (one.kind !== 'json') return { kind: 'value', value: text };
  try {
    return { kind: 'value', value: JSON.parse(text) as JsonValue };
  } catch {
    return { kind: 'invalid', problem: 'json' };
  }
}
