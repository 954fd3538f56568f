import type { Unzipped, UnzipFileInfo } from 'fflate';
import { CodedError, errorMessage } from '../../core/base/coded-error.js';
import type { ArchiveEntry, WorkspaceArchive } from '../../core/workspace/archive-port.js';
import type { FolderContents, FolderEntry, FolderWalk } from '../../core/workspace/folder/folder-port.js';

/** Entries looked at; more than an import takes in. */
const MAX_ENTRIES = 10_000;

/** Zip files by fflate, which is fetched when the first one is made or read. Works wherever there are Blobs. */
export function createZipArchive(): WorkspaceArchive {
  return {
    extension: 'zip',
    async pack(entries) {
      const { zipSync } = await import('fflate');
      const files = entries.map(({ path, bytes }: ArchiveEntry) => [path, bytes] as const);
      return new Blob([zipSync(Object.fromEntries(files)) as Uint8Array<ArrayBuffer>], { type: 'application/zip' });
    },
    async unpack(archive, { name, maxEntryBytes }) {
      const { unzipSync } = await import('fflate');
      const bytes = new Uint8Array(await archive.arrayBuffer());
      const listed: UnzipFileInfo[] = [];
      try {
        const unpacked = unzipSync(bytes, {
          filter(info) {
            listed.push(info);
            return listed.length <= MAX_ENTRIES && info.originalSize <= maxEntryBytes && !info.name.endsWith('/');
          },
        });
        return contentsOf(name, listed, unpacked);
      } catch (error) {
        throw new CodedError('WORKSPACE_ARCHIVE_INVALID', `${name} is not a zip file that can be read.`, {
          details: { reason: errorMessage(error).slice(0, 120) },
          cause: error,
        });
      }
    },
  };
}

function contentsOf(archiveName: string, listed: readonly UnzipFileInfo[], unpacked: Unzipped): FolderContents {
  const files = listed.filter(({ name }) => !name.endsWith('/'));
  const root = commonFolder(files.map(({ name }) => name));
  const contents = new Map(Object.entries(unpacked));
  return {
    name: root === '' ? archiveName.replace(/\.zip$/i, '') : root.slice(0, -1),
    async *entries(_walk: FolderWalk): AsyncIterable<FolderEntry> {
      const byDepth = [...files].sort((one, other) => depth(one.name) - depth(other.name));
      for (const { name, originalSize } of byDepth) {
        const path = name.slice(root.length);
        yield { kind: 'file', path, open: async () => blobOf(contents.get(name), originalSize) };
      }
    },
  };
}

/** What was too large to unpack is told by its size alone: the import passes over it and says so. */
function blobOf(bytes: Uint8Array | undefined, size: number): Blob {
  return bytes ? new Blob([bytes as Uint8Array<ArrayBuffer>]) : ({ size } as Blob);
}

/** `site/` when everything lies below it, else nothing. */
function commonFolder(paths: readonly string[]): string {
  const first = paths[0]?.slice(0, paths[0].indexOf('/') + 1) ?? '';
  return paths.every((path) => path.startsWith(first)) ? first : '';
}

function depth(path: string): number {
  return path.split('/').length;
}
