import type { SideEffectResolution } from '../../durable/side-effect-model.js';
import type { Workspace } from '../workspace-port.js';
import { bytesOfBlob, bytesOfFile, digestOf, fileOfBytes, sameBytes } from './file-content.js';
import type { FolderPort } from './folder-port.js';
import { boundedRead } from './folder-reads.js';
import { guarded, type SaveOperations, type UnsettledSave } from './save-operations.js';

export interface ReconcileBench {
  readonly port: FolderPort;
  readonly workspace: Workspace;
  readonly operations: SaveOperations;
  /** What a person or a fresh reading of the folder has decided: then what the disk holds is right, whatever it is. */
  readonly decision?: string;
}

/**
 * Settles one save in doubt by what the disk holds now (spec: byte for byte before a recovery is recorded). Nothing is
 * written. False while the disk holds neither what was to be written nor what was there before, or another page is
 * still at it.
 */
export async function reconcileSave(save: UnsettledSave, bench: ReconcileBench): Promise<boolean> {
  if (!(await ensureUnknown(save, bench.operations))) return false;

  const disk = await readDisk(bench.port, save.path);
  const resolution = await resolutionOf(save, disk, bench);
  if (!resolution) return false;
  const { key } = save.record;
  const recovery = await guarded(() => bench.operations.runner.recover<string>(key, () => resolution));
  if (recovery.state === 'unknown' || recovery.state === 'pending') return false;
  if (resolution.state === 'completed') markArrived(save.path, disk, bench.workspace);
  return true;
}

export async function readDisk(port: FolderPort, path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const blob = await port.readFile(path);
  return blob && boundedRead(bytesOfBlob(blob));
}

/** A claim whose page is gone is taken over, once its lease has run out, to say that its outcome is not known. */
async function ensureUnknown({ record }: UnsettledSave, operations: SaveOperations): Promise<boolean> {
  if (record.state === 'unknown') return true;
  return guarded(async () => {
    const { status, fence } = await operations.store.claim(record.key, record.fingerprint, operations.ownerId);
    if (status === 'unknown') return true;
    if (status !== 'owner') return status !== 'pending';
    await operations.store.markUnknown(record.key, operations.ownerId, 'The page was closed.', undefined, fence);
    return true;
  });
}

async function resolutionOf(
  save: UnsettledSave,
  disk: Uint8Array<ArrayBuffer> | undefined,
  { workspace, decision }: ReconcileBench,
): Promise<SideEffectResolution<string> | undefined> {
  if (await hasArrived(save, disk, workspace)) return { state: 'completed', result: save.kind };

  const { checkpoint } = workspace.getSnapshot().state;
  const before = checkpoint.get(save.path);
  if (sameBytes(disk, before && (await bytesOfFile(before)))) {
    return { state: 'failed', reason: 'The folder still holds what it held before.' };
  }
  return decision === undefined ? undefined : { state: 'failed', reason: decision };
}

async function hasArrived(
  save: UnsettledSave,
  disk: Uint8Array<ArrayBuffer> | undefined,
  workspace: Workspace,
): Promise<boolean> {
  if (save.kind === 'delete') return disk === undefined;
  if (!disk || (await digestOf(disk)) !== save.digest) return false;

  const file = workspace.getSnapshot().state.files.get(save.path);
  const present = file && (await bytesOfFile(file));
  if (present && (await digestOf(present)) === save.digest) return sameBytes(present, disk);
  // The text has moved on, so only the digest is left of what was attempted: a weak one proves nothing.
  return save.digest.startsWith('sha256:');
}

function markArrived(path: string, disk: Uint8Array<ArrayBuffer> | undefined, workspace: Workspace): void {
  const file = disk && fileOfBytes(path, disk);
  if (!disk || file) workspace.markFilesSaved(new Map([[path, file]]));
}
