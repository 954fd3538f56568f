import { isTerminalJob } from '../../jobs/job-model.js';
import { defineStudioTool } from '../studio-tool.js';
import { FLAG, objectSchema } from '../tool-schemas.js';
import { JOB_IDS, requireJobs, SPARSE_JOB, sparseJob, WAKE_ON } from './job-fields.js';

interface ReadinessArguments {
  readonly job_ids: readonly string[];
  readonly wake_on?: 'any_terminal' | 'all_terminal';
  readonly deadline_seconds?: number;
}

const DEFAULT_SECONDS = 20;

export const waitForJobReadinessTool = defineStudioTool<ReadinessArguments>({
  definition: {
    name: 'wait_for_job_readiness',
    title: 'Wait for jobs',
    description:
      'Wait once until jobs have ended, where later work depends on them; finish other work first. ready says that they ' +
      'ended, not that they passed: read observe_jobs for that. At the deadline it answers how they stand; look at what is ' +
      'left to do before you wait again.',
    inputSchema: objectSchema(
      { job_ids: JOB_IDS, wake_on: WAKE_ON, deadline_seconds: { type: 'integer', minimum: 1, maximum: 60 } },
      ['wake_on', 'deadline_seconds'],
    ),
    outputSchema: objectSchema({
      ready: FLAG,
      deadline_reached: FLAG,
      jobs: { type: 'array', items: SPARSE_JOB },
    }),
    annotations: { readOnlyHint: true },
  },
  async run(
    { job_ids: ids, wake_on: wakeOn = 'all_terminal', deadline_seconds: seconds = DEFAULT_SECONDS },
    bench,
    call,
  ) {
    const { signal } = call;
    const jobs = await requireJobs(bench).untilTerminal(ids, { wakeOn, timeoutMs: seconds * 1000, signal });
    const ready = wakeOn === 'all_terminal' ? jobs.every(isTerminalJob) : jobs.some(isTerminalJob);
    return { ready, deadline_reached: !ready, jobs: jobs.map(sparseJob) };
  },
});
