import { createStore, type ReadableStore } from '../../core/base/store.js';
import type { StudioHandle } from './studio-context.js';

const DIRECTORY_KEY = Symbol.for('jig-studio/studios/v1');

/** A studio that the page owns together: closed when the last lease is given back. */
export interface OwnedStudio extends StudioHandle {
  dispose(): Promise<void>;
}

/** Makes the studio of an id. `startAfter` is the closing of an earlier studio of that id: one writer at a time. */
export type StudioFactory = (id: string, options: { readonly startAfter?: Promise<void> }) => OwnedStudio;

export interface StudioLease {
  readonly studio: OwnedStudio;
  /** Idempotent. The last release disposes the studio. */
  release(): void;
}

/** The studios of a page by id, shared by all copies of the package (DESIGN 17: one writer). */
export interface StudioDirectory extends ReadableStore<ReadonlyMap<string, StudioHandle>> {
  /** The first factory set on a page wins, as the first registered elements do. */
  setFactory(factory: StudioFactory): void;
  /** Calls `listener` once when the first factory is set; never when there is one already. Returns the stop function. */
  onFactory(listener: () => void): () => void;
  /** Whether `acquire` would make a studio: there is a factory, and none of that id is open. */
  wouldMake(id: string): boolean;
  /** Undefined without a factory. */
  acquire(id: string): StudioLease | undefined;
  /** Lists a studio that somebody else owns, or a second name of one. Returns the withdraw function. */
  announce(name: string, studio: StudioHandle): () => void;
}

export function studioDirectory(): StudioDirectory {
  const page = globalThis as typeof globalThis & { [DIRECTORY_KEY]?: StudioDirectory };
  return (page[DIRECTORY_KEY] ??= createStudioDirectory());
}

function createStudioDirectory(): StudioDirectory {
  const names = createStore<ReadonlyMap<string, StudioHandle>>(new Map());
  const owned = new Map<string, { readonly studio: OwnedStudio; leases: number; readonly withdraw: () => void }>();
  const closing = new Map<string, Promise<void>>();
  const waitingForFactory = new Set<() => void>();
  let factory: StudioFactory | undefined;

  const announce = (name: string, studio: StudioHandle): (() => void) => {
    names.update((current) => new Map(current).set(name, studio));
    return () => {
      if (names.getSnapshot().get(name) !== studio) return;
      names.update((current) => {
        const next = new Map(current);
        next.delete(name);
        return next;
      });
    };
  };

  const open = (id: string, make: StudioFactory): NonNullable<ReturnType<typeof owned.get>> => {
    const startAfter = closing.get(id);
    const studio = make(id, startAfter ? { startAfter } : {});
    const entry = { studio, leases: 0, withdraw: announce(id, studio) };
    owned.set(id, entry);
    return entry;
  };

  const close = (id: string): void => {
    const entry = owned.get(id);
    if (!entry) return;
    owned.delete(id);
    entry.withdraw();
    const closed = entry.studio.dispose().finally(() => {
      if (closing.get(id) === closed) closing.delete(id);
    });
    closing.set(id, closed);
  };

  return {
    getSnapshot: names.getSnapshot,
    subscribe: names.subscribe,
    setFactory(next) {
      if (factory) return;
      factory = next;
      const waiting = [...waitingForFactory];
      waitingForFactory.clear();
      for (const listener of waiting) listener();
    },
    onFactory(listener) {
      if (!factory) waitingForFactory.add(listener);
      return () => void waitingForFactory.delete(listener);
    },
    wouldMake: (id) => factory !== undefined && !owned.has(id),
    acquire(id) {
      const entry = owned.get(id) ?? (factory && open(id, factory));
      if (!entry) return undefined;
      entry.leases += 1;
      let released = false;
      return {
        studio: entry.studio,
        release() {
          if (released) return;
          released = true;
          entry.leases -= 1;
          if (entry.leases === 0 && owned.get(id) === entry) close(id);
        },
      };
    },
    announce,
  };
}
