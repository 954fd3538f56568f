// Our registry as a host makes it: strict, with compiled checks, once bare, once with a trace, once with a durable store too.
import { createAjvValidator } from 'jig-studio/adapters/validator/ajv-validator.js';
import {
  createDurableOperationStore,
  createMemoryDurableOperationBackend,
  createToolRegistry,
  createTrace,
} from 'jig-studio/core';
import { orderDefinition, ORDER_ARGUMENTS, refund, toolName } from './order-tool.mjs';

export function createOurs({ trace = false, store = false, tools = 1 } = {}) {
  const kept = trace ? createTrace() : undefined;
  const operations = store ? createDurableOperationStore(createMemoryDurableOperationBackend()) : undefined;
  const registry = createToolRegistry({
    validator: createAjvValidator(),
    toolPolicy: () => 'allow',
    ...(kept && { onToolCall: kept.record }),
    ...(operations && { durableOperationStore: operations }),
  });
  for (let index = 0; index < tools; index++) registry.register(orderDefinition(toolName(index)), refund);
  let calls = 0;
  return {
    registry,
    /** What a host does on a schedule: forgets operations that nobody will retry. */
    prune: () => operations?.prune(Date.now() + 1),
    async call(options = {}) {
      const id = ++calls;
      const result = await registry.callTool(
        { id, method: 'tools/call', params: { name: toolName(0), arguments: ORDER_ARGUMENTS } },
        { ...options, ...(store && { idempotencyKey: `operation-${id}` }) },
      );
      if (result.structuredContent?.refunded !== 1250) throw new Error(JSON.stringify(result));
    },
  };
}
