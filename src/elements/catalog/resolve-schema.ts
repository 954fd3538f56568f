import { isPlainObject } from '../../core/base/json.js';
import type { JsonSchema } from '../../core/protocol/definition.js';

/** A chain of references longer than this is a circle. */
const MAX_HOPS = 8;

/** Follows a local `$ref` (`#/$defs/…`) and merges `allOf`, for display and samples only; nothing is ever fetched. */
export function resolveSchema(schema: JsonSchema, root: JsonSchema): JsonSchema {
  let resolved = schema;
  for (let hop = 0; typeof resolved['$ref'] === 'string' && hop < MAX_HOPS; hop += 1) {
    resolved = lookUp(resolved['$ref'], root) ?? {};
  }
  const { allOf } = resolved;
  if (!Array.isArray(allOf)) return resolved;
  return allOf.filter(isPlainObject).reduce<JsonSchema>((merged, part) => merge(merged, part), resolved);
}

function lookUp(reference: string, root: JsonSchema): JsonSchema | undefined {
  if (reference === '#') return root;
  if (!reference.startsWith('#/')) return undefined;
  let node: unknown = root;
  for (const token of reference.slice(2).split('/')) {
    const key = token.replaceAll('~1', '/').replaceAll('~0', '~');
    if (!isPlainObject(node) || !Object.hasOwn(node, key)) return undefined;
    node = node[key];
  }
  return isPlainObject(node) ? node : undefined;
}

function merge(one: JsonSchema, other: JsonSchema): JsonSchema {
  const required = [one['required'], other['required']].filter(Array.isArray).flat();
  const properties = { ...asObject(one['properties']), ...asObject(other['properties']) };
  return {
    ...other,
    ...one,
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required }),
  };
}

function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return isPlainObject(value) ? value : {};
}
