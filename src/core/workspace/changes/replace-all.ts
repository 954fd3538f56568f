import { canonicalPath } from '../paths.js';
import type { WorkspaceFile, WorkspaceState } from '../workspace-model.js';
import { withoutOrigin } from '../workspace-file.js';
import { selectActivePath } from '../entry-selection.js';
import { toOrderedFiles } from '../workspace-order.js';
import { createConflict, noSupportedFiles } from '../workspace-errors.js';
import { isBelowFile, type ChangeEffect } from './change-effect.js';

interface Replacement {
  readonly rootName: string;
  readonly files: readonly WorkspaceFile[];
}

/**
 * Another set of files, which counts as saved: reset, folder import, a host's import. Text above the mutation limit is
 * let in, as imports have a budget of their own (spec). An empty set is refused and replaces nothing.
 */
export function replaceAll(state: WorkspaceState, change: Replacement): ChangeEffect {
  if (change.files.length === 0) throw noSupportedFiles(change.rootName, 0);

  const incoming = new Map<string, WorkspaceFile>();
  for (const given of change.files) {
    const path = canonicalPath(given.path);
    if (incoming.has(path)) throw createConflict(path);
    const file = withoutOrigin(given);
    incoming.set(path, file.path === path ? file : { ...file, path });
  }
  for (const path of incoming.keys()) {
    if (isBelowFile(incoming, path)) throw createConflict(path);
  }

  const files = new Map<string, WorkspaceFile | undefined>(incoming);
  for (const path of state.files.keys()) {
    if (!incoming.has(path)) files.set(path, undefined);
  }
  return {
    files,
    rootName: change.rootName,
    activePath: selectActivePath(toOrderedFiles(incoming.values())),
    saved: true,
  };
}
