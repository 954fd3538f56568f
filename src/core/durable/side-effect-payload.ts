import { isPlainObject } from '../base/json.js';
import type { DurableOperationRecord } from './operation-record.js';

/** What the runner stores as a record's result. */
export interface SideEffectPayload {
  readonly result?: unknown;
  readonly diagnostic?: unknown;
}

export function toPayload(parts: SideEffectPayload): SideEffectPayload {
  return {
    ...(parts.result !== undefined && { result: parts.result }),
    ...(parts.diagnostic !== undefined && { diagnostic: parts.diagnostic }),
  };
}

export function readPayload<T>(record: DurableOperationRecord): { readonly result?: T; readonly diagnostic?: unknown } {
  const stored = record.result;
  if (!isPlainObject(stored)) return {};
  return {
    ...('result' in stored && { result: stored['result'] as T }),
    ...('diagnostic' in stored && { diagnostic: stored['diagnostic'] }),
  };
}
