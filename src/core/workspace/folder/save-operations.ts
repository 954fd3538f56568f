import type { DurableOperationBackend } from '../../durable/operation-backend-port.js';
import type { DurableOperationRecord } from '../../durable/operation-record.js';
import { createDurableOperationStore } from '../../durable/operation-store.js';
import type { DurableOperationStore } from '../../durable/operation-store-port.js';
import { createDurableSideEffectRunner } from '../../durable/side-effect-runner.js';
import type { DurableSideEffectRunner } from '../../durable/side-effect-model.js';
import { randomId } from '../../base/random-id.js';
import { durableStateUnavailable } from './folder-errors.js';

/** Milliseconds (CONTRACT 4). */
const LEASE_MS = 30_000;
const RETENTION_MS = 24 * 60 * 60 * 1000;
const PAGE_SIZE = 100;
const MAX_PAGES = 10;

/** One write or deletion as its key names it. */
export interface SaveOperationName {
  readonly scopeId: string;
  readonly revision: number;
  readonly kind: 'write' | 'delete';
  readonly path: string;
  /** 0 for the first try; a later one of the same revision has a key of its own, as a finished key never runs again. */
  readonly attempt: number;
}

export interface UnsettledSave extends SaveOperationName {
  readonly record: DurableOperationRecord;
  /** Digest of what was to be written, or `delete`. */
  readonly digest: string;
}

/** The durable record of every write and deletion in linked folders. All methods reject with `WORKSPACE_DURABLE_STATE_UNAVAILABLE`. */
export interface SaveOperations {
  readonly ownerId: string;
  readonly leaseMs: number;
  readonly runner: DurableSideEffectRunner;
  readonly store: DurableOperationStore;
  readonly now: () => number;
  /** Operations of the folder, of any revision, whose outcome is not known: unknown, or claimed and not ended. */
  unsettled(scopeId: string): Promise<readonly UnsettledSave[]>;
  /** Forgets operations that ended more than a day ago. */
  prune(): Promise<void>;
}

export function createSaveOperations(
  backend: DurableOperationBackend,
  options: { readonly now?: () => number } = {},
): SaveOperations {
  const now = options.now ?? Date.now;
  const ownerId = `workspace.saveAll:${randomId()}`;
  const store = createDurableOperationStore(backend, {
    now,
    defaultLeaseMs: LEASE_MS,
    retentionMs: RETENTION_MS,
    prunePageSize: PAGE_SIZE,
    // Two pages of a large save must not end the pruning; it is bounded by what one day can record.
    maxPrunePages: MAX_PAGES * 100,
  });

  return {
    ownerId,
    leaseMs: LEASE_MS,
    runner: createDurableSideEffectRunner({ store, ownerId }),
    store,
    now,
    async unsettled(scopeId) {
      const found: UnsettledSave[] = [];
      for (const record of await listAll(backend)) {
        if (record.state !== 'pending' && record.state !== 'unknown') continue;
        const name = parseOperationKey(record.key, scopeId);
        if (name) found.push({ ...name, record, digest: digestInFingerprint(record.fingerprint, name) });
      }
      return found;
    },
    async prune() {
      await guarded(() => store.prune());
    },
  };
}

export function operationKey({ scopeId, revision, kind, path, attempt }: SaveOperationName): string {
  const tried = attempt === 0 ? String(revision) : `${revision}~${attempt}`;
  return `workspace.saveAll:${scopeId}:${tried}:${kind}:${path}`;
}

export function operationFingerprint(kind: 'write' | 'delete', path: string, digest: string): string {
  return `workspace.saveAll:${kind}:${path}:${digest}`;
}

/** Whatever the store throws means that nothing may be written on the strength of it. */
export async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw durableStateUnavailable(error);
  }
}

function parseOperationKey(key: string, scopeId: string): SaveOperationName | undefined {
  const prefix = `workspace.saveAll:${scopeId}:`;
  if (!key.startsWith(prefix)) return undefined;
  const match = /^(\d+)(?:~(\d+))?:(write|delete):(.+)$/su.exec(key.slice(prefix.length));
  if (!match) return undefined;
  const [, revision, attempt = '0', kind, path = ''] = match;
  return { scopeId, revision: Number(revision), attempt: Number(attempt), kind: kind as 'write' | 'delete', path };
}

function digestInFingerprint(fingerprint: string, { kind, path }: SaveOperationName): string {
  return fingerprint.slice(operationFingerprint(kind, path, '').length);
}

async function listAll(backend: DurableOperationBackend): Promise<readonly DurableOperationRecord[]> {
  return guarded(async () => {
    if (!backend.listPage) return (await backend.list?.()) ?? [];
    const records: DurableOperationRecord[] = [];
    let cursor: string | undefined;
    do {
      const page = await backend.listPage({ limit: PAGE_SIZE, ...(cursor !== undefined && { cursor }) });
      records.push(...page.records);
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    return records;
  });
}
