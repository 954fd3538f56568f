import { createInterpretingValidator } from '../../../../src/adapters/validator/interpreting-validator.js';
import type { ToolCallRequest } from '../../../../src/core/protocol/call.js';
import { toToolCallRequest } from '../../../../src/core/protocol/call-request.js';
import type { ToolDefinition } from '../../../../src/core/protocol/definition.js';
import { createToolRegistry } from '../../../../src/core/registry/tool-registry.js';
import type { ToolRegistryOptions } from '../../../../src/core/registry/tool-registry-options.js';
import type { ToolRegistry } from '../../../../src/core/registry/tool-registry-port.js';

/** Takes a string `x` and nothing else. */
export const ECHO: ToolDefinition = {
  name: 'test.echo',
  inputSchema: {
    type: 'object',
    properties: { x: { type: 'string' } },
    required: ['x'],
    additionalProperties: false,
  },
};

/** Takes any object. */
export const ANYTHING: ToolDefinition = { name: 'test.anything', inputSchema: { type: 'object' } };

/** A strict registry whose policy allows everything. */
export function createRegistry(options: Partial<ToolRegistryOptions> = {}): ToolRegistry {
  return createToolRegistry({ validator: createInterpretingValidator(), toolPolicy: () => 'allow', ...options });
}

export function call(
  name: string,
  args: Record<string, unknown> = {},
  id: string | number = 'call-1',
): ToolCallRequest {
  return toToolCallRequest({ id, name, arguments: args });
}
