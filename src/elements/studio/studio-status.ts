import type { PreviewDiagnostic, PreviewSnapshot } from '../../core/preview/preview-model.js';
import type { EditorDraft } from '../../core/workspace/drafts-port.js';
import type { WorkspaceSnapshot } from '../../core/workspace/workspace-model.js';
import { diagnosticWords } from '../locale/diagnostic-words.js';
import type { Language } from '../locale/language.js';
import { previewMessages } from '../preview/preview-messages.js';
import { troubleWords } from '../preview/trouble-words.js';
import type { RevisionState } from '../revision/revision-chip.js';

/** Where the work is kept, as the header says it. */
export type StorageStatus =
  | { readonly kind: 'loading' }
  | { readonly kind: 'stored' }
  | { readonly kind: 'storing' }
  | { readonly kind: 'memory'; readonly reason: string | undefined };

export function storageStatus(workspace: WorkspaceSnapshot): StorageStatus {
  if (workspace.storageMode === 'loading') return { kind: 'loading' };
  if (workspace.storageMode === 'memory') return { kind: 'memory', reason: workspace.storageError };
  return { kind: workspace.pendingWrites > 0 ? 'storing' : 'stored' };
}

/** How the chip of the workspace's revision looks: the preview tells the truth about it. */
export function revisionState(revision: number, preview: PreviewSnapshot): RevisionState {
  if (preview.acknowledgedRevision === revision && preview.status !== 'error') return 'shown';
  return preview.status === 'error' && preview.revision === revision ? 'failed' : 'rendering';
}

/** Files that differ from the last save, deleted ones included. */
export function unsavedCount({ dirtyPaths, deletedPaths }: WorkspaceSnapshot): number {
  return dirtyPaths.length + deletedPaths.length;
}

/** Files that a comparison with the last save shows, what is being typed included; a renamed one counts once. */
export function changedCount(
  { state, dirtyPaths, deletedPaths }: WorkspaceSnapshot,
  drafts: ReadonlyMap<string, EditorDraft>,
): number {
  const changed = new Set([...dirtyPaths, ...drafts.keys()]);
  const movedFrom = new Set(dirtyPaths.map((path) => state.files.get(path)?.renamedFrom));
  return changed.size + deletedPaths.filter((path) => !movedFrom.has(path)).length;
}

/**
 * True while leaving the page would lose work: a draft or a write under way, edits that a linked folder does not have, or
 * anything that lives in memory only. A checkpoint in memory stores nothing, so it changes nothing here; revision 1 is the untouched seed.
 */
export function wouldLoseWork(
  workspace: WorkspaceSnapshot,
  drafts: ReadonlyMap<string, EditorDraft>,
  folderLinked: boolean,
): boolean {
  if (drafts.size > 0 || workspace.pendingWrites > 0) return true;
  if (folderLinked && unsavedCount(workspace) > 0) return true;
  return workspace.storageMode === 'memory' && (workspace.state.revision > 1 || unsavedCount(workspace) > 0);
}

export interface Problem {
  readonly kind: 'runtime' | PreviewDiagnostic['kind'];
  readonly message: string;
  readonly path: string | undefined;
  readonly line: number | undefined;
}

/** A draft whose file is gone: nothing shows it as text any more, and it must neither be lost nor stand in the way. */
export function orphanDraft(
  { state }: WorkspaceSnapshot,
  drafts: ReadonlyMap<string, EditorDraft>,
): EditorDraft | undefined {
  return [...drafts.values()].find(({ path }) => state.files.get(path)?.kind !== 'text');
}

/** What is wrong with the page: its error first, then the references that the compiler could not follow. */
export function problemsOf(preview: PreviewSnapshot, language: Language): readonly Problem[] {
  const { status, error, message = '', trouble, diagnostics } = preview;
  const words = troubleWords(trouble, previewMessages(language)) ?? error?.message ?? message;
  const runtime: readonly Problem[] =
    status === 'error' ? [{ kind: 'runtime', message: words, path: error?.path, line: error?.line }] : [];
  const references = diagnostics.map((diagnostic): Problem => ({
    kind: diagnostic.kind,
    message: diagnosticWords(diagnostic, language),
    path: diagnostic.sourcePath,
    line: diagnostic.line,
  }));
  return [...runtime, ...references];
}
