import type { ReadableStore } from '../base/store.js';
import type { ChangeAuthor, WorkspaceHistory } from './history.js';
import type { WorkspaceChange, WorkspaceFile, WorkspaceSnapshot, WorkspaceState } from './workspace-model.js';

export interface WorkspaceGuard {
  /** Refused with retryable `WORKSPACE_REVISION_CONFLICT` when it is not the current revision. */
  readonly expectedRevision?: number;
  /** Who makes the change, for the history; the host unless given. */
  readonly by?: ChangeAuthor;
}

/** A change that is already the workspace's state; `persisted` says when it is also stored (or kept in memory only). */
export interface WorkspaceCommit {
  readonly state: WorkspaceState;
  /** Replacements made, for `patch-file` and `batch`. */
  readonly replacements?: number;
  /** Settles when this very write is stored, or the session fell back to memory; never rejects. */
  readonly persisted: Promise<void>;
}

/** What can be tried out: a change, or a step that the workspace itself knows how to make. */
export type SimulatedStep = WorkspaceChange | { readonly kind: 'undo' | 'redo' | 'reset' };

/** Guards revisions, keeps history, persists in order, notifies. The only owner of workspace state. */
export interface Workspace extends ReadableStore<WorkspaceSnapshot> {
  readonly id: string;
  /** Settles after hydration (also when storage is refused). */
  readonly ready: Promise<void>;
  /** Synchronous: throws a coded error and changes nothing, or the state is the new one when it returns. */
  apply(change: WorkspaceChange, guard?: WorkspaceGuard): WorkspaceCommit;
  /** What `apply`, `undo`, `redo` or `reset` would make of the files, or throw; changes nothing. */
  simulate(
    step: SimulatedStep,
    guard?: WorkspaceGuard,
  ): { readonly state: WorkspaceState; readonly replacements: number };
  undo(guard?: WorkspaceGuard): WorkspaceCommit;
  redo(guard?: WorkspaceGuard): WorkspaceCommit;
  /** Selects a file; no new revision, but persisted. */
  openFile(path: string): WorkspaceCommit;
  /** Marks the present files as saved; no new revision. Re-checks the captured revision after persistence. */
  saveCheckpoint(guard?: WorkspaceGuard): Promise<WorkspaceCommit>;
  /**
   * Marks single files as saved in the form given, `undefined` for one that is gone: what a linked folder now holds. No
   * new revision; a file that was edited since stays dirty.
   */
  markFilesSaved(saved: ReadonlyMap<string, WorkspaceFile | undefined>): WorkspaceCommit;
  /**
   * Replaces every file, as one step of undo: what a host has of its own, from its server for example. Under another
   * `rootName` it is another project, whose history begins here.
   */
  import(files: readonly WorkspaceFile[], options?: WorkspaceGuard & { readonly rootName?: string }): WorkspaceCommit;
  /** Tries a storage that failed again at once, instead of after its pause; otherwise nothing happens. */
  retryStorage(): void;
  /** Back to the seed of this workspace. */
  reset(guard?: WorkspaceGuard): WorkspaceCommit;
  /** Own file by canonical or canonicalisable path; throws `WORKSPACE_PATH_INVALID` or `WORKSPACE_FILE_NOT_FOUND`. */
  getFile(path: string): WorkspaceFile;
  /**
   * The revision that last touched the file at `path`. What was changed before this session counts as touched by the
   * revision it was opened with.
   */
  fileRevision(path: string): number;
  /** What this session was opened with: what was changed before it counts as touched by this revision. */
  readonly openedRevision: number;
  /** What undo and redo would bring back, the next step of each last. Immutable. */
  getHistory(): WorkspaceHistory;
  /** Waits for queued writes, closes the repository. */
  dispose(): Promise<void>;
}

/** What a new workspace starts from, and what `reset` returns to. */
export interface WorkspaceSeed {
  readonly rootName: string;
  readonly files: readonly WorkspaceFile[];
}

/** One path whose saved version is not what `files` holds; without `file` the checkpoint has no such path. */
export interface CheckpointDifference {
  readonly path: string;
  readonly file: WorkspaceFile | undefined;
}

export interface StoredWorkspace {
  readonly rootName: string;
  readonly revision: number;
  readonly activePath?: string;
  readonly files: readonly WorkspaceFile[];
  /** Where the checkpoint differs from `files` (absent: it is the same as `files`). */
  readonly checkpoint?: readonly CheckpointDifference[];
}

/** One atomic write of what a change touched. `revision` equals `baseRevision` when only tab or checkpoint moved. */
export interface RepositoryCommit {
  readonly baseRevision: number;
  readonly revision: number;
  readonly rootName?: string;
  readonly activePath?: string;
  readonly puts: readonly WorkspaceFile[];
  readonly deletes: readonly string[];
  readonly checkpointPuts?: readonly CheckpointDifference[];
  readonly checkpointDeletes?: readonly string[];
}

export interface ReplaceGuard {
  readonly baseRevision: number | undefined;
}

/** Port: one contract suite for every implementation. */
export interface WorkspaceRepository {
  readonly kind: 'indexed-db' | 'memory';
  load(workspaceId: string): Promise<StoredWorkspace | undefined>;
  /**
   * Stores a whole workspace, replacing what was there. With a guard it is refused with `WORKSPACE_REVISION_CONFLICT`
   * when the stored revision is another one (`undefined`: when anything is stored).
   */
  replace(workspaceId: string, workspace: StoredWorkspace, guard?: ReplaceGuard): Promise<void>;
  /** Atomic; rejects with `WORKSPACE_REVISION_CONFLICT` when the stored revision is not `baseRevision`. */
  commit(workspaceId: string, commit: RepositoryCommit): Promise<void>;
  close(): Promise<void>;
}
