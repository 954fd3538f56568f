import { CodedError } from '../base/coded-error.js';
import type { TextFile } from '../workspace/workspace-model.js';
import type { Workspace } from '../workspace/workspace-port.js';

/** The text file at `path`, or `WORKSPACE_PATH_INVALID`, `WORKSPACE_FILE_NOT_FOUND`, `WORKSPACE_FILE_TYPE_CONFLICT`. */
export function requireTextFile(workspace: Workspace, path: string, operation: 'read' | 'create'): TextFile {
  const file = workspace.getFile(path);
  if (file.kind === 'text') return file;
  throw new CodedError('WORKSPACE_FILE_TYPE_CONFLICT', `${file.path} is not a text file.`, {
    details: { path: file.path, operation, actualKind: file.kind, expectedKind: 'text' },
  });
}
