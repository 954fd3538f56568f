import type { JsonSchema, ToolDefinition } from './definition.js';
import { createWireNames, toWireName } from './wire-names.js';

/** The OpenAI-compatible form; it has no place for an output schema, which the registry checks all the same. */
export interface OpenAIToolDefinition {
  readonly type: 'function';
  readonly function: {
    /** A wire name, see `createWireNames`. */
    readonly name: string;
    readonly description?: string;
    readonly parameters: JsonSchema;
  };
}

export interface AnthropicToolDefinition {
  /** A wire name, see `createWireNames`. */
  readonly name: string;
  readonly description?: string;
  readonly input_schema: JsonSchema;
}

/** MCP takes canonical definitions as they are, dots and output schema included. */
export function toMCPToolDefinition(definition: ToolDefinition): ToolDefinition {
  return definition;
}

/** The schema goes out unchanged, so no constraint at its root is lost. */
export function toOpenAIToolDefinition({ name, description, inputSchema }: ToolDefinition): OpenAIToolDefinition {
  return {
    type: 'function',
    function: {
      name: toWireName(name),
      ...(description === undefined ? {} : { description }),
      parameters: inputSchema,
    },
  };
}

/** The schema goes out unchanged, so no constraint at its root is lost. */
export function toAnthropicToolDefinition({ name, description, inputSchema }: ToolDefinition): AnthropicToolDefinition {
  return {
    name: toWireName(name),
    ...(description === undefined ? {} : { description }),
    input_schema: inputSchema,
  };
}

export function toMCPToolDefinitions(definitions: readonly ToolDefinition[]): readonly ToolDefinition[] {
  return definitions.map(toMCPToolDefinition);
}

/** Throws `TOOL_WIRE_NAME_COLLISION`. */
export function toOpenAIToolDefinitions(definitions: readonly ToolDefinition[]): readonly OpenAIToolDefinition[] {
  assertDistinctWireNames(definitions);
  return definitions.map(toOpenAIToolDefinition);
}

/** Throws `TOOL_WIRE_NAME_COLLISION`. */
export function toAnthropicToolDefinitions(definitions: readonly ToolDefinition[]): readonly AnthropicToolDefinition[] {
  assertDistinctWireNames(definitions);
  return definitions.map(toAnthropicToolDefinition);
}

function assertDistinctWireNames(definitions: readonly ToolDefinition[]): void {
  createWireNames(definitions.map(({ name }) => name));
}
