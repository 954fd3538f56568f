import 'jig-studio/define/studio.js';
import 'jig-studio/define/catalog.js';
import { createBrowserStudio } from 'jig-studio';
import { toToolCallRequest, type Studio, type ToolCallResult, type ToolDefinition } from 'jig-studio/core';
import type { JigCatalogElement } from 'jig-studio/elements/catalog.js';

const definition: ToolDefinition = {
  name: 'orders.count',
  description: 'Counts the orders.',
  inputSchema: { type: 'object', properties: {}, additionalProperties: false },
  annotations: { readOnlyHint: true },
};

const studio: Studio = createBrowserStudio({ id: 'sample-own' });
studio.registry.register(definition, () => ({ count: 3 }));
await studio.ready;

const catalog: JigCatalogElement | null = document.querySelector('jig-catalog');
if (catalog) catalog.studio = studio;

const result: ToolCallResult = await studio.registry.callTool(toToolCallRequest({ name: definition.name }), {
  context: { source: 'local', mode: 'direct' },
});
document.documentElement.dataset['result'] = JSON.stringify(result.structuredContent);
