import { utf8ByteLength } from '../base/bytes.js';
import { OUTPUT_BYTES } from './job-limits.js';
import { isTerminalJob, type Job, type JobState, type JobWait } from './job-model.js';
import type { JobResult } from './jobs-port.js';

/** How a run ended; `result` with `completed` only. */
export interface JobEnd {
  readonly state: Exclude<JobState, 'running'>;
  readonly result?: JobResult;
}

const SUMMARY_LENGTH = 240;

const SUMMARIES: Readonly<Record<Exclude<JobState, 'running' | 'completed'>, string>> = {
  failed: 'The work failed before it came to a result.',
  stopped: 'The work was stopped.',
  timed_out: 'The work did not end in its time.',
  outcome_unknown: 'Whoever ran the work is gone; how it ended is not known.',
};

/** The end of a job, written by its owner only and once; `undefined` where it already ended. */
export function endJob(current: Job | undefined, ownerId: string, end: JobEnd, now: number): Job | undefined {
  if (!current || isTerminalJob(current) || current.ownerId !== ownerId) return undefined;
  return { ...current, state: end.state, endedAt: now, ...endFields(end) };
}

/** A job whose owner gave no sign for longer than its lease; `undefined` where it did. */
export function abandonJob(current: Job | undefined, now: number): Job | undefined {
  if (!current || isTerminalJob(current) || current.leaseUntil > now) return undefined;
  return { ...current, state: 'outcome_unknown', endedAt: now, ...endFields({ state: 'outcome_unknown' }) };
}

/** The wait with what its job has come to; `undefined` where nothing changes. A job that was pruned says nothing more. */
export function settleWait(wait: JobWait, job: Job | undefined, now: number): JobWait | undefined {
  if (wait.state !== 'armed' && wait.state !== 'pending') return undefined;
  if (wait.expiresAt <= now) return { ...wait, state: 'expired' };
  if (wait.state === 'pending' || (job && !isTerminalJob(job))) return undefined;
  const status = job && job.state !== 'running' ? job.state : 'outcome_unknown';
  const outcome = job?.outcome;
  const event = { waitId: wait.id, jobId: wait.jobId, status, ...(outcome && { outcome }) };
  return { ...wait, state: 'pending', event };
}

function endFields({ state, result }: JobEnd): Pick<Job, 'outcome' | 'output'> {
  if (state !== 'completed') return { outcome: { summary: SUMMARIES[state] } };
  if (!result) return { outcome: { summary: '' } };
  const { passed, summary, output } = result;
  const fits = utf8ByteLength(JSON.stringify(output)) <= OUTPUT_BYTES;
  return {
    outcome: { ...(passed !== undefined && { passed }), summary: summary.slice(0, SUMMARY_LENGTH) },
    ...(fits && { output }),
  };
}
