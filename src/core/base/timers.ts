/** The clock's alarms, injectable so that a test decides when time passes. Delays in milliseconds. */
export interface Timers {
  set(callback: () => void, delayMs: number): unknown;
  clear(handle: unknown): void;
}

export const systemTimers: Timers = {
  set: (callback, delayMs) => setTimeout(callback, delayMs),
  clear: (handle) => clearTimeout(handle as number),
};

/** Settles as `promise` does, or rejects with `onTimeout()` after `delayMs`; leaves no timer behind. */
export function withTimeout<T>(
  promise: PromiseLike<T>,
  delayMs: number,
  onTimeout: () => Error,
  timers: Timers = systemTimers,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const handle = timers.set(() => reject(onTimeout()), delayMs);
    Promise.resolve(promise)
      .then(resolve, reject)
      .finally(() => timers.clear(handle));
  });
}
