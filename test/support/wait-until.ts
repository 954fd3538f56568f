// Waiting on conditions in a page, never on time. The limit is for a browser that is starved by the one beside it.
const LIMIT_MS = 15_000;
const PAUSE_MS = 5;

/**
 * Asks `condition` until it answers something truthy; throws after 15 s, naming `what`. It has another limit than its
 * namesake of `@open-wc/testing`, whose second is less than a busy machine may need.
 */
export async function waitUntil(condition: () => unknown, what = String(condition)): Promise<void> {
  const deadline = performance.now() + LIMIT_MS;
  while (!(await condition())) {
    if (performance.now() >= deadline) throw new Error(`not seen within ${LIMIT_MS} ms: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** Repeats `check` until it does not throw; after 15 s its last error is the failure. */
export async function eventually(check: () => unknown): Promise<void> {
  const deadline = performance.now() + LIMIT_MS;
  for (;;) {
    try {
      await check();
      return;
    } catch (error) {
      if (performance.now() >= deadline) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
