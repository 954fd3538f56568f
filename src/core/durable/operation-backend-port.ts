import type { DurableOperationRecord } from './operation-record.js';

export interface DurableOperationPage {
  /** In ascending key order, at most `limit`. */
  readonly records: readonly DurableOperationRecord[];
  /** Absent on the last page. Stays valid when records of earlier pages are deleted (keyset). */
  readonly nextCursor?: string;
}

/**
 * Port: a store with an atomic compare-and-set. Knows nothing of operations; the state machine stands above it. Every
 * method may reject; the caller turns that into `TOOL_IDEMPOTENCY_STORE_FAILED`.
 */
export interface DurableOperationBackend {
  read(key: string): Promise<DurableOperationRecord | undefined>;
  /**
   * Atomic. `expectedRevision` undefined: insert only when absent. `next` undefined: delete. Answers false, changing
   * nothing, when the stored revision is another one.
   */
  compareAndSet(
    key: string,
    expectedRevision: number | undefined,
    next: DurableOperationRecord | undefined,
  ): Promise<boolean>;
  /** For small, bounded stores only. */
  list?(): Promise<readonly DurableOperationRecord[]>;
  listPage?(request: { readonly cursor?: string; readonly limit: number }): Promise<DurableOperationPage>;
}
