import { createCancelledError } from '../base/abort.js';
import type { JsonObject } from '../base/json.js';
import { randomId } from '../base/random-id.js';
import { createStore } from '../base/store.js';
import { systemTimers, type Timers } from '../base/timers.js';
import { Continuations } from './continuations.js';
import { jobNotFound, tooManyWaits, waitKeyConflict, waitNotFound } from './job-errors.js';
import { waitIdOf } from './job-ids.js';
import { OPEN_WAITS, RETENTION_MS, SHOWN_JOBS, WAIT_LIFETIME_MS, WATCH_MS } from './job-limits.js';
import { isTerminalJob, type Job, type JobWait, type WaitAttempt } from './job-model.js';
import { JobRunner } from './job-runner.js';
import type { JobStore } from './job-store-port.js';
import { abandonJob, settleWait } from './job-transition.js';
import type {
  CarrierBinding,
  JobRequest,
  Jobs,
  JobsSnapshot,
  JobSummary,
  ObservedJob,
  RegisteredWait,
  SourceWatch,
  WaitSummary,
  WakeOptions,
} from './jobs-port.js';

export interface JobsOptions {
  readonly workspaceId: string;
  readonly store: JobStore;
  readonly source?: SourceWatch;
  /** Epoch milliseconds; `Date.now` unless given. */
  readonly now?: () => number;
  readonly timers?: Timers;
}

/** The jobs of one workspace, as this page runs and sees them. */
export function createJobs(options: JobsOptions): Jobs {
  return new WorkspaceJobs(options);
}

class WorkspaceJobs implements Jobs {
  readonly #workspaceId: string;
  readonly #store: JobStore;
  readonly #source: SourceWatch | undefined;
  readonly #now: () => number;
  readonly #timers: Timers;
  readonly #runner: JobRunner;
  readonly #continuations: Continuations;
  readonly #snapshots = createStore<JobsSnapshot>({ jobs: [], waits: [] });
  /** Who waits for an end is woken by one that happens in this page. */
  readonly #wakers = new Set<() => void>();
  /** Ends and stops seen in this page so far: one that happens while a store is read must not be slept over. */
  #ends = 0;
  #disposal: Promise<void> | undefined;

  constructor({ workspaceId, store, source, now = Date.now, timers = systemTimers }: JobsOptions) {
    this.#workspaceId = workspaceId;
    this.#store = store;
    this.#source = source;
    this.#now = now;
    this.#timers = timers;
    const ownerId = randomId();
    this.#continuations = new Continuations({ store, workspaceId, ownerId });
    const onChange = (job: Job): Promise<void> => this.#changed(job);
    this.#runner = new JobRunner({ store, workspaceId, ownerId, source, now, timers, onChange });
  }

  getSnapshot(): JobsSnapshot {
    return this.#snapshots.getSnapshot();
  }

  subscribe(listener: () => void): () => void {
    return this.#snapshots.subscribe(listener);
  }

  run(request: JobRequest, signal: AbortSignal): ReturnType<Jobs['run']> {
    if (this.#disposal) return Promise.reject(createCancelledError('The studio was closed.'));
    return this.#runner.run(request, signal);
  }

  async observe(jobId: string): Promise<ObservedJob> {
    const job = await this.#readJob(jobId);
    const sourceState = this.#source?.observe(this.#workspaceId, job.startFence) as JsonObject | undefined;
    return { job, ...(sourceState && isTerminalJob(job) && { sourceState }) };
  }

  async list(page: {
    readonly cursor?: string;
    readonly limit: number;
  }): Promise<{ readonly jobs: readonly Job[]; readonly nextCursor?: string }> {
    const { entries, nextCursor } = await this.#store.list('job', this.#workspaceId, page);
    const jobs = await Promise.all(entries.map((job) => this.#settled(job)));
    return { jobs, ...(nextCursor !== undefined && { nextCursor }) };
  }

  async stop(jobId: string): Promise<Job> {
    await this.#readJob(jobId);
    const stopped = await this.#store.change('job', this.#workspaceId, jobId, (current) =>
      current && !isTerminalJob(current) && current.stopRequestedAt === undefined
        ? { ...current, stopRequestedAt: this.#now() }
        : undefined,
    );
    if (!stopped) throw jobNotFound(jobId);
    this.#runner.stop(jobId);
    await this.#changed(stopped);
    return stopped;
  }

  async untilTerminal(jobIds: readonly string[], { wakeOn, timeoutMs, signal }: WakeOptions): Promise<readonly Job[]> {
    const deadline = this.#now() + timeoutMs;
    for (;;) {
      const seen = this.#ends;
      const jobs = await Promise.all(jobIds.map((jobId) => this.#readJob(jobId)));
      if (signal.aborted) throw createCancelledError();
      const done = wakeOn === 'all_terminal' ? jobs.every(isTerminalJob) : jobs.some(isTerminalJob);
      const left = deadline - this.#now();
      if (done || left <= 0 || this.#disposal) return jobs;
      if (seen === this.#ends) await this.#pause(Math.min(left, WATCH_MS), signal);
    }
  }

  async registerWait({
    jobId,
    key,
    sessionId,
  }: {
    readonly jobId: string;
    readonly key: string;
    readonly sessionId?: string;
  }): Promise<RegisteredWait> {
    const id = waitIdOf(this.#workspaceId, key);
    const known = await this.#store.read('wait', this.#workspaceId, id);
    if (!known) {
      await this.#readJob(jobId);
      await this.#assertRoomForWait();
    }
    const createdAt = this.#now();
    let replayed = true;
    const wait = await this.#store.change('wait', this.#workspaceId, id, (current) => {
      replayed = current !== undefined;
      if (current && (current.key !== key || current.jobId !== jobId)) throw waitKeyConflict(key, jobId);
      if (current) return undefined;
      return {
        id,
        workspaceId: this.#workspaceId,
        key,
        jobId,
        ...(sessionId !== undefined && { sessionId }),
        state: 'armed',
        createdAt,
        expiresAt: createdAt + WAIT_LIFETIME_MS,
      };
    });
    const settled = await this.#settleWait(wait!);
    await this.refresh();
    return { wait: settled, replayed, automaticResumeAvailable: this.#resumes(settled) };
  }

  async readWait(waitId: string): Promise<WaitSummary> {
    const wait = await this.#store.read('wait', this.#workspaceId, waitId);
    if (!wait) throw waitNotFound(waitId);
    return this.#summarize(await this.#settleWait(wait));
  }

  async bind(waitId: string): Promise<CarrierBinding> {
    const { jobId } = await this.readWait(waitId);
    await this.#readJob(jobId);
    const binding = await this.#continuations.bind(waitId);
    if (this.#disposal) {
      await this.#continuations.unbind(binding);
      throw createCancelledError('The studio was closed.');
    }
    await this.refresh();
    return binding;
  }

  async prepare(binding: CarrierBinding): ReturnType<Jobs['prepare']> {
    const prepared = await this.#continuations.prepare(binding);
    await this.refresh();
    return prepared;
  }

  async finish(
    binding: CarrierBinding,
    attempt: WaitAttempt,
    outcome: 'dispatch_accepted' | 'delivery_unknown',
  ): Promise<WaitSummary> {
    const wait = await this.#continuations.finish(binding, attempt, outcome);
    await this.refresh();
    return this.#summarize(wait);
  }

  async unbind(binding: CarrierBinding): Promise<void> {
    await this.#continuations.unbind(binding);
    await this.refresh();
  }

  /** A view is never the reason that a call fails: what cannot be read stays as it was last seen. */
  async refresh(): Promise<void> {
    try {
      const { jobs } = await this.list({ limit: SHOWN_JOBS });
      const { entries } = await this.#store.list('wait', this.#workspaceId, { limit: OPEN_WAITS });
      const waits = await Promise.all(entries.map((wait) => this.#settleWait(wait)));
      if (this.#disposal) return;
      this.#snapshots.set({ jobs: jobs.map(summaryOf), waits: waits.map((wait) => this.#summarize(wait)) });
    } catch {
      return;
    }
  }

  dispose(): Promise<void> {
    this.#disposal ??= this.#end();
    return this.#disposal;
  }

  async #end(): Promise<void> {
    this.#wake();
    await Promise.all([this.#runner.dispose(), this.#continuations.dispose()]);
  }

  async #readJob(jobId: string): Promise<Job> {
    const job = await this.#store.read('job', this.#workspaceId, jobId);
    if (!job) throw jobNotFound(jobId);
    return this.#settled(job);
  }

  /** A job whose owner is gone has ended, in a way that nobody knows. */
  async #settled(job: Job): Promise<Job> {
    if (isTerminalJob(job) || this.#runner.owns(job.id) || !abandonJob(job, this.#now())) return job;
    const settled = await this.#store.change('job', this.#workspaceId, job.id, (current) =>
      abandonJob(current, this.#now()),
    );
    return settled ?? job;
  }

  async #settleWait(wait: JobWait): Promise<JobWait> {
    if (wait.state !== 'armed' && wait.state !== 'pending') return wait;
    const stored = await this.#store.read('job', this.#workspaceId, wait.jobId);
    const job = stored && (await this.#settled(stored));
    if (!settleWait(wait, job, this.#now())) return wait;
    const settled = await this.#store.change(
      'wait',
      this.#workspaceId,
      wait.id,
      (current) => current && settleWait(current, job, this.#now()),
    );
    return settled ?? wait;
  }

  async #assertRoomForWait(): Promise<void> {
    await this.#store.prune(this.#workspaceId, this.#now() - RETENTION_MS);
    let open = 0;
    let cursor: string | undefined;
    do {
      const page = await this.#store.list('wait', this.#workspaceId, {
        limit: OPEN_WAITS,
        ...(cursor !== undefined && { cursor }),
      });
      const waits = await Promise.all(page.entries.map((wait) => this.#settleWait(wait)));
      open += waits.filter(({ state }) => state === 'armed' || state === 'pending').length;
      if (open >= OPEN_WAITS) throw tooManyWaits(OPEN_WAITS);
      cursor = page.nextCursor;
    } while (cursor !== undefined);
  }

  async #changed(job: Job): Promise<void> {
    if (isTerminalJob(job)) this.#wake();
    await this.refresh();
  }

  #wake(): void {
    this.#ends += 1;
    for (const wake of [...this.#wakers]) wake();
  }

  #pause(ms: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const wake = (): void => {
        this.#timers.clear(handle);
        this.#wakers.delete(wake);
        signal.removeEventListener('abort', wake);
        resolve();
      };
      const handle = this.#timers.set(wake, ms);
      this.#wakers.add(wake);
      signal.addEventListener('abort', wake, { once: true });
      if (signal.aborted) wake();
    });
  }

  #resumes({ id, state }: JobWait): boolean {
    return (state === 'armed' || state === 'pending') && this.#continuations.isBound(id);
  }

  #summarize(wait: JobWait): WaitSummary {
    const { id, jobId, state, event } = wait;
    return { id, jobId, state, ...(event && { event }), automaticResumeAvailable: this.#resumes(wait) };
  }
}

function summaryOf({ id, tool, state, createdAt, endedAt, stopRequestedAt, outcome }: Job): JobSummary {
  return {
    id,
    tool,
    state,
    createdAt,
    ...(endedAt !== undefined && { endedAt }),
    stopRequested: stopRequestedAt !== undefined,
    ...(outcome && { outcome }),
  };
}
