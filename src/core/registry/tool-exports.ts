import { CodedError } from '../base/coded-error.js';
import type { ToolDefinition } from '../protocol/definition.js';
import {
  toAnthropicToolDefinitions,
  toMCPToolDefinitions,
  toOpenAIToolDefinitions,
} from '../protocol/definition-formats.js';
import { TOOL_CALL_ERROR_CODES } from '../protocol/error-codes.js';
import type { ToolCatalog } from './tool-catalog.js';
import type { ToolExports } from './tool-registry-port.js';

/** Every export begins with the definitions that `listTools` gives, so all of them tell the same. */
export function createToolExports(catalog: ToolCatalog): ToolExports {
  const all = (): readonly ToolDefinition[] => catalog.list().tools;
  const select = (names: Iterable<string>): readonly ToolDefinition[] =>
    [...new Set(names)].map((name) => findExported(catalog, name));
  return {
    toMCP: () => toMCPToolDefinitions(all()),
    toOpenAI: () => toOpenAIToolDefinitions(all()),
    toAnthropic: () => toAnthropicToolDefinitions(all()),
    toMCPFiltered: (names) => toMCPToolDefinitions(select(names)),
    toOpenAIFiltered: (names) => toOpenAIToolDefinitions(select(names)),
    toAnthropicFiltered: (names) => toAnthropicToolDefinitions(select(names)),
  };
}

/** Naming a hidden tool does not bring it back (spec, filtered exports). */
function findExported(catalog: ToolCatalog, name: string): ToolDefinition {
  const definition = catalog.findVisible(name);
  if (definition) return definition;
  const code = catalog.isAllowed(name) ? TOOL_CALL_ERROR_CODES.NOT_FOUND : TOOL_CALL_ERROR_CODES.NOT_ALLOWED;
  throw new CodedError(code, `The tool ${name} cannot be exported.`, { details: { name } });
}
