import { isHtmlPath } from '../file-kinds.js';
import { canonicalPath } from '../paths.js';
import type { WorkspaceFile, WorkspaceState } from '../workspace-model.js';
import { createConflict, fileNotFound, renameConflict } from '../workspace-errors.js';
import { assertRemovable, isPathTaken, type ChangeEffect } from './change-effect.js';

/** One file back to the checkpoint; removes it when the checkpoint never had it. */
export function revertFile(state: WorkspaceState, change: { readonly path: string }): ChangeEffect {
  const path = canonicalPath(change.path);
  const file = state.files.get(path) ?? findRenamedFrom(state, path);
  if (!file) return restoreDeleted(state, path);

  const origin = originOf(state, file);
  if (origin) return restoreRenamed(state, file, origin);

  const saved = state.checkpoint.get(file.path);
  if (saved) return { files: new Map([[file.path, saved]]) };

  assertRemovable(state, file.path, 'delete');
  return { files: new Map([[file.path, undefined]]) };
}

function originOf(state: WorkspaceState, file: WorkspaceFile): WorkspaceFile | undefined {
  return file.renamedFrom === undefined ? undefined : state.checkpoint.get(file.renamedFrom);
}

function findRenamedFrom(state: WorkspaceState, path: string): WorkspaceFile | undefined {
  for (const file of state.files.values()) {
    if (file.renamedFrom === path) return file;
  }
  return undefined;
}

function restoreRenamed(state: WorkspaceState, file: WorkspaceFile, origin: WorkspaceFile): ChangeEffect {
  const others = new Map(state.files);
  others.delete(file.path);
  if (isPathTaken(others, origin.path)) throw renameConflict(file.path, origin.path);
  if (!isHtmlPath(origin.path)) assertRemovable(state, file.path, 'rename');
  return {
    files: new Map<string, WorkspaceFile | undefined>([
      [file.path, undefined],
      [origin.path, origin],
    ]),
    activePath: state.activePath === file.path ? origin.path : state.activePath,
  };
}

function restoreDeleted(state: WorkspaceState, path: string): ChangeEffect {
  const saved = state.checkpoint.get(path);
  if (!saved) throw fileNotFound(path);
  if (isPathTaken(state.files, path)) throw createConflict(path);
  return { files: new Map([[path, saved]]), activePath: path };
}
