import { applyPlan } from '../apply-change.js';
import type { WorkspaceFile, WorkspaceState } from '../workspace-model.js';
import type { RepositoryCommit } from '../workspace-port.js';

/** The state that another page's commit leads to, from the state it was made on. The tab that is open stays ours. */
export function takeCommit(state: WorkspaceState, commit: RepositoryCommit): WorkspaceState {
  const edits = [
    ...commit.deletes.map((path) => ({ path, before: state.files.get(path), after: undefined })),
    ...commit.puts.map((file) => ({ path: file.path, before: state.files.get(file.path), after: file })),
  ];
  const next = applyPlan(state, { edits, ...(commit.rootName !== undefined && { rootName: commit.rootName }) });
  return { ...next, checkpoint: takeCheckpoint(state, next.files, commit), revision: commit.revision };
}

function takeCheckpoint(
  { checkpoint }: WorkspaceState,
  files: ReadonlyMap<string, WorkspaceFile>,
  { checkpointPuts = [], checkpointDeletes = [] }: RepositoryCommit,
): ReadonlyMap<string, WorkspaceFile> {
  if (checkpointPuts.length === 0 && checkpointDeletes.length === 0) return checkpoint;
  const next = new Map(checkpoint);
  const put = (path: string, file: WorkspaceFile | undefined): void => {
    if (file) next.set(path, file);
    else next.delete(path);
  };
  for (const { path, file } of checkpointPuts) put(path, file);
  // No difference any more: what the file holds is what was saved.
  for (const path of checkpointDeletes) put(path, files.get(path));
  return next;
}
