import type { Job, JobWait } from './job-model.js';

export interface JobEntries {
  readonly job: Job;
  readonly wait: JobWait;
}

export type JobEntryKind = keyof JobEntries;

export interface JobPage<T> {
  /** Jobs newest first. */
  readonly entries: readonly T[];
  readonly nextCursor?: string;
}

/**
 * Port: jobs and waits of workspaces, each changed by an atomic compare-and-set. Every method may reject with the retryable
 * `JOB_STORE_FAILED`; an answer that was lost on the way is looked up before that.
 */
export interface JobStore {
  read<K extends JobEntryKind>(kind: K, workspaceId: string, id: string): Promise<JobEntries[K] | undefined>;
  /**
   * Reads, plans, writes; plans again when somebody else wrote in between. `plan` answers what shall stand, or `undefined` to
   * leave what stands, and may throw. Answers what stands then.
   */
  change<K extends JobEntryKind>(
    kind: K,
    workspaceId: string,
    id: string,
    plan: (current: JobEntries[K] | undefined) => JobEntries[K] | undefined,
  ): Promise<JobEntries[K] | undefined>;
  list<K extends JobEntryKind>(
    kind: K,
    workspaceId: string,
    page: { readonly cursor?: string; readonly limit: number },
  ): Promise<JobPage<JobEntries[K]>>;
  /** Deletes what is at its end since before `before` (epoch ms). Answers how many. */
  prune(workspaceId: string, before: number): Promise<number>;
}
