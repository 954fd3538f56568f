// The one tool of the service, and its registry.
import { createToolRegistry } from 'jig-studio/core';
import { createInterpretingValidator } from 'jig-studio/adapters/validator/interpreting-validator.js';

export const CHARGE_TOOL = 'payments.charge';

const DEFINITION = {
  name: CHARGE_TOOL,
  description: 'Charges a customer once.',
  inputSchema: {
    type: 'object',
    properties: {
      customer: { type: 'string', minLength: 1, maxLength: 64 },
      amount: { type: 'integer', minimum: 1, description: 'In the smallest unit of the currency.' },
      currency: { type: 'string', enum: ['EUR', 'USD'] },
    },
    required: ['customer', 'amount', 'currency'],
    additionalProperties: false,
  },
  outputSchema: {
    type: 'object',
    properties: { receipt: { type: 'string' } },
    required: ['receipt'],
  },
  annotations: { destructiveHint: true },
};

export function createChargeRegistry({ store, provider, leaseMs }) {
  const registry = createToolRegistry({
    validator: createInterpretingValidator(),
    durableOperationStore: store,
    durableOperationLeaseMs: leaseMs,
  });
  registry.register(DEFINITION, async (charge, { idempotencyKey, signal }) => {
    // A process that died may have charged already: look, then charge.
    const earlier = await provider.find(idempotencyKey, signal);
    return earlier ?? (await provider.charge(idempotencyKey, charge, signal));
  });
  return registry;
}
