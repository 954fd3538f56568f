import { textDigest } from '../../workspace/text-digest.js';
import { fileChanged, fileTypeConflict } from '../../workspace/workspace-errors.js';
import type { Workspace } from '../../workspace/workspace-port.js';
import type { FileEditRequest, FileGuard } from './edit-files-arguments.js';

/**
 * Refuses, with a retryable `WORKSPACE_REVISION_CONFLICT` that names the path, when a file is not as its caller read it.
 * A guard speaks of the file that its path names before the first edit.
 */
export function assertFilesAsRead(workspace: Workspace, edits: readonly FileEditRequest[]): void {
  for (const edit of edits) {
    if (edit.kind !== 'create') assertAsRead(workspace, edit.kind === 'rename' ? edit.fromPath : edit.path, edit);
  }
}

function assertAsRead(workspace: Workspace, path: string, { expectedRevision, expectedDigest }: FileGuard): void {
  if (expectedRevision === undefined && expectedDigest === undefined) return;
  const file = workspace.getFile(path);
  const currentRevision = workspace.fileRevision(file.path);
  if (expectedRevision !== undefined) {
    const exists = expectedRevision <= workspace.getSnapshot().state.revision;
    if (!exists || currentRevision > expectedRevision) {
      throw fileChanged(file.path, { expectedRevision, currentRevision });
    }
  }
  if (expectedDigest === undefined) return;
  if (file.kind !== 'text') throw fileTypeConflict(file.path, 'edit', file.kind, 'text');
  const currentDigest = textDigest(file.source);
  if (currentDigest !== expectedDigest)
    throw fileChanged(file.path, { expectedDigest, currentDigest, currentRevision });
}
