import type { ReadableStore } from '../../base/store.js';
import type { WorkspaceFile } from '../workspace-model.js';
import type { WorkspaceCommit, WorkspaceGuard } from '../workspace-port.js';
import type { FolderCandidate, FolderPermission, FolderRestore } from './folder-port.js';
import type { FolderImport } from './import-folder.js';
import type { OutsideChange } from './outside-changes.js';

/** What a view or a tool may know of the linked folder. */
export interface LinkedFolderSnapshot {
  readonly linked: boolean;
  /** Absent without a linked folder. */
  readonly name?: string;
  readonly permission: FolderPermission;
  readonly restore: FolderRestore;
  /** Where the last look found the disk other than it was left. */
  readonly outsideChanges: readonly OutsideChange[];
  /** Files whose last save has an unknown outcome: nothing is written until that is settled. */
  readonly unsettledPaths: readonly string[];
  /** An import, a save or a comparison is under way. */
  readonly busy: boolean;
}

export interface FolderWork extends WorkspaceGuard {
  readonly signal?: AbortSignal;
}

export interface FolderOpened {
  readonly commit: WorkspaceCommit;
  readonly imported: FolderImport;
}

export interface FolderSaved {
  readonly savedPaths: readonly string[];
  readonly deletedPaths: readonly string[];
}

/** Whose version of a file stays. `both` keeps the folder's under its name and this studio's beside it. */
export type FolderChoice = 'mine' | 'theirs' | 'both';

/**
 * The workspace and one folder of a disk. While a folder is linked, the workspace's checkpoint is what that folder held
 * when it was last read or written, byte for byte; dirty means that the disk has it otherwise.
 */
export interface LinkedFolder extends ReadableStore<LinkedFolderSnapshot> {
  /** Settles when a folder of an earlier session was looked for. */
  readonly ready: Promise<void>;
  /** Lets the person choose a folder; undefined when they turn away. Replaces nothing. */
  pick(): Promise<FolderCandidate | undefined>;
  /**
   * Replaces the workspace by the folder and links it. The caller has asked first when there are unsaved changes.
   * A failing import (`WORKSPACE_NO_SUPPORTED_FILES`, a stale guard) leaves workspace and link as they were.
   */
  open(candidate: FolderCandidate, work?: FolderWork): Promise<FolderOpened>;
  /** Reads the linked folder again and replaces the workspace by it; undo brings back what was there. */
  reload(work?: FolderWork): Promise<FolderOpened>;
  /**
   * Writes every dirty file and pending deletion. Each file is clean as soon as the disk has it; an error says what was
   * saved. Never writes over a file that changed on disk: `WORKSPACE_FOLDER_FILE_CHANGED`. Refused with
   * `WORKSPACE_SIDE_EFFECT_UNKNOWN` while the outcome of an earlier save, of any revision, is unknown.
   */
  saveAll(work?: FolderWork): Promise<FolderSaved>;
  /** Settles saves in doubt by what the disk holds; answers the paths that stay in doubt. Writes nothing to the disk. */
  reconcile(): Promise<readonly string[]>;
  /**
   * What the disk holds under `path`, to be compared before one decides; undefined for nothing. Throws
   * `WORKSPACE_FOLDER_NOT_CONNECTED`, `WORKSPACE_FOLDER_PERMISSION_DENIED` or `WORKSPACE_FILE_TYPE_CONFLICT`.
   */
  readFile(path: string): Promise<WorkspaceFile | undefined>;
  /** Decides about a file that differs from the disk; what the disk holds becomes the version it is compared with. */
  resolve(path: string, choice: FolderChoice): Promise<void>;
  /** Compares the disk with what it held; does nothing while that is not permitted. */
  lookForChanges(): Promise<readonly OutsideChange[]>;
  requestPermission(): Promise<FolderPermission>;
  /** Keeps the workspace, leaves the folder as it is. */
  disconnect(): Promise<void>;
  dispose(): Promise<void>;
}
