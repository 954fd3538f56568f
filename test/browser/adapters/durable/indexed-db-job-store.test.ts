import { assert } from '@open-wc/testing';
import { createIndexedDbJobStore } from '../../../../src/adapters/durable/indexed-db-job-store.js';
import { createJobs } from '../../../../src/core/jobs/jobs.js';
import { freshWorkspace, jobStoreContract } from '../../../support/jobs/job-store-contract.js';

const DATABASE = `jig-test-jobs-${Date.now()}`;

describe('job store contract: IndexedDB', () => {
  const store = createIndexedDbJobStore({ databaseName: DATABASE });

  after(() => {
    store.close();
    indexedDB.deleteDatabase(DATABASE);
  });

  for (const { name, run } of jobStoreContract({ equal: assert.strictEqual, deepEqual: assert.deepEqual })) {
    it(name, () => run(store));
  }

  it('that the browser refuses fails as JOB_STORE_FAILED, and validators are then waited for', async () => {
    const refusing = {
      open: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    } as unknown as IDBFactory;
    const refused = createIndexedDbJobStore({ databaseName: 'refused', indexedDB: refusing });
    const jobs = createJobs({ workspaceId: 'w', store: refused });
    const { signal } = new AbortController();
    const work = (): Promise<{ readonly passed: boolean; readonly output: object }> =>
      new Promise((resolve) => setTimeout(() => resolve({ passed: true, output: {} }), 30));
    const run = await jobs.run({ tool: 't', waitMs: 1, timeoutMs: 60_000, work: work as never }, signal);
    assert.equal(run.state, 'completed');
    const code = await jobs.list({ limit: 1 }).then(
      () => 'listed',
      (error: unknown) => (error as { code: string }).code,
    );
    assert.equal(code, 'JOB_STORE_FAILED');
    await jobs.dispose();
  });

  it('lets another tab see, wait for and stop a job of this one', async () => {
    const workspaceId = freshWorkspace();
    const other = createIndexedDbJobStore({ databaseName: DATABASE });
    const here = createJobs({ workspaceId, store });
    const there = createJobs({ workspaceId, store: other });
    const work = (signal: AbortSignal): Promise<never> =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))));
    const { signal } = new AbortController();
    const run = await here.run({ tool: 'workspace.validate', waitMs: 1, timeoutMs: 60_000, work }, signal);
    if (run.state !== 'pending') throw new Error('not handed off');
    assert.equal((await there.observe(run.jobId)).job.state, 'running');
    const { wait } = await there.registerWait({ jobId: run.jobId, key: 'after' });
    await there.stop(run.jobId);
    await here.dispose();
    const [job] = await there.untilTerminal([run.jobId], { wakeOn: 'all_terminal', timeoutMs: 5_000, signal });
    assert.equal(job?.state, 'stopped');
    assert.equal((await there.readWait(wait.id)).event?.status, 'stopped');
    await there.dispose();
    other.close();
  });
});
