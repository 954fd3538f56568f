import { CodedError, errorMessage } from '../../core/base/coded-error.js';
import type { FolderContents, FolderEntry } from '../../core/workspace/folder/folder-port.js';
import type { SkipReason } from '../../core/workspace/folder/skipped-entries.js';
import { readZipDirectory, type ZipEntry } from './zip-directory.js';
import { readZipEntry } from './zip-entry-content.js';

interface ZipOptions {
  readonly name: string;
  readonly maxEntryBytes: number;
}

/**
 * A zip file as a folder. Only its directory is read at first, and an entry when it is opened: what nobody wants costs
 * nothing, however much it claims to be. Rejects with `WORKSPACE_ARCHIVE_INVALID`.
 */
export async function zipContents(archive: Blob, options: ZipOptions): Promise<FolderContents> {
  const files = await filesOf(archive, options.name);
  const root = commonFolder(files.filter((file) => !isOfMacOs(file)));
  const entries = files
    .map((file) => folderEntry(archive, file, root, options))
    .sort((one, other) => depth(one.path) - depth(other.path));
  return {
    name: root === '' ? options.name.replace(/\.zip$/i, '') || 'archive' : root.slice(0, -1),
    async *entries(): AsyncIterable<FolderEntry> {
      yield* entries;
    },
  };
}

async function filesOf(archive: Blob, name: string): Promise<readonly ZipEntry[]> {
  try {
    const files = (await readZipDirectory(archive)).filter(({ kind }) => kind !== 'directory');
    if (files.length > 0 && files.every(({ encrypted }) => encrypted)) throw new RangeError('it needs a password');
    return files;
  } catch (error) {
    const reason = errorMessage(error).slice(0, 120);
    throw new CodedError('WORKSPACE_ARCHIVE_INVALID', `${name} cannot be read as a zip file: ${reason}.`, {
      details: { reason },
      cause: error,
    });
  }
}

function folderEntry(archive: Blob, file: ZipEntry, root: string, { maxEntryBytes }: ZipOptions): FolderEntry {
  const unfit = unfitness(file, maxEntryBytes);
  return {
    kind: 'file',
    path: file.name.startsWith(root) ? file.name.slice(root.length) : file.name,
    open: async () => new Blob([await readZipEntry(archive, file)]),
    ...(unfit && { unfit }),
  };
}

function unfitness({ kind, encrypted, size, packedSize }: ZipEntry, maxEntryBytes: number): SkipReason | undefined {
  if (kind === 'special') return 'unsupported type';
  if (encrypted) return 'encrypted';
  return Math.max(size, packedSize) > maxEntryBytes ? 'too large' : undefined;
}

/** `site/` when everything lies below it, else nothing. Never what leads elsewhere: the import refuses those one by one. */
function commonFolder(files: readonly ZipEntry[]): string {
  const first = files[0]?.name ?? '';
  const root = first.slice(0, first.indexOf('/') + 1);
  if (['/', './', '../'].includes(root) || /[\\\0]/.test(root)) return '';
  return files.every(({ name }) => name.startsWith(root)) ? root : '';
}

/** macOS puts what only it knows of the files into a folder beside theirs. */
function isOfMacOs({ name }: ZipEntry): boolean {
  return name.startsWith('__MACOSX/');
}

function depth(path: string): number {
  return path.split('/').length;
}
