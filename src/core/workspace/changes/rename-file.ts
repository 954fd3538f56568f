import { fileKindOf, isHtmlPath } from '../file-kinds.js';
import { canonicalPath } from '../paths.js';
import type { WorkspaceFile, WorkspaceState } from '../workspace-model.js';
import { withoutOrigin } from '../workspace-file.js';
import { fileTypeConflict, renameConflict } from '../workspace-errors.js';
import { assertRemovable, isPathTaken, requireFile, type ChangeEffect } from './change-effect.js';

interface Rename {
  readonly fromPath: string;
  readonly toPath: string;
}

/** Keeps content; language and MIME type follow the new extension, which must be of the same kind (spec). */
export function renameFile(state: WorkspaceState, change: Rename): ChangeEffect {
  const file = requireFile(state, change.fromPath);
  const toPath = canonicalPath(change.toPath);
  if (toPath === file.path) return { files: new Map() };

  const others = new Map(state.files);
  others.delete(file.path);
  if (isPathTaken(others, toPath)) throw renameConflict(file.path, toPath);

  const renamed = moveFile(state, file, toPath);
  if (!isHtmlPath(toPath)) assertRemovable(state, file.path, 'rename');

  return {
    files: new Map<string, WorkspaceFile | undefined>([
      [file.path, undefined],
      [toPath, renamed],
    ]),
    activePath: state.activePath === file.path ? toPath : state.activePath,
  };
}

function moveFile(state: WorkspaceState, file: WorkspaceFile, toPath: string): WorkspaceFile {
  const kind = fileKindOf(toPath);
  if (kind?.kind !== file.kind) throw fileTypeConflict(toPath, 'rename', kind?.kind ?? 'unsupported', file.kind);

  // A chain of renames keeps the first origin; coming back to it, or never saved, there is none to keep.
  const origin = file.renamedFrom ?? (state.checkpoint.has(file.path) ? file.path : undefined);
  const moved = { ...withoutOrigin(file), ...kind, path: toPath } as WorkspaceFile;
  return origin === undefined || origin === toPath ? moved : { ...moved, renamedFrom: origin };
}
