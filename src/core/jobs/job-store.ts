import { isPlainObject } from '../base/json.js';
import { randomId } from '../base/random-id.js';
import type { DurableOperationBackend, DurableOperationPage } from '../durable/operation-backend-port.js';
import { isDurableOperationRecord, type DurableOperationRecord } from '../durable/operation-record.js';
import { createMemoryDurableOperationBackend } from '../durable/memory-backend.js';
import { jobStoreFailed } from './job-errors.js';
import type { Job, JobWait } from './job-model.js';
import type { JobEntries, JobEntryKind, JobPage, JobStore } from './job-store-port.js';

/** Tries under contention; more would mean that somebody writes all the time. */
const MAX_ATTEMPTS = 16;
const PAGE_SIZE = 200;

/** Forgets with its process. */
export function createMemoryJobStore(): JobStore {
  return createJobStore(createMemoryDurableOperationBackend());
}

export interface JobStoreOptions {
  /** Epoch milliseconds; `Date.now` unless given. */
  readonly now?: () => number;
}

/**
 * Jobs and waits as durable operations: whatever backend keeps those (memory, IndexedDB, Redis, PostgreSQL) keeps these, in a
 * store of its own. An entry is `pending` until its end, so that only what ended is ever pruned.
 */
export function createJobStore(backend: DurableOperationBackend, { now = Date.now }: JobStoreOptions = {}): JobStore {
  const read = async (key: string): Promise<DurableOperationRecord | undefined> => {
    const record = await backend.read(key);
    if (record === undefined || (isDurableOperationRecord(record) && isPlainObject(record.result))) return record;
    throw new Error('The stored entry is damaged.');
  };

  /** True also when only the answer was lost, and the write is there. */
  const write = async (
    key: string,
    revision: number | undefined,
    next: DurableOperationRecord | undefined,
  ): Promise<boolean> => {
    try {
      return await backend.compareAndSet(key, revision, next);
    } catch (error) {
      const stored = await read(key);
      if (stored?.revision === next?.revision && stored?.incarnation === next?.incarnation) return true;
      throw error;
    }
  };

  const change: JobStore['change'] = async (kind, workspaceId, id, plan) => {
    const key = keyOf(kind, workspaceId, id);
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const current = await read(key).catch(refuse);
      const next = plan(current && entryOf(current));
      if (next === undefined) return current && entryOf(current);
      const record = recordOf(key, kind, next, current, now());
      if (await write(key, current?.revision, record).catch(refuse)) return next;
    }
    throw jobStoreFailed('Contention did not end.');
  };

  const page = (cursor: string, limit: number): Promise<DurableOperationPage> => {
    if (backend.listPage) return backend.listPage({ cursor, limit });
    if (backend.list) return backend.list().then((records) => pageOf(records, cursor, limit));
    throw new Error('The backend cannot list.');
  };

  const list = async <K extends JobEntryKind>(
    kind: K,
    workspaceId: string,
    { cursor, limit }: { readonly cursor?: string; readonly limit: number },
  ): Promise<JobPage<JobEntries[K]>> => {
    const prefix = keyOf(kind, workspaceId, '');
    const found = await page(cursor === undefined ? prefix : prefix + cursor, limit + 1);
    const records = found.records.filter(({ key }) => key.startsWith(prefix));
    const shown = records.slice(0, limit);
    const last = shown.at(-1);
    return {
      entries: shown.map((record) => entryOf<K>(record)),
      ...(records.length > limit && last && { nextCursor: last.key.slice(prefix.length) }),
    };
  };

  const pruneKind = async (kind: JobEntryKind, workspaceId: string, before: number): Promise<number> => {
    let cursor = keyOf(kind, workspaceId, '');
    const prefix = cursor;
    let pruned = 0;
    for (;;) {
      const { records, nextCursor } = await page(cursor, PAGE_SIZE);
      const ours = records.filter(({ key }) => key.startsWith(prefix));
      for (const { key, state, updatedAt, revision } of ours) {
        if (state !== 'completed' || updatedAt >= before) continue;
        if (await backend.compareAndSet(key, revision, undefined)) pruned += 1;
      }
      if (nextCursor === undefined || ours.length < records.length) return pruned;
      cursor = nextCursor;
    }
  };

  return {
    read: async <K extends JobEntryKind>(kind: K, workspaceId: string, id: string) => {
      const record = await read(keyOf(kind, workspaceId, id)).catch(refuse);
      return record && entryOf<K>(record);
    },
    change,
    list: async (kind, workspaceId, request) => list(kind, workspaceId, request).catch(refuse),
    prune: async (workspaceId, before) => {
      const jobs = await pruneKind('job', workspaceId, before).catch(refuse);
      return jobs + (await pruneKind('wait', workspaceId, before).catch(refuse));
    },
  };
}

function refuse(error: unknown): never {
  throw jobStoreFailed(error);
}

/** A workspace id may hold anything; encoded, it can stand before another one's keys never. */
function keyOf(kind: JobEntryKind, workspaceId: string, id: string): string {
  return `${kind}:${encodeURIComponent(workspaceId)}:${id}`;
}

function entryOf<K extends JobEntryKind>(record: DurableOperationRecord): JobEntries[K] {
  return record.result as JobEntries[K];
}

function recordOf(
  key: string,
  kind: JobEntryKind,
  entry: Job | JobWait,
  current: DurableOperationRecord | undefined,
  now: number,
): DurableOperationRecord {
  return {
    key,
    fingerprint: kind,
    ownerId: 'jobs',
    revision: (current?.revision ?? 0) + 1,
    // New with every write, so that a writer knows its own again when the answer was lost.
    incarnation: randomId(),
    state: isAtEnd(entry) ? 'completed' : 'pending',
    result: entry,
    createdAt: current?.createdAt ?? now,
    updatedAt: now,
  };
}

function isAtEnd({ state }: Job | JobWait): boolean {
  return !['running', 'armed', 'pending', 'prepared'].includes(state);
}

function pageOf(records: readonly DurableOperationRecord[], cursor: string, limit: number): DurableOperationPage {
  const after = records.filter(({ key }) => key > cursor);
  const shown = after.slice(0, limit);
  const last = shown.at(-1);
  return { records: shown, ...(after.length > limit && last && { nextCursor: last.key }) };
}
