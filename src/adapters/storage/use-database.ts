import type { Dexie } from 'dexie';
import { createStudioDatabase, type StudioDatabase, type StudioDatabaseOptions } from './studio-database.js';
import { STUDIO_DATABASE_NAME } from './studio-schema.js';

interface Connection {
  readonly database: StudioDatabase;
  users: number;
}

/** In use at this moment, by the name of the database. */
const connections = new Map<string, Connection>();

/**
 * Connects for one piece of work and not longer, as for what is read and written seldom. What is asked for meanwhile, above
 * all while a studio starts, shares the connection, under the options of whoever came first.
 */
export async function useDatabase<T>(
  options: Partial<StudioDatabaseOptions>,
  work: (database: Dexie) => PromiseLike<T>,
): Promise<T> {
  const { databaseName = STUDIO_DATABASE_NAME } = options;
  const connection = connections.get(databaseName) ?? {
    database: createStudioDatabase({ ...options, databaseName }),
    users: 0,
  };
  connections.set(databaseName, connection);
  connection.users += 1;
  try {
    return await connection.database.use(work);
  } finally {
    connection.users -= 1;
    if (connection.users === 0) {
      connections.delete(databaseName);
      connection.database.close();
    }
  }
}
