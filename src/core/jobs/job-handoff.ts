import { isPlainObject, type JsonObject } from '../base/json.js';

/** Argument of a validator: seconds that its caller would wait before the work goes on as a job. */
export const HANDOFF_ARGUMENT = 'waitSeconds';

/** How the same work is followed: the exact call of an ordinary tool that a model makes next. */
export interface JobContinuation {
  readonly follow_up_kind: 'fallback_recovery';
  readonly tool: 'observe_jobs';
  readonly arguments: JsonObject;
}

/** The structured result of a validator that has begun and is not done: its work goes on as this durable job. */
export interface JobHandoff {
  readonly execution_state: 'pending';
  readonly job_id: string;
  readonly continuation: JobContinuation;
}

/** What a validator of a host's own answers once its work goes on as the job that `jobs.run` told. */
export function jobHandoff(jobId: string): JobHandoff {
  return {
    execution_state: 'pending',
    job_id: jobId,
    continuation: { follow_up_kind: 'fallback_recovery', tool: 'observe_jobs', arguments: { job_ids: [jobId] } },
  };
}

/** Reads a handoff of a validator's structured result; `undefined` for a result that is final. */
export function readJobHandoff(value: unknown): JobHandoff | undefined {
  if (!isPlainObject(value) || value['execution_state'] !== 'pending') return undefined;
  const { job_id: jobId, continuation } = value;
  if (typeof jobId !== 'string' || jobId === '' || !isPlainObject(continuation)) return undefined;
  const { tool, arguments: args } = continuation;
  if (tool !== 'observe_jobs' || !isPlainObject(args)) return undefined;
  return {
    execution_state: 'pending',
    job_id: jobId,
    continuation: { follow_up_kind: 'fallback_recovery', tool, arguments: args as JsonObject },
  };
}
