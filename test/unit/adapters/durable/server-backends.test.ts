import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { Redis } from 'ioredis';
import fc from 'fast-check';
import pg from 'pg';
import { createClient } from 'redis';
import { createPostgresDurableOperationBackend } from '../../../../src/adapters/durable/postgres-backend.js';
import {
  createPostgresDurableOperationSchemaSql,
  POSTGRES_DURABLE_OPERATION_SCHEMA_SQL,
} from '../../../../src/adapters/durable/postgres-schema.js';
import { createRedisDurableOperationBackend } from '../../../../src/adapters/durable/redis-backend.js';
import {
  createIoredisDurableOperationClient,
  createNodeRedisDurableOperationClient,
} from '../../../../src/adapters/durable/redis-client.js';
import { createMemoryDurableOperationBackend } from '../../../../src/core/durable/memory-backend.js';
import type { DurableOperationBackend } from '../../../../src/core/durable/operation-backend-port.js';
import { createDurableOperationStore } from '../../../../src/core/durable/operation-store.js';
import { durableBackendContract, freshKey, pendingRecord } from '../../../support/durable/backend-contract.js';
import { ownersSchedule, runOwners } from '../../../support/durable/owners-model.js';
import { startPostgres, type RunningPostgres } from '../../../support/servers/postgres-server.js';
import { startRedis } from '../../../support/servers/redis-server.js';
import { soak } from '../../../support/soak.js';

interface Opened {
  readonly backend: DurableOperationBackend;
  close(): Promise<void>;
}

function openPool({ connection }: RunningPostgres): pg.Pool {
  const pool = new pg.Pool({ ...connection, max: 16 });
  // The pool's end does not wait for its sockets: the server may still tell a closing one that it stops.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
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
    const pool = openPool(server);
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

describe('the PostgreSQL backend', () => {
  it('never makes its table: without the migration every call fails, and the database stays empty', async (context) => {
    const server = await startPostgres();
    if (!server) return context.skip('no such server here');
    const pool = openPool(server);
    try {
      const backend = createPostgresDurableOperationBackend({
        client: { query: (text, values) => pool.query(text, [...values]) },
      });
      const store = createDurableOperationStore(backend);
      await assert.rejects(store.claim('k', 'f', 'a'), { code: 'TOOL_IDEMPOTENCY_STORE_FAILED', retryable: true });
      const { rows } = await pool.query(`SELECT count(*)::int AS made FROM pg_tables WHERE schemaname = 'public'`);
      assert.deepEqual(rows, [{ made: 0 }]);

      await pool.query('CREATE SCHEMA shop');
      await pool.query(createPostgresDurableOperationSchemaSql('shop.operations'));
      await pool.query(createPostgresDurableOperationSchemaSql('shop.operations'));
      const named = createPostgresDurableOperationBackend({ client: pool, tableName: 'shop.operations' });
      assert.equal((await createDurableOperationStore(named).claim('k', 'f', 'a')).status, 'owner');
    } finally {
      await pool.end();
      await server.stop();
    }
  });

  it('takes only plain names for its table, and sends every value as a parameter', async () => {
    const sent: (readonly [string, readonly unknown[]])[] = [];
    const client = {
      query: async (text: string, values: readonly unknown[]) => {
        sent.push([text, values]);
        return { rows: [], rowCount: 1 };
      },
    };
    for (const tableName of ['', 'a b', 'a;drop', 'a.b.c', '"quoted"', '1a', 'ä', 'x'.repeat(64)]) {
      assert.throws(() => createPostgresDurableOperationBackend({ client, tableName }), {
        code: 'TOOL_INVALID_OPTIONS',
      });
    }
    const hostile = `k'); DROP TABLE context_action_durable_operations; --`;
    const backend = createPostgresDurableOperationBackend({ client });
    await backend.read(hostile);
    await backend.compareAndSet(hostile, undefined, pendingRecord(hostile, { reason: hostile }));
    await backend.compareAndSet(hostile, 1, pendingRecord(hostile, { revision: 2 }));
    await backend.compareAndSet(hostile, 2, undefined);
    await backend.listPage({ cursor: hostile, limit: 10 });
    for (const [text, values] of sent) {
      assert.doesNotMatch(text, /DROP/);
      assert.ok(values.includes(hostile));
    }
    assert.match(sent[1]![0], /^INSERT .* ON CONFLICT DO NOTHING$/);
    assert.match(sent[2]![0], /^UPDATE .* AND revision = \$15$/);
    assert.match(sent[3]![0], /^DELETE .* AND revision = \$2$/);
  });
});

describe('the Redis backend', () => {
  it('needs three methods of a client, and changes record and index in one script', async () => {
    const scripts: string[] = [];
    const called: string[] = [];
    const backend = createRedisDurableOperationBackend({
      keyPrefix: '{shop}:',
      client: {
        async get(key) {
          called.push(key);
          return null;
        },
        async eval(script, { keys }) {
          scripts.push(script);
          called.push(...keys);
          return 1;
        },
        rangeByLex: async () => [],
      },
    });
    const record = pendingRecord('é');
    assert.equal(await backend.read(record.key), undefined);
    assert.equal(await backend.compareAndSet(record.key, undefined, record), true);
    assert.deepEqual(called, ['{shop}:record:c3a9', '{shop}:record:c3a9', '{shop}:index']);
    assert.equal(scripts.length, 1);
    assert.match(scripts[0]!, /'SET'[\s\S]*'ZADD'/);
  });
});
