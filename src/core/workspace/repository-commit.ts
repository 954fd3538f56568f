import type { FileEdit } from './apply-change.js';
import type { CheckpointDifference, RepositoryCommit } from './workspace-port.js';
import type { CheckpointDifferences } from './checkpoint-difference.js';
import type { WorkspaceFile, WorkspaceState } from './workspace-model.js';

export interface TrackedState {
  readonly state: WorkspaceState;
  readonly differences: CheckpointDifferences;
}

/** The records that lead from one state to the next, and no others. */
export function commitBetween(from: TrackedState, to: TrackedState, edits: readonly FileEdit[]): RepositoryCommit {
  const checkpoint = differencesBetween(from.differences, to.differences);
  return {
    baseRevision: from.state.revision,
    revision: to.state.revision,
    ...(to.state.rootName !== from.state.rootName && { rootName: to.state.rootName }),
    ...(to.state.activePath !== undefined &&
      to.state.activePath !== from.state.activePath && { activePath: to.state.activePath }),
    puts: edits.flatMap(({ after }) => (after ? [after] : [])),
    deletes: edits.flatMap(({ path, after }) => (after ? [] : [path])),
    ...(checkpoint.puts.length > 0 && { checkpointPuts: checkpoint.puts }),
    ...(checkpoint.deletes.length > 0 && { checkpointDeletes: checkpoint.deletes }),
  };
}

/** One commit with the effect of both; `second` follows `first`. Lets a slow disk take many edits in one write. */
export function mergeCommits(first: RepositoryCommit, second: RepositoryCommit): RepositoryCommit {
  const files = new Map<string, WorkspaceFile | undefined>();
  const checkpoint = new Map<string, CheckpointDifference | undefined>();
  for (const commit of [first, second]) {
    for (const file of commit.puts) files.set(file.path, file);
    for (const path of commit.deletes) files.set(path, undefined);
    for (const difference of commit.checkpointPuts ?? []) checkpoint.set(difference.path, difference);
    for (const path of commit.checkpointDeletes ?? []) checkpoint.set(path, undefined);
  }
  const rootName = second.rootName ?? first.rootName;
  const activePath = second.activePath ?? first.activePath;
  return {
    baseRevision: first.baseRevision,
    revision: second.revision,
    ...(rootName !== undefined && { rootName }),
    ...(activePath !== undefined && { activePath }),
    puts: present(files),
    deletes: absent(files),
    checkpointPuts: present(checkpoint),
    checkpointDeletes: absent(checkpoint),
  };
}

function differencesBetween(from: CheckpointDifferences, to: CheckpointDifferences) {
  const puts: CheckpointDifference[] = [];
  const deletes: string[] = [];
  if (from === to) return { puts, deletes };
  for (const [path, file] of to) {
    if (!from.has(path) || from.get(path) !== file) puts.push({ path, file });
  }
  for (const path of from.keys()) {
    if (!to.has(path)) deletes.push(path);
  }
  return { puts, deletes };
}

function present<T>(entries: ReadonlyMap<string, T | undefined>): readonly T[] {
  return [...entries.values()].filter((entry): entry is T => entry !== undefined);
}

function absent(entries: ReadonlyMap<string, unknown>): readonly string[] {
  return [...entries].filter(([, entry]) => entry === undefined).map(([path]) => path);
}
