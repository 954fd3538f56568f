import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { PreviewSnapshot } from '../../core/preview/preview-model.js';
import { SOURCE_LIMIT } from '../../core/workspace/limits.js';
import type { LinkedFolderSnapshot } from '../../core/workspace/folder/linked-folder-port.js';
import type { EditorDraft } from '../../core/workspace/drafts-port.js';
import type { WorkspaceSnapshot } from '../../core/workspace/workspace-model.js';
import { editorFile } from '../editor/editor-file.js';
import type { CursorMovedDetail } from '../editor/editor-events.js';
import { formatNumber } from '../locale/format-number.js';
import type { Language } from '../locale/language.js';
import { revisionChip, type RevisionState } from '../revision/revision-chip.js';
import { revisionState, unsavedCount } from './studio-status.js';
import type { StudioTranslate } from './studio-messages.js';

export interface StatusBarOptions {
  readonly t: StudioTranslate;
  readonly language: Language;
  readonly workspace: WorkspaceSnapshot;
  readonly drafts: ReadonlyMap<string, EditorDraft>;
  readonly preview: PreviewSnapshot;
  readonly folder: LinkedFolderSnapshot;
  readonly cursor: CursorMovedDetail | undefined;
}

export function statusBar(options: StatusBarOptions): TemplateResult {
  const { t, workspace, drafts, preview, folder, cursor } = options;
  const { activePath } = workspace.state;
  return html`<footer class="status" part="status-bar">
    ${workspaceChip(t, workspace, preview)}
    <span class="acknowledgement">${acknowledgementWords(t, workspace, preview)}</span>
    <span class="saved">${savedWords(t, workspace, drafts, folder)}</span>
    <span class="grow"></span>
    ${
      cursor && cursor.path === activePath
        ? html`<span class="position"
            >${t('position', { line: cursor.line, lines: cursor.lineCount, column: cursor.column })}</span
          >`
        : nothing
    }
    ${budget(options)}
  </footer>`;
}

/** The chip of the workspace's revision, with what the preview says of it; `draw` says in which form. */
export function workspaceChip(
  t: StudioTranslate,
  { state: { revision } }: WorkspaceSnapshot,
  preview: PreviewSnapshot,
  draw = revisionChip,
): TemplateResult {
  const state = revisionState(revision, preview);
  return draw({ revision, state, label: t(CHIP_LABELS[state], { revision }) });
}

const CHIP_LABELS = {
  shown: 'revisionShown',
  rendering: 'revisionRendering',
  waiting: 'revisionRendering',
  failed: 'revisionFailed',
} as const satisfies Record<RevisionState, string>;

function acknowledgementWords(t: StudioTranslate, { state }: WorkspaceSnapshot, preview: PreviewSnapshot): string {
  if (!preview.attached) return t('detached');
  switch (revisionState(state.revision, preview)) {
    case 'shown':
      return t('acknowledged');
    case 'failed':
      return t('previewFailed');
    default:
      return t('rendering');
  }
}

function savedWords(
  t: StudioTranslate,
  workspace: WorkspaceSnapshot,
  drafts: ReadonlyMap<string, EditorDraft>,
  { linked, name = '' }: LinkedFolderSnapshot,
): string {
  const unwritten = [...drafts.values()].filter(({ error }) => error !== undefined).length;
  if (unwritten > 0) return t('notWritten', { count: unwritten });
  if (drafts.size > 0) return t('typing');
  const count = unsavedCount(workspace);
  if (linked) return count === 0 ? t('folderUpToDate', { name }) : t('toWrite', { count, name });
  if (count === 0) return t(workspace.storageMode === 'memory' ? 'onlyMemory' : 'allSaved');
  return t(workspace.storageMode === 'memory' ? 'unsavedMemory' : 'unsavedStored', { count });
}

function budget({ t, language, workspace, drafts }: StatusBarOptions): TemplateResult | typeof nothing {
  const open = editorFile(workspace, drafts);
  if (open.kind !== 'text') return nothing;
  const words = { count: formatNumber(open.source.length, language), limit: formatNumber(SOURCE_LIMIT, language) };
  return html`<span
    class=${classMap({ budget: true, over: open.source.length > SOURCE_LIMIT })}
    dir="ltr"
    title=${t('budgetTitle', words)}
    >${t('budget', words)}</span
  >`;
}
