import { CodedError } from './coded-error.js';

/** The retryable error that every cancelled boundary ends with (spec: cancellation is `TOOL_CANCELLED`). */
export function createCancelledError(message = 'The call was cancelled.'): CodedError {
  return new CodedError('TOOL_CANCELLED', message, { retryable: true });
}

export function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw createCancelledError();
}

/**
 * Settles as `promise` does, or rejects with `TOOL_CANCELLED` as soon as `signal` aborts. The listener is removed when
 * either happens, so a long-lived signal shared by many calls does not grow.
 */
export function abortable<T>(promise: PromiseLike<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return Promise.resolve(promise);
  if (signal.aborted) {
    Promise.resolve(promise).catch(() => undefined);
    return Promise.reject(createCancelledError());
  }
  return new Promise<T>((resolve, reject) => {
    const onAbort = (): void => reject(createCancelledError());
    signal.addEventListener('abort', onAbort, { once: true });
    Promise.resolve(promise)
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', onAbort));
  });
}
