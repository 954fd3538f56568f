import type { JsonObject } from '../base/json.js';
import type { ReadableStore } from '../base/store.js';
import type { Job, JobOutcome, JobState, JobWait, WaitAttempt, WaitEvent, WaitState } from './job-model.js';

/** What a tool's work comes to. */
export interface JobResult extends JobOutcome {
  /** What the tool answers. */
  readonly output: JsonObject;
}

export interface JobRequest {
  readonly tool: string;
  readonly sessionId?: string;
  /** Milliseconds that the caller waits before the work goes on as a job; `Infinity` never hands off. */
  readonly waitMs: number;
  /** Milliseconds that the work may take in all. */
  readonly timeoutMs: number;
  /** Must end soon after `signal` aborts. */
  readonly work: (signal: AbortSignal) => Promise<JobResult>;
}

export type JobRun =
  | { readonly state: 'completed'; readonly result: JobResult; readonly sourceState?: JsonObject }
  /** The same work goes on; its job is stored by now. */
  | { readonly state: 'pending'; readonly jobId: string };

/** A job as its details are read: with what can be said of its source now. */
export interface ObservedJob {
  readonly job: Job;
  readonly sourceState?: JsonObject;
}

/** Sees what else could have changed a workspace; opaque to jobs, which keep a fence and hand it back. */
export interface SourceWatch {
  capture(workspaceId: string): object | undefined;
  observe(workspaceId: string, start: object | undefined): object;
}

export interface WakeOptions {
  readonly wakeOn: 'any_terminal' | 'all_terminal';
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

/** A registered wait, and whether a bound carrier would tell the host by itself. */
export interface RegisteredWait {
  readonly wait: JobWait;
  readonly replayed: boolean;
  readonly automaticResumeAvailable: boolean;
}

export interface JobSummary {
  readonly id: string;
  readonly tool: string;
  readonly state: JobState;
  readonly createdAt: number;
  readonly endedAt?: number;
  readonly stopRequested: boolean;
  readonly outcome?: JobOutcome;
}

export interface WaitSummary {
  readonly id: string;
  readonly jobId: string;
  readonly state: WaitState;
  readonly event?: WaitEvent;
  readonly automaticResumeAvailable: boolean;
}

/** What a view reads: the newest jobs of the workspace and its waits, as this page last saw them. */
export interface JobsSnapshot {
  readonly jobs: readonly JobSummary[];
  readonly waits: readonly WaitSummary[];
}

/** The right of one carrier to tell the host of one wait; it lives in this page only. */
export interface CarrierBinding {
  readonly waitId: string;
  readonly token: string;
}

/** What a carrier tells the host: no result, no path, nothing that a page or a program wrote. */
export interface PreparedMessage {
  readonly attempt: WaitAttempt;
  readonly text: string;
}

/**
 * Long-running work of one workspace. Jobs and waits are durable; runs and bindings are of this page. Methods reject with
 * `JOB_STORE_FAILED` (retryable) when the store does not answer.
 */
export interface Jobs extends ReadableStore<JobsSnapshot> {
  /**
   * Runs a tool's work and waits `waitMs` for it. Throws what the work throws, `JOB_TIMED_OUT` past `timeoutMs`,
   * `TOOL_CANCELLED` when `signal` aborts before the work was handed off. Work that cannot be stored is not handed off.
   */
  run(request: JobRequest, signal: AbortSignal): Promise<JobRun>;
  /** Throws `JOB_NOT_FOUND`. */
  observe(jobId: string): Promise<ObservedJob>;
  list(page: {
    readonly cursor?: string;
    readonly limit: number;
  }): Promise<{ readonly jobs: readonly Job[]; readonly nextCursor?: string }>;
  /** Asks the owner to stop; an ended job stays as it is. Throws `JOB_NOT_FOUND`. */
  stop(jobId: string): Promise<Job>;
  /** Waits for ends, at most `timeoutMs`; answers the jobs as they stand then. Starts, stops and repeats nothing. */
  untilTerminal(jobIds: readonly string[], options: WakeOptions): Promise<readonly Job[]>;

  /** The wait of that key, made now or before. Throws `JOB_NOT_FOUND`, `JOB_WAIT_KEY_CONFLICT`, `JOB_WAIT_LIMIT`. */
  registerWait(request: {
    readonly jobId: string;
    readonly key: string;
    readonly sessionId?: string;
  }): Promise<RegisteredWait>;
  /** One exact wait, with its job looked at again. Throws `JOB_WAIT_NOT_FOUND`, `JOB_NOT_FOUND`. */
  readWait(waitId: string): Promise<WaitSummary>;

  /** One carrier a wait. What another life left `prepared` is `delivery_unknown` from here on. Throws `JOB_WAIT_BOUND`. */
  bind(waitId: string): Promise<CarrierBinding>;
  /**
   * Takes the one event to tell it, at one place, right after. Throws `JOB_WAIT_NOT_BOUND`, or `JOB_WAIT_NOT_PENDING` when
   * there is nothing (more) to tell.
   */
  prepare(binding: CarrierBinding): Promise<PreparedMessage>;
  /** Says how telling ended. An attempt that was given up meanwhile stays `delivery_unknown`. May be repeated. */
  finish(
    binding: CarrierBinding,
    attempt: WaitAttempt,
    outcome: 'dispatch_accepted' | 'delivery_unknown',
  ): Promise<WaitSummary>;
  /** Gives the wait back. An attempt that is not finished is `delivery_unknown`. May be called twice. */
  unbind(binding: CarrierBinding): Promise<void>;

  /** Reads the store for the snapshot; what another page did shows then. */
  refresh(): Promise<void>;
  /** Stops what runs here, gives bindings back. Idempotent. */
  dispose(): Promise<void>;
}

/** What an element is given of jobs: to look, and to carry the end of one to its host. */
export type JobsView = Pick<
  Jobs,
  'getSnapshot' | 'subscribe' | 'refresh' | 'readWait' | 'bind' | 'prepare' | 'finish' | 'unbind'
>;
