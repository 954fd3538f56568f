import type { JsonObject } from '../base/json.js';

/**
 * `completed`: the work came to a result, good or bad. `failed`: it threw. `outcome_unknown`: whoever ran it is gone, and
 * nothing will say more. All but `running` are terminal.
 */
export type JobState = 'running' | 'completed' | 'failed' | 'stopped' | 'timed_out' | 'outcome_unknown';

/** What may be said of an ended job without its details. */
export interface JobOutcome {
  /** The work's own verdict; absent when it came to none. */
  readonly passed?: boolean;
  /** At most 240 characters; never source, paths or output. */
  readonly summary: string;
}

/** One durable execution. Times are epoch milliseconds. */
export interface Job {
  readonly id: string;
  readonly workspaceId: string;
  readonly sessionId?: string;
  /** Canonical name of the tool whose work it is. */
  readonly tool: string;
  readonly state: JobState;
  /** The page or process that runs it. */
  readonly ownerId: string;
  readonly createdAt: number;
  readonly endedAt?: number;
  /** Until then the owner is believed to live. */
  readonly leaseUntil: number;
  readonly stopRequestedAt?: number;
  readonly outcome?: JobOutcome;
  /** What the tool would have answered; absent when it is larger than a job may keep. */
  readonly output?: JsonObject;
  /** What was observed of the source when the work began. */
  readonly startFence?: JsonObject;
}

/** Where the one event of a wait is. From `prepared` on it is never sent again, whatever becomes of the answer. */
export type WaitState =
  /** The job runs. */
  | 'armed'
  /** The job ended; nobody was told yet. */
  | 'pending'
  /** A carrier is about to tell the host, or was when it was last seen. */
  | 'prepared'
  | 'dispatch_accepted'
  /** It may have been told: the answer, or the carrier, was lost. */
  | 'delivery_unknown'
  | 'expired';

/** Sparse on purpose: details are for `observe_jobs`. */
export interface WaitEvent {
  readonly waitId: string;
  readonly jobId: string;
  readonly status: Exclude<JobState, 'running'>;
  readonly outcome?: JobOutcome;
}

/** One caller's one-shot wait for one job. */
export interface JobWait {
  readonly id: string;
  readonly workspaceId: string;
  /** Chosen by the caller: the same key is the same wait. */
  readonly key: string;
  readonly jobId: string;
  readonly sessionId?: string;
  readonly state: WaitState;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly event?: WaitEvent;
  readonly attempt?: WaitAttempt;
}

/** The one try to tell a host. */
export interface WaitAttempt {
  readonly id: string;
  /** The page or process that made it; a later one cannot know how it ended. */
  readonly ownerId: string;
}

export function isTerminalJob(job: Pick<Job, 'state'>): boolean {
  return job.state !== 'running';
}
