import { createStore, type ReadableStore } from '../base/store.js';
import type { ConsoleEntry, ConsoleLine, ConsoleSnapshot } from './console-model.js';
import { CONSOLE_ENTRIES } from './preview-limits.js';

const EMPTY: ConsoleSnapshot = { entries: [], omitted: 0 };

export interface ConsoleBatch {
  readonly revision: number;
  readonly lines: readonly ConsoleLine[];
  /** Lines that the surface left out before these. */
  readonly omitted: number;
  /** True when the page cleared its console before these. */
  readonly cleared?: boolean;
}

/** The last lines of a page's console. What a page writes can be endless; what is kept is not. */
export class ConsoleLog implements ReadableStore<ConsoleSnapshot> {
  readonly #store = createStore<ConsoleSnapshot>(EMPTY);
  #ids = 0;

  getSnapshot(): ConsoleSnapshot {
    return this.#store.getSnapshot();
  }

  subscribe(listener: () => void): () => void {
    return this.#store.subscribe(listener);
  }

  add({ revision, lines, omitted, cleared = false }: ConsoleBatch): void {
    const before = cleared ? EMPTY : this.getSnapshot();
    const entries = [...before.entries];
    for (const line of lines) {
      const last = entries.at(-1);
      if (last && repeats(last, line)) entries[entries.length - 1] = { ...last, count: last.count + 1 };
      else entries.push({ ...line, id: ++this.#ids, revision, count: 1 });
    }
    const surplus = Math.max(0, entries.length - CONSOLE_ENTRIES);
    this.#store.set({ entries: entries.slice(surplus), omitted: before.omitted + omitted + surplus });
  }

  clear(): void {
    const { entries, omitted } = this.getSnapshot();
    if (entries.length > 0 || omitted > 0) this.#store.set(EMPTY);
  }
}

function repeats(entry: ConsoleEntry, line: ConsoleLine): boolean {
  return entry.level === line.level && entry.text === line.text && entry.path === line.path && entry.line === line.line;
}
