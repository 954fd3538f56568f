import type { EditorDraft } from '../../core/workspace/drafts-port.js';
import type { WorkspaceFile, WorkspaceSnapshot } from '../../core/workspace/workspace-model.js';

/** A file that is not as the checkpoint holds it, as the person sees it: with a draft that is not written yet. */
export interface ChangedFile {
  readonly path: string;
  readonly kind: 'added' | 'changed' | 'renamed' | 'deleted';
  /** The name under which the checkpoint knows a renamed file. */
  readonly fromPath?: string;
  readonly language: string;
  /** Undefined for a side that is not there or not text. */
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** True when either side is an asset: there are no lines to compare. */
  readonly binary: boolean;
}

/** What a save would write or remove, present files first, each in display order. */
export function changedFiles(
  { state, dirtyPaths, deletedPaths }: WorkspaceSnapshot,
  drafts: ReadonlyMap<string, EditorDraft>,
): readonly ChangedFile[] {
  const movedFrom = new Set<string>();
  const paths = new Set([...state.files.keys()].filter((path) => drafts.has(path) || dirtyPaths.includes(path)));
  const present: ChangedFile[] = [];
  for (const path of paths) {
    const file = state.files.get(path);
    if (!file) continue;
    const saved = state.checkpoint.get(file.renamedFrom ?? path);
    const changed = compare(path, file, saved, drafts.get(path)?.source);
    if (changed.before === changed.after && changed.kind === 'changed' && !changed.binary) continue;
    if (changed.fromPath !== undefined) movedFrom.add(changed.fromPath);
    present.push(changed);
  }
  const gone = deletedPaths.filter((path) => !movedFrom.has(path));
  return [...present, ...gone.map((path) => removed(path, state.checkpoint.get(path)))];
}

function compare(path: string, file: WorkspaceFile, saved: WorkspaceFile | undefined, draft?: string): ChangedFile {
  const renamed = saved !== undefined && file.renamedFrom !== undefined && file.renamedFrom !== path;
  return {
    path,
    kind: saved === undefined ? 'added' : renamed ? 'renamed' : 'changed',
    language: file.kind === 'text' ? file.language : 'plaintext',
    before: sourceOf(saved),
    after: draft ?? sourceOf(file),
    binary: file.kind === 'asset' || saved?.kind === 'asset',
    ...(renamed ? { fromPath: file.renamedFrom } : {}),
  };
}

function removed(path: string, saved: WorkspaceFile | undefined): ChangedFile {
  const language = saved?.kind === 'text' ? saved.language : 'plaintext';
  const binary = saved?.kind === 'asset';
  return { path, kind: 'deleted', language, before: sourceOf(saved), after: undefined, binary };
}

function sourceOf(file: WorkspaceFile | undefined): string | undefined {
  return file?.kind === 'text' ? file.source : undefined;
}
