import type { Job, JobWait } from '../../../src/core/jobs/job-model.js';
import type { JobStore } from '../../../src/core/jobs/job-store-port.js';
import type { ContractAssert } from '../durable/backend-contract.js';

export interface JobStoreCase {
  readonly name: string;
  run(store: JobStore): Promise<void>;
}

let serial = 0;

/** A workspace that no other case of any run uses. */
export function freshWorkspace(): string {
  serial += 1;
  return `workspace:${Date.now()}/${serial} ${Math.random().toString(36).slice(2)}`;
}

export function runningJob(workspaceId: string, id: string, changes: Partial<Job> = {}): Job {
  return {
    id,
    workspaceId,
    tool: 'workspace.validate',
    state: 'running',
    ownerId: 'page-a',
    createdAt: 1_700_000_000_000,
    leaseUntil: 1_700_000_150_000,
    ...changes,
  };
}

export function armedWait(workspaceId: string, id: string, changes: Partial<JobWait> = {}): JobWait {
  return {
    id,
    workspaceId,
    key: 'after',
    jobId: 'job-1',
    state: 'armed',
    createdAt: 1_700_000_000_000,
    expiresAt: 1_700_086_400_000,
    ...changes,
  };
}

/** What every job store must do; one suite for all of them. */
export function jobStoreContract({ equal, deepEqual }: ContractAssert): readonly JobStoreCase[] {
  return [
    {
      name: 'answers nothing for what was never stored, and the entry for what was',
      async run(store) {
        const workspaceId = freshWorkspace();
        equal(await store.read('job', workspaceId, 'job-1'), undefined);
        const job = runningJob(workspaceId, 'job-1', { startFence: { epoch: 'e', generation: 2 } });
        deepEqual(await store.change('job', workspaceId, 'job-1', () => job), job);
        deepEqual(await store.read('job', workspaceId, 'job-1'), job);
        equal(await store.read('wait', workspaceId, 'job-1'), undefined);
        equal(await store.read('job', `${workspaceId}x`, 'job-1'), undefined);
      },
    },
    {
      name: 'leaves what stands where the plan wants nothing, or throws',
      async run(store) {
        const workspaceId = freshWorkspace();
        const job = runningJob(workspaceId, 'job-1');
        await store.change('job', workspaceId, 'job-1', () => job);
        deepEqual(await store.change('job', workspaceId, 'job-1', () => undefined), job);
        const refused = await store
          .change('job', workspaceId, 'job-1', () => {
            throw new RangeError('no');
          })
          .catch((error: unknown) => error);
        equal(refused instanceof RangeError, true);
        deepEqual(await store.read('job', workspaceId, 'job-1'), job);
      },
    },
    {
      name: 'loses no change of writers that meet: each plans on what stands',
      async run(store) {
        const workspaceId = freshWorkspace();
        await store.change('wait', workspaceId, 'w', () => armedWait(workspaceId, 'w', { expiresAt: 0 }));
        const count = (): Promise<unknown> =>
          store.change('wait', workspaceId, 'w', (wait) => wait && { ...wait, expiresAt: wait.expiresAt + 1 });
        await Promise.all(Array.from({ length: 8 }, count));
        equal((await store.read('wait', workspaceId, 'w'))?.expiresAt, 8);
      },
    },
    {
      name: 'lists one workspace and one kind in order, page by page',
      async run(store) {
        const workspaceId = freshWorkspace();
        for (const id of ['job-3', 'job-1', 'job-2']) {
          await store.change('job', workspaceId, id, () => runningJob(workspaceId, id));
        }
        await store.change('job', `${workspaceId}2`, 'job-0', () => runningJob(`${workspaceId}2`, 'job-0'));
        await store.change('wait', workspaceId, 'w', () => armedWait(workspaceId, 'w'));
        const first = await store.list('job', workspaceId, { limit: 2 });
        deepEqual(
          first.entries.map(({ id }) => id),
          ['job-1', 'job-2'],
        );
        const second = await store.list('job', workspaceId, { limit: 2, cursor: first.nextCursor! });
        deepEqual(
          second.entries.map(({ id }) => id),
          ['job-3'],
        );
        equal(second.nextCursor, undefined);
        equal((await store.list('wait', workspaceId, { limit: 9 })).entries.length, 1);
      },
    },
    {
      name: 'prunes what is at its end, and nothing that still waits or runs',
      async run(store) {
        const workspaceId = freshWorkspace();
        await store.change('job', workspaceId, 'job-1', () => runningJob(workspaceId, 'job-1', { state: 'stopped' }));
        await store.change('job', workspaceId, 'job-2', () => runningJob(workspaceId, 'job-2'));
        await store.change('wait', workspaceId, 'w-1', () => armedWait(workspaceId, 'w-1'));
        await store.change('wait', workspaceId, 'w-2', () => armedWait(workspaceId, 'w-2', { state: 'prepared' }));
        await store.change('wait', workspaceId, 'w-3', () => armedWait(workspaceId, 'w-3', { state: 'expired' }));
        await store.change('wait', workspaceId, 'w-4', () =>
          armedWait(workspaceId, 'w-4', { state: 'delivery_unknown' }),
        );
        equal(await store.prune(workspaceId, Date.now() - 60_000), 0);
        equal(await store.prune(workspaceId, Date.now() + 60_000), 3);
        equal((await store.list('job', workspaceId, { limit: 9 })).entries.length, 1);
        equal((await store.list('wait', workspaceId, { limit: 9 })).entries.length, 2);
      },
    },
  ];
}
