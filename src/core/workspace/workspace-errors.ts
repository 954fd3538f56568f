import { CodedError } from '../base/coded-error.js';
import { SOURCE_LIMIT } from './limits.js';
import type { PatchOccurrence } from './workspace-model.js';

/** The workspace's own refusals: codes, retryability and details are those of CONTRACT 2. */

export type PathInvalidReason = 'nul' | 'parent-traversal' | 'empty' | 'too-long';
export type FileOperation = 'edit' | 'create' | 'rename' | 'read' | 'write' | 'patch';

export function pathInvalid(path: string, reason: PathInvalidReason): CodedError {
  const because = {
    nul: 'it contains a NUL character',
    'parent-traversal': 'it leaves the workspace through ".."',
    empty: 'it names no file',
    'too-long': 'it is too long',
  }[reason];
  return new CodedError('WORKSPACE_PATH_INVALID', `The path is not valid: ${because}.`, { details: { path, reason } });
}

export function fileNotFound(path: string): CodedError {
  return new CodedError('WORKSPACE_FILE_NOT_FOUND', `The workspace has no file "${path}".`, { details: { path } });
}

export function createConflict(path: string): CodedError {
  return new CodedError('WORKSPACE_FILE_CONFLICT', `"${path}" cannot be created: the path is taken.`, {
    details: { path, operation: 'create' },
  });
}

export function renameConflict(fromPath: string, toPath: string): CodedError {
  return new CodedError('WORKSPACE_FILE_CONFLICT', `"${fromPath}" cannot become "${toPath}": the path is taken.`, {
    details: { path: toPath, operation: 'rename', fromPath, toPath },
  });
}

export function fileTypeConflict(
  path: string,
  operation: FileOperation,
  actualKind: 'text' | 'asset' | 'unsupported',
  expectedKind: 'text' | 'asset',
): CodedError {
  return new CodedError(
    'WORKSPACE_FILE_TYPE_CONFLICT',
    `Cannot ${operation} "${path}": expected ${expectedKind === 'text' ? 'a text file' : 'an asset'}, found ${actualKind}.`,
    { details: { path, operation, actualKind, expectedKind } },
  );
}

export function sourceLimit(): CodedError {
  return new CodedError('WORKSPACE_SOURCE_LIMIT', `A text file may have at most ${SOURCE_LIMIT} characters.`, {
    details: { limit: SOURCE_LIMIT },
  });
}

/** Never carries the searched text: it may be source that a log must not hold. */
export function patchNotFound(path: string, occurrence: PatchOccurrence, searchLength: number): CodedError {
  return new CodedError('WORKSPACE_PATCH_NOT_FOUND', `The searched text does not occur in "${path}".`, {
    details: { path, occurrence, searchLength },
  });
}

/** As `patchNotFound`, without the text. */
export function patchAmbiguous(path: string, matches: number, searchLength: number): CodedError {
  return new CodedError(
    'WORKSPACE_PATCH_AMBIGUOUS',
    `The searched text occurs ${matches} times in "${path}"; give more of it, or say first or all.`,
    { details: { path, occurrence: 'only', matches, searchLength } },
  );
}

export type PatternInvalidReason = 'syntax' | 'nothing-to-repeat' | 'look-around' | 'back-reference' | 'too-large';

/** `position` is an offset in the pattern, in UTF-16 code units. */
export function patternInvalid(reason: PatternInvalidReason, position: number): CodedError {
  const because = {
    syntax: 'it cannot be read',
    'nothing-to-repeat': 'a repetition has nothing to repeat',
    'look-around': 'look-around and modifiers are not supported',
    'back-reference': 'back-references are not supported',
    'too-large': 'it is too large',
  }[reason];
  return new CodedError('WORKSPACE_PATTERN_INVALID', `The regular expression is refused: ${because}.`, {
    details: { reason, position },
  });
}

export function workspaceEmpty(operation: string, path: string): CodedError {
  return new CodedError('WORKSPACE_EMPTY', `"${path}" is the last file of the workspace and has to stay.`, {
    details: { operation, path },
  });
}

export function previewEntryRequired(operation: 'delete' | 'rename', path: string): CodedError {
  return new CodedError(
    'WORKSPACE_PREVIEW_ENTRY_REQUIRED',
    `"${path}" is the last HTML file and the preview needs one.`,
    { details: { operation, path } },
  );
}

export function noSupportedFiles(rootName: string, skippedCount: number): CodedError {
  return new CodedError('WORKSPACE_NO_SUPPORTED_FILES', `"${rootName}" contains no supported files.`, {
    details: { operation: 'import', rootName, skippedCount },
  });
}

export function downloadUnavailable(): CodedError {
  return new CodedError('WORKSPACE_DOWNLOAD_UNAVAILABLE', 'Nothing is here that could give a file to a person.');
}

export function historyEmpty(direction: 'undo' | 'redo'): CodedError {
  return new CodedError('WORKSPACE_HISTORY_EMPTY', `There is nothing to ${direction}.`, { details: { direction } });
}

export function revisionConflict(
  expectedRevision: number,
  currentRevision: number | undefined,
  operation?: 'save' | 'checkpoint',
): CodedError {
  return new CodedError(
    'WORKSPACE_REVISION_CONFLICT',
    `Expected revision ${expectedRevision}, but the workspace is at ${currentRevision ?? 'none'}.`,
    { retryable: true, details: { expectedRevision, currentRevision, ...(operation && { operation }) } },
  );
}

/** One file is not as its caller read it; others do not matter. */
export function fileChanged(
  path: string,
  details: {
    readonly currentRevision: number;
    readonly expectedRevision?: number;
    readonly expectedDigest?: string;
    readonly currentDigest?: string;
  },
): CodedError {
  return new CodedError('WORKSPACE_REVISION_CONFLICT', `"${path}" changed since you read it; read it again.`, {
    retryable: true,
    details: { path, ...details },
  });
}

export function workspaceNotReady(): CodedError {
  return new CodedError('TOOL_REGISTRY_NOT_READY', 'The workspace is still loading.', { retryable: true });
}

export function workspaceDisposed(): CodedError {
  return new CodedError('WORKSPACE_DISPOSED', 'The workspace was closed.');
}
