import { createMemoryDurableOperationBackend } from '../../../../src/core/durable/memory-backend.js';
import type { DurableOperationBackend } from '../../../../src/core/durable/operation-backend-port.js';
import type { DurableOperationRecord } from '../../../../src/core/durable/operation-record.js';
import { createDurableOperationStore } from '../../../../src/core/durable/operation-store.js';
import type { ToolRegistryOptions } from '../../../../src/core/registry/tool-registry-options.js';
import type { ToolHandler, ToolRegistry } from '../../../../src/core/registry/tool-registry-port.js';
import { ANYTHING, call, createRegistry } from './registry-fixture.js';

export const LEASE_MS = 1000;
export const KEY = { idempotencyKey: 'charge-1' } as const;

export interface Processes {
  readonly backend: DurableOperationBackend;
  /** One registry over the shared backend, as another process would have it. */
  start(ownerId: string, handler: ToolHandler, options?: Partial<ToolRegistryOptions>): ToolRegistry;
  /** Moves the shared clock by milliseconds. */
  pass(ms: number): void;
  record(): Promise<DurableOperationRecord | undefined>;
}

/** Separate registries are processes; the shared backend is the database between them. */
export function startProcesses(backend: DurableOperationBackend = createMemoryDurableOperationBackend()): Processes {
  let time = 1_000_000;
  return {
    backend,
    start(ownerId, handler, options = {}) {
      const registry = createRegistry({
        durableOperationStore: createDurableOperationStore(backend, { now: () => time }),
        durableOperationOwnerId: ownerId,
        durableOperationLeaseMs: LEASE_MS,
        ...options,
      });
      registry.register(ANYTHING, handler);
      return registry;
    },
    pass: (ms) => void (time += ms),
    record: () => backend.read(JSON.stringify(['default', ANYTHING.name, KEY.idempotencyKey])),
  };
}

export const charge = (args: Record<string, unknown> = { amount: 5 }, id: string | number = 'call-1') =>
  call(ANYTHING.name, args, id);

export const neverRuns: ToolHandler = () => {
  throw new Error('this handler must not run');
};

/** A handler that waits until the test ends it. */
export function heldHandler(): {
  readonly run: ToolHandler;
  finish(value: unknown): void;
  readonly runs: () => number;
} {
  let runs = 0;
  let finish: (value: unknown) => void = () => undefined;
  return {
    run: () => {
      runs += 1;
      return new Promise((resolve) => (finish = resolve));
    },
    finish: (value) => finish(value),
    runs: () => runs,
  };
}

/** Lets everything that is ready happen. */
export const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
