import type { Unzipped, UnzipFileInfo } from 'fflate';
import { CodedError, errorMessage } from '../../core/base/coded-error.js';
import type { ArchiveEntry, WorkspaceArchive } from '../../core/workspace/archive-port.js';
import type { FolderContents, FolderEntry, FolderWalk } from '../../core/workspace/folder/folder-port.js';

/** Entries of one archive; more than an import takes in. */
const MAX_ENTRIES = 10_000;
/** Bytes of an archive, and bytes that are unpacked of one; an import takes less. */
const MAX_BYTES = 64 * 1024 * 1024;

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
      const listed: UnzipFileInfo[] = [];
      let total = 0;
      try {
        if (archive.size > MAX_BYTES) throw new RangeError(`The archive has more than ${MAX_BYTES} bytes.`);
        const bytes = new Uint8Array(await archive.arrayBuffer());
        const unpacked = unzipSync(bytes, {
          filter(info) {
            // A directory of the archive can claim any number of entries: only a throw stops the reading of it.
            if (listed.push(info) > MAX_ENTRIES)
              throw new RangeError(`The archive has more than ${MAX_ENTRIES} entries.`);
            // What is stored as it is has the length of its data, whatever it claims.
            const size = info.compression === 0 ? Math.max(info.size, info.originalSize) : info.originalSize;
            if (info.name.endsWith('/') || size > maxEntryBytes || total + size > MAX_BYTES) return false;
            total += size;
            return true;
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
