import { defineStudioTool } from '../studio-tool.js';
import { objectSchema } from '../tool-schemas.js';
import { FULL_JOB, fullJob, JOB_IDS, requireJobs, WAKE_ON } from './job-fields.js';

interface ObserveArguments {
  readonly job_ids: readonly string[];
  readonly wait_seconds?: number;
  readonly wake_on?: 'any_terminal' | 'all_terminal';
}

export const observeJobsTool = defineStudioTool<ObserveArguments>({
  definition: {
    name: 'observe_jobs',
    title: 'Observe jobs',
    description:
      'Read jobs that were handed off, with the result of those that ended. It starts and repeats nothing: the same job is ' +
      'read again by the same id. source_state says whether changes were seen since the work began; it never proves that the ' +
      'result is about the present source. With wait_seconds it waits so long for ends.',
    inputSchema: objectSchema(
      { job_ids: JOB_IDS, wait_seconds: { type: 'integer', minimum: 0, maximum: 20 }, wake_on: WAKE_ON },
      ['wait_seconds', 'wake_on'],
    ),
    outputSchema: objectSchema({ jobs: { type: 'array', items: FULL_JOB } }),
    annotations: { readOnlyHint: true },
  },
  async run({ job_ids: ids, wait_seconds: seconds = 0, wake_on: wakeOn = 'all_terminal' }, bench, { signal }) {
    const jobs = requireJobs(bench);
    if (seconds > 0) await jobs.untilTerminal(ids, { wakeOn, timeoutMs: seconds * 1000, signal });
    return { jobs: (await Promise.all(ids.map((id) => jobs.observe(id)))).map(fullJob) };
  },
});
