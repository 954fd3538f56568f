import { CodedError, hasErrorCode } from '../../base/coded-error.js';
import type { FolderPermission } from './folder-port.js';

export type FolderOperation = 'reload' | 'read' | 'write' | 'delete' | 'save' | 'grant' | 'reconcile';

export function folderNotConnected(operation: FolderOperation): CodedError {
  return new CodedError('WORKSPACE_FOLDER_NOT_CONNECTED', 'No writable folder is linked.', {
    retryable: true,
    details: { operation },
  });
}

export function folderPermissionDenied(operation: FolderOperation, permission: FolderPermission): CodedError {
  return new CodedError('WORKSPACE_FOLDER_PERMISSION_DENIED', 'The linked folder may not be used without permission.', {
    retryable: true,
    details: { operation, permission },
  });
}

/** The folder was moved, deleted or unplugged; the workspace keeps every file. */
export function folderStale(operation: FolderOperation, folderName: string, cause: string): CodedError {
  return new CodedError('WORKSPACE_FOLDER_STALE', `The folder "${folderName}" is no longer there.`, {
    retryable: true,
    details: { operation, folderName, cause },
  });
}

/** The disk gave no answer to a read. */
export function folderTimeout(timeoutMs: number): CodedError {
  return new CodedError('WORKSPACE_FOLDER_TIMEOUT', `The folder gave no answer in ${timeoutMs} ms.`, {
    retryable: true,
    details: { operation: 'read', timeoutMs },
  });
}

/** A name that the workspace allows and this disk does not. */
export function pathRefusedByDisk(path: string): CodedError {
  return new CodedError('WORKSPACE_PATH_INVALID', `The disk refuses the name "${path}".`, {
    details: { path, reason: 'refused-by-disk' },
  });
}

/** These files changed on disk since they were read or written; none of them was overwritten. */
export function folderFilesChanged(paths: readonly string[]): CodedError {
  return new CodedError(
    'WORKSPACE_FOLDER_FILE_CHANGED',
    `Changed on disk since it was read: ${paths.join(', ')}. Choose whose version to keep.`,
    { details: { operation: 'save', paths } },
  );
}

/** `reset` and `checkpoint` speak of the browser's copy alone and must not pass for a save to the folder (spec). */
export function folderStateConflict(operation: 'reset' | 'checkpoint'): CodedError {
  const instead = operation === 'reset' ? 'Disconnect it first.' : 'Save to the folder instead.';
  return new CodedError('WORKSPACE_FOLDER_STATE_CONFLICT', `A writable folder is linked. ${instead}`, {
    details: { operation, folderLinked: true },
  });
}

export interface UnknownSave {
  readonly operation: 'write' | 'delete';
  readonly path: string;
  readonly revision: number;
  readonly operationKey: string;
  readonly state: 'pending' | 'unknown';
  readonly reason?: string;
  readonly diagnostic?: unknown;
}

/** Whether a file reached the disk is not known: nobody may write it again before that is settled. */
export function sideEffectUnknown(save: UnknownSave): CodedError {
  const still = save.state === 'pending' ? 'is still under way' : 'has an unknown outcome';
  return new CodedError('WORKSPACE_SIDE_EFFECT_UNKNOWN', `An earlier ${save.operation} of "${save.path}" ${still}.`, {
    retryable: save.state === 'pending',
    details: { ...save },
  });
}

export function durableStateUnavailable(cause: unknown): CodedError {
  return new CodedError('WORKSPACE_DURABLE_STATE_UNAVAILABLE', 'The record of saves could not be reached.', {
    retryable: true,
    cause,
  });
}

const NOTHING_HAPPENED: ReadonlySet<string> = new Set([
  'WORKSPACE_FOLDER_NOT_CONNECTED',
  'WORKSPACE_FOLDER_PERMISSION_DENIED',
  'WORKSPACE_FOLDER_STALE',
  'WORKSPACE_FOLDER_TIMEOUT',
  'WORKSPACE_FILE_TYPE_CONFLICT',
  'WORKSPACE_PATH_INVALID',
]);

/** True for the rejections of a folder port after which the disk is as it was. */
export function isHarmlessRefusal(error: unknown): error is CodedError {
  return hasErrorCode(error) && NOTHING_HAPPENED.has(error.code);
}
