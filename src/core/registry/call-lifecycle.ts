import type { ToolCallContext, ToolCallRequest } from '../protocol/call.js';
import type { ToolCallEvent, ToolExecutionProvenance } from '../protocol/event.js';
import { TOOL_CALL_ERROR_CODES } from '../protocol/error-codes.js';
import { measureToolOutputBytes } from '../protocol/output-bytes.js';
import { createToolExecutionProvenance, toExecutionState } from '../protocol/provenance.js';
import type { ToolCallResult } from '../protocol/result.js';
import type { CheckedCallOptions } from './call-options.js';

export type ToolCallObserver = (event: ToolCallEvent) => void;

/** Tells observers of every lifecycle: one `started`, one final event, both with the same request object. */
export class CallObservers {
  readonly #observers = new Set<{ readonly observe: ToolCallObserver }>();

  add(observe: ToolCallObserver): () => void {
    const entry = { observe };
    this.#observers.add(entry);
    return () => void this.#observers.delete(entry);
  }

  get present(): boolean {
    return this.#observers.size > 0;
  }

  tell(event: ToolCallEvent): void {
    for (const { observe } of [...this.#observers]) swallow(observe, event);
  }
}

/** A failing observer, an asynchronous one too, never reaches the call (CONTRACT 1.3). */
function swallow(observe: ToolCallObserver, event: ToolCallEvent): void {
  try {
    const outcome: unknown = observe(event);
    if (outcome instanceof Promise) outcome.catch(() => undefined);
  } catch {
    // Swallowed on purpose.
  }
}

export interface LifecycleInput {
  readonly request: ToolCallRequest;
  readonly options: CheckedCallOptions;
  /** Owner in provenance when the call names none. */
  readonly ownerId: string;
  readonly now: () => number;
}

/** One call as its observers see it. */
export class CallLifecycle {
  readonly #input: LifecycleInput;
  readonly #observers: CallObservers;
  readonly #startedAt = performance.now();

  constructor(observers: CallObservers, input: LifecycleInput) {
    this.#observers = observers;
    this.#input = input;
  }

  started(): void {
    if (!this.#observers.present) return;
    this.#observers.tell(Object.freeze({ ...this.#base(), type: 'started', provenance: this.#provenance() }));
  }

  ended(result: ToolCallResult): void {
    if (!this.#observers.present) return;
    const durationMs = this.#elapsedMs();
    this.#observers.tell(
      Object.freeze({
        ...this.#base(),
        type: result.isError ? 'failed' : 'completed',
        durationMs,
        result,
        provenance: this.#provenance(result, durationMs),
      }),
    );
  }

  #base(): {
    readonly toolCallId?: NonNullable<ToolCallRequest['id']>;
    readonly name: string;
    readonly request: ToolCallRequest;
    readonly context: ToolCallContext;
    readonly timestamp: number;
  } {
    const { request, options, now } = this.#input;
    return {
      ...(request.id === undefined ? {} : { toolCallId: request.id }),
      name: request.params.name,
      request,
      context: options.context,
      timestamp: now(),
    };
  }

  #provenance(result?: ToolCallResult, elapsedMs = 0): ToolExecutionProvenance {
    const { options, ownerId } = this.#input;
    const { timeout, maxOutputBytes } = options;
    return createToolExecutionProvenance({
      ownerId: options.executionOwnerId ?? ownerId,
      state: result ? toExecutionState(result) : 'pending',
      ...(timeout === undefined ? {} : { timeoutMs: Math.min(Math.round(timeout), Number.MAX_SAFE_INTEGER) }),
      ...(maxOutputBytes === undefined ? {} : { maxOutputBytes }),
      usedOutputBytes: result ? usedOutputBytes(result) : 0,
      elapsedMs,
    });
  }

  #elapsedMs(): number {
    return Math.max(0, Math.round(performance.now() - this.#startedAt));
  }
}

/** A result that broke its budget tells the bytes that were attempted, not those of the error in its place. */
function usedOutputBytes(result: ToolCallResult): number {
  const attempted = result.error?.details?.['usedOutputBytes'];
  return result.error?.code === TOOL_CALL_ERROR_CODES.OUTPUT_LIMIT_EXCEEDED && Number.isSafeInteger(attempted)
    ? (attempted as number)
    : measureToolOutputBytes(result);
}
