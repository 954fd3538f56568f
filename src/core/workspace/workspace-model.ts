export type StorageMode = 'loading' | 'indexed-db' | 'memory';

interface WorkspaceFileBase {
  /** Canonical path: forward slashes, no `.`, `..`, empty segments or NUL, NFC. */
  readonly path: string;
  readonly mimeType: string;
  /** The path under which the checkpoint knows this file, when it was renamed since. */
  readonly renamedFrom?: string;
}

export interface TextFile extends WorkspaceFileBase {
  readonly kind: 'text';
  readonly language: string;
  readonly source: string;
}

export interface AssetFile extends WorkspaceFileBase {
  readonly kind: 'asset';
  readonly blob: Blob;
}

export type WorkspaceFile = TextFile | AssetFile;

/** One immutable value; a change makes a new one and shares everything that it did not touch. */
export interface WorkspaceState {
  readonly rootName: string;
  /** 1 for a fresh seed, 0 while loading; grows by 1 with every change of files; a reload restores it. */
  readonly revision: number;
  /** Keyed by canonical path, in the display order of CONTRACT 4. */
  readonly files: ReadonlyMap<string, WorkspaceFile>;
  readonly activePath: string | undefined;
  /** The files of the last save; what differs from it is dirty. */
  readonly checkpoint: ReadonlyMap<string, WorkspaceFile>;
}

/** What views and tools read. Derived once per state, not per reader. */
export interface WorkspaceSnapshot {
  readonly state: WorkspaceState;
  readonly dirtyPaths: readonly string[];
  readonly deletedPaths: readonly string[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly storageMode: StorageMode;
  /** At most 240 characters; present when persistence failed and the session is memory only. */
  readonly storageError?: string;
  /** Present with it: the newest revision that is known to be stored. Absent when nothing is. */
  readonly storedRevision?: number;
  /** Writes that are queued or under way. */
  readonly pendingWrites: number;
}

export type PatchOccurrence = 'first' | 'all' | 'only';

/** What may stand in a batch. */
export type BatchStep = Extract<
  WorkspaceChange,
  { readonly kind: 'create-file' | 'patch-file' | 'rename-file' | 'delete-file' }
>;

/**
 * Pure changes. `applyChange(state, change)` returns a new state or throws a coded error and changes nothing. A change
 * that leaves every file as it was returns the same state: no revision, no step of undo, no write.
 */
export type WorkspaceChange =
  | { readonly kind: 'create-file'; readonly path: string; readonly source: string }
  | { readonly kind: 'write-file'; readonly path: string; readonly source: string; readonly typing?: boolean }
  | {
      readonly kind: 'patch-file';
      readonly path: string;
      readonly search: string;
      readonly replace: string;
      /** `only`: refused with `WORKSPACE_PATCH_AMBIGUOUS` when the text is there more than once. */
      readonly occurrence: PatchOccurrence;
    }
  | { readonly kind: 'rename-file'; readonly fromPath: string; readonly toPath: string }
  | { readonly kind: 'delete-file'; readonly path: string }
  /** Back to the checkpoint: restores source and path, removes a file that was never saved, restores a deleted one. */
  | { readonly kind: 'revert-file'; readonly path: string }
  | { readonly kind: 'edit-files'; readonly writes: readonly { readonly path: string; readonly source: string }[] }
  /** Each step sees what those before it made; one refused step refuses all, with its place as `details.index`. */
  | { readonly kind: 'batch'; readonly steps: readonly BatchStep[] }
  /** Whole files in their places, new or not: what was chosen from a linked folder. */
  | { readonly kind: 'put-files'; readonly files: readonly WorkspaceFile[] }
  /** Files as they once were here; `undefined` takes one away. What was saved stays saved. */
  | { readonly kind: 'restore-files'; readonly files: ReadonlyMap<string, WorkspaceFile | undefined> }
  | {
      readonly kind: 'replace-all';
      readonly rootName: string;
      readonly files: readonly WorkspaceFile[];
      /** Its history ends here even when it has the same name. */
      readonly anotherProject?: boolean;
    };
