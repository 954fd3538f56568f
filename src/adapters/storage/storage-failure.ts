import { errorMessage, hasErrorCode, type CodedError } from '../../core/base/coded-error.js';
import { storageError, type StorageErrorCode } from '../../core/workspace/storage-errors.js';

/** Names that browsers and Dexie give to failures of IndexedDB; the first that is known decides. */
const CODES: ReadonlyMap<string, StorageErrorCode> = new Map([
  ['QuotaExceededError', 'WORKSPACE_STORAGE_QUOTA'],
  ['VersionError', 'WORKSPACE_STORAGE_VERSION'],
  ['DatabaseClosedError', 'WORKSPACE_STORAGE_CLOSED'],
  ['InvalidStateError', 'WORKSPACE_STORAGE_CLOSED'],
  ['MissingAPIError', 'WORKSPACE_STORAGE_UNAVAILABLE'],
  ['SecurityError', 'WORKSPACE_STORAGE_UNAVAILABLE'],
  ['TimeoutError', 'WORKSPACE_STORAGE_TIMEOUT'],
]);

/** Our own coded errors pass; any other becomes one of the storage codes. */
export function toStorageError(error: unknown, fallback: StorageErrorCode = 'WORKSPACE_STORAGE_FAILED'): CodedError {
  if (hasErrorCode(error) && error.code.startsWith('WORKSPACE_')) return error as CodedError;
  for (const cause of causesOf(error)) {
    const code = CODES.get(nameOf(cause));
    if (code) return storageError(code, errorMessage(cause), error);
  }
  return storageError(fallback, errorMessage(error), error);
}

/** Dexie wraps what the browser threw: an aborted transaction in `inner`, a bulk operation's in `failures`. */
function causesOf(error: unknown): readonly unknown[] {
  const { inner, failures } = (error ?? {}) as { readonly inner?: unknown; readonly failures?: unknown };
  return [...(Array.isArray(failures) ? failures : []), ...(inner === undefined ? [] : [inner]), error];
}

function nameOf(error: unknown): string {
  const name = (error as { name?: unknown } | null | undefined)?.name;
  return typeof name === 'string' ? name : '';
}
