import type { FolderContents, FolderEntry, FolderWalk } from '../../core/workspace/folder/folder-port.js';
import type { DirectoryHandle } from './platform-handles.js';

/** A directory as entries, breadth first; a folder within it that cannot be read throws, as the folder itself does. */
export function directoryContents(root: DirectoryHandle): FolderContents {
  return {
    name: root.name,
    async *entries({ enters }: FolderWalk): AsyncIterable<FolderEntry> {
      const waiting: { readonly directory: DirectoryHandle; readonly prefix: string }[] = [
        { directory: root, prefix: '' },
      ];
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        for await (const handle of next.directory.values()) {
          const path = `${next.prefix}${handle.name}`;
          if (handle.kind === 'file') {
            yield { kind: 'file', path, open: () => handle.getFile() };
          } else {
            yield { kind: 'directory', path };
            if (enters(path)) waiting.push({ directory: handle as DirectoryHandle, prefix: `${path}/` });
          }
        }
      }
    },
  };
}
