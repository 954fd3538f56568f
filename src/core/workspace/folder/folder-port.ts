import type { ReadableStore } from '../../base/store.js';
import type { SkipReason } from './skipped-entries.js';

/** `unknown` while the browser has not been asked; `disconnected` when no folder is linked. */
export type FolderPermission = 'granted' | 'prompt' | 'denied' | 'unknown' | 'disconnected';

/** Where the restore of a folder of an earlier session stands; `idle` when there was none. */
export type FolderRestore = 'idle' | 'restoring' | 'restored' | 'unavailable';

/** The folder that is linked for writing; an imported folder that cannot be written is not linked. */
export interface LinkedFolderIdentity {
  readonly name: string;
  /** `folder:<uuid>`, new with every link: what the keys of durable saves are made of. */
  readonly scopeId: string;
}

export interface FolderPortSnapshot {
  readonly linked: LinkedFolderIdentity | undefined;
  readonly permission: FolderPermission;
  readonly restore: FolderRestore;
}

/** One thing found in a folder. Paths use forward slashes and the disk's own spelling. */
export type FolderEntry =
  | { readonly kind: 'directory'; readonly path: string }
  | {
      readonly kind: 'file';
      readonly path: string;
      /** Opened only when it is to be imported. The Blob may be a view of the disk: copy what is kept. */
      readonly open: () => Promise<Blob>;
      /** Why it cannot be imported, where that is known before it is opened. */
      readonly unfit?: SkipReason;
    };

export interface FolderWalk {
  /** False: the folder is reported and nothing below it is visited. */
  readonly enters: (path: string) => boolean;
}

/** A folder to read. Entries come breadth first, so that a limit cuts the deepest ones. */
export interface FolderContents {
  readonly name: string;
  entries(walk: FolderWalk): AsyncIterable<FolderEntry>;
}

/** A folder that a person chose, before anything was replaced by it. */
export interface FolderCandidate extends FolderContents {
  /** False for an upload: its files live on in the browser alone. */
  readonly writable: boolean;
  /** Makes it the linked folder, and remembers it where `remember` allows and the platform can. */
  link(options: { readonly remember: boolean }): Promise<void>;
}

/**
 * Port: one contract suite for every implementation. Handles stay behind it. Methods on the linked folder reject with
 *
 * - `WORKSPACE_FOLDER_NOT_CONNECTED` when there is none,
 * - `WORKSPACE_FOLDER_PERMISSION_DENIED` when the person or the platform refuses,
 * - `WORKSPACE_FOLDER_STALE` when the folder is gone; the link is cleared,
 * - `WORKSPACE_FILE_TYPE_CONFLICT` where a folder stands in the place of a file, or a file in that of a folder,
 * - `WORKSPACE_PATH_INVALID` for a name that the disk refuses.
 *
 * With these codes nothing was written. Any other rejection of a write or a removal leaves its outcome in doubt.
 */
export interface FolderPort extends ReadableStore<FolderPortSnapshot> {
  /** Links the folder of an earlier session again, without asking anybody. Never rejects. */
  restore(): Promise<void>;
  /** Lets the person choose; undefined when they turn away. Call it from a gesture. */
  pick(): Promise<FolderCandidate | undefined>;
  /** Forgets the link; the folder itself is left as it is. */
  disconnect(): Promise<void>;
  /** Looks at the permission again, without asking. */
  refreshPermission(): Promise<FolderPermission>;
  /** Asks the person, where the platform asks. Call it from a gesture. */
  requestWritePermission(): Promise<FolderPermission>;
  /** The linked folder, to be read again. */
  contents(): Promise<FolderContents>;
  /** Undefined when there is no such file. Finds a path whatever Unicode form the disk spells it in. */
  readFile(path: string): Promise<Blob | undefined>;
  /** Makes the folders it needs; replaces the whole file. */
  writeFile(path: string, content: Blob): Promise<void>;
  /** Nothing to remove is no failure. */
  removeFile(path: string): Promise<void>;
  /** Tells that something in the linked folder changed, whoever did it; only where the platform can. Ends by the answer. */
  watch?(onChange: () => void): () => void;
}
