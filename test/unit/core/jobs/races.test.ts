import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Jobs } from '../../../../src/core/jobs/jobs-port.js';
import { ControlledWork, JobPages } from '../../../support/jobs/job-pages.js';

const { signal } = new AbortController();

/** One job of the first page, and two further pages that know it. */
async function world(): Promise<{
  readonly pages: JobPages;
  readonly work: ControlledWork;
  readonly owner: Jobs;
  readonly one: Jobs;
  readonly other: Jobs;
  readonly jobId: string;
}> {
  const pages = new JobPages();
  const [owner, one, other] = [pages.open().jobs, pages.open().jobs, pages.open().jobs];
  const work = new ControlledWork();
  const running = owner.run({ tool: 't', waitMs: 100, timeoutMs: 600_000, work: work.run }, signal);
  await pages.timers.advance(100);
  const run = await running;
  if (run.state !== 'pending') throw new Error('not handed off');
  return { pages, work, owner, one, other, jobId: run.jobId };
}

describe('two tabs and one job', () => {
  it('both wait for it, a third stops it meanwhile, and both wake with the same end', async () => {
    const { pages, owner, one, other, jobId } = await world();
    const options = { wakeOn: 'all_terminal', timeoutMs: 60_000, signal } as const;
    const waiting = [one, other, owner].map((jobs) => jobs.untilTerminal([jobId], options));
    await pages.timers.advance(1_000);
    await other.stop(jobId);
    await pages.timers.advance(16_000);
    const ends = await Promise.all(waiting);
    assert.deepEqual(
      ends.map(([job]) => job?.state),
      ['stopped', 'stopped', 'stopped'],
    );
    assert.equal(new Set(ends.map(([job]) => job?.endedAt)).size, 1);
  });

  it('a key that both register at once is one wait, made once', async () => {
    const { one, other, jobId } = await world();
    const both = await Promise.all(
      [one, other, one, other].map((jobs) => jobs.registerWait({ jobId, key: 'after the check' })),
    );
    assert.equal(new Set(both.map(({ wait }) => wait.id)).size, 1);
    assert.equal(both.filter(({ replayed }) => !replayed).length, 1);
  });

  it('of two carriers that take the event at once one may tell it', async () => {
    const { work, owner, one, other, jobId } = await world();
    const { wait } = await one.registerWait({ jobId, key: 'k' });
    work.finish();
    await owner.untilTerminal([jobId], { wakeOn: 'all_terminal', timeoutMs: 1_000, signal });
    const bindings = await Promise.all([one.bind(wait.id), other.bind(wait.id)]);
    const taken = await Promise.allSettled([one.prepare(bindings[0]), other.prepare(bindings[1])]);
    assert.deepEqual(taken.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
    const { reason } = taken.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    assert.equal((reason as { code: string }).code, 'JOB_WAIT_NOT_PENDING');
  });

  it('work that ends in the very moment of its handoff has one end, whoever looks', async () => {
    const pages = new JobPages();
    const { jobs } = pages.open();
    for (const when of ['before', 'after'] as const) {
      const work = new ControlledWork();
      const running = jobs.run({ tool: 't', waitMs: 100, timeoutMs: 9_000, work: work.run }, signal);
      await pages.timers.advance(99);
      const atHandoff = pages.timers.advance(1);
      if (when === 'before') work.finish();
      await atHandoff;
      work.finish();
      const run = await running;
      if (run.state === 'completed') continue;
      const [job] = await jobs.untilTerminal([run.jobId], { wakeOn: 'all_terminal', timeoutMs: 1_000, signal });
      assert.deepEqual([job?.state, job?.outcome?.passed], ['completed', true]);
    }
    await pages.timers.advance(1_000);
    assert.ok((await jobs.list({ limit: 9 })).jobs.every(({ state }) => state === 'completed'));
  });
});
