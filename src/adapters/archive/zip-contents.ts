import {
  BlobReader,
  ERR_EOCDR_NOT_FOUND,
  ERR_ENCRYPTED_CENTRAL_DIRECTORY,
  Uint8ArrayWriter,
  WARNING_MISMATCHED_CENTRAL_DIRECTORY_OFFSET,
  WARNING_TRAILING_CENTRAL_DIRECTORY_DATA,
  ZipReader,
  type Entry,
} from '@zip.js/zip.js/lib/zip-core-custom.js';
import { CodedError, errorMessage } from '../../core/base/coded-error.js';
import type { FolderContents, FolderEntry } from '../../core/workspace/folder/folder-port.js';
import type { SkipReason } from '../../core/workspace/folder/skipped-entries.js';
import { hangulName } from './zip-names.js';

interface ZipOptions {
  readonly name: string;
  readonly maxEntryBytes: number;
}

/** Entries of one archive: a folder with its packages may have as many. */
const MAX_ENTRIES = 100_000;

/** What the library reads on after: a part of the file is missing, or the directory holds more than it says. */
const DAMAGE = new Set([WARNING_MISMATCHED_CENTRAL_DIRECTORY_OFFSET, WARNING_TRAILING_CENTRAL_DIRECTORY_DATA]);

/**
 * A zip file as a folder. Only its directory is read at first, and an entry when it is opened: what nobody wants costs
 * nothing, however much it claims to be. Rejects with `WORKSPACE_ARCHIVE_INVALID`.
 */
export async function zipContents(archive: Blob, options: ZipOptions): Promise<FolderContents> {
  const files = await filesOf(archive, options.name);
  const root = commonFolder(files.filter((file) => !isOfMacOs(file)));
  const entries = files
    .map((file) => folderEntry(file, root, options))
    .sort((one, other) => depth(one.path) - depth(other.path));
  return {
    name: root === '' ? options.name.replace(/\.zip$/i, '') || 'archive' : root.slice(0, -1),
    async *entries(): AsyncIterable<FolderEntry> {
      yield* entries;
    },
  };
}

async function filesOf(archive: Blob, name: string): Promise<readonly Entry[]> {
  try {
    const files = (await entriesOf(archive)).filter(({ directory }) => !directory);
    if (files.length > 0 && files.every(({ encrypted }) => encrypted)) throw new Error('it needs a password');
    return files;
  } catch (error) {
    const reason = reasonOf(errorMessage(error)).slice(0, 120);
    throw new CodedError('WORKSPACE_ARCHIVE_INVALID', `${name} cannot be read as a zip file: ${reason}.`, {
      details: { reason },
      cause: error,
    });
  }
}

async function entriesOf(archive: Blob): Promise<readonly Entry[]> {
  const reader = new ZipReader(new BlobReader(archive), {
    useWebWorkers: false,
    // The import judges each name, and says which ones it refuses.
    filenameValidation: 'tolerant',
    decodeText: (bytes, _encoding, type) => (type === 'filename' ? hangulName(bytes) : ''),
  });
  const entries: Entry[] = [];
  for await (const entry of reader.getEntriesGenerator()) {
    if (entries.push(entry) > MAX_ENTRIES) throw new RangeError('it holds too many files');
  }
  if (reader.warnings?.some(({ reason }) => DAMAGE.has(reason))) throw new RangeError('it is damaged');
  return entries;
}

/** The library's own words are those of the format. */
function reasonOf(message: string): string {
  if (/^it /.test(message)) return message;
  if (message === ERR_EOCDR_NOT_FOUND) return 'it is not a zip file, or its end is missing';
  return message === ERR_ENCRYPTED_CENTRAL_DIRECTORY ? 'it needs a password' : 'it is damaged';
}

function folderEntry(file: Entry, root: string, { maxEntryBytes }: ZipOptions): FolderEntry {
  const unfit = unfitness(file, maxEntryBytes);
  return {
    kind: 'file',
    path: file.filename.startsWith(root) ? file.filename.slice(root.length) : file.filename,
    open: async () => new Blob([await bytesOf(file)]),
    ...(unfit && { unfit }),
  };
}

/** Rejects when they are not those that were packed, or more than the entry claims. */
async function bytesOf(file: Entry): Promise<Uint8Array<ArrayBuffer>> {
  if (file.directory) throw new TypeError('A folder has no bytes.');
  return file.getData(new Uint8ArrayWriter(), { checkCrc32: true, checkOverlappingEntry: true });
}

function unfitness(entry: Entry, maxEntryBytes: number): SkipReason | undefined {
  const { encrypted, uncompressedSize, compressedSize } = entry;
  if (isSpecial(entry)) return 'unsupported type';
  if (encrypted) return 'encrypted';
  return Math.max(uncompressedSize, compressedSize) > maxEntryBytes ? 'too large' : undefined;
}

/** A link or a device, by the file mode of Unix where one is given; any other system writes 0. */
function isSpecial({ externalFileAttributes }: Entry): boolean {
  const type = (externalFileAttributes >>> 16) & 0xf000;
  return type !== 0 && type !== 0x8000;
}

/** `site/` when everything lies below it, else nothing. Never what leads elsewhere: the import refuses those one by one. */
function commonFolder(files: readonly Entry[]): string {
  const first = files[0]?.filename ?? '';
  const root = first.slice(0, first.indexOf('/') + 1);
  if (['/', './', '../'].includes(root) || /[\\\0]/.test(root)) return '';
  return files.every(({ filename }) => filename.startsWith(root)) ? root : '';
}

/** macOS puts what only it knows of the files into a folder beside theirs. */
function isOfMacOs({ filename }: Entry): boolean {
  return filename.startsWith('__MACOSX/');
}

function depth(path: string): number {
  return path.split('/').length;
}
