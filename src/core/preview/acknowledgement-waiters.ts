import { createCancelledError } from '../base/abort.js';
import type { Timers } from '../base/timers.js';
import { createAcknowledgementTimeout } from './preview-errors.js';
import type { PreviewAcknowledgement } from './preview-port.js';

type Outcome = { readonly acknowledgement: PreviewAcknowledgement } | { readonly error: unknown };

interface Waiter {
  readonly revision: number;
  readonly timeoutMs: number;
  settle(outcome: Outcome): void;
}

export interface WaitOptions {
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
}

/** The calls that wait for an acknowledgement; each ends by an outcome, its time limit or its signal, and leaves nothing. */
export class AcknowledgementWaiters {
  readonly #timers: Timers;
  readonly #waiters = new Set<Waiter>();

  constructor(timers: Timers) {
    this.#timers = timers;
  }

  get size(): number {
    return this.#waiters.size;
  }

  add(revision: number, { timeoutMs, signal }: WaitOptions): Promise<PreviewAcknowledgement> {
    return new Promise((resolve, reject) => {
      const settle = (outcome: Outcome): void => {
        if (!this.#waiters.delete(waiter)) return;
        this.#timers.clear(timer);
        signal?.removeEventListener('abort', onAbort);
        if ('error' in outcome) reject(outcome.error as Error);
        else resolve(outcome.acknowledgement);
      };
      const waiter: Waiter = { revision, timeoutMs, settle };
      const onAbort = (): void => settle({ error: createCancelledError() });
      const onBound = (): void => settle({ error: createAcknowledgementTimeout(revision, timeoutMs) });
      const timer = this.#timers.set(onBound, timeoutMs);
      this.#waiters.add(waiter);
      signal?.addEventListener('abort', onAbort, { once: true });
    });
  }

  /** Ends every waiter for which `decide` has an outcome. */
  settle(decide: (waiter: { readonly revision: number; readonly timeoutMs: number }) => Outcome | undefined): void {
    for (const waiter of [...this.#waiters]) {
      const outcome = decide(waiter);
      if (outcome) waiter.settle(outcome);
    }
  }
}
