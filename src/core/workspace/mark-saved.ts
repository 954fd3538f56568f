import { editsBetween, type FileEdit } from './apply-change.js';
import type { WorkspaceFile, WorkspaceState } from './workspace-model.js';
import { withoutOrigin } from './workspace-file.js';

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
