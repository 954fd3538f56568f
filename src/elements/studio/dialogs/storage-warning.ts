import { html, nothing, type TemplateResult } from 'lit';
import type { StudioView } from '../../../core/studio/studio-view.js';
import type { WorkspaceSnapshot } from '../../../core/workspace/workspace-model.js';
import type { ViewHost } from '../../base/store-controller.js';
import type { Language } from '../../locale/language.js';
import type { DialogStack } from '../../overlay/dialog-stack.js';
import { storageProblemDialog } from './storage-problem-dialog.js';
import { storageProblemMessages } from './storage-problem-messages.js';

interface WarningHost extends ViewHost {
  readonly spokenLanguage: Language;
}

/** Nothing is lost in silence: the line stays until the work is stored again, or the person chooses to go on without. */
export class StorageWarning {
  readonly #host: WarningHost;
  readonly #dialogs: DialogStack;
  /** What was stored when the person chose: the next failure is told again. */
  #accepted: { readonly view: StudioView; readonly revision: number | undefined } | undefined;

  constructor(host: WarningHost, dialogs: DialogStack) {
    this.#host = host;
    this.#dialogs = dialogs;
  }

  notice({ storageMode, storedRevision }: WorkspaceSnapshot): TemplateResult | typeof nothing {
    const { currentView, spokenLanguage } = this.#host;
    const accepted = this.#accepted?.view === currentView && this.#accepted?.revision === storedRevision;
    if (storageMode !== 'memory' || accepted) return nothing;
    const t = storageProblemMessages(spokenLanguage);
    return html`<div class="strip bad" part="notice" role="alert">
      <span class="dot bad"></span><span>${t('memoryOnly')}</span>
      <span class="grow"></span>
      <span class="choices">
        <button type="button" @click=${() => void this.show()}>${t('whatHappened')}</button>
        <button type="button" @click=${() => currentView?.commands.retryStorage()}>${t('retry')}</button>
      </span>
    </div>`;
  }

  async show(): Promise<void> {
    const { currentView: view, spokenLanguage } = this.#host;
    if (!view || !(await this.#dialogs.show(storageProblemDialog(view, spokenLanguage)))) return;
    this.#accepted = { view, revision: view.workspace.getSnapshot().storedRevision };
    this.#host.requestUpdate();
  }
}
