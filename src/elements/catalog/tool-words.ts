import type { ToolDefinition } from '../../core/protocol/definition.js';

export function toolTitle(tool: ToolDefinition): string | undefined {
  return tool.title ?? tool.annotations?.title;
}

/** One line that says what a tool is: its title, else the first line of its description. */
export function toolLine(tool: ToolDefinition): string {
  return toolTitle(tool) ?? tool.description?.split('\n', 1)[0] ?? '';
}
