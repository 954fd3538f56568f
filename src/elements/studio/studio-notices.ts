import { html, nothing, type TemplateResult } from 'lit';
import x from 'lucide/dist/esm/icons/x.mjs';
import type { ToolCallError } from '../../core/protocol/result.js';
import type { EditorDraft } from '../../core/workspace/drafts-port.js';
import type { LinkedFolderSnapshot } from '../../core/workspace/folder/linked-folder-port.js';
import type { WorkspaceSnapshot } from '../../core/workspace/workspace-model.js';
import { icon } from '../icons/icon.js';
import { errorWords } from '../locale/error-words.js';
import type { Language } from '../locale/language.js';
import { folderNotice } from './folder-notices.js';
import { folderNeed } from './folder-status.js';
import type { StudioActions } from './studio-actions.js';
import { orphanDraft, unsavedCount } from './studio-status.js';
import type { StudioTranslate } from './studio-messages.js';

export interface NoticesOptions {
  readonly t: StudioTranslate;
  readonly language: Language;
  readonly workspace: WorkspaceSnapshot;
  readonly drafts: ReadonlyMap<string, EditorDraft>;
  readonly folder: LinkedFolderSnapshot;
  readonly locked: boolean;
  /** Approvals that wait in a chat that is folded away. */
  readonly waitingUnseen: number;
  readonly actions: StudioActions;
  showChat(): void;
  dropDraft(path: string): void;
}

/** The lines under the header: work that is not stored, a save under way, what the folder needs, what failed, text whose file is gone. */
export function studioNotices(options: NoticesOptions): readonly unknown[] {
  const { t, language, workspace, drafts, folder, locked, actions } = options;
  const { failure } = actions;
  const need = folderNeed(folder);
  const orphan = locked ? undefined : orphanDraft(workspace, drafts);
  return [
    actions.storageNotice(workspace),
    options.waitingUnseen > 0 ? unseenApprovals(t, options.waitingUnseen, options.showChat) : nothing,
    actions.saving.render(t, unsavedCount(workspace)),
    need
      ? folderNotice(t, need, {
          reconnect: actions.openFolder,
          grant: () => actions.withFolder((flows) => flows.grant()),
          settle: () => actions.withFolder((flows) => flows.settle()),
          choose: () => actions.withFolder((flows) => flows.choose('paths' in need ? need.paths : [])),
        })
      : nothing,
    failure ? failureNotice(t, failure, language, actions.dismissFailure) : nothing,
    orphan
      ? orphanNotice(t, orphan.path, {
          create: () => actions.recreate(orphan),
          drop: () => options.dropDraft(orphan.path),
        })
      : nothing,
  ];
}

/** Nothing goes on until the person decides, and what asks is folded away. Not where the bar of panes says it. */
function unseenApprovals(t: StudioTranslate, count: number, showChat: () => void): TemplateResult {
  const words = count === 1 ? t('approvalHiddenOne') : t('approvalHiddenMany', { count });
  return html`<div class="strip ask unseen-approvals" part="notice" role="alert">
    <span class="dot ask"></span><span>${words}</span>
    <span class="grow"></span>
    <button type="button" @click=${showChat}>${t('openChat')}</button>
  </div>`;
}

/** What a command failed with. */
function failureNotice(
  t: StudioTranslate,
  error: ToolCallError,
  language: Language,
  dismiss: () => void,
): TemplateResult {
  const name = t('dismiss');
  return html`<div class="strip bad" part="notice" role="alert">
    <span class="dot bad"></span><span>${errorWords(error, language)} <code>${error.code}</code></span>
    <span class="grow"></span>
    <button type="button" class="icon-only" aria-label=${name} title=${name} @click=${dismiss}>${icon(x)}</button>
  </div>`;
}

interface OrphanActions {
  create(): void;
  drop(): void;
}

/** Typed text whose file was deleted meanwhile: the person decides what becomes of it. */
function orphanNotice(t: StudioTranslate, path: string, { create, drop }: OrphanActions): TemplateResult {
  return html`<div class="strip ask" part="notice" role="alert">
    <span class="dot ask"></span><span>${t('orphan', { path })}</span>
    <span class="grow"></span>
    <span class="choices">
      <button type="button" @click=${create}>${t('orphanCreate')}</button>
      <button type="button" @click=${drop}>${t('orphanDrop')}</button>
    </span>
  </div>`;
}
