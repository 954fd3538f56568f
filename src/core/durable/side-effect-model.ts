import type { DurableOperationRecord } from './operation-record.js';

export interface SideEffectContext {
  readonly key: string;
  readonly fingerprint: string;
  readonly ownerId: string;
  readonly signal?: AbortSignal;
}

/**
 * What an adapter knows after its attempt. `failed` only when the other system confirms that nothing happened; whatever
 * is in doubt is `unknown`. `diagnostic` is stored: bounded, without credentials or raw source.
 */
export type SideEffectOutcome<T> =
  | { readonly state: 'completed'; readonly result: T; readonly reason?: string }
  | { readonly state: 'failed'; readonly reason: string; readonly result?: T; readonly diagnostic?: unknown }
  | { readonly state: 'unknown'; readonly reason: string; readonly diagnostic?: unknown };

export interface SideEffectRequest<T> {
  /** One key per logical operation. */
  readonly key: string;
  readonly fingerprint: string;
  readonly execute: (context: SideEffectContext) => Promise<SideEffectOutcome<T>> | SideEffectOutcome<T>;
  /** Classifies a throw of `execute`; without it a throw is `unknown`. */
  readonly onError?: (error: unknown, context: SideEffectContext) => SideEffectOutcome<T>;
  /** Milliseconds. */
  readonly leaseMs?: number;
  readonly signal?: AbortSignal;
  /** Stored with the unknown outcome when the caller aborts in flight. */
  readonly abortDiagnostic?: unknown;
}

export type SideEffectRunState = 'completed' | 'failed' | 'replayed' | 'pending' | 'unknown' | 'conflict' | 'cancelled';

export interface SideEffectRun<T> {
  readonly state: SideEffectRunState;
  readonly operation?: DurableOperationRecord;
  readonly result?: T;
  readonly diagnostic?: unknown;
  readonly reason?: string;
}

export interface RecoveryEvidence<T> {
  readonly operation: DurableOperationRecord;
  readonly result?: T;
  readonly diagnostic?: unknown;
}

/** The answer of a status query: what the other system says happened, or undefined while it cannot say. */
export type SideEffectResolution<T> =
  | { readonly state: 'completed'; readonly result: T; readonly reason?: string }
  | { readonly state: 'failed'; readonly reason: string; readonly result?: T };

export interface RecoverOptions {
  /** Refuses the decision when the record has moved on; the revision that was read unless given. */
  readonly expectedRevision?: number;
  /** Who decides; the runner's owner unless given. */
  readonly reconcilerId?: string;
}

export interface SideEffectRecovery<T> {
  readonly state: 'resolved' | 'pending' | 'completed' | 'failed' | 'unknown' | 'missing';
  readonly operation?: DurableOperationRecord;
  readonly result?: T;
  readonly diagnostic?: unknown;
}

export interface DurableSideEffectRunner {
  /** Runs an effect at most once per key. Rejects with `TOOL_IDEMPOTENCY_STORE_FAILED` before the effect started. */
  run<T>(request: SideEffectRequest<T>): Promise<SideEffectRun<T>>;
  /** Status first: asks `resolver` only when the outcome is unknown. Never runs the effect again. */
  recover<T>(
    key: string,
    resolver: (
      evidence: RecoveryEvidence<T>,
    ) => Promise<SideEffectResolution<T> | undefined> | SideEffectResolution<T> | undefined,
    options?: RecoverOptions,
  ): Promise<SideEffectRecovery<T>>;
  get(key: string): Promise<DurableOperationRecord | undefined>;
}
