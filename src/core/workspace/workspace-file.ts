import { fileKindOf } from './file-kinds.js';
import { canonicalPath } from './paths.js';
import type { AssetFile, TextFile, WorkspaceFile } from './workspace-model.js';
import { fileTypeConflict } from './workspace-errors.js';

/** A text file with language and MIME type from its extension. Throws `WORKSPACE_PATH_INVALID` or `…_TYPE_CONFLICT`. */
export function createTextFile(path: string, source: string): TextFile {
  const canonical = canonicalPath(path);
  const kind = fileKindOf(canonical);
  if (kind?.kind !== 'text') throw fileTypeConflict(canonical, 'create', kind?.kind ?? 'unsupported', 'text');
  return { path: canonical, kind: 'text', language: kind.language, mimeType: kind.mimeType, source };
}

/** An asset with the MIME type of its extension. Throws `WORKSPACE_PATH_INVALID` or `WORKSPACE_FILE_TYPE_CONFLICT`. */
export function createAssetFile(path: string, blob: Blob): AssetFile {
  const canonical = canonicalPath(path);
  const kind = fileKindOf(canonical);
  if (kind?.kind !== 'asset') throw fileTypeConflict(canonical, 'create', kind?.kind ?? 'unsupported', 'asset');
  return { path: canonical, kind: 'asset', mimeType: kind.mimeType, blob };
}

/** Whether a save of either would write the same file. A Blob is immutable, so its identity stands for its bytes. */
export function sameContent(one: WorkspaceFile | undefined, other: WorkspaceFile | undefined): boolean {
  if (one === other) return true;
  if (!one || !other || one.path !== other.path || one.mimeType !== other.mimeType) return false;
  if (one.kind === 'text') return other.kind === 'text' && one.source === other.source;
  return other.kind === 'asset' && one.blob === other.blob;
}

/** Whether storing either would leave the same record: content and origin. */
export function sameRecord(one: WorkspaceFile | undefined, other: WorkspaceFile | undefined): boolean {
  return sameContent(one, other) && one?.renamedFrom === other?.renamedFrom;
}

/** Bytes of an asset, characters of a text (CONTRACT 3.1, listFiles). */
export function fileSize(file: WorkspaceFile): number {
  return file.kind === 'text' ? file.source.length : file.blob.size;
}

/** The file as a person sees it: with the text that is being typed in it. */
export function withDraft(file: WorkspaceFile, draft: { readonly source: string } | undefined): WorkspaceFile {
  return draft && file.kind === 'text' ? { ...file, source: draft.source } : file;
}

export function withoutOrigin(file: WorkspaceFile): WorkspaceFile {
  if (file.renamedFrom === undefined) return file;
  const { renamedFrom: _origin, ...rest } = file;
  return rest;
}
