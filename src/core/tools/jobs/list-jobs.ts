import { isTerminalJob, type Job } from '../../jobs/job-model.js';
import { defineStudioTool } from '../studio-tool.js';
import { objectSchema, TEXT } from '../tool-schemas.js';
import { requireJobs, SPARSE_JOB, sparseJob } from './job-fields.js';

interface ListArguments {
  readonly state?: 'running' | 'terminal' | 'all';
  readonly limit?: number;
  readonly cursor?: string;
}

const DEFAULT_LIMIT = 20;

export const listJobsTool = defineStudioTool<ListArguments>({
  definition: {
    name: 'list_jobs',
    title: 'List jobs',
    description: 'List the jobs of this workspace, newest first, without their results. Ended jobs are kept for a day.',
    inputSchema: objectSchema(
      {
        state: { enum: ['running', 'terminal', 'all'], description: 'all unless given.' },
        limit: { type: 'integer', minimum: 1, maximum: 100 },
        cursor: { type: 'string', maxLength: 120 },
      },
      ['state', 'limit', 'cursor'],
    ),
    outputSchema: objectSchema({ jobs: { type: 'array', items: SPARSE_JOB }, next_cursor: TEXT }, ['next_cursor']),
    annotations: { readOnlyHint: true },
  },
  async run({ state = 'all', limit = DEFAULT_LIMIT, cursor }, bench) {
    const { jobs, nextCursor } = await requireJobs(bench).list({ limit, ...(cursor !== undefined && { cursor }) });
    const wanted = (job: Job): boolean => state === 'all' || isTerminalJob(job) === (state === 'terminal');
    return { jobs: jobs.filter(wanted).map(sparseJob), ...(nextCursor !== undefined && { next_cursor: nextCursor }) };
  },
});
