import type { WorkspaceFile, WorkspaceSnapshot } from '../workspace-model.js';
import { bytesOfFile, sameBytes } from './file-content.js';

/** One file to bring to the disk. `before` is what the disk held when it was last read or written. */
export type SaveStep =
  | {
      readonly kind: 'write';
      readonly path: string;
      readonly before: WorkspaceFile | undefined;
      readonly file: WorkspaceFile;
      /** A deletion goes first that stands in its way, so the disk cannot be judged before that. */
      readonly followsDeletion: boolean;
    }
  | { readonly kind: 'delete'; readonly path: string; readonly before: WorkspaceFile | undefined };

/**
 * What a save has to do, in order: writes first, so that a rename has its new file before the old one goes; but before
 * any write the deletions that a disk could take for it: `App.js` → `app.js`, or the file `a` for the folder `a/`.
 */
export function planSave({ state, dirtyPaths, deletedPaths }: WorkspaceSnapshot): readonly SaveStep[] {
  const inTheWay = deletedPaths.filter((path) => dirtyPaths.some((written) => standsInTheWay(path, written)));
  const writes = dirtyPaths.flatMap((path): readonly SaveStep[] => {
    const file = state.files.get(path);
    const followsDeletion = inTheWay.some((deleted) => standsInTheWay(deleted, path));
    return file ? [{ kind: 'write', path, before: state.checkpoint.get(path), file, followsDeletion }] : [];
  });
  const toDelete = (path: string): SaveStep => ({ kind: 'delete', path, before: state.checkpoint.get(path) });
  const others = deletedPaths.filter((path) => !inTheWay.includes(path));
  return [...inTheWay.map(toDelete), ...writes, ...others.map(toDelete)];
}

/**
 * What the disk says to a step: `ready` as it was left, `arrived` when it already holds what the step would bring, and
 * `changed` when somebody else was there.
 */
export type DiskVerdict = 'ready' | 'arrived' | 'changed';

export async function judgeDisk(step: SaveStep, disk: Uint8Array | undefined): Promise<DiskVerdict> {
  const wanted = step.kind === 'write' ? await bytesOfFile(step.file) : undefined;
  if (sameBytes(disk, wanted)) return 'arrived';
  const before = step.before && (await bytesOfFile(step.before));
  return sameBytes(disk, before) ? 'ready' : 'changed';
}

function standsInTheWay(deleted: string, written: string): boolean {
  const [one, other] = [deleted.toLowerCase(), written.toLowerCase()];
  return one === other || other.startsWith(`${one}/`) || one.startsWith(`${other}/`);
}
