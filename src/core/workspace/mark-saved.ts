import { editsBetween, type FileEdit } from './apply-change.js';
import type { WorkspaceFile, WorkspaceState } from './workspace-model.js';
import { sameContent, withoutOrigin } from './workspace-file.js';

/** The present files become the checkpoint. Content stays, so the revision does; renamed files have arrived. */
export function markSaved(state: WorkspaceState): {
  readonly state: WorkspaceState;
  readonly edits: readonly FileEdit[];
} {
  const arrived = new Map<string, WorkspaceFile>();
  for (const file of state.files.values()) {
    if (file.renamedFrom !== undefined) arrived.set(file.path, withoutOrigin(file));
  }
  const files = arrived.size === 0 ? state.files : new Map([...state.files, ...arrived]);
  return { state: { ...state, files, checkpoint: files }, edits: editsBetween(state.files, arrived) };
}

/**
 * Some paths as a linked folder now holds them, `undefined` for a file it no longer has. What was edited since stays
 * dirty, as it differs from what was saved.
 */
export function markFilesSaved(
  state: WorkspaceState,
  saved: ReadonlyMap<string, WorkspaceFile | undefined>,
): { readonly state: WorkspaceState; readonly edits: readonly FileEdit[] } {
  const checkpoint = new Map(state.checkpoint);
  for (const [path, file] of saved) {
    if (file) checkpoint.set(path, withoutOrigin(file));
    else checkpoint.delete(path);
  }

  const arrived = new Map<string, WorkspaceFile>();
  for (const file of state.files.values()) {
    if (file.renamedFrom === undefined) continue;
    const plain = withoutOrigin(file);
    if (!checkpoint.has(file.renamedFrom) || sameContent(plain, checkpoint.get(file.path)))
      arrived.set(file.path, plain);
  }
  const files = arrived.size === 0 ? state.files : new Map([...state.files, ...arrived]);
  return { state: { ...state, files, checkpoint }, edits: editsBetween(state.files, arrived) };
}
