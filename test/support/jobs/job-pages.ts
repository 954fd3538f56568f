import { createMemoryDurableOperationBackend } from '../../../src/core/durable/memory-backend.js';
import type { DurableOperationBackend } from '../../../src/core/durable/operation-backend-port.js';
import { createJobStore } from '../../../src/core/jobs/job-store.js';
import { createJobs } from '../../../src/core/jobs/jobs.js';
import type { JobResult, Jobs } from '../../../src/core/jobs/jobs-port.js';
import { ManualTimers } from '../manual-timers.js';

/** Pages that share one store and one clock; a page can be lost as a closed tab is, without a word. */
export class JobPages {
  readonly timers = new ManualTimers();
  readonly backend = createMemoryDurableOperationBackend();
  /** Asked before each write and after it; true loses the request, or the answer. */
  faults: (when: 'before' | 'after') => boolean = () => false;

  /** Milliseconds that passed without anything that waits for a timer. */
  skipped = 0;

  readonly now = (): number => 1_700_000_000_000 + this.skipped + this.timers.now();

  open(): JobPage {
    let alive = true;
    const never = new Promise<never>(() => undefined);
    const { backend } = this;
    const reachable: DurableOperationBackend = {
      read: (key) => (alive ? backend.read(key) : never),
      listPage: (request) => (alive ? backend.listPage!(request) : never),
      compareAndSet: async (...args) => {
        if (!alive) return never;
        if (this.faults('before')) throw new Error('unreachable');
        const written = await backend.compareAndSet(...args);
        if (!alive) return never;
        if (this.faults('after')) throw new Error('the answer was lost');
        return written;
      },
    };
    const store = createJobStore(reachable, { now: this.now });
    const jobs = createJobs({ workspaceId: 'site', store, now: this.now, timers: this.timers });
    return { jobs, lose: () => void (alive = false), isAlive: () => alive };
  }
}

export interface JobPage {
  readonly jobs: Jobs;
  /** The page is gone: nothing that it still does reaches the store. */
  lose(): void;
  isAlive(): boolean;
}

/** Work that ends when the test says so, or when it is asked to stop. */
export class ControlledWork {
  #finish: ((result: JobResult) => void) | undefined;
  #fail: ((error: Error) => void) | undefined;
  aborted = false;
  readonly run = (signal: AbortSignal): Promise<JobResult> =>
    new Promise((resolve, reject) => {
      this.#finish = resolve;
      this.#fail = reject;
      signal.addEventListener('abort', () => {
        this.aborted = true;
        reject(new Error('stopped'));
      });
    });

  finish(passed = true): void {
    this.#finish?.({ passed, summary: passed ? 'all well' : 'one fault', output: { passed } });
  }

  fail(): void {
    this.#fail?.(new Error('broke'));
  }
}
