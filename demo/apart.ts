// A product's own page: its own tools, our catalog, approvals, trace and preview placed where it wants them, no editor.
import { createBrowserStudio } from 'jig-studio';
import type { ModelToolCall, ToolCallResult } from 'jig-studio/core';
import 'jig-studio/define/approvals.js';
import 'jig-studio/define/catalog.js';
import 'jig-studio/define/preview.js';
import 'jig-studio/define/scope.js';
import 'jig-studio/define/trace.js';
import { registerOrderTools } from './order-desk/order-tools.js';
import { showOrders } from './order-desk/order-table.js';
import { OrderBook } from './order-desk/orders.js';

const studio = createBrowserStudio({ id: 'order-desk' });
const orders = new OrderBook();
document.querySelector('jig-scope')!.studio = studio;
const says = document.querySelector('#assistant-says')!;

registerOrderTools(studio, orders);
showOrders(document.querySelector('#orders')!, orders, ({ number }) =>
  call({ name: 'orders.refund', arguments: { order: number, reason: 'Arrived torn' } }),
);
document
  .querySelector('#theme')!
  .addEventListener('click', () => call({ name: 'preview.setTheme', arguments: { theme: 'emerald' } }));

/** What a model's turn does: the call waits for approval, runs, and its result goes back to the conversation. */
async function call(toolCall: ModelToolCall): Promise<void> {
  says.textContent = `The assistant asks for ${toolCall.name}. You decide, under Approvals.`;
  await studio.ready;
  const result = await studio.registry.executeModelToolCall(
    { id: crypto.randomUUID(), ...toolCall },
    { context: { source: 'model', mode: 'agent', sessionId: 'order-desk-assistant' } },
  );
  says.textContent = sentence(toolCall.name, result);
}

function sentence(name: string, result: ToolCallResult): string {
  if (!result.error) return `Done: ${name}.`;
  if (result.error.code === 'TOOL_POLICY_DENIED') return 'You said no. Nothing has changed.';
  return `${name} did not work: ${result.error.message}`;
}
