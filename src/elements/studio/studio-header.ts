import { html, svg, type TemplateResult } from 'lit';
import redo2 from 'lucide/dist/esm/icons/redo-2.mjs';
import rotateCcw from 'lucide/dist/esm/icons/rotate-ccw.mjs';
import save from 'lucide/dist/esm/icons/save.mjs';
import undo2 from 'lucide/dist/esm/icons/undo-2.mjs';
import type { AgentSnapshot } from '../../core/agent/agent-model.js';
import type { WorkspaceSnapshot } from '../../core/workspace/workspace-model.js';
import { icon, type IconShapes } from '../icons/icon.js';
import { saveKey } from './shortcuts.js';
import type { StudioTranslate } from './studio-messages.js';
import { storageStatus, type StorageStatus } from './studio-status.js';

export interface HeaderOptions {
  readonly t: StudioTranslate;
  readonly workspace: WorkspaceSnapshot;
  readonly agent: AgentSnapshot;
  /** The workspace cannot be changed by hand right now. */
  readonly locked: boolean;
  /** The switch between code and preview, for middle widths. */
  readonly paneSwitch: TemplateResult;
  undo(): void;
  redo(): void;
  save(): void;
  reset(): void;
}

export function studioHeader(options: HeaderOptions): TemplateResult {
  const { t, workspace, agent, locked, paneSwitch } = options;
  return html`<header class="header" part="header">
    <span class="mark" part="mark">${mark}</span>
    <h2 class="title" part="title">${workspace.state.rootName}</h2>
    ${storagePill(storageStatus(workspace), t)}
    <slot name="header-start"></slot>
    <span class="grow"></span>
    ${paneSwitch}
    <span class="pill provider" part="provider">${t(agent.mode === 'local' ? 'localAgent' : 'providerAgent')}</span>
    <span class="actions" role="group">
      ${iconButton('undo', t('undo'), undo2, locked || !workspace.canUndo, options.undo)}
      ${iconButton('redo', t('redo'), redo2, locked || !workspace.canRedo, options.redo)}
      ${iconButton('reset', t('resetTitle'), rotateCcw, locked, options.reset)}
    </span>
    <button
      type="button"
      class="save"
      part="save"
      aria-label=${t('save')}
      title=${t('saveTitle', { key: saveKey() })}
      ?disabled=${locked}
      @click=${options.save}
    >
      ${icon(save)}<span>${t('save')}</span>
    </button>
    <slot name="header-end"></slot>
  </header>`;
}

function storagePill(status: StorageStatus, t: StudioTranslate): TemplateResult {
  switch (status.kind) {
    case 'loading':
      return pill('', t('loading'));
    case 'storing':
      return pill('', t('storing'));
    case 'stored':
      return pill('good', t('storedInBrowser'));
    case 'memory': {
      const words = status.reason ? t('notStoredBecause', { reason: status.reason }) : t('notStored');
      return pill('bad', words, words);
    }
  }
}

function pill(tone: '' | 'good' | 'bad', words: string, title = ''): TemplateResult {
  return html`<span class="pill storage ${tone}" part="storage" role="status" title=${title}
    ><span class="dot ${tone}"></span><span class="words">${words}</span></span
  >`;
}

function iconButton(part: string, name: string, shapes: IconShapes, off: boolean, press: () => void): TemplateResult {
  return html`<button
    type="button"
    class="icon-only"
    part=${part}
    title=${name}
    aria-label=${name}
    ?disabled=${off}
    @click=${press}
  >
    ${icon(shapes)}
  </button>`;
}

/** A square, a stop and the work held between them: a jig. */
const mark = svg`<svg viewBox="0 0 18 18" width="18" height="18" fill="none" stroke="currentColor" stroke-width="1.8" aria-hidden="true"><path d="M3 3v12h12"></path><path d="M7 11V4.5h4"></path><circle cx="12.2" cy="10.2" r="1.4" fill="currentColor" stroke="none"></circle></svg>`;
