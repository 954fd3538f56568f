// Waiting on conditions, never on time.
import { setTimeout as delay } from 'node:timers/promises';

const LIMIT_MS = 30_000;
const PAUSE_MS = 25;

/** Repeats `read` until its answer is not undefined, null or false, and returns it; throws after 30 s, naming `what`. */
export async function until<T>(what: string, read: () => Promise<T> | T): Promise<NonNullable<Exclude<T, false>>> {
  const deadline = performance.now() + LIMIT_MS;
  let last: unknown;
  do {
    try {
      const value = await read();
      if (value !== undefined && value !== null && value !== false) return value as NonNullable<Exclude<T, false>>;
      last = value;
    } catch (error) {
      last = error;
    }
    await delay(PAUSE_MS);
  } while (performance.now() < deadline);
  throw new Error(`not seen within ${LIMIT_MS} ms: ${what}`, { cause: last });
}

/** Repeats `check` until it does not throw; after 30 s its last error is the failure. */
export async function eventually(check: () => Promise<void> | void): Promise<void> {
  const deadline = performance.now() + LIMIT_MS;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() >= deadline) throw error;
    }
    await delay(PAUSE_MS);
  }
}
