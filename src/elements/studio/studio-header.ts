import { html, nothing, svg, type TemplateResult } from 'lit';
import redo2 from 'lucide/dist/esm/icons/redo-2.mjs';
import save from 'lucide/dist/esm/icons/save.mjs';
import undo2 from 'lucide/dist/esm/icons/undo-2.mjs';
import type { AgentSnapshot } from '../../core/agent/agent-model.js';
import type { WorkspaceSnapshot } from '../../core/workspace/workspace-model.js';
import { iconButton } from '../icon-button/icon-button.js';
import { icon } from '../icons/icon.js';
import { folderButton, moreMenu, type FolderMenuOptions } from './folder-menu.js';
import { commandKey } from './shortcuts.js';
import type { StudioTranslate } from './studio-messages.js';
import { storageStatus, unsavedCount, type StorageStatus } from './studio-status.js';

export interface HeaderOptions extends FolderMenuOptions {
  readonly workspace: WorkspaceSnapshot;
  /** Undefined where it is not known yet who answers. */
  readonly agent: AgentSnapshot | undefined;
  /** The switch between code and preview, for middle widths. */
  readonly paneSwitch: TemplateResult;
  readonly chatToggle: TemplateResult;
  readonly previewToggle: TemplateResult;
}

export function studioHeader(options: HeaderOptions): TemplateResult {
  const { t, workspace, agent, lockedBecause, paneSwitch, actions } = options;
  const locked = lockedBecause !== undefined;
  return html`<header class="header" part="header">
    <span class="mark" part="mark">${mark}</span>
    ${workspace.state.rootName ? html`<h2 class="title" part="title">${workspace.state.rootName}</h2>` : nothing}
    ${storagePill(storageStatus(workspace), t, options.actions.showStorageProblem)}
    <slot name="header-start"></slot>
    <span class="grow"></span>
    ${paneSwitch} ${agent ? providerButton(agent, options) : nothing} ${folderButton(options)}
    <span class="actions" role="group">
      ${iconButton({ part: 'undo', name: t('undo'), shapes: undo2, disabled: locked || !workspace.canUndo, press: actions.undo })}
      ${iconButton({ part: 'redo', name: t('redo'), shapes: redo2, disabled: locked || !workspace.canRedo, press: actions.redo })}
    </span>
    ${saveButton(options)}
    <span class="actions panel-toggles" role="group">${options.chatToggle}${options.previewToggle}</span>
    ${moreMenu(options)}
    <slot name="header-end"></slot>
  </header>`;
}

function providerButton({ mode }: AgentSnapshot, { t, actions }: HeaderOptions): TemplateResult {
  return html`<button
    type="button"
    class="pill provider"
    part="provider"
    title=${t('settings')}
    @click=${actions.settings}
  >
    ${t(mode === 'local' ? 'localAgent' : 'providerAgent')}
  </button>`;
}

/** Save stays in reach where there is nothing to save, so that the reason can be read. */
function saveButton({ t, actions, folder, workspace, lockedBecause, saveRefused }: HeaderOptions): TemplateResult {
  const key = commandKey('S');
  const title = folder.linked
    ? t('saveAllTitle', { key, count: unsavedCount(workspace), name: folder.name ?? '' })
    : t('saveTitle', { key });
  return html`<button
    type="button"
    class="save"
    part="save"
    aria-label=${t('save')}
    title=${saveRefused ?? title}
    aria-disabled=${saveRefused === undefined ? nothing : 'true'}
    ?disabled=${lockedBecause !== undefined}
    @click=${() => saveRefused === undefined && actions.save()}
  >
    ${icon(save)}<span>${t('save')}</span>
  </button>`;
}

function storagePill(status: StorageStatus, t: StudioTranslate, explain: () => void): TemplateResult {
  switch (status.kind) {
    case 'loading':
      return pill('', t('loading'));
    case 'storing':
      return pill('', t('storing'));
    case 'stored':
      return pill('good', t('storedInBrowser'));
    case 'memory':
      return pill('bad', notStored(t), status.reason === undefined ? undefined : explain);
  }
}

/** In fewer words where the workspace's name would be squeezed. */
function notStored(t: StudioTranslate): TemplateResult {
  return html`<span class="long">${t('notStored')}</span><span class="short">${t('notStoredShort')}</span>`;
}

/** With a reason it can be pressed, and says it. */
function pill(tone: '' | 'good' | 'bad', words: unknown, press?: () => void): TemplateResult {
  const content = html`<span class="dot ${tone}"></span><span class="words">${words}</span>`;
  return press
    ? html`<span role="status"
        ><button type="button" class="pill storage ${tone}" part="storage" @click=${press}>${content}</button></span
      >`
    : html`<span class="pill storage ${tone}" part="storage" role="status">${content}</span>`;
}

/** A square, a stop and the work held between them: a jig. */
const mark = svg`<svg viewBox="0 0 18 18" width="18" height="18" fill="none" stroke="currentColor" stroke-width="1.8" aria-hidden="true"><path d="M3 3v12h12"></path><path d="M7 11V4.5h4"></path><circle cx="12.2" cy="10.2" r="1.4" fill="currentColor" stroke="none"></circle></svg>`;
