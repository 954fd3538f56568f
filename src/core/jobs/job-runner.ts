import type { JsonObject } from '../base/json.js';
import type { Timers } from '../base/timers.js';
import { JobExecution } from './job-execution.js';
import { createJobId } from './job-ids.js';
import { HEARTBEAT_MS, JOB_LEASE_MS, RUNNING_JOBS, STOP_GRACE_MS } from './job-limits.js';
import type { Job } from './job-model.js';
import type { JobStore } from './job-store-port.js';
import { endJob, type JobEnd } from './job-transition.js';
import type { JobRequest, JobRun, SourceWatch } from './jobs-port.js';

export interface RunnerOptions {
  readonly store: JobStore;
  readonly workspaceId: string;
  readonly ownerId: string;
  readonly source: SourceWatch | undefined;
  readonly now: () => number;
  readonly timers: Timers;
  /** A job began or ended. */
  readonly onChange: (job: Job) => Promise<void>;
}

interface OwnJob {
  readonly execution: JobExecution;
  /** Settles when its end is stored, or given up. */
  readonly stored: Promise<void>;
}

/** Milliseconds before the end of a job is written again; then its lease tells the others. */
const WRITE_PAUSES = [100, 400, 1600, 6400];

/** Runs work in this page, and makes jobs of what takes longer than its caller waits. */
export class JobRunner {
  readonly #options: RunnerOptions;
  readonly #own = new Map<string, OwnJob>();
  readonly #waited = new Set<JobExecution>();
  #heartbeat: unknown;
  #disposed = false;

  constructor(options: RunnerOptions) {
    this.#options = options;
  }

  async run(request: JobRequest, signal: AbortSignal): Promise<JobRun> {
    const { source, workspaceId, timers } = this.#options;
    const startFence = source?.capture(workspaceId) as JsonObject | undefined;
    const execution = new JobExecution(request, timers);
    this.#waited.add(execution);
    try {
      if (await this.#outlasts(execution, request.waitMs, signal)) {
        const jobId = await this.#handOff(request, execution, startFence, signal);
        if (jobId !== undefined) return { state: 'pending', jobId };
      }
      const result = await execution.result(signal);
      const sourceState = source?.observe(workspaceId, startFence) as JsonObject | undefined;
      return { state: 'completed', result, ...(sourceState && { sourceState }) };
    } finally {
      this.#waited.delete(execution);
    }
  }

  owns(jobId: string): boolean {
    return this.#own.has(jobId);
  }

  stop(jobId: string): void {
    this.#own.get(jobId)?.execution.stop();
  }

  /** Ends all work of this page, and waits a bounded time for its ends to be stored. */
  async dispose(): Promise<void> {
    this.#disposed = true;
    for (const execution of this.#waited) execution.stop();
    for (const { execution } of this.#own.values()) execution.stop();
    const { timers } = this.#options;
    let bound: unknown;
    const late = new Promise<void>((resolve) => (bound = timers.set(resolve, STOP_GRACE_MS * 2)));
    await Promise.race([Promise.all([...this.#own.values()].map(({ stored }) => stored)), late]);
    timers.clear(bound);
    timers.clear(this.#heartbeat);
  }

  async #outlasts(execution: JobExecution, waitMs: number, signal: AbortSignal): Promise<boolean> {
    if (!Number.isFinite(waitMs)) return false;
    const { timers } = this.#options;
    let handle: unknown;
    const outlasted = new Promise<boolean>((resolve) => (handle = timers.set(() => resolve(true), waitMs)));
    const onAbort = (): void => execution.stop();
    signal.addEventListener('abort', onAbort, { once: true });
    if (signal.aborted) onAbort();
    try {
      return await Promise.race([outlasted, execution.ended.then(() => false)]);
    } finally {
      signal.removeEventListener('abort', onAbort);
      timers.clear(handle);
    }
  }

  /** The id of the stored job; `undefined` where it cannot be one, and its caller goes on waiting. */
  async #handOff(
    request: JobRequest,
    execution: JobExecution,
    startFence: JsonObject | undefined,
    signal: AbortSignal,
  ): Promise<string | undefined> {
    if (this.#disposed || this.#own.size >= RUNNING_JOBS) return undefined;
    const { store, workspaceId, ownerId, now, onChange } = this.#options;
    const createdAt = now();
    const job: Job = {
      id: createJobId(createdAt),
      workspaceId,
      ...(request.sessionId !== undefined && { sessionId: request.sessionId }),
      tool: request.tool,
      state: 'running',
      ownerId,
      createdAt,
      leaseUntil: createdAt + JOB_LEASE_MS,
      ...(startFence && { startFence }),
    };
    // Counted from here on: several may be on their way to the store.
    const inserted = store.change('job', workspaceId, job.id, () => job);
    const stored = inserted.then(() => this.#follow(job.id, execution));
    this.#own.set(job.id, { execution, stored: stored.catch(() => undefined) });
    try {
      await inserted;
    } catch {
      this.#own.delete(job.id);
      return undefined;
    }
    this.#beat();
    await onChange(job);
    // Nobody will learn of this job: it ends with its call.
    if (signal.aborted || this.#disposed) execution.stop();
    return signal.aborted ? undefined : job.id;
  }

  async #follow(jobId: string, execution: JobExecution): Promise<void> {
    try {
      await this.#write(jobId, await execution.ended);
    } finally {
      this.#own.delete(jobId);
    }
  }

  async #write(jobId: string, end: JobEnd): Promise<void> {
    const { store, workspaceId, ownerId, now, onChange, timers } = this.#options;
    for (const pause of [...WRITE_PAUSES, undefined]) {
      try {
        const job = await store.change('job', workspaceId, jobId, (current) => endJob(current, ownerId, end, now()));
        if (job) await onChange(job);
        return;
      } catch {
        if (pause === undefined) return;
        await new Promise<void>((resume) => timers.set(resume, pause));
      }
    }
  }

  /** Renews the leases of this page's jobs, and hears of a stop that another page asked for. */
  #beat(): void {
    const { timers } = this.#options;
    timers.clear(this.#heartbeat);
    if (this.#own.size === 0) return;
    this.#heartbeat = timers.set(() => {
      void Promise.all([...this.#own.keys()].map((jobId) => this.#renew(jobId))).then(() => this.#beat());
    }, HEARTBEAT_MS);
  }

  async #renew(jobId: string): Promise<void> {
    const { store, workspaceId, ownerId, now } = this.#options;
    const renewed = await store
      .change('job', workspaceId, jobId, (current) =>
        current?.state === 'running' && current.ownerId === ownerId
          ? { ...current, leaseUntil: now() + JOB_LEASE_MS }
          : undefined,
      )
      .catch(() => undefined);
    if (renewed?.stopRequestedAt !== undefined) this.stop(jobId);
  }
}
