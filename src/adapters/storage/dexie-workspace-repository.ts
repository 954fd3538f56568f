import type { Dexie, Table } from 'dexie';
import { revisionConflict } from '../../core/workspace/workspace-errors.js';
import type { RepositoryCommit, StoredWorkspace, WorkspaceRepository } from '../../core/workspace/workspace-port.js';
import { createStudioDatabase, type StudioDatabaseOptions } from './studio-database.js';
import { STUDIO_DATABASE_NAME } from './studio-schema.js';
import {
  WORKSPACE_RECORD_SCHEMA_VERSION,
  fromCheckpointRecord,
  fromFileRecord,
  toCheckpointRecord,
  toFileRecord,
  type CheckpointRecord,
  type FileRecord,
  type RecordKey,
  type WorkspaceRecord,
} from './workspace-records.js';

export interface DexieWorkspaceRepositoryOptions extends Partial<StudioDatabaseOptions> {
  /** Milliseconds since the epoch; `Date.now` unless given. */
  readonly now?: () => number;
}

/**
 * Workspaces in IndexedDB. Opens nothing before its first use. Every method rejects with `WORKSPACE_STORAGE_…` when the
 * browser's storage fails, a write with `WORKSPACE_REVISION_CONFLICT` when another writer was first.
 */
export function createDexieWorkspaceRepository(options: DexieWorkspaceRepositoryOptions = {}): WorkspaceRepository {
  const database = createStudioDatabase({ ...options, databaseName: options.databaseName ?? STUDIO_DATABASE_NAME });
  const now = options.now ?? Date.now;
  return {
    kind: 'indexed-db',
    load: (workspaceId) => database.use((db) => load(tablesOf(db), workspaceId)),
    replace: (workspaceId, workspace, guard) =>
      database.use((db) =>
        inWrite(db, async (tables) => {
          if (guard) await requireRevision(tables, workspaceId, guard.baseRevision);
          await replace(tables, workspaceId, workspace, now());
        }),
      ),
    commit: (workspaceId, commit) =>
      database.use((db) =>
        inWrite(db, async (tables) => {
          const record = await requireRevision(tables, workspaceId, commit.baseRevision);
          if (record) await applyCommit(tables, record, commit, now());
        }),
      ),
    async close() {
      database.close();
    },
  };
}

interface Tables {
  readonly database: Dexie;
  readonly workspaces: Table<WorkspaceRecord, string>;
  readonly files: Table<FileRecord, RecordKey>;
  readonly checkpoints: Table<CheckpointRecord, RecordKey>;
}

function tablesOf(database: Dexie): Tables {
  return {
    database,
    workspaces: database.table('workspaces'),
    files: database.table('files'),
    checkpoints: database.table('checkpoints'),
  };
}

/** One transaction: what throws inside it takes everything back. */
function inWrite(database: Dexie, work: (tables: Tables) => Promise<void>): PromiseLike<void> {
  const tables = tablesOf(database);
  return database.transaction('rw', [tables.workspaces, tables.files, tables.checkpoints], () => work(tables));
}

function load(tables: Tables, workspaceId: string): PromiseLike<StoredWorkspace | undefined> {
  const { database, workspaces, files, checkpoints } = tables;
  return database.transaction('r', [workspaces, files, checkpoints], async () => {
    const record = await workspaces.get(workspaceId);
    if (!record) return undefined;
    const fileRecords = await recordsOf(files, workspaceId).toArray();
    const checkpointRecords = await recordsOf(checkpoints, workspaceId).toArray();
    return {
      rootName: record.rootName,
      revision: record.revision,
      ...(record.activePath !== undefined && { activePath: record.activePath }),
      files: fileRecords.map(fromFileRecord).filter((file) => file !== undefined),
      ...(checkpointRecords.length > 0 && { checkpoint: checkpointRecords.map(fromCheckpointRecord) }),
    };
  });
}

async function requireRevision(
  { workspaces }: Tables,
  workspaceId: string,
  baseRevision: number | undefined,
): Promise<WorkspaceRecord | undefined> {
  const record = await workspaces.get(workspaceId);
  if (record?.revision !== baseRevision) throw revisionConflict(baseRevision ?? 0, record?.revision);
  return record;
}

async function replace(
  { workspaces, files, checkpoints }: Tables,
  workspaceId: string,
  workspace: StoredWorkspace,
  updatedAt: number,
): Promise<void> {
  await recordsOf(files, workspaceId).delete();
  await recordsOf(checkpoints, workspaceId).delete();
  await files.bulkPut(workspace.files.map((file) => toFileRecord(workspaceId, file, updatedAt)));
  await checkpoints.bulkPut((workspace.checkpoint ?? []).map((entry) => toCheckpointRecord(workspaceId, entry)));
  await workspaces.put({
    id: workspaceId,
    rootName: workspace.rootName,
    revision: workspace.revision,
    ...(workspace.activePath !== undefined && { activePath: workspace.activePath }),
    updatedAt,
    schemaVersion: WORKSPACE_RECORD_SCHEMA_VERSION,
  });
}

async function applyCommit(
  { workspaces, files, checkpoints }: Tables,
  record: WorkspaceRecord,
  commit: RepositoryCommit,
  updatedAt: number,
): Promise<void> {
  const { checkpointPuts = [], checkpointDeletes = [] } = commit;
  const keyOf = (path: string): RecordKey => [record.id, path];
  if (commit.puts.length > 0) await files.bulkPut(commit.puts.map((file) => toFileRecord(record.id, file, updatedAt)));
  if (commit.deletes.length > 0) await files.bulkDelete(commit.deletes.map(keyOf));
  if (checkpointPuts.length > 0) {
    await checkpoints.bulkPut(checkpointPuts.map((entry) => toCheckpointRecord(record.id, entry)));
  }
  if (checkpointDeletes.length > 0) await checkpoints.bulkDelete(checkpointDeletes.map(keyOf));
  await workspaces.put({
    ...record,
    ...(commit.rootName !== undefined && { rootName: commit.rootName }),
    ...(commit.activePath !== undefined && { activePath: commit.activePath }),
    revision: commit.revision,
    updatedAt,
  });
}

function recordsOf<T>(table: Table<T, RecordKey>, workspaceId: string) {
  // Arrays sort after every text, so this range is exactly the records of one workspace.
  return table.where('[workspaceId+path]').between([workspaceId, ''], [workspaceId, []], true, false);
}
