import { checkpointOf, allDifferences } from './checkpoint-difference.js';
import { selectActivePath } from './entry-selection.js';
import { canonicalPath } from './paths.js';
import type { WorkspaceFile, WorkspaceState } from './workspace-model.js';
import type { StoredWorkspace, WorkspaceSeed } from './workspace-port.js';
import { withoutOrigin } from './workspace-file.js';
import { toOrderedFiles } from './workspace-order.js';

/** Before hydration: no files, revision 0, so that every later state is a newer one. */
export const LOADING_STATE: WorkspaceState = {
  rootName: '',
  revision: 0,
  files: new Map(),
  activePath: undefined,
  checkpoint: new Map(),
};

export function seedState(seed: WorkspaceSeed): WorkspaceState {
  const files = toOrderedFiles(seed.files.map((file) => withoutOrigin({ ...file, path: canonicalPath(file.path) })));
  return { rootName: seed.rootName, revision: 1, files, activePath: selectActivePath(files), checkpoint: files };
}

/**
 * The state that a stored workspace describes, repaired where records contradict each other (spec): an active tab
 * without a file, an origin that was never saved, a path that is not canonical. Undefined when nothing can be shown.
 */
export function hydrateState(stored: StoredWorkspace): WorkspaceState | undefined {
  const kept = stored.files.filter((file) => isCanonical(file.path));
  const differences = (stored.checkpoint ?? []).filter((difference) => isCanonical(difference.path));
  const checkpoint = checkpointOf(toOrderedFiles(kept), differences);
  const files = toOrderedFiles((kept.length > 0 ? kept : [...checkpoint.values()]).map(repairOrigin));
  if (files.size === 0) return undefined;

  function repairOrigin(file: WorkspaceFile): WorkspaceFile {
    return file.renamedFrom !== undefined && checkpoint.has(file.renamedFrom) ? file : withoutOrigin(file);
  }

  return {
    rootName: stored.rootName,
    revision: isRevision(stored.revision) ? stored.revision : 1,
    files,
    activePath:
      stored.activePath !== undefined && files.has(stored.activePath) ? stored.activePath : selectActivePath(files),
    checkpoint: new Map([...checkpoint].map(([path, file]) => [path, withoutOrigin(file)])),
  };
}

/** The whole state as records; the inverse of `hydrateState`. */
export function toStoredWorkspace(state: WorkspaceState): StoredWorkspace {
  const checkpoint = [...allDifferences(state)].map(([path, file]) => ({ path, file }));
  return {
    rootName: state.rootName,
    revision: state.revision,
    ...(state.activePath !== undefined && { activePath: state.activePath }),
    files: [...state.files.values()],
    ...(checkpoint.length > 0 && { checkpoint }),
  };
}

function isRevision(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 1;
}

function isCanonical(path: string): boolean {
  try {
    return canonicalPath(path) === path;
  } catch {
    return false;
  }
}
