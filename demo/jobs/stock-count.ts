import type { Studio } from 'jig-studio';
import { jobHandoff } from 'jig-studio/jobs.js';

const SHELVES = 24;
const SHELF_MS = 250;

/** A validator of the page's own: what outlasts the wait of its caller goes on as a job. */
export function registerStockCount({ registry, jobs }: Studio): void {
  registry.register(
    {
      name: 'shop.countStock',
      title: 'Count the stock',
      description: 'Count what stands on the shelves and compare it with the books.',
      inputSchema: {
        type: 'object',
        properties: { waitSeconds: { type: 'integer', minimum: 1, maximum: 60 } },
        additionalProperties: false,
      },
      annotations: { readOnlyHint: true },
    },
    async ({ waitSeconds = 5 }, { context, signal }) => {
      const { sessionId } = context;
      const request = { tool: 'shop.countStock', waitMs: Number(waitSeconds) * 1000, timeoutMs: 60_000, work: count };
      const run = await jobs!.run(sessionId === undefined ? request : { ...request, sessionId }, signal);
      if (run.state === 'pending') return jobHandoff(run.jobId);
      return { execution_state: 'completed', passed: run.result.passed, ...run.result.output };
    },
    { composition: { effect: 'execute', policy: 'sequential' } },
  );
}

/** Shelf by shelf; a job that is stopped stops between two of them. */
async function count(signal: AbortSignal) {
  let missing = 0;
  for (let shelf = 0; shelf < SHELVES; shelf += 1) {
    await new Promise((next) => setTimeout(next, SHELF_MS));
    signal.throwIfAborted();
    if (shelf % 17 === 16) missing += 1;
  }
  const summary = `${SHELVES} shelves counted, ${missing === 1 ? '1 article' : `${missing} articles`} missing.`;
  return { passed: missing === 0, summary, output: { shelves: SHELVES, missing } };
}
