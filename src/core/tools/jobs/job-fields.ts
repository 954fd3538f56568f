import { CodedError } from '../../base/coded-error.js';
import { isTerminalJob, type Job, type WaitEvent } from '../../jobs/job-model.js';
import type { Jobs, ObservedJob } from '../../jobs/jobs-port.js';
import type { JsonSchema } from '../../protocol/definition.js';
import type { ToolBench } from '../studio-tool.js';
import { FLAG, objectSchema, TEXT } from '../tool-schemas.js';

/** The jobs of the bench. Throws `JOBS_UNAVAILABLE` where a host has not turned them on. */
export function requireJobs({ jobs }: ToolBench): Jobs {
  if (jobs) return jobs;
  throw new CodedError('JOBS_UNAVAILABLE', 'Jobs are not turned on here.');
}

export const JOB_ID: JsonSchema = { type: 'string', minLength: 1, maxLength: 80, description: 'As it was handed off.' };
export const WAIT_ID: JsonSchema = { type: 'string', minLength: 1, maxLength: 80 };

/** Jobs that one call asks about. */
export const JOB_IDS: JsonSchema = { type: 'array', minItems: 1, maxItems: 16, uniqueItems: true, items: JOB_ID };

export const WAKE_ON: JsonSchema = {
  enum: ['any_terminal', 'all_terminal'],
  description: 'all_terminal, unless given: for jobs that later work needs all of.',
};

const STATES = ['running', 'completed', 'failed', 'stopped', 'timed_out', 'outcome_unknown'];
export const JOB_STATE: JsonSchema = { enum: STATES };
export const WAIT_STATE: JsonSchema = {
  enum: ['armed', 'pending', 'prepared', 'dispatch_accepted', 'delivery_unknown', 'expired'],
};

const SPARSE = { job_id: TEXT, tool: TEXT, state: JOB_STATE, terminal: FLAG, stop_requested: FLAG };
const OUTCOME = { passed: FLAG, summary: TEXT };

export const SPARSE_JOB = objectSchema({ ...SPARSE, created_at: TEXT, ended_at: TEXT }, ['ended_at']);

export const FULL_JOB = objectSchema(
  {
    ...SPARSE,
    ...OUTCOME,
    created_at: TEXT,
    ended_at: TEXT,
    output: { type: 'object' },
    source_state: { type: 'object' },
  },
  ['ended_at', 'passed', 'summary', 'output', 'source_state'],
);

export const EVENT = objectSchema({ wait_id: TEXT, job_id: TEXT, status: { enum: STATES.slice(1) }, ...OUTCOME }, [
  'passed',
  'summary',
]);

export function sparseJob(job: Job): Readonly<Record<string, unknown>> {
  const { id, tool, state, createdAt, endedAt, stopRequestedAt } = job;
  return {
    job_id: id,
    tool,
    state,
    terminal: isTerminalJob(job),
    stop_requested: stopRequestedAt !== undefined,
    created_at: new Date(createdAt).toISOString(),
    ...(endedAt !== undefined && { ended_at: new Date(endedAt).toISOString() }),
  };
}

export function fullJob({ job, sourceState }: ObservedJob): Readonly<Record<string, unknown>> {
  return {
    ...sparseJob(job),
    ...job.outcome,
    ...(job.output && { output: job.output }),
    ...(sourceState && { source_state: sourceState }),
  };
}

export function sparseEvent({ waitId, jobId, status, outcome }: WaitEvent): Readonly<Record<string, unknown>> {
  return { wait_id: waitId, job_id: jobId, status, ...outcome };
}
