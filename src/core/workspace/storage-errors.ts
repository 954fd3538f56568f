import { CodedError, errorMessage, hasErrorCode } from '../base/coded-error.js';
import { STORAGE_ERROR_LIMIT } from './limits.js';

/**
 * Why a repository could not do its work. Every one of them ends in the memory fallback, never in a lost edit:
 * refused outright · no room · an older tab holds the upgrade · a newer version owns the data · the connection went ·
 * no answer in time · anything else.
 */
export type StorageErrorCode =
  | 'WORKSPACE_STORAGE_UNAVAILABLE'
  | 'WORKSPACE_STORAGE_QUOTA'
  | 'WORKSPACE_STORAGE_BLOCKED'
  | 'WORKSPACE_STORAGE_VERSION'
  | 'WORKSPACE_STORAGE_CLOSED'
  | 'WORKSPACE_STORAGE_TIMEOUT'
  | 'WORKSPACE_STORAGE_FAILED';

export function storageError(code: StorageErrorCode, message: string, cause?: unknown): CodedError {
  return new CodedError(code, message, { retryable: code !== 'WORKSPACE_STORAGE_VERSION', cause });
}

/** `CODE: message`, at most 240 characters, for `storageError` of the snapshot. */
export function boundedStorageError(error: unknown): string {
  const code = hasErrorCode(error) ? error.code : 'WORKSPACE_STORAGE_FAILED';
  const text = `${code}: ${errorMessage(error, 'The browser storage failed.')}`;
  return text.length <= STORAGE_ERROR_LIMIT ? text : `${text.slice(0, STORAGE_ERROR_LIMIT - 1)}…`;
}
