import { utf8ByteLength } from '../base/bytes.js';
import { isPlainObject } from '../base/json.js';
import type { ToolDefinition } from '../protocol/definition.js';
import type { AdmittedChild } from './admission.js';

/** UTF-8 bytes that the declarations may take in a tool's description. */
const DECLARATION_BUDGET = 6_000;

/** Levels of a schema that are spelled out. */
const MAX_DEPTH = 5;
/** Members of one union or enumeration. */
const MAX_MEMBERS = 12;

/**
 * What a model is told of the tools of a stage. Above the budget it is told their names, and that `describe(name)` inside a
 * program gives the declaration of one.
 */
export function declareTools(children: readonly AdmittedChild[], budget = DECLARATION_BUDGET): string {
  const declarations = children.map((child) => `  ${declareTool(child)};`).join('\n');
  const whole = `declare const tools: {\n${declarations}\n};`;
  if (utf8ByteLength(whole) <= budget) return whole;
  const names = children.map(({ cellName }) => cellName).join(', ');
  return `ALL_TOOLS lists the names under tools: ${names}. describe(name) answers the TypeScript declaration of one.`;
}

/** The TypeScript declaration of one tool, from its own schemas. Definitions never change: each is written once. */
export function declareTool({ cellName, definition }: Pick<AdmittedChild, 'cellName' | 'definition'>): string {
  let declaration = written.get(definition);
  if (declaration === undefined) written.set(definition, (declaration = writeDeclaration(cellName, definition)));
  return declaration;
}

const written = new WeakMap<ToolDefinition, string>();

function writeDeclaration(cellName: string, definition: ToolDefinition): string {
  const args = typeOf(definition.inputSchema, 0);
  const output = definition.outputSchema ? typeOf(definition.outputSchema, 0) : 'unknown';
  const optional = args === '{}' || Object.keys(requiredOf(definition.inputSchema)).length === 0 ? '?' : '';
  return `${cellName}(args${optional}: ${args}): Promise<ToolResult<${output}>>`;
}

/** Said once for all tools. */
export const RESULT_DECLARATION =
  'type ToolResult<T> = { success: boolean; output?: T; error?: { code: string; message: string; retryable: boolean } };';

function typeOf(schema: unknown, depth: number): string {
  if (!isPlainObject(schema)) return 'unknown';
  if (depth > MAX_DEPTH) return 'unknown';
  if ('const' in schema) return JSON.stringify(schema['const']);
  const { enum: values, oneOf, anyOf, type } = schema;
  if (Array.isArray(values)) return union(values.map((value) => JSON.stringify(value)));
  for (const members of [oneOf, anyOf]) {
    if (Array.isArray(members)) return union(members.map((member) => typeOf(member, depth + 1)));
  }
  if (Array.isArray(type)) return union(type.map((name) => typeOf({ ...schema, type: name }, depth)));
  switch (type) {
    case 'string':
      return 'string';
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'null':
      return 'null';
    case 'array':
      return arrayOf(typeOf(schema['items'], depth + 1));
    case 'object':
      return objectOf(schema, depth);
    default:
      return isPlainObject(schema['properties']) ? objectOf(schema, depth) : 'unknown';
  }
}

function objectOf(schema: Readonly<Record<string, unknown>>, depth: number): string {
  const { properties } = schema;
  if (!isPlainObject(properties)) return 'object';
  const required = requiredOf(schema);
  const members = Object.entries(properties).map(
    ([name, member]) =>
      `${propertyName(name)}${Object.hasOwn(required, name) ? '' : '?'}: ${typeOf(member, depth + 1)}`,
  );
  return members.length === 0 ? '{}' : `{ ${members.join('; ')} }`;
}

function requiredOf({ required }: Readonly<Record<string, unknown>>): Readonly<Record<string, true>> {
  const names = Array.isArray(required) ? required.filter((name) => typeof name === 'string') : [];
  return Object.fromEntries(names.map((name) => [name, true]));
}

function propertyName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}

function arrayOf(item: string): string {
  return item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`;
}

function union(members: readonly string[]): string {
  const distinct = [...new Set(members)];
  if (distinct.length === 0) return 'never';
  return distinct.length > MAX_MEMBERS
    ? `${distinct.slice(0, MAX_MEMBERS).join(' | ')} | unknown`
    : distinct.join(' | ');
}
