import { CodedError, errorMessage } from '../base/coded-error.js';

/** The backend did not do its work; whether a write landed is not known, so nothing may run on the strength of it. */
export function storeFailed(operationKey: string, cause: unknown): CodedError {
  if (cause instanceof CodedError && cause.code === 'TOOL_IDEMPOTENCY_STORE_FAILED') return cause;
  return new CodedError(
    'TOOL_IDEMPOTENCY_STORE_FAILED',
    'The operation store could not be reached, so the operation was not run.',
    { retryable: true, details: { operationKey }, cause: cause instanceof Error ? cause : errorMessage(cause) },
  );
}

export type TransitionRefusal =
  'missing' | 'not-pending' | 'not-unknown' | 'not-owner' | 'lease-expired' | 'stale-claim';

const REFUSALS: Readonly<Record<TransitionRefusal, string>> = {
  missing: 'There is no such operation.',
  'not-pending': 'The operation is no longer pending.',
  'not-unknown': 'Only an operation whose outcome is unknown can be reconciled.',
  'not-owner': 'Another owner holds the operation.',
  'lease-expired': 'The lease on the operation has expired.',
  'stale-claim': 'The operation has changed since it was read.',
};

/** A late or foreign owner wanted to change a record (spec: a late owner cannot overwrite). Nothing changed. */
export function transitionRefused(operationKey: string, refusal: TransitionRefusal): CodedError {
  return new CodedError('DURABLE_OPERATION_TRANSITION_REFUSED', REFUSALS[refusal], {
    details: { operationKey, reason: refusal },
  });
}

export function invalidOperationInput(message: string): CodedError {
  return new CodedError('TOOL_INVALID_OPTIONS', message);
}
