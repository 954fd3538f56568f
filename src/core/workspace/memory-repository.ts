import type { CheckpointDifference, RepositoryCommit, StoredWorkspace, WorkspaceRepository } from './workspace-port.js';
import type { WorkspaceFile } from './workspace-model.js';
import { revisionConflict } from './workspace-errors.js';
import { storageError } from './storage-errors.js';

interface Records {
  readonly rootName: string;
  readonly revision: number;
  readonly activePath: string | undefined;
  readonly files: ReadonlyMap<string, WorkspaceFile>;
  readonly checkpoint: ReadonlyMap<string, CheckpointDifference>;
}

/** Keeps workspaces for as long as the object lives; behaves as a database does, refusals included. */
export function createMemoryWorkspaceRepository(): WorkspaceRepository {
  const workspaces = new Map<string, Records>();
  let closed = false;

  const assertOpen = (): void => {
    if (closed) throw storageError('WORKSPACE_STORAGE_CLOSED', 'The repository was closed.');
  };

  return {
    kind: 'memory',
    async load(workspaceId) {
      assertOpen();
      const records = workspaces.get(workspaceId);
      return records && toStored(records);
    },
    async replace(workspaceId, workspace, guard) {
      assertOpen();
      if (guard) assertStoredRevision(workspaces.get(workspaceId), guard.baseRevision);
      workspaces.set(workspaceId, toRecords(workspace));
    },
    async commit(workspaceId, commit) {
      assertOpen();
      const records = workspaces.get(workspaceId);
      assertStoredRevision(records, commit.baseRevision);
      workspaces.set(workspaceId, applyCommit(records, commit));
    },
    async close() {
      closed = true;
    },
  };
}

function assertStoredRevision(records: Records | undefined, baseRevision: number): asserts records is Records;
function assertStoredRevision(records: Records | undefined, baseRevision: number | undefined): void;
function assertStoredRevision(records: Records | undefined, baseRevision: number | undefined): void {
  if (records?.revision !== baseRevision) throw revisionConflict(baseRevision ?? 0, records?.revision);
}

function applyCommit(records: Records, commit: RepositoryCommit): Records {
  const files = new Map(records.files);
  for (const file of commit.puts) files.set(file.path, storable(file));
  for (const path of commit.deletes) files.delete(path);

  const checkpoint = new Map(records.checkpoint);
  for (const difference of commit.checkpointPuts ?? []) checkpoint.set(difference.path, difference);
  for (const path of commit.checkpointDeletes ?? []) checkpoint.delete(path);

  return {
    rootName: commit.rootName ?? records.rootName,
    revision: commit.revision,
    activePath: commit.activePath ?? records.activePath,
    files,
    checkpoint,
  };
}

/** What a database's structured clone would refuse is refused here too, so tests in memory tell the truth. */
function storable(file: WorkspaceFile): WorkspaceFile {
  if (file.kind === 'asset' && !(file.blob instanceof Blob)) {
    throw storageError('WORKSPACE_STORAGE_FAILED', `"${file.path}" cannot be stored.`);
  }
  return file;
}

function toRecords(workspace: StoredWorkspace): Records {
  return {
    rootName: workspace.rootName,
    revision: workspace.revision,
    activePath: workspace.activePath,
    files: new Map(workspace.files.map((file) => [file.path, storable(file)])),
    checkpoint: new Map((workspace.checkpoint ?? []).map((difference) => [difference.path, difference])),
  };
}

function toStored({ rootName, revision, activePath, files, checkpoint }: Records): StoredWorkspace {
  return {
    rootName,
    revision,
    ...(activePath !== undefined && { activePath }),
    files: [...files.values()],
    ...(checkpoint.size > 0 && { checkpoint: [...checkpoint.values()] }),
  };
}
