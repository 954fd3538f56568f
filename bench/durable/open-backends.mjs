// One place to measure per backend: `cycles(contenders, count)` and `bareWrites(count)`, over real servers and a real page.
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { createPostgresDurableOperationBackend } from 'jig-studio/adapters/durable/postgres-backend.js';
import { POSTGRES_DURABLE_OPERATION_SCHEMA_SQL } from 'jig-studio/adapters/durable/postgres-schema.js';
import { createRedisDurableOperationBackend } from 'jig-studio/adapters/durable/redis-backend.js';
import { createNodeRedisDurableOperationClient } from 'jig-studio/adapters/durable/redis-client.js';
import { createMemoryDurableOperationBackend } from 'jig-studio/core';
import pg from 'pg';
import { chromium } from 'playwright-core';
import { createClient } from 'redis';
import { tsImport } from 'tsx/esm/api';
import { CACHE, ROOT } from '../../scripts/build/places.mjs';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.mjs';
import { serveStatic } from '../../scripts/serve/static-server.mjs';
import { measureBareWrites, measureCycles } from './cycles.mjs';

/** Opens each backend that is to be had here, one after the other; a missing server is left out by name. */
export const OPENINGS = { memory: openMemory, indexeddb: openIndexedDb, redis: openRedis, postgresql: openPostgres };

function inNode(backend, close) {
  return {
    cycles: (contenders, count) => measureCycles(backend, contenders, count),
    bareWrites: (count) => measureBareWrites(backend, count),
    close,
  };
}

async function openMemory() {
  return inNode(createMemoryDurableOperationBackend(), async () => undefined);
}

async function openRedis() {
  const { startRedis } = await tsImport('../../test/support/servers/redis-server.ts', import.meta.url);
  const server = await startRedis();
  if (!server) return undefined;
  const client = createClient({ url: `redis://127.0.0.1:${server.port}` });
  await client.connect();
  const backend = createRedisDurableOperationBackend({ client: createNodeRedisDurableOperationClient(client) });
  return inNode(backend, async () => {
    client.destroy();
    await server.stop();
  });
}

async function openPostgres() {
  const { startPostgres } = await tsImport('../../test/support/servers/postgres-server.ts', import.meta.url);
  const server = await startPostgres();
  if (!server) return undefined;
  const pool = new pg.Pool({ ...server.connection, max: 8 });
  // The pool's end does not wait for its sockets: the server may still tell a closing one that it stops.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  await pool.query(POSTGRES_DURABLE_OPERATION_SCHEMA_SQL);
  return inNode(createPostgresDurableOperationBackend({ client: pool }), async () => {
    await pool.end();
    await server.stop();
  });
}

async function openIndexedDb() {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'bench-durable-'));
  await build({
    entryPoints: [join(ROOT, 'bench/durable/indexed-db-page.mjs')],
    outfile: join(folder, 'page.js'),
    bundle: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
    // Without our own paths: the package is found as a consumer finds it.
    tsconfigRaw: {},
  });
  writeFileSync(join(folder, 'index.html'), '<!doctype html><script type="module" src="page.js"></script>');
  const site = await serveStatic({ folder });
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  const page = await browser.newPage();
  await page.goto(site.address);
  await page.waitForFunction(() => globalThis.cycles !== undefined);
  return {
    cycles: (contenders, count) =>
      page.evaluate(([many, times]) => globalThis.cycles(many, times), [contenders, count]),
    bareWrites: (count) => page.evaluate((times) => globalThis.bareWrites(times), count),
    async close() {
      await browser.close();
      await site.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
