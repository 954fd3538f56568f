import { createToolCallError, createToolCallSuccess } from '../protocol/call-result.js';
import type { ToolCallResult } from '../protocol/result.js';
import type { ArchiveEntry, WorkspaceArchive } from '../workspace/archive-port.js';
import type { DownloadSink } from '../workspace/download-port.js';
import type { EditorDrafts } from '../workspace/drafts-port.js';
import { bytesOfFile } from '../workspace/folder/file-content.js';
import { IMPORT_LIMITS } from '../workspace/folder/import-limits.js';
import type { FolderCandidate } from '../workspace/folder/folder-port.js';
import { fileName } from '../workspace/paths.js';
import type { Workspace } from '../workspace/workspace-port.js';
import { toErrorShape } from './error-shape.js';

export interface ArchiveBench {
  readonly workspace: Workspace;
  readonly drafts: EditorDrafts;
  readonly downloads?: DownloadSink;
  readonly archive?: WorkspaceArchive;
}

/** Gives the person every file, what is typed included, as one archive. Changes nothing. */
export async function downloadArchive({
  workspace,
  drafts,
  downloads,
  archive,
}: ArchiveBench): Promise<ToolCallResult> {
  if (!downloads || !archive) {
    return createToolCallError('Nothing can be downloaded here.', { code: 'WORKSPACE_DOWNLOAD_UNAVAILABLE' });
  }
  try {
    await drafts.flush();
    const { rootName, files } = workspace.getSnapshot().state;
    const entries = await Promise.all(
      [...files.values()].map(async (file) => ({ path: file.path, bytes: await bytesOfFile(file) })),
    );
    const root = folderName(rootName);
    const content = await archive.pack(withFolder(entries, root));
    const name = `${root}.${archive.extension}`;
    const { signal } = new AbortController();
    await downloads.save({ fileName: name, mimeType: content.type, content }, { signal });
    return createToolCallSuccess({ fileName: name, files: entries.length, size: content.size });
  } catch (error) {
    const { message, ...shape } = toErrorShape(error);
    return createToolCallError(message, shape);
  }
}

/** What a folder and a file of a disk may be called. */
function folderName(rootName: string): string {
  const name = fileName(rootName.replaceAll('\\', '/')).replaceAll('\0', '');
  return ['', '.', '..'].includes(name) ? 'workspace' : name;
}

/** A single folder around everything is read as the name of the workspace: files that share one go into one more. */
function withFolder(entries: readonly ArchiveEntry[], root: string): readonly ArchiveEntry[] {
  const first = entries[0]?.path ?? '';
  const shared = first.slice(0, first.indexOf('/') + 1);
  if (shared === '' || entries.some(({ path }) => !path.startsWith(shared))) return entries;
  return entries.map(({ path, bytes }) => ({ path: `${root}/${path}`, bytes }));
}

/** An archive as a folder to open: its files are copied, nothing is linked. */
export async function archiveCandidate(
  { archive }: Pick<ArchiveBench, 'archive'>,
  { blob, name }: { readonly blob: Blob; readonly name: string },
): Promise<FolderCandidate> {
  const maxEntryBytes = Math.max(IMPORT_LIMITS.assetBytes, IMPORT_LIMITS.textBytes);
  if (!archive) throw new TypeError('This studio reads no archives.');
  const contents = await archive.unpack(blob, { name, maxEntryBytes });
  return { ...contents, writable: false, link: () => Promise.resolve() };
}
