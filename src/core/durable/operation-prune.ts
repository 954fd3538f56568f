import { CodedError } from '../base/coded-error.js';
import type { DurableOperationBackend, DurableOperationPage } from './operation-backend-port.js';
import { isTerminal } from './operation-record.js';

export interface PruneBounds {
  /** Epoch milliseconds: terminal records last changed before it are deleted. */
  readonly before: number;
  readonly pageSize: number;
  readonly maxPages: number;
}

/**
 * Deletes old terminal records page by page and answers how many. Pending and unknown records stay: an unknown outcome
 * is evidence until somebody reconciles it. A record that changes meanwhile is spared by its revision.
 */
export async function pruneTerminalRecords(backend: DurableOperationBackend, bounds: PruneBounds): Promise<number> {
  let pruned = 0;
  for await (const page of pages(backend, bounds)) {
    for (const record of page.records) {
      if (!isTerminal(record) || record.updatedAt >= bounds.before) continue;
      if (await backend.compareAndSet(record.key, record.revision, undefined)) pruned += 1;
    }
  }
  return pruned;
}

async function* pages(backend: DurableOperationBackend, bounds: PruneBounds): AsyncGenerator<DurableOperationPage> {
  if (!backend.listPage) {
    yield { records: (await backend.list?.()) ?? [] };
    return;
  }
  let cursor: string | undefined;
  for (let read = 0; read < bounds.maxPages; read += 1) {
    const page = await backend.listPage({ limit: bounds.pageSize, ...(cursor !== undefined && { cursor }) });
    yield page;
    if (page.nextCursor === undefined) return;
    if (page.nextCursor === cursor) throw pruneStopped('The operation store repeated a page.', bounds);
    cursor = page.nextCursor;
  }
  throw pruneStopped(`Pruning stopped after ${bounds.maxPages} pages; more remain.`, bounds);
}

function pruneStopped(message: string, bounds: PruneBounds): CodedError {
  return new CodedError('DURABLE_OPERATION_PRUNE_LIMIT', message, {
    retryable: true,
    details: { maxPages: bounds.maxPages, pageSize: bounds.pageSize },
  });
}
