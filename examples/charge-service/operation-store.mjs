// Where the operations are kept: PostgreSQL or Redis that all processes share. The drivers are this service's choice; the
// adapters depend on neither.
import { createDurableOperationStore, createMemoryDurableOperationBackend } from 'jig-studio/core';
import { createPostgresDurableOperationBackend } from 'jig-studio/adapters/durable/postgres-backend.js';
import { createRedisDurableOperationBackend } from 'jig-studio/adapters/durable/redis-backend.js';
import { createNodeRedisDurableOperationClient } from 'jig-studio/adapters/durable/redis-client.js';

/** How long finished charges stay known, in milliseconds: longer than any client retries. */
const RETENTION_MS = 30 * 86_400_000;

/**
 * PostgreSQL needs its table first; the adapter never makes one:
 *   import { POSTGRES_DURABLE_OPERATION_SCHEMA_SQL } from 'jig-studio/adapters/durable/postgres-schema.js';
 */
export async function openOperationStore({ DATABASE_URL, REDIS_URL }) {
  const { backend, close } = await openBackend(DATABASE_URL, REDIS_URL);
  return { store: createDurableOperationStore(backend, { retentionMs: RETENTION_MS }), close };
}

async function openBackend(databaseUrl, redisUrl) {
  if (databaseUrl) {
    const { default: pg } = await import('pg');
    const pool = new pg.Pool({ connectionString: databaseUrl });
    pool.on('error', (error) => console.error('the database left:', error.message));
    return { backend: createPostgresDurableOperationBackend({ client: pool }), close: () => pool.end() };
  }
  if (redisUrl) {
    const { createClient } = await import('redis');
    const client = createClient({ url: redisUrl });
    client.on('error', (error) => console.error('Redis left:', error.message));
    await client.connect();
    const backend = createRedisDurableOperationBackend({ client: createNodeRedisDurableOperationClient(client) });
    return { backend, close: () => client.close() };
  }
  console.error('No DATABASE_URL and no REDIS_URL: operations live in this process alone. Never charge like this.');
  return { backend: createMemoryDurableOperationBackend(), close: async () => undefined };
}
