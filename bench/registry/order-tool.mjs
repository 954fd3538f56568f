// The tool that both sides serve, with one handler. Its schemas stand beside it in each side's own language.

export const ORDER_ARGUMENTS = { order: '1043', reason: 'damaged', items: ['a-1', 'b-2'], amount: 1250 };

export const orderDefinition = (name = 'orders.refund') => ({
  name,
  description: 'Gives the customer the amount of some items back.',
  inputSchema: {
    type: 'object',
    properties: {
      order: { type: 'string', minLength: 1, maxLength: 32 },
      reason: { type: 'string', enum: ['damaged', 'late', 'wrong'] },
      items: { type: 'array', items: { type: 'string' }, minItems: 1, maxItems: 20 },
      amount: { type: 'integer', minimum: 1 },
    },
    required: ['order', 'reason', 'items', 'amount'],
    additionalProperties: false,
  },
  outputSchema: {
    type: 'object',
    properties: { order: { type: 'string' }, refunded: { type: 'integer' }, items: { type: 'integer' } },
    required: ['order', 'refunded', 'items'],
    additionalProperties: false,
  },
});

export async function refund({ order, items, amount }) {
  return { order, refunded: amount, items: items.length };
}

export function toolName(index) {
  return index === 0 ? 'orders.refund' : `orders.refund${index}`;
}
