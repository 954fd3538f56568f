import { deepFreezeJson, isDeepFrozenJson } from '../base/json-snapshot.js';
import type { DurableOperationBackend } from './operation-backend-port.js';
import type { DurableOperationRecord } from './operation-record.js';

/**
 * A backend for one process: tests, demos, and hosts that need no more than one page's lifetime. What it holds is frozen, so
 * what it hands out needs no copy.
 */
export function createMemoryDurableOperationBackend(): DurableOperationBackend {
  const records = new Map<string, DurableOperationRecord>();
  const sortedKeys = (): string[] => [...records.keys()].sort();

  return {
    read: (key) => Promise.resolve(records.get(key)),
    async compareAndSet(key, expectedRevision, next) {
      if (records.get(key)?.revision !== expectedRevision) return false;
      if (next) records.set(key, frozenCopy(next));
      else records.delete(key);
      return true;
    },
    list: async () => sortedKeys().map((key) => records.get(key)!),
    async listPage({ cursor, limit }) {
      const keys = sortedKeys().filter((key) => cursor === undefined || key > cursor);
      const page = keys.slice(0, limit);
      const last = page.at(-1);
      return {
        records: page.map((key) => records.get(key)!),
        ...(keys.length > page.length && last !== undefined && { nextCursor: last }),
      };
    },
  };
}

/** What can change no more is kept as it is, anything else is copied, as a database would. */
function frozenCopy(record: DurableOperationRecord): DurableOperationRecord {
  const { result } = record;
  if (isDeepFrozenJson(result)) return Object.isFrozen(record) ? record : Object.freeze({ ...record });
  return Object.freeze({ ...record, result: deepFreezeJson(structuredClone(result)) });
}
