import type { AssetFile, WorkspaceFile, WorkspaceState } from '../workspace-model.js';

/**
 * What was read from storage has Blobs of its own. Those whose bytes are the same as the ones known become these again, so that
 * a file nobody changed is seen as unchanged.
 */
export async function withKnownAssets(read: WorkspaceState, known: WorkspaceState): Promise<WorkspaceState> {
  return {
    ...read,
    files: await reuse(read.files, known.files),
    checkpoint: await reuse(read.checkpoint, known.checkpoint),
  };
}

type Files = ReadonlyMap<string, WorkspaceFile>;

async function reuse(files: Files, known: Files): Promise<Files> {
  const next = new Map(files);
  for (const [path, file] of files) {
    const other = known.get(path);
    if (file.kind !== 'asset' || other?.kind !== 'asset') continue;
    if (await sameBytes(file, other)) next.set(path, { ...file, blob: other.blob });
  }
  return next;
}

async function sameBytes({ blob: one }: AssetFile, { blob: other }: AssetFile): Promise<boolean> {
  if (one.size !== other.size) return false;
  const [a, b] = await Promise.all([one.arrayBuffer(), other.arrayBuffer()]);
  const [left, right] = [new Uint8Array(a), new Uint8Array(b)];
  return left.every((byte, index) => byte === right[index]);
}
