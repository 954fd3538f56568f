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
  for (const given of files) {
    const path = canonicalPath(given.path);
    if (!state.files.has(path) && isPathTaken(state.files, path)) throw createConflict(path);
    put.set(path, { ...withoutOrigin(given), path });
  }
  return { files: put };
}
