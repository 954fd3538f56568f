import type { WorkspaceState } from '../workspace-model.js';
import { createTextFile } from '../workspace-file.js';
import { createConflict } from '../workspace-errors.js';
import { assertSourceWithinLimit, isPathTaken, type ChangeEffect } from './change-effect.js';

/** A new text file, opened as the active tab (spec). */
export function createFile(
  state: WorkspaceState,
  change: { readonly path: string; readonly source: string },
): ChangeEffect {
  const file = createTextFile(change.path, change.source);
  if (isPathTaken(state.files, file.path)) throw createConflict(file.path);
  assertSourceWithinLimit(change.source);
  return { files: new Map([[file.path, file]]), activePath: file.path };
}
