import type { Dexie } from 'dexie';
import { withTimeout } from '../../core/base/timers.js';
import { storageError } from '../../core/workspace/storage-errors.js';
import { toStorageError } from './storage-failure.js';
import { STUDIO_SCHEMA_VERSIONS, type SchemaVersion } from './studio-schema.js';

export interface StudioDatabaseOptions {
  readonly databaseName: string;
  /** Milliseconds until an opening that another page blocks, or the browser never answers, is given up; 5,000. */
  readonly openTimeoutMs?: number;
  readonly schemaVersions?: readonly SchemaVersion[];
}

/**
 * A connection that is opened at its first use and again after it was lost. It steps aside at once when another page
 * upgrades or deletes the database, so that neither page hangs.
 */
export interface StudioDatabase {
  /** Rejects with a `WORKSPACE_STORAGE_…` code; an error with another `WORKSPACE_` code that `work` throws passes. */
  use<T>(work: (database: Dexie) => PromiseLike<T>): Promise<T>;
  close(): void;
}

const OPEN_TIMEOUT_MS = 5_000;
/** IndexedDB counts in tenths of Dexie's versions. */
const NATIVE_VERSIONS_PER_VERSION = 10;

export function createStudioDatabase(options: StudioDatabaseOptions): StudioDatabase {
  let opening: Promise<Dexie> | undefined;
  let opened: Dexie | undefined;
  let closed = false;

  async function connect(): Promise<Dexie> {
    if (closed) throw storageError('WORKSPACE_STORAGE_CLOSED', 'The database was closed by this page.');
    if (opened?.isOpen()) return opened;
    opening ??= openDatabase(options).finally(() => (opening = undefined));
    opened = await opening;
    if (closed) opened.close();
    return opened;
  }

  return {
    async use(work) {
      const database = await connect();
      try {
        return await work(database);
      } catch (error) {
        throw toStorageError(error);
      }
    },
    close() {
      closed = true;
      opened?.close();
    },
  };
}

async function openDatabase(options: StudioDatabaseOptions): Promise<Dexie> {
  const { databaseName, openTimeoutMs = OPEN_TIMEOUT_MS, schemaVersions = STUDIO_SCHEMA_VERSIONS } = options;
  const database = await createDexie(databaseName);
  let blocked = false;
  database.on('blocked', () => void (blocked = true));
  database.on('versionchange', () => database.close());
  for (const { version, stores } of schemaVersions) database.version(version).stores(stores);

  const onTimeout = () =>
    blocked
      ? storageError('WORKSPACE_STORAGE_BLOCKED', 'Another page keeps an older version of the database open.')
      : storageError('WORKSPACE_STORAGE_TIMEOUT', 'The browser did not open its database in time.');
  try {
    await withTimeout(database.open(), openTimeoutMs, onTimeout);
    assertNotNewer(database, schemaVersions);
    return database;
  } catch (error) {
    database.close();
    throw toStorageError(error, 'WORKSPACE_STORAGE_UNAVAILABLE');
  }
}

/** Loaded here and nowhere else: a page without a studio never fetches Dexie. */
async function createDexie(databaseName: string): Promise<Dexie> {
  try {
    const { Dexie } = await import('dexie/dist/modern/dexie.mjs');
    return new Dexie(databaseName, { autoOpen: false, cache: 'disabled' });
  } catch (error) {
    throw toStorageError(error, 'WORKSPACE_STORAGE_UNAVAILABLE');
  }
}

/** Dexie opens a database of a newer schema all the same; its records are not ours to write. */
function assertNotNewer(database: Dexie, schemaVersions: readonly SchemaVersion[]): void {
  const known = Math.max(...schemaVersions.map((schema) => schema.version));
  const installed = Math.floor(database.backendDB().version / NATIVE_VERSIONS_PER_VERSION);
  if (installed <= known) return;
  throw storageError('WORKSPACE_STORAGE_VERSION', `The database has schema ${installed}; this page knows ${known}.`);
}
