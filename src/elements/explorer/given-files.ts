import type { FolderContents, FolderEntry, FolderWalk } from '../../core/workspace/folder/folder-port.js';
import { joinPath } from './file-tree.js';

/** What a drop, a paste or a file field gives: files, and folders that are yet to be read. */
export type GivenItem = File | FileSystemDirectoryEntry;

/** Taken at once: a transfer is empty as soon as its event is over. */
export function givenItems({ items }: DataTransfer): readonly GivenItem[] {
  return [...items].flatMap((item): readonly GivenItem[] => {
    if (item.kind !== 'file') return [];
    const entry = item.webkitGetAsEntry();
    if (entry?.isDirectory) return [entry as FileSystemDirectoryEntry];
    const file = item.getAsFile();
    return file ? [file] : [];
  });
}

/** How many files there are, where nothing has to be opened to know it. */
export function knownCount(items: readonly GivenItem[]): number | undefined {
  const known = items.every((item) => item instanceof File && !item.name.toLowerCase().endsWith('.zip'));
  return known ? items.length : undefined;
}

/** The same as entries below `folder` of the workspace, what lies nearest to the top first. */
export function contentsOf(items: readonly GivenItem[], folder: string): FolderContents {
  return {
    name: folder,
    async *entries(walk: FolderWalk): AsyncIterable<FolderEntry> {
      const folders: { readonly directory: FileSystemDirectoryEntry; readonly path: string }[] = [];
      for (const item of items) {
        if (item instanceof File) yield fileEntry(item, joinPath(folder, item.webkitRelativePath || item.name));
        else folders.push({ directory: item, path: joinPath(folder, item.name) });
      }
      for (let next = folders.shift(); next; next = folders.shift()) {
        yield { kind: 'directory', path: next.path };
        if (!walk.enters(next.path)) continue;
        for await (const entry of childrenOf(next.directory)) {
          const path = joinPath(next.path, entry.name);
          if (entry.isDirectory) folders.push({ directory: entry as FileSystemDirectoryEntry, path });
          else yield { kind: 'file', path, open: () => openFile(entry as FileSystemFileEntry) };
        }
      }
    },
  };
}

function fileEntry(file: File, path: string): FolderEntry {
  return { kind: 'file', path, open: () => Promise.resolve(file) };
}

/** A reader gives a hundred at a time, and nothing when there are no more. */
async function* childrenOf(directory: FileSystemDirectoryEntry): AsyncIterable<FileSystemEntry> {
  const reader = directory.createReader();
  for (;;) {
    const batch = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (batch.length === 0) return;
    yield* batch;
  }
}

function openFile(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}
