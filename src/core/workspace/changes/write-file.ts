import type { WorkspaceState } from '../workspace-model.js';
import { requireTextFile, withSource, type ChangeEffect } from './change-effect.js';

export function writeFile(
  state: WorkspaceState,
  change: { readonly path: string; readonly source: string },
): ChangeEffect {
  const file = requireTextFile(state, change.path, 'write');
  return { files: new Map([[file.path, withSource(file, change.source)]]) };
}
