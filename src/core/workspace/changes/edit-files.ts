import type { WorkspaceFile, WorkspaceState } from '../workspace-model.js';
import { requireTextFile, withSource, type ChangeEffect } from './change-effect.js';

/** Several text files in one step: all or nothing. */
export function editFiles(
  state: WorkspaceState,
  change: { readonly writes: readonly { readonly path: string; readonly source: string }[] },
): ChangeEffect {
  const files = new Map<string, WorkspaceFile>();
  for (const write of change.writes) {
    const file = requireTextFile(state, write.path, 'edit');
    files.set(file.path, withSource(file, write.source));
  }
  return { files };
}
