import { isPlainObject } from '../base/json.js';
import type { ToolListResult } from './definition.js';
import { guarded } from './guard.js';

/** True for one page of definitions with names and input schemas; checks untrusted pages before they are used. */
export function isToolListResult(value: unknown): value is ToolListResult {
  return guarded(() => {
    if (!isPlainObject(value)) return false;
    const { tools, nextCursor } = value;
    return (
      (nextCursor === undefined || typeof nextCursor === 'string') &&
      Array.isArray(tools) &&
      Array.from(tools as unknown[]).every(isListedDefinition)
    );
  });
}

/** True for a definition as another party lists it: name, object schemas, texts and boolean hints. */
export function isListedDefinition(value: unknown): boolean {
  if (!isPlainObject(value)) return false;
  const { name, title, description, inputSchema, outputSchema, annotations } = value;
  return (
    typeof name === 'string' &&
    name.trim() !== '' &&
    isOptionalText(title) &&
    isOptionalText(description) &&
    isPlainObject(inputSchema) &&
    (outputSchema === undefined || isPlainObject(outputSchema)) &&
    isOptionalAnnotations(annotations)
  );
}

const HINTS = ['readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint'] as const;

function isOptionalAnnotations(value: unknown): boolean {
  if (value === undefined) return true;
  if (!isPlainObject(value) || !isOptionalText(value['title'])) return false;
  return HINTS.every((hint) => value[hint] === undefined || typeof value[hint] === 'boolean');
}

function isOptionalText(value: unknown): boolean {
  return value === undefined || typeof value === 'string';
}
