import type { ToolDefinition } from '../../core/protocol/definition.js';
import { holdsWords, isInScope, searchWords, TOOL_SCOPES, type ToolScope } from './tool-scope.js';

/** The tools of a scope that hold every word of `search`. */
export function findTools(
  tools: readonly ToolDefinition[],
  scope: ToolScope,
  search: string,
): readonly ToolDefinition[] {
  const words = searchWords(search);
  if (scope === 'all' && words.length === 0) return tools;
  return tools.filter((tool) => isInScope(tool, scope) && holdsWords(tool, words));
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

/** How many tools are in each scope. */
export function countScopes(tools: readonly ToolDefinition[]): ReadonlyMap<ToolScope, number> {
  return new Map(TOOL_SCOPES.map((scope) => [scope, tools.filter((tool) => isInScope(tool, scope)).length]));
}
