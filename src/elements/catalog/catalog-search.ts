import type { ToolDefinition } from '../../core/protocol/definition.js';
import { isInScope, matchesSearch, TOOL_SCOPES, type ToolScope } from './tool-scope.js';

/** The tools of a scope that hold every word of `search`. */
export function findTools(
  tools: readonly ToolDefinition[],
  scope: ToolScope,
  search: string,
): readonly ToolDefinition[] {
  const words = search.trim();
  if (scope === 'all' && words === '') return tools;
  return tools.filter((tool) => isInScope(tool, scope) && (words === '' || matchesSearch(tool, words)));
}

/** How many tools are in each scope. */
export function countScopes(tools: readonly ToolDefinition[]): ReadonlyMap<ToolScope, number> {
  return new Map(TOOL_SCOPES.map((scope) => [scope, tools.filter((tool) => isInScope(tool, scope)).length]));
}
