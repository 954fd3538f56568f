import { CodedError } from '../../core/base/coded-error.js';
import type { DurableOperationBackend, DurableOperationPage } from '../../core/durable/operation-backend-port.js';
import type { DurableOperationRecord } from '../../core/durable/operation-record.js';

export interface IndexedDbDurableOperationBackendOptions {
  /** `context-action-operations` unless given; the same in every tab that should share operations. */
  readonly databaseName?: string;
  /** `durable-operations` unless given. */
  readonly storeName?: string;
  /** The page's own unless given. */
  readonly indexedDB?: IDBFactory;
}

export interface IndexedDbDurableOperationBackend extends DurableOperationBackend {
  list(): Promise<readonly DurableOperationRecord[]>;
  listPage(request: { readonly cursor?: string; readonly limit: number }): Promise<DurableOperationPage>;
  /** Releases this tab's connection; a later call opens it again. */
  close(): void;
}

const DATABASE_VERSION = 1;
/** Milliseconds another tab may keep a deletion or an upgrade waiting before the call fails. */
const OPEN_TIMEOUT_MS = 10_000;

/**
 * Operations shared by the tabs of an origin: each compare-and-set is one read-write transaction. Coordinates the
 * record, not the effect itself. Opens nothing until the first call.
 */
export function createIndexedDbDurableOperationBackend(
  options: IndexedDbDurableOperationBackendOptions = {},
): IndexedDbDurableOperationBackend {
  const databaseName = options.databaseName ?? 'context-action-operations';
  const storeName = options.storeName ?? 'durable-operations';
  let connection: Promise<IDBDatabase> | undefined;

  const forget = (opened: Promise<IDBDatabase>): void => {
    if (connection === opened) connection = undefined;
  };

  const connect = (): Promise<IDBDatabase> => {
    if (connection) return connection;
    const opened = openDatabase(options.indexedDB ?? globalThis.indexedDB, databaseName, storeName, () =>
      forget(opened),
    );
    connection = opened;
    opened.catch(() => forget(opened));
    return opened;
  };

  const within = async <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<T>): Promise<T> => {
    const transaction = (await connect()).transaction(storeName, mode);
    const finished = completion(transaction);
    finished.catch(() => undefined);
    const answer = await work(transaction.objectStore(storeName));
    await finished;
    return answer;
  };

  const readPage = (cursor: string | undefined, limit: number | undefined): Promise<DurableOperationRecord[]> =>
    within('readonly', async (store) => {
      const range = cursor === undefined ? undefined : IDBKeyRange.lowerBound(cursor, true);
      return (await settled(store.getAll(range, limit))) as DurableOperationRecord[];
    });

  return {
    read: (key) =>
      within('readonly', async (store) => (await settled(store.get(key))) as DurableOperationRecord | undefined),

    compareAndSet: (key, expectedRevision, next) =>
      within('readwrite', async (store) => {
        const current = (await settled(store.get(key))) as DurableOperationRecord | undefined;
        if (current?.revision !== expectedRevision) return false;
        if (next) store.put(next);
        else store.delete(key);
        return true;
      }),

    list: () => readPage(undefined, undefined),

    async listPage({ cursor, limit }) {
      const found = await readPage(cursor, limit + 1);
      const records = found.slice(0, limit);
      const last = records.at(-1);
      return { records, ...(found.length > limit && last && { nextCursor: last.key }) };
    },

    close() {
      connection?.then((database) => database.close()).catch(() => undefined);
      connection = undefined;
    },
  };
}

function openDatabase(
  factory: IDBFactory | undefined,
  databaseName: string,
  storeName: string,
  onClosed: () => void,
): Promise<IDBDatabase> {
  if (!factory) return Promise.reject(unavailable('This environment has no IndexedDB.'));
  return new Promise((resolve, reject) => {
    const request = factory.open(databaseName, DATABASE_VERSION);
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      reject(unavailable('The operation database did not open in time.'));
    }, OPEN_TIMEOUT_MS);

    request.onupgradeneeded = () => {
      if (!request.result.objectStoreNames.contains(storeName)) {
        request.result.createObjectStore(storeName, { keyPath: 'key' });
      }
    };
    request.onerror = () => {
      clearTimeout(timer);
      reject(request.error ?? unavailable('The operation database could not be opened.'));
    };
    request.onsuccess = () => {
      clearTimeout(timer);
      const database = request.result;
      if (late) return database.close();
      if (!database.objectStoreNames.contains(storeName)) {
        database.close();
        return reject(unavailable(`The database "${databaseName}" has no store "${storeName}".`));
      }
      // Another tab wants to delete or upgrade: give way, and open again on the next call.
      database.onversionchange = () => {
        database.close();
        onClosed();
      };
      database.onclose = onClosed;
      resolve(database);
    };
  });
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? unavailable('The operation database refused a request.'));
  });
}

function completion(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? unavailable('The operation database aborted a write.'));
  });
}

function unavailable(message: string): CodedError {
  return new CodedError('TOOL_IDEMPOTENCY_STORE_FAILED', message, { retryable: true });
}
