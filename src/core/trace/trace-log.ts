import { createStore, type ReadableStore } from '../base/store.js';
import type { TraceEntry } from './trace-model.js';
import type { TraceRow } from './trace-row.js';

export interface TraceLogOptions {
  /** Rows kept; the row that finished the longest ago leaves first, so what runs stays visible. */
  readonly maxEntries: number;
  /** Milliseconds after its end that a row may still be read. */
  readonly retentionMs: number;
  readonly now: () => number;
}

/** The bounded rows in the order they started. Writing is O(1); the list is only built when somebody reads it. */
export interface TraceLog extends ReadableStore<readonly TraceEntry[]> {
  add(row: TraceRow): void;
  /** Tells that a row of the log no longer runs. */
  ended(row: TraceRow): void;
  /** Tells that a row shows something else. */
  changed(): void;
  /** False for a row that has left. */
  has(row: TraceRow): boolean;
  /** Refused while something runs. */
  clear(): void;
}

export function createTraceLog({ maxEntries, retentionMs, now }: TraceLogOptions): TraceLog {
  const rows = new Set<TraceRow>();
  const finished = createFinishedQueue();
  const version = createStore(0);
  let list: readonly TraceEntry[] | undefined;
  let settling = false;

  const remove = (row: TraceRow): void => {
    rows.delete(row);
    list = undefined;
  };

  const expire = (): void => {
    const horizon = now() - retentionMs;
    for (let head = finished.peek(); head && head.finishedAt < horizon; head = finished.peek()) {
      finished.shift();
      remove(head);
    }
  };

  const evict = (): void => {
    while (rows.size > maxEntries) {
      const oldest = finished.shift() ?? rows.values().next().value;
      if (oldest === undefined) return;
      remove(oldest);
    }
  };

  const changed = (): void => {
    list = undefined;
    if (!settling) {
      settling = true;
      setTimeout(settle, 0);
    }
    version.update((count) => count + 1);
  };

  /** Once the page comes to rest, the rows that are left let go of their events. */
  const settle = (): void => {
    settling = false;
    for (const row of rows) row.read();
  };

  return {
    getSnapshot() {
      expire();
      return (list ??= Object.freeze([...rows].map((row) => row.read())));
    },
    subscribe: version.subscribe,
    add(row) {
      rows.add(row);
      expire();
      evict();
      changed();
    },
    ended(row) {
      row.finishedAt = now();
      finished.push(row);
      expire();
      changed();
    },
    changed,
    has: (row) => rows.has(row),
    clear() {
      if (rows.size === 0 || finished.size() < rows.size) return;
      rows.clear();
      finished.clear();
      changed();
    },
  };
}

interface FinishedQueue {
  push(row: TraceRow): void;
  peek(): TraceRow | undefined;
  shift(): TraceRow | undefined;
  size(): number;
  clear(): void;
}

/** A queue over an array with a moving head: `Array.prototype.shift` would copy the rest each time. */
function createFinishedQueue(): FinishedQueue {
  let rows: TraceRow[] = [];
  let head = 0;
  return {
    push: (row) => void rows.push(row),
    peek: () => rows[head],
    shift() {
      const row = rows[head];
      if (!row) return undefined;
      head += 1;
      if (head * 2 > rows.length) {
        rows = rows.slice(head);
        head = 0;
      }
      return row;
    },
    size: () => rows.length - head,
    clear() {
      rows = [];
      head = 0;
    },
  };
}
