// A process of its own (--expose-gc): bytes of the heap after 20,000 and after 100,000 calls that share one signal.
import { createOurs } from './ours.mjs';

const { call } = createOurs({ trace: true });
const { signal } = new AbortController();

const early = await heapAfter(20_000);
const late = await heapAfter(80_000);
process.stdout.write(JSON.stringify({ early, late }));

async function heapAfter(calls) {
  for (let count = 0; count < calls; count++) await call({ signal, timeout: 60_000, idempotencyKey: `key-${count}` });
  for (let times = 0; times < 4; times++) globalThis.gc();
  return process.memoryUsage().heapUsed;
}
