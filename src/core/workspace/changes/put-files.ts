import { createConflict } from '../workspace-errors.js';
import { withoutOrigin } from '../workspace-file.js';
import type { WorkspaceFile, WorkspaceState } from '../workspace-model.js';
import { canonicalPath } from '../paths.js';
import { isPathTaken, type ChangeEffect } from './change-effect.js';

/**
 * Whole files, over what stands in their places, in one step. They come from a disk, so a text above the mutation limit
 * is let in as an import lets it in.
 */
export function putFiles(state: WorkspaceState, { files }: { readonly files: readonly WorkspaceFile[] }): ChangeEffect {
  const put = new Map<string, WorkspaceFile>();
  const together = new Map(state.files);
  for (const given of files) {
    const path = canonicalPath(given.path);
    if (!together.has(path) && isPathTaken(together, path)) throw createConflict(path);
    const file = { ...withoutOrigin(given), path };
    put.set(path, file);
    together.set(path, file);
  }
  return { files: put };
}
