import type { ToolDefinition } from '../../core/protocol/definition.js';
import { holdsWords, isInScope, searchWords, TOOL_SCOPES, type ToolScope } from './tool-scope.js';

/**
 * Searches a list of tools again and again: where words were only typed on, the tools found before are looked at alone.
 * The same list comes back where nothing is searched.
 */
export function createToolSearch(): (tools: readonly ToolDefinition[], search: string) => readonly ToolDefinition[] {
  let all: readonly ToolDefinition[] = [];
  let words: readonly string[] = [];
  let found = all;
  return (tools, search) => {
    const wanted = searchWords(search);
    const narrows = tools === all && words.every((word) => wanted.some((longer) => longer.includes(word)));
    const among = narrows ? found : tools;
    found = wanted.length === 0 ? tools : among.filter((tool) => holdsWords(tool, wanted));
    all = tools;
    words = wanted;
    return found;
  };
}

/** Those of a scope; the same list for all of them. */
export function toolsInScope(tools: readonly ToolDefinition[], scope: ToolScope): readonly ToolDefinition[] {
  return scope === 'all' ? tools : tools.filter((tool) => isInScope(tool, scope));
}

/** The tool of that name, else the first that was found. */
export function selectTool(
  tools: readonly ToolDefinition[],
  name: string,
  found: readonly ToolDefinition[],
): ToolDefinition | undefined {
  const named = name === '' ? undefined : tools.find((tool) => tool.name === name);
  return named ?? found[0];
}

export interface ScopeCount {
  readonly all: number;
  /** Those of them that a search finds. */
  readonly found: number;
}

/** How many tools are in each scope. */
export function countScopes(
  tools: readonly ToolDefinition[],
  found: readonly ToolDefinition[],
): ReadonlyMap<ToolScope, ScopeCount> {
  const countOf = (scope: ToolScope): ScopeCount => ({
    all: toolsInScope(tools, scope).length,
    found: toolsInScope(found, scope).length,
  });
  return new Map(TOOL_SCOPES.map((scope) => [scope, countOf(scope)]));
}
