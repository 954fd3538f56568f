import { fileKindOf } from '../workspace/file-kinds.js';
import { createAssetFile, createTextFile } from '../workspace/workspace-file.js';
import type { WorkspaceFile, WorkspaceState } from '../workspace/workspace-model.js';

/** Files of a small site by their path: text, or the bytes of an asset. */
export type SiteFiles = Readonly<Record<string, string | Blob>>;

/**
 * A site as the preview takes it, without a workspace behind it. A file that did not change stays the same object, so
 * nothing of it is read again. Throws `WORKSPACE_PATH_INVALID` or `WORKSPACE_FILE_TYPE_CONFLICT`.
 */
export function siteState(files: SiteFiles, before?: WorkspaceState): WorkspaceState {
  const entries = Object.entries(files).map(([path, content]) => {
    const file = fileOf(path, content, before?.files.get(path));
    return [file.path, file] as const;
  });
  return {
    rootName: 'site',
    revision: (before?.revision ?? 0) + 1,
    files: new Map(entries),
    activePath: undefined,
    checkpoint: new Map(),
  };
}

function fileOf(path: string, content: string | Blob, before: WorkspaceFile | undefined): WorkspaceFile {
  if (before?.kind === 'text' && before.source === content) return before;
  if (before?.kind === 'asset' && before.blob === content) return before;
  if (typeof content !== 'string') return createAssetFile(path, content);
  // An SVG, for instance: text to its author, an asset to a workspace.
  if (fileKindOf(path)?.kind === 'asset') return createAssetFile(path, new Blob([content]));
  return createTextFile(path, content);
}
