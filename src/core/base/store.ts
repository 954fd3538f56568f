/** A value that a view can read at any time and be told about; fits React's `useSyncExternalStore`. */
export interface ReadableStore<T> {
  getSnapshot(): T;
  /** Calls `listener` after each change. Returns the unsubscribe function, which may be called twice. */
  subscribe(listener: () => void): () => void;
}

export interface WritableStore<T> extends ReadableStore<T> {
  /** Replaces the value; the same value (by `Object.is`) tells nobody. */
  set(next: T): void;
  update(change: (current: T) => T): void;
}

/** A listener that throws is reported and never stops the owner or its siblings. */
export function createStore<T>(initial: T): WritableStore<T> {
  let current = initial;
  const listeners = new Set<{ readonly call: () => void }>();

  const set = (next: T): void => {
    if (Object.is(next, current)) return;
    current = next;
    if (listeners.size === 0) return;
    for (const listener of [...listeners]) {
      if (listeners.has(listener)) callSafely(listener.call);
    }
  };

  return {
    getSnapshot: () => current,
    subscribe(call) {
      const listener = { call };
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set,
    update: (change) => set(change(current)),
  };
}

function callSafely(listener: () => void): void {
  try {
    listener();
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}
