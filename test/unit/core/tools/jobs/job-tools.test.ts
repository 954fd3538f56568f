import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createSourceObservations } from '../../../../../src/core/code-mode/source-state.js';
import { createStudioJobs } from '../../../../../src/core/studio/studio-jobs.js';
import type { Studio } from '../../../../../src/core/studio/studio-port.js';
import { JOB_TOOLS } from '../../../../../src/core/tools/jobs/job-tools.js';
import { createTextFile } from '../../../../../src/core/workspace/workspace-file.js';
import { callAsModel, createTestStudio, resultOf } from '../../../../support/test-studio.js';

type Fields = Readonly<Record<string, unknown>>;

describe('the tools of jobs', () => {
  const source = createSourceObservations();
  let studio: Studio;
  let release: () => void = () => undefined;
  let jobId = '';

  before(async () => {
    const held = new Promise<void>((resolve) => (release = resolve));
    studio = await createTestStudio({
      jobs: createStudioJobs({ source }),
      previewTransforms: [
        {
          name: 'slow',
          accepts: ({ path }) => path === 'slow.ts',
          transform: async () => {
            await held;
            return { language: 'javascript', text: '' };
          },
        },
      ],
      seed: {
        rootName: 'site',
        files: [createTextFile('index.html', '<!doctype html><title>T</title>'), createTextFile('slow.ts', '')],
      },
    });
  });
  after(() => studio.dispose());

  const call = async (name: string, args: Fields = {}): Promise<Fields> =>
    resultOf(await callAsModel(studio, name, args));

  it('follow work that a validator handed off, by the very call that it answered', async () => {
    const handoff = await call('workspace.validate', { waitSeconds: 1, timeoutSeconds: 120 });
    assert.equal(handoff['execution_state'], 'pending');
    jobId = String(handoff['job_id']);
    const { tool, arguments: args, follow_up_kind: kind } = handoff['continuation'] as Fields;
    assert.deepEqual([tool, args, kind], ['observe_jobs', { job_ids: [jobId] }, 'fallback_recovery']);
    const { jobs } = await call(String(tool), args as Fields);
    const [job] = jobs as readonly Fields[];
    assert.deepEqual(
      [job?.['state'], job?.['terminal'], job?.['tool'], 'output' in job!],
      ['running', false, 'workspace.validate', false],
    );
  });

  it('register one durable wait for a key, and answer at once', async () => {
    const first = await call('wait_for_job_terminal', { job_id: jobId, key: 'after' });
    assert.deepEqual([first['state'], first['replayed'], first['automatic_resume_available']], ['armed', false, false]);
    const again = await call('wait_for_job_terminal', { job_id: jobId, key: 'after' });
    assert.deepEqual([again['wait_id'], again['replayed']], [first['wait_id'], true]);
    const { error } = await callAsModel(studio, 'wait_for_job_terminal', { job_id: 'job-none', key: 'k' });
    assert.equal(error?.code, 'JOB_NOT_FOUND');
  });

  it('wait once for readiness, which is no proof of success', async () => {
    const early = await call('wait_for_job_readiness', { job_ids: [jobId], deadline_seconds: 1 });
    assert.deepEqual([early['ready'], early['deadline_reached']], [false, true]);
    const waiting = call('wait_for_job_readiness', { job_ids: [jobId] });
    const leave = source.enter('default');
    release();
    const { ready, jobs } = await waiting;
    leave('settled');
    assert.equal(ready, true);
    assert.ok(!('passed' in (jobs as readonly Fields[])[0]!));
  });

  it('read the result, and say that the source was changed meanwhile', async () => {
    const { jobs } = await call('observe_jobs', { job_ids: [jobId] });
    const [job] = jobs as readonly Fields[];
    assert.deepEqual([job?.['state'], job?.['passed']], ['completed', true]);
    assert.equal((job?.['output'] as Fields)['fileCount'], 2);
    assert.deepEqual(
      [(job?.['source_state'] as Fields)['freshness'], (job?.['source_state'] as Fields)['observed_mutation_fence']],
      ['stale', 'crossed'],
    );
  });

  it('present one exact wait with a sparse event, for its carrier', async () => {
    const { wait_id: waitId } = await call('wait_for_job_terminal', { job_id: jobId, key: 'after' });
    const shown = await call('present_job_terminal_continuation', { wait_id: waitId });
    assert.deepEqual(shown['event'], {
      wait_id: waitId,
      job_id: jobId,
      status: 'completed',
      passed: true,
      summary: 'Errors: 0, warnings: 0, files: 2.',
    });
    assert.deepEqual(shown['carrier'], { element: 'jig-job', wait_id: waitId });
    assert.equal(shown['automatic_resume_available'], false);
    const binding = await studio.view.jobs!.bind(String(waitId));
    assert.equal(
      (await call('present_job_terminal_continuation', { wait_id: waitId }))['automatic_resume_available'],
      true,
    );
    await studio.view.jobs!.unbind(binding);
    const { error } = await callAsModel(studio, 'present_job_terminal_continuation', { wait_id: 'wait-none' });
    assert.equal(error?.code, 'JOB_WAIT_NOT_FOUND');
  });

  it('list jobs without their results, and leave an ended one as it is', async () => {
    const { jobs } = await call('list_jobs', { state: 'terminal' });
    assert.deepEqual(
      (jobs as readonly Fields[]).map(({ job_id: id }) => id),
      [jobId],
    );
    assert.ok(!JSON.stringify(jobs).includes('summary'));
    assert.deepEqual((await call('list_jobs', { state: 'running' }))['jobs'], []);
    const stopped = await call('stop_job', { job_id: jobId });
    assert.deepEqual([stopped['already_terminal'], (stopped['job'] as Fields)['state']], [true, 'completed']);
  });

  it('ask a person before a job is stopped or a wait is registered, and nobody where they only look', () => {
    const asks = JOB_TOOLS.filter(({ definition }) => definition.annotations?.readOnlyHint !== true);
    assert.deepEqual(
      asks.map(({ definition }) => definition.name),
      ['wait_for_job_terminal', 'stop_job'],
    );
  });

  it('have no composition, so that no program reaches them', () => {
    for (const { composition, definition } of JOB_TOOLS) assert.equal(composition, undefined, definition.name);
  });

  it('are not there where jobs are not turned on, and validators are then waited for', async () => {
    const plain = await createTestStudio();
    for (const { definition } of JOB_TOOLS) assert.ok(!plain.registry.hasTool(definition.name));
    const result = resultOf(await plain.registry.executeModelToolCall({ id: '1', name: 'workspace.validate' }));
    assert.equal(result['execution_state'], 'completed');
    await plain.dispose();
  });
});
