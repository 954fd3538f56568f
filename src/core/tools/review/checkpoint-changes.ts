import type { WorkspaceFile, WorkspaceSnapshot } from '../../workspace/workspace-model.js';

/** One file that is not as it was last saved. */
export interface CheckpointChange {
  readonly path: string;
  readonly change: 'created' | 'edited' | 'renamed' | 'deleted';
  /** Where a renamed file was saved. */
  readonly fromPath?: string;
  /** As it was saved; undefined for a new file. */
  readonly before: WorkspaceFile | undefined;
  /** As it is now; undefined for a deleted one. */
  readonly after: WorkspaceFile | undefined;
}

/** What differs from the last save, in display order, what is there first. A renamed file is one change. */
export function checkpointChanges({ state, dirtyPaths, deletedPaths }: WorkspaceSnapshot): readonly CheckpointChange[] {
  const { files, checkpoint } = state;
  const moved = new Set<string>();
  const present = dirtyPaths.map((path): CheckpointChange => {
    const after = files.get(path);
    const fromPath = after?.renamedFrom;
    if (fromPath !== undefined && !files.has(fromPath) && checkpoint.has(fromPath)) {
      moved.add(fromPath);
      return { path, change: 'renamed', fromPath, before: checkpoint.get(fromPath), after };
    }
    const before = checkpoint.get(path);
    return { path, change: before ? 'edited' : 'created', before, after };
  });
  const gone = deletedPaths
    .filter((path) => !moved.has(path))
    .map((path): CheckpointChange => ({ path, change: 'deleted', before: checkpoint.get(path), after: undefined }));
  return [...present, ...gone];
}

/** Empty where there is no file. */
export function textOf(file: WorkspaceFile | undefined): string {
  return file?.kind === 'text' ? file.source : '';
}
