import { CodedError } from '../../core/base/coded-error.js';
import {
  folderPermissionDenied,
  folderStale,
  type FolderOperation,
} from '../../core/workspace/folder/folder-errors.js';
import type {
  FolderCandidate,
  FolderContents,
  FolderEntry,
  FolderPermission,
  FolderPort,
  FolderWalk,
} from '../../core/workspace/folder/folder-port.js';
import { FolderLink, newScopeId } from './folder-link.js';

/** A disk in memory. What is done to it directly is what another program does to a folder. */
export interface MemoryDisk {
  readonly name: string;
  readonly files: Map<string, Uint8Array<ArrayBuffer>>;
  /** What the platform answers for this folder. */
  permission: Exclude<FolderPermission, 'disconnected'>;
  /** The folder was deleted or unplugged. */
  gone: boolean;
}

export interface MemoryFolder extends FolderPort {
  /** The folder that the next `pick` chooses; undefined: the person turns away. */
  chosen: MemoryDisk | undefined;
}

const encoder = new TextEncoder();

export function createMemoryDisk(
  name: string,
  files: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>> = {},
): MemoryDisk {
  const entries = Object.entries(files).map(
    ([path, content]) => [path, typeof content === 'string' ? encoder.encode(content) : content] as const,
  );
  return { name, files: new Map(entries), permission: 'granted', gone: false };
}

/** For tests and for hosts without a disk. Behaves as a disk does, refusals included. */
export function createMemoryFolder(chosen?: MemoryDisk): MemoryFolder {
  const link = new FolderLink<MemoryDisk>();

  /** The linked disk, when it may be used. */
  const use = (operation: FolderOperation): MemoryDisk => {
    const { place: disk } = link.require(operation);
    if (disk.gone) {
      link.clear();
      throw folderStale(operation, disk.name, 'NotFoundError');
    }
    if (disk.permission !== 'granted') {
      throw folderPermissionDenied(operation, link.setPermission(disk.permission));
    }
    return disk;
  };

  const folder: MemoryFolder = {
    chosen,
    getSnapshot: () => link.getSnapshot(),
    subscribe: (listener) => link.subscribe(listener),
    restore: async () => undefined,
    pick: async () => folder.chosen && candidateOf(folder.chosen, link),
    disconnect: async () => link.clear(),
    refreshPermission: async () => link.setPermission(link.present?.place.permission ?? 'disconnected'),
    async requestWritePermission() {
      const disk = link.present?.place;
      if (disk?.permission === 'prompt') disk.permission = 'granted';
      return link.setPermission(disk?.permission ?? 'disconnected');
    },
    contents: async () => contentsOf(use('reload')),
    async readFile(path) {
      const disk = use('read');
      const bytes = disk.files.get(spellingOf(disk, path));
      if (!bytes && isFolder(disk, path)) throw typeConflict(path, 'read');
      return bytes && new Blob([bytes]);
    },
    async writeFile(path, content) {
      const disk = use('write');
      if (isFolder(disk, path) || isBelowFile(disk, path)) throw typeConflict(path, 'write');
      disk.files.set(spellingOf(disk, path), new Uint8Array(await content.arrayBuffer()));
    },
    async removeFile(path) {
      const disk = use('delete');
      if (isFolder(disk, path)) throw typeConflict(path, 'write');
      disk.files.delete(spellingOf(disk, path));
    },
  };
  return folder;
}

function candidateOf(disk: MemoryDisk, link: FolderLink<MemoryDisk>): FolderCandidate {
  return {
    ...contentsOf(disk),
    writable: true,
    async link() {
      link.set({ name: disk.name, scopeId: newScopeId() }, disk, disk.permission);
    },
  };
}

function contentsOf(disk: MemoryDisk): FolderContents {
  return {
    name: disk.name,
    async *entries({ enters }: FolderWalk): AsyncIterable<FolderEntry> {
      const folders = new Set<string>();
      for (const [path, bytes] of [...disk.files].sort(([one], [other]) => depth(one) - depth(other))) {
        const parents = parentsOf(path);
        for (const parent of parents.filter((each) => !folders.has(each))) {
          if (!parents.slice(0, parents.indexOf(parent)).every(enters)) break;
          folders.add(parent);
          yield { kind: 'directory', path: parent };
        }
        if (parents.every(enters)) yield { kind: 'file', path, open: async () => new Blob([bytes]) };
      }
    },
  };
}

function parentsOf(path: string): readonly string[] {
  const segments = path.split('/');
  return segments.slice(1).map((_, index) => segments.slice(0, index + 1).join('/'));
}

function depth(path: string): number {
  return path.split('/').length;
}

function spellingOf(disk: MemoryDisk, path: string): string {
  if (disk.files.has(path)) return path;
  return [...disk.files.keys()].find((each) => each.normalize('NFC') === path.normalize('NFC')) ?? path;
}

function isFolder(disk: MemoryDisk, path: string): boolean {
  return [...disk.files.keys()].some((each) => each.startsWith(`${path}/`));
}

function isBelowFile(disk: MemoryDisk, path: string): boolean {
  return parentsOf(path).some((parent) => disk.files.has(parent));
}

function typeConflict(path: string, operation: 'read' | 'write'): CodedError {
  return new CodedError('WORKSPACE_FILE_TYPE_CONFLICT', `The disk has a folder and a file in the way of "${path}".`, {
    details: { path, operation },
  });
}
