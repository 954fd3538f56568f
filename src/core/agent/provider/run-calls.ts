import type { ModelCall } from './model-provider.js';

export interface CallRunner<Result> {
  readonly isReadOnly: (call: ModelCall) => boolean;
  readonly maxParallelReads: number;
  readonly run: (call: ModelCall) => Promise<Result>;
}

/**
 * Runs the calls of one turn: neighbours that only read overlap, up to `maxParallelReads` at once; every other call has
 * the house to itself, in call order, so that it sees what those before it did. Results come in call order.
 */
export async function runCalls<Result>(
  calls: readonly ModelCall[],
  { isReadOnly, maxParallelReads, run }: CallRunner<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < calls.length;) {
    const next = calls.slice(start).findIndex((call) => !isReadOnly(call));
    const reads = next === -1 ? calls.length - start : next;
    const batch = calls.slice(start, start + Math.max(reads, 1));
    results.push(...(await runPool(batch, maxParallelReads, run)));
    start += batch.length;
  }
  return results;
}

async function runPool<Result>(
  calls: readonly ModelCall[],
  width: number,
  run: (call: ModelCall) => Promise<Result>,
): Promise<readonly Result[]> {
  const results = new Array<Result>(calls.length);
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let index = next++; index < calls.length; index = next++) results[index] = await run(calls[index]!);
  };
  await Promise.all(Array.from({ length: Math.min(width, calls.length) }, worker));
  return results;
}
