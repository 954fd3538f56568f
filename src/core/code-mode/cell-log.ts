import { createStore, type ReadableStore } from '../base/store.js';
import type { CellRecord } from './cell-record.js';

/** Programs that are remembered; the oldest leaves first. */
const MAX_CELLS = 64;

/** The latest programs, newest first. */
export interface CellLog extends ReadableStore<readonly CellRecord[]> {
  /** Puts a record in the place of the earlier one of its id; one that has left stays away. */
  write(record: CellRecord): void;
}

export function createCellLog(maxCells = MAX_CELLS): CellLog {
  const store = createStore<readonly CellRecord[]>(Object.freeze([]));
  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    write(record) {
      store.update((records) => {
        if (records.some(({ id }) => id === record.id)) {
          return Object.freeze(records.map((other) => (other.id === record.id ? record : other)));
        }
        // Every record is written first while it runs: a late amendment of one that has left does not bring it back.
        return record.state === 'running' ? Object.freeze([record, ...records].slice(0, maxCells)) : records;
      });
    },
  };
}
