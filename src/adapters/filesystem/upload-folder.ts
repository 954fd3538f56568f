import { createNoFolder } from '../../core/workspace/folder/no-folder.js';
import type { FolderCandidate, FolderEntry, FolderPort, FolderWalk } from '../../core/workspace/folder/folder-port.js';

/**
 * For browsers that cannot link a folder: the person chooses one, its files are copied into the workspace, and the disk
 * is never written. Nothing is ever linked.
 */
export function createUploadFolder(): FolderPort {
  return {
    ...createNoFolder(),
    async pick() {
      const files = await chooseFiles();
      return files.length === 0 ? undefined : uploadCandidate(files);
    },
  };
}

/** The files of one upload: a folder input's, or dropped ones. */
export function uploadCandidate(files: readonly File[]): FolderCandidate {
  return {
    name: (files[0] && relativePath(files[0]).split('/')[0]) || 'upload',
    writable: false,
    link: async () => undefined,
    async *entries(_walk: FolderWalk): AsyncIterable<FolderEntry> {
      const entries = files.map((file) => ({ file, path: pathBelowRoot(file) }));
      entries.sort((one, other) => depth(one.path) - depth(other.path));
      for (const { file, path } of entries) yield { kind: 'file', path, open: async () => file };
    },
  };
}

/** Settles with nothing when the person turns away. */
function chooseFiles(): Promise<readonly File[]> {
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = true;
  input.webkitdirectory = true;
  return new Promise((resolve) => {
    input.addEventListener('change', () => resolve([...(input.files ?? [])]), { once: true });
    input.addEventListener('cancel', () => resolve([]), { once: true });
    input.click();
  });
}

/** A folder input names the chosen folder first. */
function pathBelowRoot(file: File): string {
  const path = relativePath(file);
  return path === '' ? file.name : path.slice(path.indexOf('/') + 1);
}

/** Empty for a file that came by itself, and outside of pages. */
function relativePath(file: File): string {
  return (file.webkitRelativePath as string | undefined) ?? '';
}

function depth(path: string): number {
  return path.split('/').length;
}
