import { errorMessage } from '../base/coded-error.js';
import { isPlainObject } from '../base/json.js';
import type { SideEffectContext, SideEffectOutcome, SideEffectRequest } from './side-effect-model.js';

const MAX_REASON = 512;

/** Runs the adapter; whatever it throws or misshapes is an unknown outcome, never an exception. */
export async function attempt<T>(
  request: SideEffectRequest<T>,
  context: SideEffectContext,
): Promise<SideEffectOutcome<T>> {
  try {
    return checked(await request.execute(context));
  } catch (error) {
    return classify(error, request, context);
  }
}

function classify<T>(error: unknown, request: SideEffectRequest<T>, context: SideEffectContext): SideEffectOutcome<T> {
  const unknown: SideEffectOutcome<T> = { state: 'unknown', reason: boundedReason(errorMessage(error)) };
  if (!request.onError) return unknown;
  try {
    return checked(request.onError(error, context));
  } catch {
    return unknown;
  }
}

function checked<T>(outcome: SideEffectOutcome<T>): SideEffectOutcome<T> {
  const value: unknown = outcome;
  if (isPlainObject(value)) {
    if (value['state'] === 'completed') return outcome;
    const named = value['state'] === 'failed' || value['state'] === 'unknown';
    if (named && typeof value['reason'] === 'string' && value['reason'].trim() !== '') {
      return { ...outcome, reason: boundedReason(value['reason']) };
    }
  }
  return { state: 'unknown', reason: 'The adapter gave no usable outcome.' };
}

function boundedReason(reason: string): string {
  return reason.length > MAX_REASON ? reason.slice(0, MAX_REASON) : reason;
}
