import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { Redis } from 'ioredis';
import fc from 'fast-check';
import pg from 'pg';
import { createClient } from 'redis';
import { createPostgresDurableOperationBackend } from '../../../../src/adapters/durable/postgres-backend.js';
import { POSTGRES_DURABLE_OPERATION_SCHEMA_SQL } from '../../../../src/adapters/durable/postgres-schema.js';
import { createRedisDurableOperationBackend } from '../../../../src/adapters/durable/redis-backend.js';
import {
  createIoredisDurableOperationClient,
  createNodeRedisDurableOperationClient,
} from '../../../../src/adapters/durable/redis-client.js';
import { createMemoryDurableOperationBackend } from '../../../../src/core/durable/memory-backend.js';
import type { DurableOperationBackend } from '../../../../src/core/durable/operation-backend-port.js';
import { durableBackendContract, freshKey } from '../../../support/durable/backend-contract.js';
import { ownersSchedule, runOwners } from '../../../support/durable/owners-model.js';
import { startPostgres } from '../../../support/servers/postgres-server.js';
import { startRedis } from '../../../support/servers/redis-server.js';
import { soak } from '../../../support/soak.js';

interface Opened {
  readonly backend: DurableOperationBackend;
  close(): Promise<void>;
}

/** Undefined where the server is not to be had: the suite is then skipped (never under CI). */
type Open = () => Promise<Opened | undefined>;

const OPENINGS: Readonly<Record<string, Open>> = {
  memory: async () => ({ backend: createMemoryDurableOperationBackend(), close: async () => undefined }),
  'Redis by node-redis': async () => {
    const server = await startRedis();
    if (!server) return undefined;
    const client = createClient({ url: `redis://127.0.0.1:${server.port}` });
    await client.connect();
    return {
      backend: createRedisDurableOperationBackend({ client: createNodeRedisDurableOperationClient(client) }),
      async close() {
        client.destroy();
        await server.stop();
      },
    };
  },
  'Redis by ioredis': async () => {
    const server = await startRedis();
    if (!server) return undefined;
    const client = new Redis(server.port, '127.0.0.1');
    return {
      backend: createRedisDurableOperationBackend({ client: createIoredisDurableOperationClient(client) }),
      async close() {
        client.disconnect();
        await server.stop();
      },
    };
  },
  PostgreSQL: async () => {
    const server = await startPostgres();
    if (!server) return undefined;
    const pool = new pg.Pool({ ...server.connection, max: 16 });
    // The pool's end does not wait for its sockets: the server may still tell a closing one that it stops.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    await pool.query(POSTGRES_DURABLE_OPERATION_SCHEMA_SQL);
    return {
      backend: createPostgresDurableOperationBackend({
        client: { query: (text, values) => pool.query(text, [...values]) },
      }),
      async close() {
        await pool.end();
        await server.stop();
      },
    };
  },
};

for (const [name, open] of Object.entries(OPENINGS)) {
  describe(`durable backend contract: ${name}`, () => {
    let opened: Opened | undefined;
    before(async () => {
      opened = await open();
    });
    after(() => opened?.close());

    for (const contractCase of durableBackendContract(assert)) {
      it(contractCase.name, async (context) => {
        if (!opened) return context.skip('no such server here');
        await contractCase.run(opened.backend);
      });
    }

    it('keeps three owners on one line of legal transitions', async (context) => {
      if (!opened) return context.skip('no such server here');
      const { backend } = opened;
      await fc.assert(
        fc.asyncProperty(ownersSchedule, (schedule) => runOwners(backend, freshKey('owners'), schedule)),
        soak(200),
      );
    });
  });
}
