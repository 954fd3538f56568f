import type { DurableOperationBackend } from './operation-backend-port.js';
import type { DurableOperationRecord } from './operation-record.js';

/** A backend for one process: tests, demos, and hosts that need no more than one page's lifetime. */
export function createMemoryDurableOperationBackend(): DurableOperationBackend {
  const records = new Map<string, DurableOperationRecord>();

  return {
    read: async (key) => copy(records.get(key)),
    async compareAndSet(key, expectedRevision, next) {
      if (records.get(key)?.revision !== expectedRevision) return false;
      if (next) records.set(key, structuredClone(next));
      else records.delete(key);
      return true;
    },
    list: async () => sortedKeys(records).map((key) => structuredClone(records.get(key)!)),
    async listPage({ cursor, limit }) {
      const keys = sortedKeys(records).filter((key) => cursor === undefined || key > cursor);
      const page = keys.slice(0, limit);
      const last = page.at(-1);
      return {
        records: page.map((key) => structuredClone(records.get(key)!)),
        ...(keys.length > page.length && last !== undefined && { nextCursor: last }),
      };
    },
  };
}

function copy(record: DurableOperationRecord | undefined): DurableOperationRecord | undefined {
  return record && structuredClone(record);
}

function sortedKeys(records: ReadonlyMap<string, unknown>): string[] {
  return [...records.keys()].sort();
}
