import 'jig-studio/define/studio.js';
import 'jig-studio/define/catalog.js';
import { createBrowserStudio } from 'jig-studio';
import { createCodeMode } from 'jig-studio/code-mode.js';
import {
  toToolCallRequest,
  type Studio,
  type ToolCallArguments,
  type ToolCallResult,
  type ToolDefinition,
} from 'jig-studio/core';
import type { JigCatalogElement } from 'jig-studio/elements/catalog.js';

const definition: ToolDefinition = {
  name: 'orders.count',
  description: 'Counts the orders.',
  inputSchema: { type: 'object', properties: {}, additionalProperties: false },
  annotations: { readOnlyHint: true },
};

const codeMode = createCodeMode({
  openSandbox: async () => {
    const { createBrowserSandbox } = await import('jig-studio/adapters/sandbox/browser-sandbox.js');
    return createBrowserSandbox({ workerUrl: './jig/browser-worker.js', wasmUrl: './jig/quickjs.wasm' });
  },
});
const studio: Studio = createBrowserStudio({ id: 'sample-own', codeMode });
studio.registry.register(definition, () => ({ count: 3 }));
await studio.ready;

const catalog: JigCatalogElement | null = document.querySelector('jig-catalog');
if (catalog) catalog.studio = studio;

const call = (name: string, args: ToolCallArguments = {}): Promise<ToolCallResult> =>
  studio.registry.callTool(toToolCallRequest({ name, arguments: args }), {
    context: { source: 'local', mode: 'direct' },
  });
const { structuredContent } = await call(definition.name);
document.documentElement.dataset['result'] = JSON.stringify(structuredContent);
const program = await call('execute_code_mode', { source: 'text(6 * 7)' });
document.documentElement.dataset['program'] = JSON.stringify(program.structuredContent ?? program.error);
