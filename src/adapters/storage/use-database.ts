import type { Dexie } from 'dexie';
import { createStudioDatabase, type StudioDatabaseOptions } from './studio-database.js';
import { STUDIO_DATABASE_NAME } from './studio-schema.js';

/** Connects for one piece of work and not longer, as for what is read and written seldom. */
export async function useDatabase<T>(
  options: Partial<StudioDatabaseOptions>,
  work: (database: Dexie) => PromiseLike<T>,
): Promise<T> {
  const database = createStudioDatabase({ ...options, databaseName: options.databaseName ?? STUDIO_DATABASE_NAME });
  try {
    return await database.use(work);
  } finally {
    database.close();
  }
}
