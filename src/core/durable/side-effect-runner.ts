import { abortable, createCancelledError } from '../base/abort.js';
import { CodedError } from '../base/coded-error.js';
import { observedFence, type DurableOperationFence, type DurableOperationRecord } from './operation-record.js';
import type { DurableClaim, DurableOperationStore } from './operation-store-port.js';
import type {
  DurableSideEffectRunner,
  RecoverOptions,
  SideEffectContext,
  SideEffectOutcome,
  SideEffectRequest,
  SideEffectRun,
} from './side-effect-model.js';
import { attempt } from './side-effect-outcome.js';
import { readPayload, toPayload } from './side-effect-payload.js';

export interface DurableSideEffectRunnerOptions {
  readonly store: DurableOperationStore;
  readonly ownerId: string;
}

/**
 * The small adapter for writes into other systems (spec, "External side-effect adapter boundary"): claim, run once,
 * record what is known. It retries nothing and decides nothing about a provider.
 */
export function createDurableSideEffectRunner({
  store,
  ownerId,
}: DurableSideEffectRunnerOptions): DurableSideEffectRunner {
  return {
    async run(request) {
      if (request.signal?.aborted) return { state: 'cancelled' };
      const { key, fingerprint, leaseMs, signal } = request;
      const claim = await store.claim(key, fingerprint, ownerId, leaseMs === undefined ? {} : { leaseMs });
      if (claim.status !== 'owner') return answerOf(claim);
      const context: SideEffectContext = { key, fingerprint, ownerId, ...(signal && { signal }) };
      if (signal?.aborted) return abandon(store, context, claim.fence);
      return record(store, context, claim.fence, await attemptUntilAborted(request, context));
    },

    async recover(key, resolver, options: RecoverOptions = {}) {
      const operation = await store.get(key);
      if (!operation) return { state: 'missing' };
      if (operation.state !== 'unknown') return { state: operation.state, operation, ...readPayload(operation) };
      const resolution = await resolver({ operation, ...readPayload(operation) });
      if (!resolution) return { state: 'unknown', operation, ...readPayload(operation) };
      const payload = toPayload({ result: resolution.result });
      const resolved = await store.resolveUnknown(
        key,
        options.reconcilerId ?? ownerId,
        { ...resolution, result: payload },
        options.expectedRevision ?? observedFence(operation),
      );
      return { state: 'resolved', operation: resolved, ...readPayload(resolved) };
    },

    get: (key) => store.get(key),
  };
}

/** An abort in flight is unknown at once, while the adapter's promise may drain (spec). */
async function attemptUntilAborted<T>(
  request: SideEffectRequest<T>,
  context: SideEffectContext,
): Promise<SideEffectOutcome<T>> {
  try {
    return await abortable(attempt(request, context), context.signal);
  } catch {
    return {
      state: 'unknown',
      reason: createCancelledError('The caller stopped waiting; the effect may have happened.').message,
      ...(request.abortDiagnostic !== undefined && { diagnostic: request.abortDiagnostic }),
    };
  }
}

/** The effect never started, so it is known not to have happened. */
async function abandon<T>(
  store: DurableOperationStore,
  { key, ownerId }: SideEffectContext,
  fence: DurableOperationFence | undefined,
): Promise<SideEffectRun<T>> {
  const operation = await store.fail(key, ownerId, 'Cancelled before the effect started.', undefined, fence);
  return { state: 'cancelled', operation };
}

async function record<T>(
  store: DurableOperationStore,
  context: SideEffectContext,
  fence: DurableOperationFence | undefined,
  outcome: SideEffectOutcome<T>,
): Promise<SideEffectRun<T>> {
  try {
    const operation = await end(store, context, fence, outcome);
    return { ...outcome, operation };
  } catch (error) {
    // The effect was attempted and its outcome is not on record: nobody may take it for done, or for not done.
    if (!(error instanceof CodedError)) throw error;
    const diagnostic = outcome.state === 'completed' ? undefined : outcome.diagnostic;
    return { state: 'unknown', reason: error.message, ...(diagnostic !== undefined && { diagnostic }) };
  }
}

function end<T>(
  store: DurableOperationStore,
  { key, ownerId }: SideEffectContext,
  fence: DurableOperationFence | undefined,
  outcome: SideEffectOutcome<T>,
): Promise<DurableOperationRecord> {
  switch (outcome.state) {
    case 'completed':
      return store.complete(key, ownerId, toPayload({ result: outcome.result }), fence);
    case 'failed':
      return store.fail(key, ownerId, outcome.reason, toPayload(outcome), fence);
    case 'unknown':
      return store.markUnknown(key, ownerId, outcome.reason, toPayload({ diagnostic: outcome.diagnostic }), fence);
  }
}

function answerOf<T>({ status, record: operation }: DurableClaim): SideEffectRun<T> {
  if (status === 'conflict') return { state: 'conflict', operation };
  const state = status === 'replay' ? 'replayed' : status === 'unknown' ? 'unknown' : 'pending';
  return {
    state,
    operation,
    ...readPayload<T>(operation),
    ...(operation.reason !== undefined && { reason: operation.reason }),
  };
}
