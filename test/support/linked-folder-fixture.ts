import assert from 'node:assert/strict';
import {
  createMemoryDisk,
  createMemoryFolder,
  type MemoryDisk,
  type MemoryFolder,
} from '../../src/adapters/filesystem/memory-folder.js';
import { createMemoryDurableOperationBackend } from '../../src/core/durable/memory-backend.js';
import type { DurableOperationBackend } from '../../src/core/durable/operation-backend-port.js';
import { createLinkedFolder } from '../../src/core/workspace/folder/linked-folder.js';
import type { LinkedFolder } from '../../src/core/workspace/folder/linked-folder-port.js';
import { createMemoryWorkspaceRepository } from '../../src/core/workspace/memory-repository.js';
import { createWorkspace } from '../../src/core/workspace/workspace.js';
import type { Workspace } from '../../src/core/workspace/workspace-port.js';
import { sampleSeed } from './workspace-fixtures.js';

/** What the next write or removal of a path does; undefined works. */
export type DiskFault =
  /** Rejects; the disk is as it was. */
  | 'fail'
  /** Rejects, and the disk has it all the same. */
  | 'land-and-fail'
  /** Rejects; the disk holds a part of it. */
  | 'half'
  /** Never answers; the disk has it. */
  | 'land-and-hang';

export interface LinkedFixture {
  readonly workspace: Workspace;
  readonly folder: LinkedFolder;
  readonly port: MemoryFolder;
  readonly disk: MemoryDisk;
  readonly backend: DurableOperationBackend;
  readonly faults: Map<string, DiskFault>;
  /** Writes and removals that reached the port. */
  readonly log: string[];
  /** The text on the disk. */
  onDisk(path: string): string | undefined;
  /** Another program writes; undefined deletes. */
  outside(path: string, text: string | undefined): void;
  edit(path: string, source: string): void;
  /** Runs while the folder is being read for a reload. */
  whenRead(work: () => void): void;
}

export const SITE = {
  'index.html': '<h1>One</h1>\n',
  'styles.css': 'h1 {}\n',
  'app.js': 'run();\n',
  'notes.md': '#\n',
};

/** A workspace that was opened from a folder in memory, with faults to order. */
export async function createLinkedFixture(
  files: Parameters<typeof createMemoryDisk>[1] = SITE,
  options: { readonly backend?: DurableOperationBackend; readonly now?: () => number } = {},
): Promise<LinkedFixture> {
  const workspace = createWorkspace({ id: 'w', repository: createMemoryWorkspaceRepository(), seed: sampleSeed() });
  await workspace.ready;
  const disk = createMemoryDisk('site', files);
  const port = createMemoryFolder(disk);
  const faults = new Map<string, DiskFault>();
  const log: string[] = [];
  let duringReading: (() => void) | undefined;
  const backend = options.backend ?? createMemoryDurableOperationBackend();
  const folder = createLinkedFolder({
    port: {
      ...withFaults(port, disk, faults, log),
      contents: () => port.contents().finally(() => duringReading?.()),
    },
    workspace,
    operations: backend,
    ...(options.now && { now: options.now }),
  });
  await folder.open((await folder.pick())!);
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  return {
    workspace,
    folder,
    port,
    disk,
    backend,
    faults,
    log,
    onDisk(path) {
      const bytes = disk.files.get(path);
      return bytes && decoder.decode(bytes);
    },
    outside(path, text) {
      if (text === undefined) disk.files.delete(path);
      else disk.files.set(path, new TextEncoder().encode(text));
    },
    whenRead: (work) => void (duringReading = work),
    edit: (path, source) => void workspace.apply({ kind: 'write-file', path, source }),
  };
}

function withFaults(
  port: MemoryFolder,
  disk: MemoryDisk,
  faults: ReadonlyMap<string, DiskFault>,
  log: string[],
): MemoryFolder {
  const perform = async (path: string, work: () => Promise<void>, half: () => void): Promise<void> => {
    const fault = faults.get(path);
    if (fault === 'land-and-fail' || fault === 'land-and-hang' || fault === undefined) await work();
    if (fault === 'half') half();
    if (fault === 'land-and-hang') return new Promise(() => undefined);
    if (fault !== undefined) throw new Error('The disk said no.');
  };
  return {
    ...port,
    writeFile(path, content) {
      log.push(`write ${path}`);
      const half = (): void => void disk.files.set(path, new TextEncoder().encode('half of i'));
      return perform(path, () => port.writeFile(path, content), half);
    },
    removeFile(path) {
      log.push(`delete ${path}`);
      return perform(
        path,
        () => port.removeFile(path),
        () => undefined,
      );
    },
  };
}

export function assertClean({ workspace }: LinkedFixture): void {
  const { dirtyPaths, deletedPaths } = workspace.getSnapshot();
  assert.deepEqual([dirtyPaths, deletedPaths], [[], []]);
}

export function sourceOf({ workspace }: LinkedFixture, path: string): string {
  const file = workspace.getFile(path);
  assert.ok(file.kind === 'text');
  return file.source;
}

export interface Refusal {
  readonly code: string;
  readonly retryable: boolean;
  readonly details: Readonly<Record<string, unknown>>;
}

export async function codedError(work: Promise<unknown>): Promise<Refusal> {
  return work.then(
    () => assert.fail('it should have been refused'),
    (error: Refusal) => error,
  );
}
