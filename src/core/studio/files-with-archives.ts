import type { WorkspaceArchive } from '../workspace/archive-port.js';
import type { FolderContents, FolderEntry } from '../workspace/folder/folder-port.js';
import { IMPORT_LIMITS } from '../workspace/folder/import-limits.js';
import { fileName } from '../workspace/paths.js';

/**
 * The same entries, with each archive as the folder that it holds, under its own name. An archive within an archive
 * stays what it is; one that cannot be read is left out by the import, which says so.
 */
export function filesWithArchives(contents: FolderContents, archive: WorkspaceArchive | undefined): FolderContents {
  if (!archive) return contents;
  return {
    name: contents.name,
    async *entries(walk) {
      for await (const entry of contents.entries(walk)) {
        const inside = isArchive(entry, archive) ? await unpack(entry, archive) : entry;
        if ('kind' in inside) yield inside;
        else yield* below(`${folderOf(entry.path)}${inside.name}/`, inside.entries(walk));
      }
    },
  };
}

function isArchive(entry: FolderEntry, { extension }: WorkspaceArchive): entry is FolderEntry & { kind: 'file' } {
  return entry.kind === 'file' && entry.path.toLowerCase().endsWith(`.${extension}`);
}

async function unpack(
  entry: FolderEntry & { readonly kind: 'file' },
  archive: WorkspaceArchive,
): Promise<FolderContents | FolderEntry> {
  const maxEntryBytes = Math.max(IMPORT_LIMITS.assetBytes, IMPORT_LIMITS.textBytes);
  const blob = await entry.open().catch(() => undefined);
  if (!blob) return { ...entry, unfit: 'unreadable' };
  try {
    return await archive.unpack(blob, { name: fileName(entry.path), maxEntryBytes });
  } catch {
    return { ...entry, unfit: 'broken archive' };
  }
}

async function* below(prefix: string, entries: AsyncIterable<FolderEntry>): AsyncIterable<FolderEntry> {
  for await (const entry of entries) yield { ...entry, path: prefix + entry.path };
}

/** With its slash; empty at the top. */
function folderOf(path: string): string {
  return path.slice(0, path.length - fileName(path).length);
}
