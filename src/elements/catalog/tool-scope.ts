import type { ToolDefinition } from '../../core/protocol/definition.js';

export type ToolScope = 'all' | 'read' | 'workspace' | 'preview';

export const TOOL_SCOPES: readonly ToolScope[] = ['all', 'read', 'workspace', 'preview'];

/** Scopes come from the canonical annotations and namespaces (spec, catalog paragraph). */
export function isInScope(tool: ToolDefinition, scope: ToolScope): boolean {
  switch (scope) {
    case 'all':
      return true;
    case 'read':
      return tool.annotations?.readOnlyHint === true;
    default:
      return tool.name.startsWith(`${scope}.`);
  }
}

export function searchWords(search: string): readonly string[] {
  return search.toLowerCase().split(/\s+/).filter(Boolean);
}

/** Finds each word in name, title or description, in any order and case. */
export function holdsWords(tool: ToolDefinition, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const text = searchedText(tool);
  return words.every((word) => text.includes(word));
}

/** Made once for each definition, which never changes: a catalog of thousands is searched with every key. */
const texts = new WeakMap<ToolDefinition, string>();

function searchedText(tool: ToolDefinition): string {
  let text = texts.get(tool);
  if (text === undefined) {
    text = [tool.name, tool.title, tool.annotations?.title, tool.description].join('\n').toLowerCase();
    texts.set(tool, text);
  }
  return text;
}
