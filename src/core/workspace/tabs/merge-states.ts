import { selectActivePath } from '../entry-selection.js';
import type { WorkspaceFile, WorkspaceState } from '../workspace-model.js';
import { sameRecord } from '../workspace-file.js';
import { toOrderedFiles } from '../workspace-order.js';

/** One text that two pages changed: theirs is the file, ours is kept for the person to choose. */
export interface TextConflict {
  readonly path: string;
  /** What this page had made of it. */
  readonly source: string;
  /** What both had started from. */
  readonly baseSource: string;
}

export interface MergedStates {
  readonly state: WorkspaceState;
  readonly conflicts: readonly TextConflict[];
}

/**
 * The workspace of this page and that of another, joined file by file over what both had started from. A file that only
 * one of them changed is taken from it. Where both did: of two texts theirs stays, and ours is a conflict; an edit wins over
 * a deletion; of two other files theirs stays, and ours goes on under a name of its own, as a text does where nobody takes
 * the conflict. Nothing of either is dropped.
 */
export function mergeStates(
  base: WorkspaceState,
  mine: WorkspaceState,
  theirs: WorkspaceState,
  { takesConflict }: { readonly takesConflict: (conflict: TextConflict) => boolean },
): MergedStates {
  const files = new Map<string, WorkspaceFile>();
  const conflicts: TextConflict[] = [];
  const copies: WorkspaceFile[] = [];

  for (const path of new Set([...mine.files.keys(), ...theirs.files.keys()])) {
    const before = base.files.get(path);
    const { kept, displaced } = chooseFile(before, mine.files.get(path), theirs.files.get(path));
    if (kept) files.set(path, kept);
    if (!displaced) continue;
    const conflict = kept?.kind === 'text' ? conflictOf(displaced, before) : undefined;
    if (conflict && takesConflict(conflict)) conflicts.push(conflict);
    else copies.push(displaced);
  }
  for (const copy of copies) {
    const path = copyPath(copy.path, files);
    files.set(path, { ...copy, path });
  }

  const ordered = toOrderedFiles(files.values());
  const { activePath } = mine;
  return {
    state: {
      rootName: mine.rootName === base.rootName ? theirs.rootName : mine.rootName,
      files: ordered,
      checkpoint: mergeCheckpoints(base.checkpoint, mine.checkpoint, theirs.checkpoint),
      activePath: activePath !== undefined && ordered.has(activePath) ? activePath : selectActivePath(ordered),
      revision: Math.max(mine.revision, theirs.revision) + 1,
    },
    conflicts,
  };
}

interface Choice {
  readonly kept: WorkspaceFile | undefined;
  /** Ours, where both changed the file and theirs stays. */
  readonly displaced?: WorkspaceFile;
}

function chooseFile(
  base: WorkspaceFile | undefined,
  mine: WorkspaceFile | undefined,
  theirs: WorkspaceFile | undefined,
): Choice {
  if (sameRecord(mine, base)) return { kept: theirs };
  if (sameRecord(theirs, base) || sameRecord(mine, theirs)) return { kept: mine };
  return mine && theirs ? { kept: theirs, displaced: mine } : { kept: theirs ?? mine };
}

function conflictOf(displaced: WorkspaceFile, before: WorkspaceFile | undefined): TextConflict | undefined {
  if (displaced.kind !== 'text') return undefined;
  const { path, source } = displaced;
  return { path, source, baseSource: before?.kind === 'text' ? before.source : '' };
}

type Files = ReadonlyMap<string, WorkspaceFile>;

function mergeCheckpoints(base: Files, mine: Files, theirs: Files): Files {
  if (mine === base) return theirs;
  const merged = new Map<string, WorkspaceFile>();
  for (const path of new Set([...mine.keys(), ...theirs.keys()])) {
    const kept = sameRecord(mine.get(path), base.get(path)) ? theirs.get(path) : mine.get(path);
    if (kept) merged.set(path, kept);
  }
  return merged;
}

/** `logo.png` → `logo (2).png`, the first number that is free. */
export function copyPath(path: string, taken: { has(path: string): boolean }): string {
  const dot = path.lastIndexOf('.');
  const [stem, extension] = dot > path.lastIndexOf('/') + 1 ? [path.slice(0, dot), path.slice(dot)] : [path, ''];
  for (let number = 2; ; number++) {
    const candidate = `${stem} (${number})${extension}`;
    if (!taken.has(candidate)) return candidate;
  }
}
