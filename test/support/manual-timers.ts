import type { Timers } from '../../src/core/base/timers.js';

/** Time passes when the test says so. */
export class ManualTimers implements Timers {
  #now = 0;
  #sequence = 0;
  readonly #pending = new Map<number, { readonly at: number; readonly callback: () => void }>();

  get pendingCount(): number {
    return this.#pending.size;
  }

  readonly now = (): number => this.#now;

  set(callback: () => void, delayMs: number): number {
    const handle = ++this.#sequence;
    this.#pending.set(handle, { at: this.#now + delayMs, callback });
    return handle;
  }

  clear(handle: unknown): void {
    this.#pending.delete(handle as number);
  }

  /** Fires what is due, in order, and lets promises settle in between. */
  async advance(ms: number): Promise<void> {
    const end = this.#now + ms;
    await settled();
    for (;;) {
      const due = [...this.#pending].filter(([, timer]) => timer.at <= end).sort(([, a], [, b]) => a.at - b.at)[0];
      if (!due) break;
      const [handle, timer] = due;
      this.#pending.delete(handle);
      this.#now = timer.at;
      timer.callback();
      await settled();
    }
    this.#now = end;
  }
}

/** Node's timers take a millisecond at least: a property test waits for seconds of them. */
function settled(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof setImmediate === 'function') setImmediate(resolve);
    else setTimeout(resolve, 0);
  });
}
