import { editsBetween, type FileEdit } from '../apply-change.js';
import { allDifferences } from '../checkpoint-difference.js';
import { commitBetween } from '../repository-commit.js';
import type { WorkspaceFile, WorkspaceState } from '../workspace-model.js';
import type { RepositoryCommit } from '../workspace-port.js';

/** The records that lead from what another page stored to the joined workspace. */
export function commitFrom(theirs: WorkspaceState, merged: WorkspaceState): RepositoryCommit {
  return commitBetween(
    { state: theirs, differences: allDifferences(theirs) },
    { state: merged, differences: allDifferences(merged) },
    editsOf(theirs, merged),
  );
}

/** Every file in which two states differ. */
export function editsOf(from: WorkspaceState, to: WorkspaceState): readonly FileEdit[] {
  const wanted = new Map<string, WorkspaceFile | undefined>(to.files);
  for (const path of from.files.keys()) if (!wanted.has(path)) wanted.set(path, undefined);
  return editsBetween(from.files, wanted);
}
