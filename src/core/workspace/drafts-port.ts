import type { CodedErrorShape } from '../base/coded-error.js';
import type { ReadableStore } from '../base/store.js';

export interface EditorDraft {
  readonly path: string;
  readonly source: string;
  /** The file's text when the draft began: a flush never overwrites a file that changed under it. */
  readonly baseSource: string;
  /** Why the last attempt to write it failed; gone with the next edit. */
  readonly error?: CodedErrorShape;
}

/**
 * Text the person has typed that is not in the workspace yet. Flushed on idle (650 ms), blur, save, and before any
 * boundary that captures an expected revision; a reset discards it (DESIGN, core/workspace).
 */
export interface EditorDrafts extends ReadableStore<ReadonlyMap<string, EditorDraft>> {
  edit(path: string, source: string): void;
  /**
   * Writes all drafts through `workspace.writeFile`. A draft that cannot be written is kept and the first error thrown
   * once the others were tried: `WORKSPACE_REVISION_CONFLICT` with `path` when the file changed under the draft.
   */
  flush(options?: { readonly signal?: AbortSignal }): Promise<void>;
  /** Whether `keep` would lose no text: there is no draft of this file yet, or one that began from `source`. */
  canKeep(path: string, source: string): boolean;
  /**
   * Keeps a text that another page's change took the place of: a draft over `baseSource`, which is in conflict with the file.
   * A draft that is there already is newer: its text stays, over that base. A write of it that is under way ends as a conflict.
   */
  keep(path: string, draft: { readonly source: string; readonly baseSource: string }): void;
  /** Takes the file's text: without a path for every draft. */
  discard(path?: string): void;
  /** The draft of a file that was renamed goes on under its new path; without a draft nothing happens. */
  move(fromPath: string, toPath: string): void;
  /** Keeps the draft over a file that changed under it: the next flush overwrites what is there now. */
  rebase(path: string): void;
}
