import type { ReadableStore } from '../base/store.js';

export interface EditorDraft {
  readonly path: string;
  readonly source: string;
  /** The file's text when the draft began: a flush never overwrites a file that changed under it. */
  readonly baseSource: string;
}

/**
 * Text the person has typed that is not in the workspace yet. Flushed on idle (650 ms), blur, save, and before any
 * boundary that captures an expected revision; a reset discards it (DESIGN, core/workspace).
 */
export interface EditorDrafts extends ReadableStore<ReadonlyMap<string, EditorDraft>> {
  edit(path: string, source: string): void;
  /** Writes all drafts through `workspace.writeFile`. A draft that cannot be written is kept and the error thrown. */
  flush(): Promise<void>;
  discard(path?: string): void;
}
