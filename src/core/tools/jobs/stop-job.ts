import { isTerminalJob } from '../../jobs/job-model.js';
import { defineStudioTool } from '../studio-tool.js';
import { FLAG, objectSchema } from '../tool-schemas.js';
import { JOB_ID, requireJobs, SPARSE_JOB, sparseJob } from './job-fields.js';

export const stopJobTool = defineStudioTool<{ readonly job_id: string }>({
  definition: {
    name: 'stop_job',
    title: 'Stop a job',
    description:
      'Ask whoever runs a job to stop it. The answer is that this was asked, not that it happened: read the job with ' +
      'observe_jobs. A job that has ended stays as it is.',
    inputSchema: objectSchema({ job_id: JOB_ID }),
    outputSchema: objectSchema({ job: SPARSE_JOB, already_terminal: FLAG }),
    annotations: { destructiveHint: true, idempotentHint: true },
  },
  async run({ job_id: jobId }, bench) {
    const job = await requireJobs(bench).stop(jobId);
    return { job: sparseJob(job), already_terminal: isTerminalJob(job) };
  },
});
