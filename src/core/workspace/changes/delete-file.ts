import type { WorkspaceState } from '../workspace-model.js';
import { assertRemovable, requireFile, type ChangeEffect } from './change-effect.js';

/** A saved file that is deleted stays in the checkpoint: that is its pending deletion, and what revert restores. */
export function deleteFile(state: WorkspaceState, change: { readonly path: string }): ChangeEffect {
  const file = requireFile(state, change.path);
  assertRemovable(state, file.path, 'delete');
  return { files: new Map([[file.path, undefined]]) };
}
