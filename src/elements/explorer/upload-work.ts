import { html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import uploadIcon from 'lucide/dist/esm/icons/upload.mjs';
import type { AddFilesOutcome } from '../../core/studio/add-files.js';
import type { StudioView } from '../../core/studio/studio-view.js';
import { icon } from '../icons/icon.js';
import { errorWords } from '../locale/error-words.js';
import type { Language } from '../locale/language.js';
import { menuButton } from '../menu/menu.js';
import { confirmDialog } from '../overlay/confirm-dialog.js';
import type { DialogStack } from '../overlay/dialog-stack.js';
import { progressLine } from '../progress/progress-line.js';
import { explorerMessages, type ExplorerTranslate } from './explorer-messages.js';
import { nameOf } from './file-tree.js';
import { contentsOf, givenItems, knownCount, type GivenItem } from './given-files.js';

interface UploadHost extends ReactiveControllerHost {
  readonly renderRoot: HTMLElement | DocumentFragment;
  readonly currentView: StudioView | undefined;
}

interface UploadBench {
  readonly dialogs: DialogStack;
  language(): Language;
  /** Nothing may be changed by hand right now. */
  isLocked(): boolean;
  /** Where a paste goes. */
  currentFolder(): string;
  added(paths: readonly string[]): void;
}

interface Upload {
  /** Undefined while a folder or a zip file hides how much there is. */
  readonly total: number | undefined;
  readonly stop: AbortController;
  read: number;
  shown: boolean;
  /** All is read, and the agent works. */
  waits: boolean;
}

/** Milliseconds before progress is shown: what is done sooner needs no bar. */
const PATIENCE_MS = 250;

/** Files on their way into the workspace: the ways to choose them, progress, the questions, and the report at the end. */
export class UploadWork implements ReactiveController {
  readonly #host: UploadHost;
  readonly #bench: UploadBench;
  #running: Upload | undefined;
  #ended: AddFilesOutcome | undefined;
  #folder = '';

  constructor(host: UploadHost, bench: UploadBench) {
    this.#host = host;
    this.#bench = bench;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#running?.stop.abort();
  }

  /** The browser's own dialog; call it from a gesture. */
  choose(kind: 'files' | 'folder', folder: string): void {
    if (this.#bench.isLocked()) return;
    this.#folder = folder;
    this.#host.renderRoot.querySelector<HTMLInputElement>(`.${kind}-input`)?.click();
  }

  readonly paste = (event: ClipboardEvent): void => {
    const items = event.clipboardData ? givenItems(event.clipboardData) : [];
    if (items.length === 0 || this.#bench.isLocked()) return;
    event.preventDefault();
    void this.add(items, this.#bench.currentFolder());
  };

  async add(items: readonly GivenItem[], folder: string): Promise<void> {
    const view = this.#host.currentView;
    if (!view || items.length === 0 || this.#running) return;
    const work: Upload = { total: knownCount(items), stop: new AbortController(), read: 0, shown: false, waits: false };
    this.#running = work;
    this.forget();
    const patience = setTimeout(() => {
      work.shown = true;
      this.#host.requestUpdate();
    }, PATIENCE_MS);
    try {
      const outcome = await view.commands.addFiles(contentsOf(items, folder), {
        signal: work.stop.signal,
        mayReplace: (paths) => {
          work.waits = false;
          return this.#mayReplace(paths);
        },
        onWaiting: () => {
          work.waits = work.shown = true;
          this.#host.requestUpdate();
        },
        onProgress: (read) => {
          work.read = read;
          if (work.shown) this.#host.requestUpdate();
        },
      });
      if (this.#host.currentView === view) this.#end(outcome);
    } finally {
      clearTimeout(patience);
      this.#running = undefined;
      this.#host.requestUpdate();
    }
  }

  forget(): void {
    this.#ended = undefined;
    this.#host.requestUpdate();
  }

  #end(outcome: AddFilesOutcome): void {
    this.#ended = outcome;
    if (outcome.state !== 'added') return;
    if (outcome.paths.length > 0) this.#bench.added(outcome.paths);
    if (outcome.skipped.length > 0) void this.#report(outcome.paths, outcome.skipped);
  }

  async #mayReplace(items: readonly string[]): Promise<boolean> {
    const t = this.#t;
    const words = {
      question: t('replaceQuestion'),
      warning: t('replaceWarning'),
      confirm: t('replaceConfirm'),
      cancel: t('replaceLeave'),
      items,
    };
    return (await this.#bench.dialogs.show(confirmDialog(words))) === true;
  }

  async #report(paths: readonly string[], skipped: readonly string[]): Promise<void> {
    const report = { title: this.#t('reportTitle'), taken: takenWords(this.#t, paths), skipped };
    const { importReportDialog } = await import('../import-report/import-report-dialog.js');
    await this.#bench.dialogs.show(importReportDialog(report, this.#bench.language()));
  }

  get #t(): ExplorerTranslate {
    return explorerMessages(this.#bench.language());
  }

  /** The button with the ways to choose, and the fields behind it. */
  renderButton(): TemplateResult {
    const t = this.#t;
    const chosen = (event: Event): void => {
      const input = event.target as HTMLInputElement;
      const files = [...(input.files ?? [])];
      input.value = '';
      void this.add(files, this.#folder);
    };
    return html`${menuButton({
        menuId: 'upload-menu',
        part: 'upload',
        label: t('upload'),
        className: 'icon-only',
        content: icon(uploadIcon),
        disabled: this.#bench.isLocked(),
        entries: [
          { id: 'add-files', label: t('addFiles'), select: () => this.choose('files', '') },
          { id: 'add-folder', label: t('addFolder'), select: () => this.choose('folder', '') },
        ],
      })}<input class="files-input" type="file" multiple hidden @change=${chosen} /><input
        class="folder-input"
        type="file"
        multiple
        webkitdirectory
        hidden
        @change=${chosen}
      />`;
  }

  /** How far it is, or how it ended. */
  render(): TemplateResult {
    return html`${this.#running?.shown ? this.#renderProgress(this.#running) : nothing}
      <div role="status">
        ${this.#running?.waits ? html`<p class="news">${this.#t('waits')}</p>` : nothing}
        ${this.#ended ? this.#renderEnd(this.#ended) : nothing}
      </div>`;
  }

  /** Where dragged files would come to lie; empty for the top, undefined while none are. */
  renderHint(target: string | undefined): TemplateResult | typeof nothing {
    if (target === undefined) return nothing;
    const t = this.#t;
    return html`<p class="drop-hint" part="drop-hint">${t('dropHere', { name: target || t('top') })}</p>`;
  }

  #renderProgress({ total, read, stop }: Upload): TemplateResult {
    const t = this.#t;
    return progressLine({
      label: t('adding'),
      done: read,
      total,
      count: total === undefined ? t('addingCount', { count: read }) : t('addingOf', { count: read, total }),
      cancel: { label: t('cancel'), press: () => stop.abort() },
    });
  }

  #renderEnd(outcome: AddFilesOutcome): TemplateResult {
    const t = this.#t;
    if (outcome.state === 'cancelled') return html`<p class="news">${t('stopped')}</p>`;
    if (outcome.state === 'failed') {
      const { error } = outcome;
      return html`<p class="note">${errorWords(error, this.#bench.language())} <code>${error.code}</code></p>`;
    }
    const undo = (): void => {
      this.forget();
      void this.#host.currentView?.commands.undo();
    };
    return html`<p class="news">
      <span>${takenWords(t, outcome.paths)}</span>
      ${
        outcome.paths.length > 0
          ? html`<button type="button" part="undo-upload" ?disabled=${this.#bench.isLocked()} @click=${undo}>
              ${t('undo')}
            </button>`
          : nothing
      }
    </p>`;
  }
}

function takenWords(t: ExplorerTranslate, paths: readonly string[]): string {
  const [path] = paths;
  if (path === undefined) return t('addedNone');
  return paths.length === 1 ? t('addedOne', { name: nameOf(path) }) : t('added', { count: paths.length });
}
