import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createMemoryDurableOperationBackend } from '../../../../src/core/durable/memory-backend.js';
import { createJobStore, createMemoryJobStore } from '../../../../src/core/jobs/job-store.js';
import { jobStoreContract, runningJob } from '../../../support/jobs/job-store-contract.js';

describe('job store contract: memory', () => {
  for (const { name, run } of jobStoreContract({ equal: assert.equal, deepEqual: assert.deepEqual })) {
    it(name, () => run(createMemoryJobStore()));
  }
});

describe('a job store', () => {
  it('knows its own write again when the answer was lost, and does not write twice', async () => {
    const backend = createMemoryDurableOperationBackend();
    let writes = 0;
    const store = createJobStore({
      ...backend,
      async compareAndSet(...args) {
        writes += 1;
        await backend.compareAndSet(...args);
        throw new Error('lost on the way');
      },
    });
    const job = runningJob('w', 'job-1');
    assert.deepEqual(await store.change('job', 'w', 'job-1', () => job), job);
    assert.equal(writes, 1);
  });

  it('says JOB_STORE_FAILED, retryable, when the write did not land', async () => {
    const backend = createMemoryDurableOperationBackend();
    const store = createJobStore({ ...backend, compareAndSet: () => Promise.reject(new Error('down')) });
    const failure = store.change('job', 'w', 'job-1', () => runningJob('w', 'job-1'));
    await assert.rejects(failure, { code: 'JOB_STORE_FAILED', retryable: true });
  });

  it('acts on no damaged entry', async () => {
    const backend = createMemoryDurableOperationBackend();
    await backend.compareAndSet('job:w:job-1', undefined, { key: 'job:w:job-1', state: 'odd' } as never);
    const store = createJobStore(backend);
    await assert.rejects(store.read('job', 'w', 'job-1'), { code: 'JOB_STORE_FAILED' });
  });
});
