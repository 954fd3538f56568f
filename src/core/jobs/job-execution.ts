import { abortable, createCancelledError } from '../base/abort.js';
import type { Timers } from '../base/timers.js';
import { jobTimedOut } from './job-errors.js';
import { STOP_GRACE_MS } from './job-limits.js';
import type { JobEnd } from './job-transition.js';
import type { JobRequest, JobResult } from './jobs-port.js';

/** One execution of a tool's work in this page, whether somebody waits for it or it has become a job. */
export class JobExecution {
  readonly #controller = new AbortController();
  readonly #timers: Timers;
  readonly #request: JobRequest;
  readonly #work: Promise<JobResult>;
  #lateTimer: unknown;
  #cause: 'stopped' | 'timed_out' | undefined;
  /** Never rejects. */
  readonly ended: Promise<JobEnd>;

  constructor(request: JobRequest, timers: Timers) {
    this.#request = request;
    this.#timers = timers;
    const timeout = timers.set(() => this.#abort('timed_out'), request.timeoutMs);
    // A step later, so that work which throws at once is like any other.
    this.#work = Promise.resolve().then(() => request.work(this.#controller.signal));
    this.ended = this.#end().finally(() => {
      timers.clear(timeout);
      timers.clear(this.#lateTimer);
    });
  }

  /** Asks the work to end. */
  stop(): void {
    this.#abort('stopped');
  }

  /** The result for somebody who waits: throws as the work does, `JOB_TIMED_OUT` where the time ended it. */
  async result(signal: AbortSignal): Promise<JobResult> {
    const { state, result } = await abortable(this.ended, signal).catch((error: unknown) => {
      this.stop();
      throw error;
    });
    if (result) return result;
    if (state === 'timed_out') throw jobTimedOut(this.#request.timeoutMs);
    if (state === 'failed') return this.#work;
    throw createCancelledError('The work was stopped.');
  }

  async #end(): Promise<JobEnd> {
    const given = this.#work.then(
      (result): JobEnd => ({ state: 'completed', result }),
      (): JobEnd => ({ state: this.#cause ?? 'failed' }),
    );
    return Promise.race([given, this.#overdue()]);
  }

  /** Work that goes on after its abort is given up: what it still does is not known. */
  #overdue(): Promise<JobEnd> {
    return new Promise((resolve) => {
      this.#controller.signal.addEventListener(
        'abort',
        () => {
          const late = (): void => resolve({ state: this.#cause === 'timed_out' ? 'timed_out' : 'outcome_unknown' });
          this.#lateTimer = this.#timers.set(late, STOP_GRACE_MS);
        },
        { once: true },
      );
    });
  }

  #abort(cause: 'stopped' | 'timed_out'): void {
    this.#cause ??= cause;
    this.#controller.abort();
  }
}
