import type { WorkspaceFile, WorkspaceState } from './workspace-model.js';
import type { CheckpointDifference } from './workspace-port.js';
import { sameContent } from './workspace-file.js';
import { comparePaths } from './workspace-order.js';

/** Path → what the checkpoint holds there, for every path where it is not what the workspace holds. */
export type CheckpointDifferences = ReadonlyMap<string, WorkspaceFile | undefined>;

/** Brings the differences up to date for `paths` alone, so that an edit costs the same in a large workspace. */
export function updateDifferences(
  differences: CheckpointDifferences,
  state: WorkspaceState,
  paths: Iterable<string>,
): CheckpointDifferences {
  let next: Map<string, WorkspaceFile | undefined> | undefined;
  for (const path of paths) {
    const saved = state.checkpoint.get(path);
    const differs = !sameContent(state.files.get(path), saved);
    if (differs === differences.has(path) && (!differs || differences.get(path) === saved)) continue;
    next ??= new Map(differences);
    if (differs) next.set(path, saved);
    else next.delete(path);
  }
  return next ?? differences;
}

export function allDifferences(state: WorkspaceState): CheckpointDifferences {
  return updateDifferences(new Map(), state, new Set([...state.files.keys(), ...state.checkpoint.keys()]));
}

/** The checkpoint that `files` and the stored differences describe. */
export function checkpointOf(
  files: ReadonlyMap<string, WorkspaceFile>,
  differences: Iterable<CheckpointDifference>,
): ReadonlyMap<string, WorkspaceFile> {
  const checkpoint = new Map(files);
  for (const { path, file } of differences) {
    if (file) checkpoint.set(path, file);
    else checkpoint.delete(path);
  }
  return checkpoint;
}

/** Present files that a save would write, in display order. */
export function dirtyPathsOf(state: WorkspaceState, differences: CheckpointDifferences): readonly string[] {
  return [...differences.keys()].filter((path) => state.files.has(path)).sort(comparePaths);
}

/** Saved files that are gone: the pending deletions, in display order. */
export function deletedPathsOf(state: WorkspaceState, differences: CheckpointDifferences): readonly string[] {
  return [...differences.keys()].filter((path) => !state.files.has(path)).sort(comparePaths);
}
