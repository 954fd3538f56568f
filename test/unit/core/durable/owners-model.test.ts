import { describe, it } from 'node:test';
import fc from 'fast-check';
import { createMemoryDurableOperationBackend } from '../../../../src/core/durable/memory-backend.js';
import { ownersSchedule, runOwners } from '../../../support/durable/owners-model.js';
import { soak } from '../../../support/soak.js';

describe('three owners on one key', () => {
  it('make one line of legal transitions, whatever the order of their steps', async () => {
    await fc.assert(
      fc.asyncProperty(ownersSchedule, fc.scheduler(), async (schedule, scheduler) => {
        const run = runOwners(createMemoryDurableOperationBackend(), 'k', schedule, () =>
          scheduler.schedule(Promise.resolve()),
        );
        await scheduler.waitFor(run);
      }),
      soak(10_000),
    );
  });
});
