import { html, nothing, type TemplateResult } from 'lit';
import plus from 'lucide/dist/esm/icons/plus.mjs';
import type { EditorDraft } from '../../core/workspace/drafts-port.js';
import type { WorkspaceSnapshot } from '../../core/workspace/workspace-model.js';
import { icon } from '../icons/icon.js';
import { tabList } from '../tabs/tab-list.js';
import type { StudioTranslate } from './studio-messages.js';

export interface FileTabsOptions {
  readonly t: StudioTranslate;
  readonly workspace: WorkspaceSnapshot;
  readonly drafts: ReadonlyMap<string, EditorDraft>;
  readonly panelId: string;
  readonly disabled: boolean;
  /** New files cannot be made right now. */
  readonly locked: boolean;
  open(path: string): void;
  /** What shows the tree of files. */
  readonly explorerToggle: TemplateResult;
  createFile(): void;
}

/** The workspace's files as tabs, each with a dot while it differs from the last save. */
export function fileTabs({
  t,
  workspace,
  drafts,
  panelId,
  disabled,
  locked,
  explorerToggle,
  ...raise
}: FileTabsOptions): TemplateResult {
  const { files, activePath } = workspace.state;
  const dirty = new Set([...workspace.dirtyPaths, ...drafts.keys()]);
  const tabs = [...files.keys()].map((path, index) => ({
    id: `file-${index}`,
    panelId,
    selected: path === activePath,
    title: path,
    content: html`<span class="file-name">${path}</span>${
        dirty.has(path)
          ? html`<span class="dot ask" title=${t('unsavedFile')}></span
              ><span class="visually-hidden">${t('unsavedFile')}</span>`
          : nothing
      }`,
    select: () => raise.open(path),
  }));
  return html`<div class="file-tabs" part="tabs">
    ${explorerToggle} ${tabList({ label: t('files'), part: 'tab', tabs, activation: 'manual', disabled })}
    <button
      type="button"
      class="icon-only"
      part="new-file"
      title=${t('newFile')}
      aria-label=${t('newFile')}
      ?disabled=${disabled || locked}
      @click=${raise.createFile}
    >
      ${icon(plus)}
    </button>
  </div>`;
}

/** The id of the tab of the active file, which names the editor's panel. */
export function activeTabId({ state }: WorkspaceSnapshot): string {
  return `file-${[...state.files.keys()].indexOf(state.activePath ?? '')}`;
}
