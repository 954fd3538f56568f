// Code Mode over a registry as a host makes it.
import { createAjvValidator } from 'jig-studio/adapters/validator/ajv-validator.js';
import { createNodeSandbox } from 'jig-studio/adapters/sandbox/node-sandbox.js';
import { createCodeMode } from 'jig-studio/code-mode.js';
import { createToolRegistry } from 'jig-studio/core';
import { benchFiles } from './review.mjs';

const READS = { readOnlyHint: true };
const COMPOSITION = { effect: 'observe', policy: 'parallel' };

export function createOurs() {
  const sandbox = createNodeSandbox();
  const codeMode = createCodeMode({
    openSandbox: () => sandbox,
    stages: ['execute_code_mode'],
    children: [
      { name: 'bench.echo', role: 'read' },
      { name: 'bench.readFile', role: 'read' },
    ],
  });
  const registry = createToolRegistry({ validator: createAjvValidator(), toolPolicy: codeMode.guard(() => 'allow') });
  const add = (name, properties, handler) =>
    registry.register(
      { name, inputSchema: { type: 'object', properties, additionalProperties: false }, annotations: READS },
      handler,
      { composition: COMPOSITION },
    );
  add('bench.echo', { n: { type: 'number' } }, (args) => args);
  add('bench.readFile', { path: { type: 'string' } }, ({ path }) => ({ path, source: benchFiles.get(path) }));
  const detach = codeMode.attach({ registry, workspaceId: 'bench' });
  return {
    registry,
    /** One call of a tool, for a program that has no Code Mode around it. */
    async call(name, args) {
      const result = await registry.callTool({ method: 'tools/call', params: { name, arguments: args } });
      return result.structuredContent;
    },
    async run(source) {
      const result = await registry.callTool({
        method: 'tools/call',
        params: { name: 'execute_code_mode', arguments: { source } },
      });
      if (result.isError) throw new Error(JSON.stringify(result.error));
    },
    async close() {
      detach();
      await sandbox.dispose();
    },
  };
}
