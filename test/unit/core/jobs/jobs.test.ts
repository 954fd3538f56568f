import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  HEARTBEAT_MS,
  JOB_LEASE_MS,
  OPEN_WAITS,
  RUNNING_JOBS,
  WAIT_LIFETIME_MS,
} from '../../../../src/core/jobs/job-limits.js';
import type { Jobs } from '../../../../src/core/jobs/jobs-port.js';
import { ControlledWork, JobPages } from '../../../support/jobs/job-pages.js';

const { signal } = new AbortController();

async function handedOff(pages: JobPages, jobs: Jobs, work: ControlledWork, timeoutMs = 600_000): Promise<string> {
  const running = jobs.run({ tool: 'workspace.validate', waitMs: 1_000, timeoutMs, work: work.run }, signal);
  await pages.timers.advance(1_000);
  const run = await running;
  assert.equal(run.state, 'pending');
  return run.state === 'pending' ? run.jobId : '';
}

describe('work of a validator', () => {
  it('is answered as it is when it ends while its caller waits; no job is made', async () => {
    const pages = new JobPages();
    const { jobs } = pages.open();
    const work = new ControlledWork();
    const running = jobs.run({ tool: 't', waitMs: 1_000, timeoutMs: 2_000, work: work.run }, signal);
    await pages.timers.advance(500);
    work.finish(false);
    const run = await running;
    assert.deepEqual(run.state === 'completed' && run.result.output, { passed: false });
    assert.deepEqual((await jobs.list({ limit: 9 })).jobs, []);
    assert.equal(pages.timers.pendingCount, 0);
  });

  it('is named by a stored job before its caller hears of it, and goes on as that job', async () => {
    const pages = new JobPages();
    const { jobs } = pages.open();
    const work = new ControlledWork();
    const id = await handedOff(pages, jobs, work);
    assert.equal((await pages.open().jobs.observe(id)).job.state, 'running');
    work.finish();
    const [job] = await jobs.untilTerminal([id], { wakeOn: 'all_terminal', timeoutMs: 1_000, signal });
    assert.deepEqual(
      [job?.state, job?.outcome, job?.output],
      ['completed', { passed: true, summary: 'all well' }, { passed: true }],
    );
  });

  it('is waited for where its job cannot be stored', async () => {
    const pages = new JobPages();
    const { jobs } = pages.open();
    pages.faults = () => true;
    const work = new ControlledWork();
    const running = jobs.run({ tool: 't', waitMs: 1_000, timeoutMs: 9_000, work: work.run }, signal);
    await pages.timers.advance(3_000);
    work.finish();
    assert.equal((await running).state, 'completed');
  });

  it('is waited for once as many jobs run as may', async () => {
    const pages = new JobPages();
    const { jobs } = pages.open();
    for (let count = 0; count < RUNNING_JOBS; count += 1) await handedOff(pages, jobs, new ControlledWork());
    const work = new ControlledWork();
    const running = jobs.run({ tool: 't', waitMs: 1_000, timeoutMs: 60_000, work: work.run }, signal);
    await pages.timers.advance(5_000);
    work.finish();
    assert.equal((await running).state, 'completed');
    await jobs.dispose();
  });

  it('ends with its caller before it is handed off, and not after', async () => {
    const pages = new JobPages();
    const { jobs } = pages.open();
    const early = new ControlledWork();
    const controller = new AbortController();
    const running = jobs.run({ tool: 't', waitMs: 1_000, timeoutMs: 9_000, work: early.run }, controller.signal);
    await pages.timers.advance(10);
    controller.abort();
    await assert.rejects(running, { code: 'TOOL_CANCELLED' });
    assert.ok(early.aborted);

    const later = new AbortController();
    const work = new ControlledWork();
    const handing = jobs.run({ tool: 't', waitMs: 1_000, timeoutMs: 9_000, work: work.run }, later.signal);
    await pages.timers.advance(1_000);
    assert.equal((await handing).state, 'pending');
    later.abort();
    await pages.timers.advance(10);
    assert.ok(!work.aborted);
    await jobs.dispose();
  });

  it('times out with a code of its own for who waits, as timed_out for who reads the job', async () => {
    const pages = new JobPages();
    const { jobs } = pages.open();
    const waited = jobs.run({ tool: 't', waitMs: Infinity, timeoutMs: 500, work: new ControlledWork().run }, signal);
    const refused = assert.rejects(waited, { code: 'JOB_TIMED_OUT' });
    await pages.timers.advance(500);
    await refused;
    const id = await handedOff(pages, jobs, new ControlledWork(), 2_000);
    await pages.timers.advance(2_000);
    assert.equal((await jobs.observe(id)).job.state, 'timed_out');
  });

  it('keeps failed, timed out, stopped and unknown apart', async () => {
    const pages = new JobPages();
    const { jobs } = pages.open();
    const broken = new ControlledWork();
    const failed = await handedOff(pages, jobs, broken);
    broken.fail();
    const stopped = await handedOff(pages, jobs, new ControlledWork());
    await jobs.stop(stopped);
    const deaf = jobs.run(
      { tool: 't', waitMs: 1_000, timeoutMs: 60_000, work: () => new Promise(() => undefined) },
      signal,
    );
    await pages.timers.advance(1_000);
    const run = await deaf;
    const unknown = run.state === 'pending' ? run.jobId : '';
    await jobs.stop(unknown);
    await pages.timers.advance(5_000);
    const states = await Promise.all([failed, stopped, unknown].map(async (id) => (await jobs.observe(id)).job.state));
    assert.deepEqual(states, ['failed', 'stopped', 'outcome_unknown']);
  });
});

describe('a job', () => {
  it('whose page is gone becomes outcome_unknown when its lease is over, not before', async () => {
    const pages = new JobPages();
    const first = pages.open();
    const id = await handedOff(pages, first.jobs, new ControlledWork());
    await pages.timers.advance(HEARTBEAT_MS * 3);
    first.lose();
    const second = pages.open();
    await pages.timers.advance(JOB_LEASE_MS - HEARTBEAT_MS);
    assert.equal((await second.jobs.observe(id)).job.state, 'running');
    await pages.timers.advance(HEARTBEAT_MS * 2);
    assert.equal((await second.jobs.observe(id)).job.state, 'outcome_unknown');
  });

  it('keeps the end that was written first: a late owner changes nothing', async () => {
    const pages = new JobPages();
    const { jobs } = pages.open();
    const work = new ControlledWork();
    const id = await handedOff(pages, jobs, work);
    const record = (await pages.backend.list!())[0]!;
    const job = { ...(record.result as object), state: 'outcome_unknown', endedAt: 1 };
    await pages.backend.compareAndSet(record.key, record.revision, {
      ...record,
      revision: 99,
      state: 'completed',
      result: job,
    });
    work.finish();
    await pages.timers.advance(1_000);
    assert.equal((await jobs.observe(id)).job.state, 'outcome_unknown');
  });

  it('can be stopped from another page, which its owner hears with its next sign of life', async () => {
    const pages = new JobPages();
    const owner = pages.open();
    const other = pages.open();
    const work = new ControlledWork();
    const id = await handedOff(pages, owner.jobs, work);
    const asked = await other.jobs.stop(id);
    assert.equal(asked.state, 'running');
    await pages.timers.advance(HEARTBEAT_MS);
    assert.ok(work.aborted);
    assert.equal((await other.jobs.observe(id)).job.state, 'stopped');
    await assert.rejects(other.jobs.stop('job-none'), { code: 'JOB_NOT_FOUND' });
  });

  it('stores its end although the store fails for a while', async () => {
    const pages = new JobPages();
    const { jobs } = pages.open();
    const work = new ControlledWork();
    const id = await handedOff(pages, jobs, work);
    pages.faults = (when) => when === 'before';
    work.finish();
    await pages.timers.advance(1_000);
    pages.faults = () => false;
    await pages.timers.advance(5_000);
    assert.equal((await jobs.observe(id)).job.state, 'completed');
  });

  it('is stopped with its studio, and keeps nothing running', async () => {
    const pages = new JobPages();
    const { jobs } = pages.open();
    const id = await handedOff(pages, jobs, new ControlledWork());
    await jobs.dispose();
    assert.equal((await pages.open().jobs.observe(id)).job.state, 'stopped');
    assert.equal(pages.timers.pendingCount, 0);
    await assert.rejects(jobs.run({ tool: 't', waitMs: 1, timeoutMs: 1, work: new ControlledWork().run }, signal), {
      code: 'TOOL_CANCELLED',
    });
  });

  it('drops a result that is larger than a job may keep, and keeps its verdict', async () => {
    const pages = new JobPages();
    const { jobs } = pages.open();
    const work = (): Promise<never> =>
      new Promise((resolve) =>
        pages.timers.set(
          () => resolve({ passed: true, summary: 's'.repeat(999), output: { text: 'x'.repeat(70_000) } } as never),
          2_000,
        ),
      );
    const running = jobs.run({ tool: 't', waitMs: 1_000, timeoutMs: 60_000, work }, signal);
    await pages.timers.advance(2_500);
    const run = await running;
    const { job } = await jobs.observe(run.state === 'pending' ? run.jobId : '');
    assert.deepEqual(
      [job.state, job.outcome?.passed, job.outcome?.summary.length, job.output],
      ['completed', true, 240, undefined],
    );
  });
});

describe('waiting until jobs have ended', () => {
  it('wakes at the first or at the last end, and answers how they stand at its deadline', async () => {
    const pages = new JobPages();
    const { jobs } = pages.open();
    const works = [new ControlledWork(), new ControlledWork()];
    const ids = [await handedOff(pages, jobs, works[0]!), await handedOff(pages, jobs, works[1]!)];
    const any = jobs.untilTerminal(ids, { wakeOn: 'any_terminal', timeoutMs: 60_000, signal });
    const all = jobs.untilTerminal(ids, { wakeOn: 'all_terminal', timeoutMs: 3_000, signal });
    await pages.timers.advance(100);
    works[0]!.finish();
    assert.deepEqual(
      (await any).map(({ state }) => state),
      ['completed', 'running'],
    );
    await pages.timers.advance(3_000);
    assert.deepEqual(
      (await all).map(({ state }) => state),
      ['completed', 'running'],
    );
    await jobs.dispose();
  });

  it('ends with its caller, and knows a job of another page by looking', async () => {
    const pages = new JobPages();
    const owner = pages.open();
    const { jobs } = pages.open();
    const work = new ControlledWork();
    const id = await handedOff(pages, owner.jobs, work);
    const controller = new AbortController();
    const left = jobs.untilTerminal([id], { wakeOn: 'all_terminal', timeoutMs: 60_000, signal: controller.signal });
    controller.abort();
    await assert.rejects(left, { code: 'TOOL_CANCELLED' });
    const looked = jobs.untilTerminal([id], { wakeOn: 'all_terminal', timeoutMs: 60_000, signal });
    await pages.timers.advance(10);
    work.finish();
    await pages.timers.advance(1_000);
    assert.equal((await looked)[0]?.state, 'completed');
  });
});

describe('a registered wait', () => {
  it('is the same wait for the same key, in every page; another job is a conflict', async () => {
    const pages = new JobPages();
    const { jobs } = pages.open();
    const [one, two] = [
      await handedOff(pages, jobs, new ControlledWork()),
      await handedOff(pages, jobs, new ControlledWork()),
    ];
    const first = await jobs.registerWait({ jobId: one, key: 'after' });
    const again = await pages.open().jobs.registerWait({ jobId: one, key: 'after' });
    assert.deepEqual([first.replayed, again.replayed, again.wait.id], [false, true, first.wait.id]);
    await assert.rejects(jobs.registerWait({ jobId: two, key: 'after' }), { code: 'JOB_WAIT_KEY_CONFLICT' });
    await assert.rejects(jobs.registerWait({ jobId: 'job-none', key: 'other' }), { code: 'JOB_NOT_FOUND' });
    await jobs.dispose();
  });

  it('has one sparse event, from what the job came to, also after a reload', async () => {
    const pages = new JobPages();
    const { jobs } = pages.open();
    const work = new ControlledWork();
    const id = await handedOff(pages, jobs, work);
    const { wait } = await jobs.registerWait({ jobId: id, key: 'after' });
    work.finish(false);
    await pages.timers.advance(10);
    const { state, event, automaticResumeAvailable } = await pages.open().jobs.readWait(wait.id);
    assert.deepEqual([state, automaticResumeAvailable], ['pending', false]);
    assert.deepEqual(event, {
      waitId: wait.id,
      jobId: id,
      status: 'completed',
      outcome: { passed: false, summary: 'one fault' },
    });
  });

  it('expires, and there are only so many open ones', async () => {
    const pages = new JobPages();
    const { jobs } = pages.open();
    const id = await handedOff(pages, jobs, new ControlledWork());
    const ids: string[] = [];
    for (let count = 0; count < OPEN_WAITS; count += 1) {
      ids.push((await jobs.registerWait({ jobId: id, key: `key ${count}` })).wait.id);
    }
    await assert.rejects(jobs.registerWait({ jobId: id, key: 'one more' }), {
      code: 'JOB_WAIT_LIMIT',
      retryable: true,
    });
    pages.skipped += WAIT_LIFETIME_MS;
    assert.equal((await jobs.readWait(ids[0]!)).state, 'expired');
    assert.equal((await jobs.registerWait({ jobId: id, key: 'one more' })).replayed, false);
    await jobs.dispose();
  });
});
