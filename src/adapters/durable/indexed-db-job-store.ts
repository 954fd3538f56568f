import { createJobStore } from '../../core/jobs/job-store.js';
import type { JobStore } from '../../core/jobs/job-store-port.js';
import { createIndexedDbDurableOperationBackend } from './indexed-db-backend.js';

export interface IndexedDbJobStoreOptions {
  /** `jig-studio-jobs` unless given; the same in every tab that should share jobs. */
  readonly databaseName?: string;
  /** The page's own unless given. */
  readonly indexedDB?: IDBFactory;
}

/** Jobs and waits shared by the tabs of an origin. Opens nothing until the first call; `close` lets the database go. */
export function createIndexedDbJobStore({
  databaseName = 'jig-studio-jobs',
  indexedDB,
}: IndexedDbJobStoreOptions = {}): JobStore & { close(): void } {
  const backend = createIndexedDbDurableOperationBackend({
    databaseName,
    storeName: 'jobs',
    ...(indexedDB && { indexedDB }),
  });
  return { ...createJobStore(backend), close: () => backend.close() };
}
