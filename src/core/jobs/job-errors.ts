import { CodedError, errorMessage } from '../base/coded-error.js';
import type { WaitState } from './job-model.js';

export function jobNotFound(jobId: string): CodedError {
  return new CodedError('JOB_NOT_FOUND', 'This workspace has no such job.', { details: { job_id: jobId } });
}

export function waitNotFound(waitId: string): CodedError {
  return new CodedError('JOB_WAIT_NOT_FOUND', 'This workspace has no such wait.', { details: { wait_id: waitId } });
}

/** A key names one wait for good: for another job it has to be another key. */
export function waitKeyConflict(key: string, jobId: string): CodedError {
  return new CodedError('JOB_WAIT_KEY_CONFLICT', 'The key already names a wait for another job.', {
    details: { key, job_id: jobId },
  });
}

export function tooManyWaits(limit: number): CodedError {
  return new CodedError('JOB_WAIT_LIMIT', `At most ${limit} waits of a workspace may be open.`, {
    retryable: true,
    details: { limit },
  });
}

/** Another carrier of this page holds the wait. */
export function waitBound(waitId: string): CodedError {
  return new CodedError('JOB_WAIT_BOUND', 'The wait is bound to another carrier.', { details: { wait_id: waitId } });
}

export function notBound(): CodedError {
  return new CodedError('JOB_WAIT_NOT_BOUND', 'The carrier is not bound to its wait any more.');
}

/** There is nothing to tell, or it was told, or may have been. Never a reason to try again. */
export function waitNotPending(waitId: string, state: WaitState): CodedError {
  return new CodedError('JOB_WAIT_NOT_PENDING', `The wait is ${state}; its event is not to be told now.`, {
    details: { wait_id: waitId, state },
  });
}

export function jobTimedOut(timeoutMs: number): CodedError {
  return new CodedError('JOB_TIMED_OUT', `The work did not end within ${timeoutMs} ms.`, { details: { timeoutMs } });
}

/** The store did not answer; whether a write landed is not known. */
export function jobStoreFailed(cause: unknown): CodedError {
  if (cause instanceof CodedError && cause.code === 'JOB_STORE_FAILED') return cause;
  return new CodedError('JOB_STORE_FAILED', 'The job store could not be reached.', {
    retryable: true,
    cause: cause instanceof Error ? cause : errorMessage(cause),
  });
}
