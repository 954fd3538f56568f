import { createCancelledError, throwIfAborted } from '../../base/abort.js';
import { systemTimers, type Timers } from '../../base/timers.js';
import type { ModelProvider, ModelTurn, ModelTurnRequest, TurnOptions } from './model-provider.js';
import { ProviderError, type ProviderRetryReason } from './provider-error.js';

/** Milliseconds before the first repetition; each later one waits twice as long (CONTRACT 4, OpenRouter loop). */
const FIRST_DELAY_MS = 350;
const LONGEST_DELAY_MS = 4_000;

export interface RetryNotice {
  /** The attempt that comes after the pause; 1 is the first repetition. */
  readonly attempt: number;
  readonly maxAttempts: number;
  readonly delayMs: number;
  readonly reason: ProviderRetryReason;
}

export interface RetryOptions extends TurnOptions {
  readonly maxRetries: number;
  readonly onRetry: (notice: RetryNotice) => void;
  /** Before each request that follows a pause. */
  readonly onAttempt: () => void;
  readonly timers?: Timers;
}

/** One answer of the provider, asked for again after passing failures; a cancel ends request and pause at once. */
export async function requestTurn(
  provider: ModelProvider,
  request: ModelTurnRequest,
  options: RetryOptions,
): Promise<ModelTurn> {
  const { signal, maxRetries, onRetry, onAttempt, timers = systemTimers } = options;
  for (let attempt = 1; ; attempt++) {
    try {
      return await provider.requestTurn(request, options);
    } catch (error) {
      throwIfAborted(signal);
      const reason = error instanceof ProviderError ? error.retryReason : undefined;
      if (reason === undefined || attempt > maxRetries) throw error;
      const delayMs = delayBefore(attempt, error as ProviderError);
      onRetry({ attempt, maxAttempts: maxRetries, delayMs, reason });
      await pause(delayMs, signal, timers);
      onAttempt();
    }
  }
}

function delayBefore(attempt: number, { retryAfterMs }: ProviderError): number {
  return Math.min(retryAfterMs ?? FIRST_DELAY_MS * 2 ** (attempt - 1), LONGEST_DELAY_MS);
}

function pause(delayMs: number, signal: AbortSignal, timers: Timers): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      timers.clear(handle);
      reject(createCancelledError());
    };
    const handle = timers.set(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, delayMs);
    signal.addEventListener('abort', stop, { once: true });
  });
}
