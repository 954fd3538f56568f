import type { FolderContents } from './folder/folder-port.js';

/** One file of an archive. */
export interface ArchiveEntry {
  /** Forward slashes, below the archive's root. */
  readonly path: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Port: a whole workspace as one file, and back. */
export interface WorkspaceArchive {
  /** Such as `zip`, without the dot. */
  readonly extension: string;
  pack(entries: readonly ArchiveEntry[]): Promise<Blob>;
  /**
   * What the archive holds, as a folder to import. A single folder around everything is its name, not part of the paths.
   * Rejects with `WORKSPACE_ARCHIVE_INVALID` for what is no such archive. An entry that says it is larger than `maxEntryBytes`
   * is listed and never unpacked; one that cannot be had is `unfit`, or rejects when it is opened.
   */
  unpack(archive: Blob, options: { readonly name: string; readonly maxEntryBytes: number }): Promise<FolderContents>;
}
