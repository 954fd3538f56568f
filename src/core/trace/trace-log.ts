import { createStore, type ReadableStore } from '../base/store.js';
import type { TraceEntry } from './trace-model.js';

export interface TraceLogOptions {
  /** Rows kept; the row that finished the longest ago leaves first, so what runs stays visible. */
  readonly maxEntries: number;
  /** Milliseconds after its end that a row may still be read. */
  readonly retentionMs: number;
  readonly now: () => number;
}

/** The bounded rows in the order they started. Writing is O(1); the list is only built when somebody reads it. */
export interface TraceLog extends ReadableStore<readonly TraceEntry[]> {
  /** A new id is appended, a known one replaced in place. */
  put(entry: TraceEntry): void;
  get(id: string): TraceEntry | undefined;
  /** Refused while something runs. */
  clear(): void;
}

export function createTraceLog({ maxEntries, retentionMs, now }: TraceLogOptions): TraceLog {
  const rows = new Map<string, TraceEntry>();
  const finished = createFinishedQueue();
  const version = createStore(0);
  let list: readonly TraceEntry[] | undefined;

  const remove = (id: string): void => {
    rows.delete(id);
    list = undefined;
  };

  const expire = (): void => {
    const horizon = now() - retentionMs;
    for (let head = finished.peek(); head && head.at < horizon; head = finished.peek()) {
      finished.shift();
      remove(head.id);
    }
  };

  const evict = (): void => {
    while (rows.size > maxEntries) {
      const oldest = finished.shift()?.id ?? rows.keys().next().value;
      if (oldest === undefined) return;
      remove(oldest);
    }
  };

  const changed = (): void => {
    list = undefined;
    version.update((count) => count + 1);
  };

  return {
    getSnapshot() {
      expire();
      return (list ??= Object.freeze([...rows.values()]));
    },
    subscribe: version.subscribe,
    put(entry) {
      rows.set(entry.id, entry);
      if (entry.status !== 'running') finished.push({ id: entry.id, at: now() });
      expire();
      evict();
      changed();
    },
    get: (id) => rows.get(id),
    clear() {
      if (rows.size === 0 || finished.size() < rows.size) return;
      rows.clear();
      finished.clear();
      changed();
    },
  };
}

interface FinishedRow {
  readonly id: string;
  readonly at: number;
}

interface FinishedQueue {
  push(row: FinishedRow): void;
  peek(): FinishedRow | undefined;
  shift(): FinishedRow | undefined;
  size(): number;
  clear(): void;
}

/** A queue over an array with a moving head: `Array.prototype.shift` would copy the rest each time. */
function createFinishedQueue(): FinishedQueue {
  let rows: FinishedRow[] = [];
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
