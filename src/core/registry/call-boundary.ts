import { createToolCallError } from '../protocol/call-result.js';
import { TOOL_CALL_ERROR_CODES } from '../protocol/error-codes.js';
import type { ToolCallResult } from '../protocol/result.js';

/** The longest delay that timers keep; beyond it they would fire at once. */
const MAX_TIMER_MS = 2_147_483_647;

/**
 * The caller's side of one call: its cancel signal and its time budget over policy and handler together. Whatever ends it
 * first aborts `signal` and answers the caller, while the work behind may still drain (`executionState: 'detached'`).
 */
export class CallBoundary {
  /** Made when somebody asks for the signal: most handlers never do, and it is the dearest part of a short call. */
  #controller: AbortController | undefined;
  readonly #caller: AbortSignal | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #interruption: ToolCallResult | undefined;
  #waiting: ((result: ToolCallResult) => void)[] | undefined;

  constructor(caller: AbortSignal | undefined, timeout: number | undefined) {
    this.#caller = caller;
    if (caller?.aborted) {
      this.#cancel();
      return;
    }
    // Added and removed by hand: a signal shared by many calls must not grow.
    caller?.addEventListener('abort', this.#cancel);
    if (timeout !== undefined) {
      this.#timer = setTimeout(() => this.#interrupt(timeoutResult(timeout)), Math.min(timeout, MAX_TIMER_MS));
    }
  }

  /** Aborts on the caller's cancel and on the time-out. */
  get signal(): AbortSignal {
    this.#controller ??= new AbortController();
    if (this.#interruption) this.#controller.abort();
    return this.#controller.signal;
  }

  /** The result that the caller has already got, once the boundary was crossed. */
  get interruption(): ToolCallResult | undefined {
    return this.#interruption;
  }

  /** Settles with the interruption, or with `work` when that is sooner; `work` must not reject. */
  race(work: Promise<ToolCallResult>): Promise<ToolCallResult> {
    if (this.#interruption) return Promise.resolve(this.#interruption);
    if (!this.#caller && this.#timer === undefined) return work;
    return new Promise((resolve) => {
      (this.#waiting ??= []).push(resolve);
      void work.then(resolve);
    });
  }

  dispose(): void {
    clearTimeout(this.#timer);
    this.#caller?.removeEventListener('abort', this.#cancel);
    this.#waiting = undefined;
  }

  readonly #cancel = (): void => this.#interrupt(cancelledResult());

  #interrupt(result: ToolCallResult): void {
    this.#interruption ??= result;
    for (const answer of this.#waiting ?? []) answer(this.#interruption);
    this.#controller?.abort();
  }
}

function cancelledResult(): ToolCallResult {
  return createToolCallError('The call was cancelled.', { code: TOOL_CALL_ERROR_CODES.CANCELLED, retryable: true });
}

function timeoutResult(timeoutMs: number): ToolCallResult {
  return createToolCallError(`The call took longer than its budget of ${timeoutMs} ms.`, {
    code: TOOL_CALL_ERROR_CODES.TIMEOUT,
    retryable: true,
    details: { timeoutMs, executionState: 'detached' },
  });
}
