import { throwIfAborted } from '../../base/abort.js';
import { systemTimers, type Timers } from '../../base/timers.js';
import { isPathTaken } from '../changes/change-effect.js';
import { fileKindOf } from '../file-kinds.js';
import { canonicalPath } from '../paths.js';
import type { WorkspaceFile } from '../workspace-model.js';
import { noSupportedFiles } from '../workspace-errors.js';
import { bytesOfBlob, fileOfBytes } from './file-content.js';
import { isHarmlessRefusal } from './folder-errors.js';
import type { FolderContents, FolderEntry } from './folder-port.js';
import { boundedEntries, boundedRead } from './folder-reads.js';
import { IMPORT_LIMITS, type ImportLimits } from './import-limits.js';
import { SkippedEntries, type LimitReason, type SkipReason } from './skipped-entries.js';

export interface FolderImport {
  readonly rootName: string;
  readonly files: readonly WorkspaceFile[];
  /** `<path> · <reason>`, bounded; one summary per limit that ended the import. */
  readonly skipped: readonly string[];
  /** Pairs of imported paths that a disk which ignores case would merge. */
  readonly collisions: readonly (readonly [string, string])[];
}

/** The files of a folder that are within the limits, and what was left out. */
export interface FolderReading {
  readonly files: ReadonlyMap<string, WorkspaceFile>;
  readonly skipped: SkippedEntries;
}

export interface ImportOptions {
  readonly signal?: AbortSignal | undefined;
  readonly limits?: ImportLimits;
  readonly timers?: Timers;
  /** Told after each file that was taken in, with how many they are by then. */
  readonly onProgress?: ((taken: number) => void) | undefined;
}

/** Folders that tools fill with files of their own: they would use up the limits before the project's files come. */
const IGNORED_FOLDERS: ReadonlySet<string> = new Set(['node_modules', '.git', '__MACOSX']);

/**
 * Reads a folder into workspace files, within the limits. Changes nothing: the caller replaces its workspace only with
 * what came back. Throws `WORKSPACE_NO_SUPPORTED_FILES` when that is nothing.
 */
export async function importFolder(contents: FolderContents, options: ImportOptions = {}): Promise<FolderImport> {
  const { files, skipped } = await readFolder(contents, options);
  if (files.size === 0) throw noSupportedFiles(contents.name, skipped.count);
  return {
    rootName: contents.name,
    files: [...files.values()],
    skipped: skipped.toList(),
    collisions: findCaseCollisions([...files.keys()]),
  };
}

/** The same for a caller to whom nothing is an answer too. */
export async function readFolder(contents: FolderContents, options: ImportOptions = {}): Promise<FolderReading> {
  const importing = new Importing(options.limits ?? IMPORT_LIMITS, options.timers ?? systemTimers);
  for await (const entry of boundedEntries(contents, { enters: (path) => !isIgnored(path) }, options.timers)) {
    throwIfAborted(options.signal);
    const { size } = importing.files;
    if ((await importing.take(entry)) === 'stop') break;
    if (importing.files.size > size) options.onProgress?.(importing.files.size);
  }
  throwIfAborted(options.signal);
  return importing;
}

class Importing implements FolderReading {
  readonly files = new Map<string, WorkspaceFile>();
  readonly skipped = new SkippedEntries();
  readonly #limits: ImportLimits;
  readonly #timers: Timers;
  readonly #ignored = new Set<string>();
  #scanned = 0;
  #totalBytes = 0;

  constructor(limits: ImportLimits, timers: Timers) {
    this.#limits = limits;
    this.#timers = timers;
  }

  /** `stop` once a limit makes every further entry one too many. */
  async take(entry: FolderEntry): Promise<'go-on' | 'stop'> {
    const ignored = ignoredFolderOf(entry.path);
    if (ignored !== undefined) {
      if (!this.#ignored.has(ignored)) this.skipped.add(ignored, 'ignored folder');
      this.#ignored.add(ignored);
      return 'go-on';
    }
    if (++this.#scanned > this.#limits.scannedEntries) {
      return this.#stop(entry.path, 'scan limit');
    }
    return entry.kind === 'file' ? this.#takeFile(entry) : 'go-on';
  }

  async #takeFile(entry: FolderEntry & { readonly kind: 'file' }): Promise<'go-on' | 'stop'> {
    const skip = (reason: SkipReason): 'go-on' => {
      this.skipped.add(entry.path, reason);
      return 'go-on';
    };

    if (entry.unfit) return skip(entry.unfit);
    const path = importPath(entry.path);
    if (path === undefined) return skip('invalid path');
    const kind = fileKindOf(path);
    if (!kind) return skip('unsupported type');
    if (this.files.has(path)) return skip('duplicate path');
    if (isPathTaken(this.files, path)) return skip('name is taken');
    if (this.files.size >= this.#limits.files) {
      return this.#stop(entry.path, 'file limit');
    }

    const limit = kind.kind === 'text' ? this.#limits.textBytes : this.#limits.assetBytes;
    const bytes = await readWithin(entry, limit, this.#timers);
    if (!(bytes instanceof Uint8Array)) return skip(bytes);
    if (this.#totalBytes + bytes.length > this.#limits.totalBytes) {
      return this.#stop(entry.path, 'total limit');
    }
    const file = fileOfBytes(path, bytes);
    if (!file) return skip('binary');
    this.#totalBytes += bytes.length;
    this.files.set(path, file);
    return 'go-on';
  }

  #stop(path: string, reason: LimitReason): 'stop' {
    this.skipped.addLimit(path, reason);
    return 'stop';
  }
}

/** The bytes, copied: a Blob of a disk cannot be read any more once the file has changed. */
async function readWithin(
  entry: FolderEntry & { readonly kind: 'file' },
  limit: number,
  timers: Timers,
): Promise<Uint8Array<ArrayBuffer> | 'too large' | 'unreadable'> {
  try {
    const blob = await boundedRead(entry.open(), timers);
    return blob.size > limit ? 'too large' : await boundedRead(bytesOfBlob(blob), timers);
  } catch (error) {
    // A folder that is gone, may no longer be read or gives no answer is no matter of one file.
    if (isHarmlessRefusal(error)) throw error;
    return 'unreadable';
  }
}

/** Never another path than the entry's own: what would have to be rewritten to be safe is refused (spec). */
function importPath(path: string): string | undefined {
  if (path.startsWith('/') || path.includes('\\')) return undefined;
  try {
    return canonicalPath(path);
  } catch {
    return undefined;
  }
}

function isIgnored(path: string): boolean {
  return ignoredFolderOf(`${path}/`) !== undefined;
}

function ignoredFolderOf(path: string): string | undefined {
  const segments = path.split('/');
  const index = segments.findIndex((segment) => IGNORED_FOLDERS.has(segment));
  return index < 0 ? undefined : segments.slice(0, index + 1).join('/');
}

function findCaseCollisions(paths: readonly string[]): readonly (readonly [string, string])[] {
  const seen = new Map<string, string>();
  const collisions: (readonly [string, string])[] = [];
  for (const path of paths) {
    const folded = path.toLowerCase();
    const other = seen.get(folded);
    if (other === undefined) seen.set(folded, path);
    else collisions.push([other, path]);
  }
  return collisions;
}
