// A payment API in front of one tool. Every request takes the registry's way: validate, claim, charge, record.
import { createServer } from 'node:http';
import { createChargeRegistry, CHARGE_TOOL } from './charge-registry.mjs';
import { fail, readJson, send, sendResult } from './http.mjs';
import { openOperationStore } from './operation-store.mjs';
import { createPaymentProvider } from './payment-provider.mjs';

const { PORT = '8080', PROVIDER_URL = 'http://127.0.0.1:9090', LEASE_MS = '30000' } = process.env;
const leaseMs = Number(LEASE_MS);

const provider = createPaymentProvider(PROVIDER_URL);
const operations = await openOperationStore(process.env);
const registry = createChargeRegistry({ store: operations.store, provider, leaseMs });

/** A person or a trusted client of this service asked, not a model: authentication stands before it, in a real one. */
const CONTEXT = { source: 'local', mode: 'direct' };
/** The provider is given up on well before another process may take the operation over. */
const TIMEOUT_MS = leaseMs / 2;

const routes = [
  ['POST', /^\/charges$/, charge],
  ['GET', /^\/charges\/([^/]+)$/, status],
  ['POST', /^\/charges\/([^/]+)\/recover$/, recover],
];

async function charge(request, response) {
  const idempotencyKey = request.headers['idempotency-key'];
  if (!idempotencyKey) return fail(response, 400, 'KEY_REQUIRED', 'Send an Idempotency-Key: it makes a retry safe.');
  const body = await readJson(request);
  const result = await registry.callTool(
    { method: 'tools/call', params: { name: CHARGE_TOOL, arguments: body } },
    { idempotencyKey, timeout: TIMEOUT_MS, context: CONTEXT },
  );
  sendResult(response, result);
}

async function status(_request, response, key) {
  const record = await registry.getOperationStatus(CHARGE_TOOL, key, CONTEXT);
  if (!record) return fail(response, 404, 'NOT_FOUND', 'There is no such charge.');
  send(response, 200, { state: record.state, reason: record.reason, reconciledBy: record.reconciledBy });
}

/** Status first: the provider is asked, never charged. As long as it cannot say, the charge stays unknown. */
async function recover(_request, response, key) {
  const record = await registry.recoverOperation(
    CHARGE_TOOL,
    key,
    async ({ updatedAt }) => {
      const receipt = await provider.find(key, AbortSignal.timeout(TIMEOUT_MS));
      if (receipt) return { state: 'completed', result: receipt, reason: 'The provider has the charge.' };
      // The request may still be on its way: "no such charge" counts only later.
      if (Date.now() - updatedAt < leaseMs) return undefined;
      return { state: 'failed', reason: 'The provider has no such charge; send it again under a new key.' };
    },
    CONTEXT,
  );
  if (!record) return fail(response, 404, 'NOT_FOUND', 'There is no such charge.');
  send(response, 200, { state: record.state, reason: record.reason });
}

const server = createServer(async (request, response) => {
  try {
    const { pathname } = new URL(request.url, 'http://service');
    for (const [method, pattern, handle] of routes) {
      const match = request.method === method && pattern.exec(pathname);
      if (match) return await handle(request, response, ...match.slice(1).map(decodeURIComponent));
    }
    fail(response, 404, 'NOT_FOUND', 'There is nothing here.');
  } catch (error) {
    fail(response, error.status ?? 503, error.code ?? 'UNAVAILABLE', error.message);
  }
});

server.listen(Number(PORT), '127.0.0.1', () => console.log(`listening on ${server.address().port}`));

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => server.close(() => void operations.close()));
}
