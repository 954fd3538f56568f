import { createStore, type ReadableStore } from '../base/store.js';
import type { TraceEntry, TracePage } from './trace-model.js';
import { createTracePages } from './trace-pages.js';
import type { TraceRow } from './trace-row.js';

export interface TraceLogOptions {
  /** Rows kept; the row that finished the longest ago leaves first, so what runs stays visible. */
  readonly maxEntries: number;
  /** Milliseconds after its end that a row may still be read. */
  readonly retentionMs: number;
  readonly now: () => number;
}

/** The bounded rows in the order they started. Writing is O(1); what shows them is only built when somebody reads it. */
export interface TraceLog extends ReadableStore<readonly TraceEntry[]> {
  readonly pages: ReadableStore<readonly TracePage[]>;
  add(row: TraceRow): void;
  /** Tells that a row of the log no longer runs. */
  ended(row: TraceRow): void;
  /** Tells that a row shows something else. */
  changed(row: TraceRow): void;
  /** False for a row that has left. */
  has(row: TraceRow): boolean;
  /** Refused while something runs. */
  clear(): void;
}

export function createTraceLog({ maxEntries, retentionMs, now }: TraceLogOptions): TraceLog {
  const rows = createTracePages();
  const finished = createFinishedQueue();
  const version = createStore(0);
  let list: { readonly of: readonly TracePage[]; readonly entries: readonly TraceEntry[] } | undefined;
  let settling = false;

  const expire = (): void => {
    const horizon = now() - retentionMs;
    for (let head = finished.peek(); head && head.finishedAt < horizon; head = finished.peek()) {
      finished.shift();
      rows.remove(head);
    }
  };

  const evict = (): void => {
    while (rows.size > maxEntries) {
      const oldest = finished.shift() ?? rows.first();
      if (oldest === undefined) return;
      rows.remove(oldest);
    }
  };

  const tell = (): void => {
    if (!settling) {
      settling = true;
      setTimeout(settle, 0);
    }
    version.update((count) => count + 1);
  };

  /** Once the page comes to rest, the rows that are left let go of their events. */
  const settle = (): void => {
    settling = false;
    rows.readUnread();
  };

  const readPages = (): readonly TracePage[] => {
    expire();
    return rows.read();
  };

  return {
    getSnapshot() {
      const pages = readPages();
      if (list?.of !== pages) list = { of: pages, entries: Object.freeze(pages.flat()) };
      return list.entries;
    },
    subscribe: version.subscribe,
    pages: { getSnapshot: readPages, subscribe: version.subscribe },
    add(row) {
      rows.add(row);
      expire();
      evict();
      tell();
    },
    ended(row) {
      row.finishedAt = now();
      finished.push(row);
      rows.changed(row);
      expire();
      tell();
    },
    changed(row) {
      rows.changed(row);
      tell();
    },
    has: rows.has,
    clear() {
      if (rows.size === 0 || finished.size() < rows.size) return;
      rows.clear();
      finished.clear();
      tell();
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
