import type { CellBroker, CellLimits, CellOutcome, CellTool } from '../../core/code-mode/sandbox-port.js';
import { readFromWorker, type FromWorker } from './cell-messages.js';
import type { WorkerLink, WorkerPlatform } from './worker-link.js';

/** Milliseconds after its deadline that a running program gets before its worker is killed. */
const WATCHDOG_MS = 250;

export interface CellRequest {
  readonly source: string;
  readonly tools: readonly CellTool[];
  readonly limits: CellLimits;
  readonly broker: CellBroker;
  readonly signal: AbortSignal | undefined;
  /** Of `performance.now()`. */
  readonly startedAt: number;
}

type CellEnd = Omit<CellOutcome, 'usage'> & { readonly usage?: Partial<CellOutcome['usage']> };

/** One worker and its replacements; runs one cell at a time. */
export class CellSlot {
  readonly #platform: WorkerPlatform;
  #link: WorkerLink | undefined;
  #loaded: Promise<string | undefined> | undefined;
  #onMessage: (message: FromWorker | undefined) => void = () => undefined;
  #onFailure: (reason: string) => void = () => undefined;
  #cells = 0;

  constructor(platform: WorkerPlatform) {
    this.#platform = platform;
  }

  /** Runs one cell; answers once its outcome is known. `free` settles when the slot can be lent again. */
  async run(request: CellRequest): Promise<{ readonly outcome: CellOutcome; readonly free: Promise<void> }> {
    const slotWaitMs = performance.now() - request.startedAt;
    const usage = { slotWaitMs, guestCpuMs: 0, refusedCalls: 0, unhandledRejections: 0, forcedKill: false };
    const { end, free } = await this.#perform(request);
    return { outcome: { ...end, usage: { ...usage, ...end.usage } }, free };
  }

  close(): void {
    this.#link?.terminate();
    this.#link = undefined;
    this.#loaded = undefined;
  }

  async #perform(request: CellRequest): Promise<{ readonly end: CellEnd; readonly free: Promise<void> }> {
    const settled = Promise.resolve();
    const unavailable = await this.#ready(request);
    if (unavailable) return { end: unavailable, free: settled };
    return this.#converse(request, this.#link!);
  }

  /** Undefined once the engine is loaded; a late start is fenced before anything of the program has run. */
  async #ready({ limits, signal, startedAt }: CellRequest): Promise<CellEnd | undefined> {
    const left = limits.timeoutMs - (performance.now() - startedAt);
    const { startMs } = this.#platform;
    const reason = await within(Math.min(startMs, left), (this.#loaded ??= this.#load()));
    if (reason === undefined && !signal?.aborted && performance.now() - startedAt < limits.timeoutMs) return undefined;
    if (signal?.aborted) return { kind: 'cancelled' };
    if (reason === undefined || (reason === 'late' && left <= startMs)) return { kind: 'timeout' };
    this.close();
    const message = reason === 'late' ? `its worker did not answer within ${startMs / 1000} s` : reason;
    return { kind: 'runtime_unavailable', message: `The program runtime is not available: ${message}.` };
  }

  #load(): Promise<string | undefined> {
    let link: WorkerLink;
    try {
      link = this.#platform.open();
    } catch (error) {
      return Promise.resolve(error instanceof Error ? error.message : 'a worker could not be made');
    }
    this.#link = link;
    return new Promise((resolve) => {
      this.#onFailure = resolve;
      this.#onMessage = (message) => {
        if (message?.kind === 'ready') resolve(undefined);
        else resolve(message?.kind === 'unavailable' ? message.reason : 'its worker spoke out of turn');
      };
      link.listen(
        (message) => link === this.#link && this.#onMessage(readFromWorker(message)),
        (reason) => link === this.#link && this.#onFailure(reason),
      );
      link.send({ kind: 'load', wasm: this.#platform.wasm });
    });
  }

  #converse(
    { source, tools, limits, broker, signal, startedAt }: CellRequest,
    link: WorkerLink,
  ): Promise<{ readonly end: CellEnd; readonly free: Promise<void> }> {
    const cell = ++this.#cells;
    const left = Math.max(0, limits.timeoutMs - (performance.now() - startedAt));
    link.keepAlive?.(true);
    return new Promise((resolve) => {
      let lastCall = 0;
      let over = false;
      let stopped: () => void = () => undefined;
      const timers: ReturnType<typeof setTimeout>[] = [];

      const decide = (end: CellEnd, idle: boolean): void => {
        if (over) return;
        over = true;
        timers.forEach(clearTimeout);
        signal?.removeEventListener('abort', cancel);
        broker.ended();
        if (idle) {
          // The worker has dropped the cell by itself.
          link.keepAlive?.(false);
          resolve({ end, free: Promise.resolve() });
          return;
        }
        // The worker may be in the middle of the program: it is asked to stop, then killed.
        void this.#stop(link, cell, (done) => (stopped = done)).then((killed) => {
          link.keepAlive?.(false);
          const usage = { ...end.usage, forcedKill: killed };
          resolve({ end: { ...end, usage }, free: killed ? pause(this.#platform.restMs) : Promise.resolve() });
        });
      };
      const cancel = (): void => decide({ kind: 'cancelled' }, false);
      const lost = (): void => {
        decide({ kind: 'runtime_lost', message: 'The program runtime broke; its worker was replaced.' }, false);
        this.close();
        stopped();
      };

      this.#onFailure = lost;
      this.#onMessage = (message) => {
        if (message?.kind === 'stopped') return message.cell <= cell ? message.cell === cell && stopped() : lost();
        if (over) return message?.kind === 'ended' ? stopped() : undefined;
        if (!message || message.kind === 'ready' || message.kind === 'unavailable') return lost();
        if (message.cell !== cell) return lost();
        switch (message.kind) {
          case 'text':
            if (!broker.text(message.text)) decide({ kind: 'output_limit' }, false);
            return;
          case 'call': {
            const { id, tool, argumentsText } = message;
            if (id !== lastCall + 1 || id > limits.brokeredCalls) return lost();
            lastCall = id;
            void broker.call({ id, tool, argumentsText }).then(({ ok, json }) => {
              if (!over) link.send({ kind: 'answer', cell, id, ok, json });
            });
            return;
          }
          case 'ended': {
            const { guestCpuMs, refusedCalls, unhandledRejections, ...end } = message.outcome;
            return decide({ ...end, usage: { guestCpuMs, refusedCalls, unhandledRejections } }, true);
          }
        }
      };

      timers.push(setTimeout(() => decide({ kind: 'timeout' }, false), left));
      signal?.addEventListener('abort', cancel);
      broker.started();
      link.send({ kind: 'start', cell, source, tools, limits: { ...limits, timeoutMs: left } });
    });
  }

  /** True when the worker had to be killed; its replacement loads at once. */
  async #stop(link: WorkerLink, cell: number, onStopped: (stopped: () => void) => void): Promise<boolean> {
    const answered = new Promise<undefined>((resolve) => onStopped(() => resolve(undefined)));
    link.send({ kind: 'stop', cell });
    if ((await within(WATCHDOG_MS, answered)) === undefined) return link !== this.#link;
    this.close();
    this.#loaded = this.#load();
    return true;
  }
}

/** What `promise` settles to, or `'late'`; leaves no timer behind. */
async function within<T>(delayMs: number, promise: Promise<T>): Promise<T | 'late'> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'late'>((resolve) => (timer = setTimeout(() => resolve('late'), Math.max(0, delayMs))));
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

function pause(delayMs: number): Promise<void> {
  return delayMs === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, delayMs));
}
