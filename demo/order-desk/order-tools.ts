import type { Studio } from 'jig-studio/core';
import type { OrderBook } from './orders.js';

/** The shop's tools, registered beside the studio's own: same catalog, same policy, same trace. */
export function registerOrderTools(studio: Studio, orders: OrderBook): void {
  studio.registry.register(
    {
      name: 'orders.list',
      title: 'List orders',
      description: 'List the open orders with their totals in cents and what the customer wrote.',
      inputSchema: { type: 'object', properties: {}, additionalProperties: false },
      annotations: { readOnlyHint: true },
    },
    () => ({ orders: orders.list() }),
  );

  studio.registry.register(
    {
      name: 'orders.refund',
      title: 'Refund an order',
      description: 'Give the customer the whole amount of one order back.',
      inputSchema: {
        type: 'object',
        properties: {
          order: { type: 'string', pattern: '^[0-9]{4}$', description: 'Order number', examples: ['1043'] },
          reason: { type: 'string', minLength: 1, maxLength: 200, description: 'Kept with the refund' },
        },
        required: ['order', 'reason'],
        additionalProperties: false,
      },
      outputSchema: {
        type: 'object',
        properties: { order: { type: 'string' }, status: { const: 'refunded' }, amount: { type: 'integer' } },
        required: ['order', 'status', 'amount'],
      },
    },
    ({ order }) => {
      const refunded = orders.refund(String(order));
      return { order: refunded.number, status: refunded.status, amount: refunded.total };
    },
    // Who is asked to approve a refund sees what it does before it is done.
    { dryRun: ({ order }) => ({ changes: [orders.refundForecast(String(order))] }) },
  );
}
