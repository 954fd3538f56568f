import { canonicalPath } from '../../workspace/paths.js';
import { textDigest } from '../../workspace/text-digest.js';
import { fileSize, sameRecord } from '../../workspace/workspace-file.js';
import type { BatchStep, WorkspaceFile, WorkspaceState } from '../../workspace/workspace-model.js';
import { COUNT, objectSchema, TEXT } from '../tool-schemas.js';

export const CHANGED_FILE = objectSchema(
  {
    path: TEXT,
    change: { enum: ['created', 'edited', 'renamed', 'deleted'] },
    fromPath: TEXT,
    size: COUNT,
    digest: TEXT,
  },
  ['fromPath', 'size', 'digest'],
);

export interface ChangedFile {
  readonly path: string;
  readonly change: 'created' | 'edited' | 'renamed' | 'deleted';
  /** Where a renamed file was before. */
  readonly fromPath?: string;
  /** Characters of a text, bytes of an asset. */
  readonly size?: number;
  /** Of a text, for the guard of a later edit. */
  readonly digest?: string;
}

/** What differs between two states, in display order, with a renamed file as one entry. */
export function changedFiles(
  before: WorkspaceState,
  after: WorkspaceState,
  steps: readonly BatchStep[],
): readonly ChangedFile[] {
  const origins = originsOf(before, steps);
  const changed: ChangedFile[] = [];
  const moved = new Set<string>();
  for (const file of after.files.values()) {
    const former = before.files.get(file.path);
    const fromPath = origins.get(file.path);
    if (fromPath === undefined && sameRecord(former, file)) continue;
    if (fromPath === undefined) changed.push(describe(file, former ? 'edited' : 'created'));
    else changed.push({ ...describe(file, 'renamed'), fromPath });
    if (fromPath !== undefined) moved.add(fromPath);
  }
  for (const path of before.files.keys()) {
    if (!after.files.has(path) && !moved.has(path)) changed.push({ path, change: 'deleted' });
  }
  return changed;
}

/** The paths that files of `before` have in the end, by where they are now. A file that came back has not moved. */
function originsOf(before: WorkspaceState, steps: readonly BatchStep[]): ReadonlyMap<string, string> {
  const origins = new Map([...before.files.keys()].map((path) => [path, path]));
  for (const step of steps) {
    if (step.kind === 'delete-file') origins.delete(canonicalPath(step.path));
    if (step.kind !== 'rename-file') continue;
    const fromPath = canonicalPath(step.fromPath);
    const origin = origins.get(fromPath);
    origins.delete(fromPath);
    if (origin !== undefined) origins.set(canonicalPath(step.toPath), origin);
  }
  for (const [path, origin] of origins) {
    if (path === origin) origins.delete(path);
  }
  return origins;
}

function describe(file: WorkspaceFile, change: ChangedFile['change']): ChangedFile {
  const digest = file.kind === 'text' ? { digest: textDigest(file.source) } : {};
  return { path: file.path, change, size: fileSize(file), ...digest };
}
