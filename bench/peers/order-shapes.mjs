// What `orderDefinition` says in JSON Schema, in Zod.
import * as z from 'zod';

export function orderShapes() {
  return {
    description: 'Gives the customer the amount of some items back.',
    inputSchema: z.strictObject({
      order: z.string().min(1).max(32),
      reason: z.enum(['damaged', 'late', 'wrong']),
      items: z.array(z.string()).min(1).max(20),
      amount: z.int().min(1),
    }),
    outputSchema: z.strictObject({ order: z.string(), refunded: z.int(), items: z.int() }),
  };
}
