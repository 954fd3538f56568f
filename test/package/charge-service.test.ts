import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { after, before, describe, it, type TestContext } from 'node:test';
import pg from 'pg';
import { ROOT } from '../../scripts/build/places.mjs';
import { POSTGRES_DURABLE_OPERATION_SCHEMA_SQL } from '../../src/adapters/durable/postgres-schema.js';
import { ensurePackageIsBuilt } from '../support/package/built.js';
import { startPaymentProvider, type PaymentProvider } from '../support/payment-provider.js';
import { startPostgres } from '../support/servers/postgres-server.js';
import { startRedis } from '../support/servers/redis-server.js';

/** Milliseconds. A call times out after half of it, also on a slow machine; the test of a crash waits for its end. */
const LEASE_MS = 40_000;
const SHORT_LEASE_MS = 6000;
const ORDER = { customer: 'c-7', amount: 1250, currency: 'EUR' };

interface Database {
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

const DATABASES: Readonly<Record<string, () => Promise<Database | undefined>>> = {
  async PostgreSQL() {
    const server = await startPostgres();
    if (!server) return undefined;
    const { host, port, user, database } = server.connection;
    const client = new pg.Client(server.connection);
    await client.connect();
    await client.query(POSTGRES_DURABLE_OPERATION_SCHEMA_SQL);
    await client.end();
    return { env: { DATABASE_URL: `postgres://${user}@${host}:${port}/${database}` }, stop: server.stop };
  },
  async Redis() {
    const server = await startRedis();
    return server && { env: { REDIS_URL: `redis://127.0.0.1:${server.port}` }, stop: server.stop };
  },
};

interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>> & { readonly error?: { readonly code: string } };
  readonly retryAfter: string | null;
}

/** One process of the example, as it is shipped. */
class ServiceProcess {
  readonly #child: ChildProcess;
  readonly #url: string;

  private constructor(child: ChildProcess, url: string) {
    this.#child = child;
    this.#url = url;
  }

  static async start(env: Readonly<Record<string, string>>): Promise<ServiceProcess> {
    const child = spawn(process.execPath, [join(ROOT, 'examples/charge-service/server.mjs')], {
      env: { PATH: process.env['PATH'] ?? '', PORT: '0', ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const port = await new Promise<string>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`the service ended with ${code}`)));
      child.stdout!.on('data', (chunk: Buffer) => {
        const found = /listening on (\d+)/.exec(chunk.toString())?.[1];
        if (found) resolve(found);
      });
    });
    return new ServiceProcess(child, `http://127.0.0.1:${port}`);
  }

  charge(key: string, body: unknown = ORDER): Promise<Answer> {
    return this.#send('/charges', {
      method: 'POST',
      headers: { 'idempotency-key': key },
      body: JSON.stringify(body),
    });
  }

  status(key: string): Promise<Answer> {
    return this.#send(`/charges/${key}`);
  }

  recover(key: string): Promise<Answer> {
    return this.#send(`/charges/${key}/recover`, { method: 'POST' });
  }

  async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<number | null> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return this.#child.exitCode;
    const ended = once(this.#child, 'exit') as Promise<[number | null]>;
    this.#child.kill(signal);
    return (await ended)[0];
  }

  async #send(path: string, init?: RequestInit): Promise<Answer> {
    const response = await fetch(this.#url + path, { ...init, signal: AbortSignal.timeout(30_000) });
    return {
      status: response.status,
      body: (await response.json()) as Answer['body'],
      retryAfter: response.headers.get('retry-after'),
    };
  }
}

/** Asks again as a client would, until the answer is another one. */
async function retryWhile(code: string, ask: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 0; tries < 200; tries += 1) {
    const answer = await ask();
    if (answer.body.error?.code !== code) return answer;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`still ${code}`);
}

for (const [name, open] of Object.entries(DATABASES)) {
  describe(`two processes of the charge service on a real ${name}`, () => {
    let database: Database | undefined;
    let provider: PaymentProvider;
    let services: ServiceProcess[] = [];

    before(async () => {
      await ensurePackageIsBuilt();
      [database, provider] = await Promise.all([open(), startPaymentProvider()]);
    });
    after(async () => {
      await Promise.all(services.map((service) => service.kill()));
      await Promise.all([database?.stop(), provider.stop()]);
    });

    const startTwo = async (
      context: TestContext,
      leaseMs = LEASE_MS,
    ): Promise<[ServiceProcess, ServiceProcess] | undefined> => {
      if (!database) return void context.skip('no such server here');
      provider.mood = 'answer';
      const env = { ...database.env, PROVIDER_URL: provider.url, LEASE_MS: String(leaseMs) };
      const pair: [ServiceProcess, ServiceProcess] = await Promise.all([
        ServiceProcess.start(env),
        ServiceProcess.start(env),
      ]);
      services = [...services, ...pair];
      return pair;
    };

    it('charge once for requests at the same time, and refuse another charge under the key', async (context) => {
      const [one, two] = (await startTwo(context)) ?? [];
      if (!one || !two) return;
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, index) => (index % 2 ? one : two).charge('order-1')),
      );
      for (const { status, body } of answers) {
        assert.ok(status === 200 || body.error?.code === 'TOOL_IDEMPOTENCY_PENDING', JSON.stringify(body));
      }
      for (const service of [one, two]) {
        const again = await service.charge('order-1');
        assert.deepEqual([again.status, again.body], [200, { receipt: 'receipt of order-1' }]);
      }
      assert.equal((await two.charge('order-1', { ...ORDER, amount: 1 })).status, 422);
      assert.equal((await two.charge('order-bad', { customer: 'c-7' })).status, 400);
      assert.equal((await two.charge('')).status, 400);
      assert.equal(provider.charges('order-1'), 1);
      assert.equal(await one.kill('SIGTERM'), 0);
    });

    it('charge once when the first is killed after the provider charged', async (context) => {
      const [one, two] = (await startTwo(context, SHORT_LEASE_MS)) ?? [];
      if (!one || !two) return;
      provider.mood = 'hold';
      const lost = one.charge('order-2').catch(() => 'connection lost');
      await provider.charged('order-2');
      await one.kill();
      assert.equal(await lost, 'connection lost');

      provider.mood = 'answer';
      const meanwhile = await two.charge('order-2');
      assert.deepEqual([meanwhile.status, meanwhile.body.error?.code], [409, 'TOOL_IDEMPOTENCY_PENDING']);
      assert.ok(Number(meanwhile.retryAfter) >= 1);
      const taken = await retryWhile('TOOL_IDEMPOTENCY_PENDING', () => two.charge('order-2'));
      assert.deepEqual([taken.status, taken.body], [200, { receipt: 'receipt of order-2' }]);
      assert.equal(provider.charges('order-2'), 1);
    });

    it('leave a lost answer unknown until the provider is asked, and charge once', async (context) => {
      const [one, two] = (await startTwo(context)) ?? [];
      if (!one || !two) return;
      provider.mood = 'drop';
      const lost = await one.charge('order-3');
      assert.deepEqual([lost.status, lost.body.error?.code], [502, 'TOOL_EXECUTION_UNKNOWN']);

      provider.mood = 'answer';
      for (const service of [one, two]) {
        const blocked = await service.charge('order-3');
        assert.deepEqual([blocked.status, blocked.body.error?.code], [409, 'TOOL_IDEMPOTENCY_UNKNOWN']);
      }
      assert.equal((await two.status('order-3')).body['state'], 'unknown');
      assert.equal((await two.recover('order-3')).body['state'], 'completed');
      for (const service of [one, two]) assert.equal((await service.charge('order-3')).status, 200);
      assert.equal((await one.status('order-3')).body['reconciledBy'] !== undefined, true);
      assert.equal(provider.charges('order-3'), 1);
    });

    it('keep a declined charge declined, and never charge', async (context) => {
      const [one, two] = (await startTwo(context)) ?? [];
      if (!one || !two) return;
      provider.mood = 'decline';
      assert.equal((await one.charge('order-4')).status, 402);
      provider.mood = 'answer';
      assert.equal((await two.charge('order-4')).status, 402);
      assert.equal(provider.charges('order-4'), 0);
    });
  });
}
