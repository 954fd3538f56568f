import type { ToolCallRequest } from '../protocol/call.js';
import type { Mutable } from '../base/mutable.js';
import type { ToolCallEvent, ToolExecutionProvenance, ToolExecutionState } from '../protocol/event.js';
import { TOOL_CALL_ERROR_CODES } from '../protocol/error-codes.js';
import { measureToolOutputBytes } from '../protocol/output-bytes.js';
import { createToolExecutionProvenance, toExecutionState } from '../protocol/provenance.js';
import type { ToolCallResult } from '../protocol/result.js';
import type { CheckedCallOptions } from './call-options.js';

export type ToolCallObserver = (event: ToolCallEvent) => void;

type StartedEvent = Extract<ToolCallEvent, { type: 'started' }>;
type FinalEvent = Exclude<ToolCallEvent, { type: 'started' }>;

/** Tells observers of every lifecycle: one `started`, one final event, both with the same request object. */
export class CallObservers {
  /** A new list for each change, so that who comes or goes during an event does not disturb it. */
  #observers: readonly { readonly observe: ToolCallObserver }[] = [];

  add(observe: ToolCallObserver): () => void {
    const entry = { observe };
    this.#observers = [...this.#observers, entry];
    return () => {
      this.#observers = this.#observers.filter((other) => other !== entry);
    };
  }

  get present(): boolean {
    return this.#observers.length > 0;
  }

  tell(event: ToolCallEvent): void {
    for (const { observe } of this.#observers) swallow(observe, event);
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
    this.#tell(() => this.#startedEvent());
  }

  ended(result: ToolCallResult): void {
    this.#tell(() => this.#finalEvent(result));
  }

  /** A host's clock that throws costs the event, not the call. */
  #tell(event: () => ToolCallEvent): void {
    if (!this.#observers.present) return;
    try {
      this.#observers.tell(Object.freeze(event()));
    } catch {
      // Swallowed as a failing observer is.
    }
  }

  #startedEvent(): StartedEvent {
    const { request, options, now } = this.#input;
    const event: Mutable<StartedEvent> = {
      type: 'started',
      name: request.params.name,
      request,
      context: options.context,
      timestamp: now(),
      provenance: this.#provenance('pending', 0, 0),
    };
    if (request.id !== undefined) event.toolCallId = request.id;
    return event;
  }

  #finalEvent(result: ToolCallResult): FinalEvent {
    const { request, options, now } = this.#input;
    const durationMs = this.#elapsedMs();
    const event: Mutable<FinalEvent> = {
      type: result.isError ? 'failed' : 'completed',
      name: request.params.name,
      request,
      context: options.context,
      timestamp: now(),
      durationMs,
      result,
      provenance: this.#provenance(toExecutionState(result), usedOutputBytes(result), durationMs),
    };
    if (request.id !== undefined) event.toolCallId = request.id;
    return event;
  }

  #provenance(state: ToolExecutionState, usedBytes: number, elapsedMs: number): ToolExecutionProvenance {
    const { options, ownerId } = this.#input;
    const { timeout, maxOutputBytes } = options;
    const input: Mutable<Parameters<typeof createToolExecutionProvenance>[0]> = {
      ownerId: options.executionOwnerId ?? ownerId,
      state,
      usedOutputBytes: usedBytes,
      elapsedMs,
    };
    if (timeout !== undefined) input.timeoutMs = Math.min(Math.round(timeout), Number.MAX_SAFE_INTEGER);
    if (maxOutputBytes !== undefined) input.maxOutputBytes = maxOutputBytes;
    return createToolExecutionProvenance(input);
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
