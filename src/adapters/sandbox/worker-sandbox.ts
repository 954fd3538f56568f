import type { CellOutcome, Sandbox } from '../../core/code-mode/sandbox-port.js';
import { CellSlot, type CellRequest } from './cell-slot.js';
import { ENGINE, ENGINE_HASH } from './engine-binary.js';
import type { WorkerPlatform } from './worker-link.js';

/** Cells that run at once, unless a host says otherwise. */
const DEFAULT_SLOTS = 2;
const MAX_SLOTS = 64;

/** Milliseconds that a worker may take to load the engine, unless a host knows its machines to be slower. */
export const START_MS = 3_000;

interface Waiting {
  readonly take: (slot: CellSlot) => void;
}

/** Programs in workers of `platform`, two at once; a third waits its turn on its own clock. */
export function createWorkerSandbox(platform: WorkerPlatform, slotCount = DEFAULT_SLOTS): Sandbox {
  const count = Math.min(MAX_SLOTS, Math.max(1, Math.floor(slotCount)));
  const free = Array.from({ length: count }, () => new CellSlot(platform));
  const all = [...free];
  const queue: Waiting[] = [];
  const disposal = new AbortController();

  const release = (slot: CellSlot): void => {
    const next = queue.shift();
    if (next) next.take(slot);
    else free.unshift(slot);
  };

  const acquire = (request: CellRequest): Promise<CellSlot | 'timeout' | 'cancelled'> => {
    const slot = free.shift();
    if (slot) return Promise.resolve(slot);
    return new Promise((resolve) => {
      const leave = (reason: 'timeout' | 'cancelled'): void => {
        queue.splice(queue.indexOf(entry), 1);
        settle(reason);
      };
      const cancel = (): void => leave('cancelled');
      const timer = setTimeout(() => leave('timeout'), request.limits.timeoutMs);
      const settle = (outcome: CellSlot | 'timeout' | 'cancelled'): void => {
        clearTimeout(timer);
        request.signal?.removeEventListener('abort', cancel);
        resolve(outcome);
      };
      const entry: Waiting = { take: settle };
      queue.push(entry);
      request.signal?.addEventListener('abort', cancel);
    });
  };

  return {
    engine: `${ENGINE} sha256:${ENGINE_HASH}`,
    async startCell(source, tools, limits, broker, signal) {
      const startedAt = performance.now();
      const ends = anySignal([disposal.signal, ...(signal ? [signal] : [])]);
      const request: CellRequest = { source, tools, limits, broker, signal: ends.signal, startedAt };
      try {
        if (ends.signal.aborted) return endedWaiting('cancelled', 0);
        const slot = await acquire(request);
        if (typeof slot === 'string') return endedWaiting(slot, performance.now() - startedAt);
        const { outcome, free: freed } = await slot.run(request);
        void freed.then(() => release(slot));
        return outcome;
      } finally {
        ends.release();
      }
    },
    dispose() {
      disposal.abort();
      for (const slot of all) slot.close();
      return Promise.resolve();
    },
  };
}

function endedWaiting(kind: 'timeout' | 'cancelled', slotWaitMs: number): CellOutcome {
  return {
    kind,
    usage: { slotWaitMs, guestCpuMs: 0, refusedCalls: 0, unhandledRejections: 0, forcedKill: false },
  };
}

/** `AbortSignal.any` keeps its sources for ever in some browsers; this one is let go by hand. */
function anySignal(sources: readonly AbortSignal[]): { readonly signal: AbortSignal; release(): void } {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  for (const source of sources) {
    if (source.aborted) abort();
    source.addEventListener('abort', abort);
  }
  return {
    signal: controller.signal,
    release: () => sources.forEach((source) => source.removeEventListener('abort', abort)),
  };
}
