import type { EditorDraft } from '../../core/workspace/drafts-port.js';
import type { TextFile, WorkspaceSnapshot } from '../../core/workspace/workspace-model.js';

/** What an editor stands in front of. */
export type EditorFile =
  | { readonly kind: 'none' }
  | { readonly kind: 'missing'; readonly path: string }
  | { readonly kind: 'asset'; readonly path: string }
  | {
      readonly kind: 'text';
      readonly file: TextFile;
      readonly source: string;
      readonly draft: EditorDraft | undefined;
    };

/** The file at `path` (the active one without), as the person sees it: with the draft that is not written yet. */
export function editorFile(
  { state }: WorkspaceSnapshot,
  drafts: ReadonlyMap<string, EditorDraft>,
  path = state.activePath,
): EditorFile {
  if (path === undefined) return { kind: 'none' };
  const file = state.files.get(path);
  if (!file) return { kind: 'missing', path };
  if (file.kind === 'asset') return { kind: 'asset', path };
  const draft = drafts.get(path);
  return { kind: 'text', file, draft, source: draft?.source ?? file.source };
}

/** A text that stands alone, without a workspace. */
export function valueFile(source: string, language: string): EditorFile {
  const file: TextFile = { kind: 'text', path: '', mimeType: 'text/plain', language, source };
  return { kind: 'text', file, source, draft: undefined };
}

/** The text that the checkpoint holds of a file, under the name it had then; undefined for a new one. */
export function savedSource({ state }: WorkspaceSnapshot, file: TextFile): string | undefined {
  const saved = state.checkpoint.get(file.renamedFrom ?? file.path);
  return saved?.kind === 'text' ? saved.source : undefined;
}

/** True when the file changed under the draft, so that the draft cannot be written over it. */
export function isInConflict(open: EditorFile): boolean {
  if (open.kind !== 'text' || !open.draft) return false;
  return open.draft.baseSource !== open.file.source && open.draft.source !== open.file.source;
}
