import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { JobPage } from '../../../support/jobs/job-pages.js';
import { ControlledWork, JobPages } from '../../../support/jobs/job-pages.js';

const { signal } = new AbortController();

async function endedWait(): Promise<{ pages: JobPages; page: JobPage; waitId: string; jobId: string }> {
  const pages = new JobPages();
  const page = pages.open();
  const work = new ControlledWork();
  const running = page.jobs.run(
    { tool: 'workspace.runTests', waitMs: 1_000, timeoutMs: 600_000, work: work.run },
    signal,
  );
  await pages.timers.advance(1_000);
  const run = await running;
  const jobId = run.state === 'pending' ? run.jobId : '';
  const { wait } = await page.jobs.registerWait({ jobId, key: 'after' });
  work.finish();
  await pages.timers.advance(10);
  return { pages, page, waitId: wait.id, jobId };
}

describe('the carrier of a wait', () => {
  it('tells the one event once: bind, prepare, tell, finish', async () => {
    const { page, waitId, jobId } = await endedWait();
    const { jobs } = page;
    const binding = await jobs.bind(waitId);
    assert.equal((await jobs.readWait(waitId)).automaticResumeAvailable, true);
    const { attempt, text } = await jobs.prepare(binding);
    assert.equal(text, `Job ${jobId} has ended (completed). Read its result with observe_jobs before you rely on it.`);
    assert.equal((await jobs.finish(binding, attempt, 'dispatch_accepted')).state, 'dispatch_accepted');
    assert.equal((await jobs.finish(binding, attempt, 'dispatch_accepted')).state, 'dispatch_accepted');
    await assert.rejects(jobs.prepare(binding), { code: 'JOB_WAIT_NOT_PENDING' });
    await jobs.unbind(binding);
    await jobs.unbind(binding);
    await assert.rejects(jobs.prepare(binding), { code: 'JOB_WAIT_NOT_BOUND' });
  });

  it('is one for each wait, and says nothing of other waits', async () => {
    const { page, waitId, jobId } = await endedWait();
    const { jobs } = page;
    const other = (await jobs.registerWait({ jobId, key: 'other' })).wait.id;
    const binding = await jobs.bind(waitId);
    await assert.rejects(jobs.bind(waitId), { code: 'JOB_WAIT_BOUND' });
    assert.equal((await jobs.readWait(other)).automaticResumeAvailable, false);
    await jobs.unbind(binding);
    assert.equal((await jobs.readWait(waitId)).automaticResumeAvailable, false);
    await jobs.unbind(await jobs.bind(waitId));
    await assert.rejects(jobs.bind('wait-none'), { code: 'JOB_WAIT_NOT_FOUND' });
  });

  it('cannot take the event before the job has ended', async () => {
    const pages = new JobPages();
    const { jobs } = pages.open();
    const running = jobs.run({ tool: 't', waitMs: 1_000, timeoutMs: 60_000, work: new ControlledWork().run }, signal);
    await pages.timers.advance(1_000);
    const run = await running;
    const { wait } = await jobs.registerWait({ jobId: run.state === 'pending' ? run.jobId : '', key: 'k' });
    const binding = await jobs.bind(wait.id);
    await assert.rejects(jobs.prepare(binding), { code: 'JOB_WAIT_NOT_PENDING' });
    assert.equal((await jobs.readWait(wait.id)).state, 'armed');
    await jobs.dispose();
  });

  it('that leaves between prepare and finish leaves delivery_unknown, which nobody sends again', async () => {
    const { page, pages, waitId } = await endedWait();
    const binding = await page.jobs.bind(waitId);
    const { attempt } = await page.jobs.prepare(binding);
    await page.jobs.unbind(binding);
    assert.equal((await page.jobs.readWait(waitId)).state, 'delivery_unknown');
    // The late word of a carrier that is gone changes nothing.
    assert.equal((await page.jobs.finish(binding, attempt, 'dispatch_accepted')).state, 'delivery_unknown');
    const next = await pages.open().jobs;
    await assert.rejects(next.prepare(await next.bind(waitId)), { code: 'JOB_WAIT_NOT_PENDING' });
  });

  it('a pending wait may be bound again after a reload; one that was prepared before it is delivery_unknown', async () => {
    const { page, pages, waitId } = await endedWait();
    await page.jobs.bind(waitId);
    page.lose();
    const second = pages.open();
    assert.equal((await second.jobs.readWait(waitId)).automaticResumeAvailable, false);
    const binding = await second.jobs.bind(waitId);
    await second.jobs.prepare(binding);
    second.lose();
    const third = pages.open();
    const rebound = await third.jobs.bind(waitId);
    assert.equal((await third.jobs.readWait(waitId)).state, 'delivery_unknown');
    await assert.rejects(third.jobs.prepare(rebound), { code: 'JOB_WAIT_NOT_PENDING' });
  });

  it('that loses the answer of prepare, but not the write, may tell; that loses both may not', async () => {
    const { page, pages, waitId } = await endedWait();
    const binding = await page.jobs.bind(waitId);
    pages.faults = (when) => when === 'before';
    await assert.rejects(page.jobs.prepare(binding), { code: 'JOB_STORE_FAILED' });
    pages.faults = (when) => when === 'after';
    const { attempt } = await page.jobs.prepare(binding);
    pages.faults = () => false;
    assert.equal((await page.jobs.finish(binding, attempt, 'dispatch_accepted')).state, 'dispatch_accepted');
  });
});
