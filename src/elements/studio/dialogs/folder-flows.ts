import type { FolderOpenOutcome, StudioView } from '../../../core/studio/studio-view.js';
import type { ToolCallError, ToolCallResult } from '../../../core/protocol/result.js';
import { errorWords } from '../../locale/error-words.js';
import type { Language } from '../../locale/language.js';
import { confirmDialog } from '../../overlay/confirm-dialog.js';
import type { DialogStack } from '../../overlay/dialog-stack.js';
import type { Toasts } from '../../toast/toasts.js';
import { conflictDialog } from './conflict-dialog.js';
import { dialogMessages, type DialogTranslate } from './dialog-messages.js';
import { exportReportDialog, type ExportReport } from './export-report-dialog.js';
import { importReportDialog } from '../../import-report/import-report-dialog.js';

/** What a flow works with. */
export interface FlowBench {
  readonly view: StudioView;
  readonly dialogs: DialogStack;
  readonly toasts: Toasts;
  readonly language: Language;
}

/** What a person does with folder and archives: question, call, news. Nothing unsaved is replaced without an answer. */
export class FolderFlows {
  readonly #bench: FlowBench;
  readonly #t: DialogTranslate;

  constructor(bench: FlowBench) {
    this.#bench = bench;
    this.#t = dialogMessages(bench.language);
  }

  async openFolder(): Promise<void> {
    await this.#tell(await this.#bench.view.commands.openFolder(() => this.#mayReplace()));
  }

  async importZip(file: File): Promise<void> {
    const { commands } = this.#bench.view;
    await this.#tell(await commands.importArchive({ blob: file, name: file.name }, () => this.#mayReplace()));
  }

  async exportZip(): Promise<void> {
    this.#report(await this.#bench.view.commands.downloadArchive(), this.#t('exported'));
  }

  async exportPage(): Promise<void> {
    const { view, dialogs, toasts, language } = this.#bench;
    const result = await view.commands.exportPage();
    if (result.isError || !result.structuredContent) return this.#report(result, '');
    const { fileName: name, diagnostics } = result.structuredContent as unknown as ExportReport;
    if (diagnostics.length === 0) return toasts.show({ tone: 'good', text: this.#t('exportedPage', { name }) });
    toasts.show({
      tone: 'ask',
      text: this.#t('exportedWithRest', { name }),
      action: {
        label: this.#t('showRest'),
        press: () => void dialogs.show(exportReportDialog(this.#t, language, { fileName: name, diagnostics })),
      },
    });
  }

  async reload(): Promise<void> {
    const items = this.#unsaved();
    const words = {
      question: this.#t('reloadQuestion'),
      warning: this.#t('reloadWarning'),
      confirm: this.#t('reloadConfirm'),
      cancel: this.#t('cancel'),
      items,
    };
    if (items.length > 0 && !(await this.#bench.dialogs.show(confirmDialog(words)))) return;
    const { view } = this.#bench;
    const name = view.folder.getSnapshot().name ?? '';
    this.#report(await view.commands.reloadFolder(), this.#t('reloaded', { name }));
  }

  async disconnect(): Promise<void> {
    this.#report(await this.#bench.view.commands.disconnectFolder(), this.#t('disconnected'));
  }

  async grant(): Promise<void> {
    const permission = await this.#bench.view.commands.grantFolderAccess();
    if (permission === 'granted') this.#bench.toasts.show({ tone: 'good', text: this.#t('granted') });
  }

  async settle(): Promise<void> {
    const { view, toasts } = this.#bench;
    try {
      const left = await view.commands.reconcileFolder();
      if (left.length === 0) toasts.show({ tone: 'good', text: this.#t('settled') });
      else toasts.show({ tone: 'ask', text: this.#t('unsettled', { count: left.length }) });
    } catch (thrown) {
      this.#fail(thrown as ToolCallError);
    }
  }

  async choose(paths: readonly string[]): Promise<void> {
    const { view, dialogs, toasts } = this.#bench;
    const decided = await dialogs.show(
      conflictDialog({
        t: this.#t,
        paths,
        mine: (path) => view.workspace.getSnapshot().state.files.get(path),
        theirs: (path) => view.commands.readFolderFile(path),
        resolve: (path, choice) => view.commands.resolveFolderFile(path, choice),
      }),
    );
    if (decided) toasts.show({ tone: 'good', text: this.#t('conflictsDone') });
  }

  #unsaved(): readonly string[] {
    const { dirtyPaths, deletedPaths } = this.#bench.view.workspace.getSnapshot();
    return [...dirtyPaths, ...deletedPaths];
  }

  async #mayReplace(): Promise<boolean> {
    const answer = await this.#bench.dialogs.show(
      confirmDialog({
        question: this.#t('replaceQuestion'),
        warning: this.#t('replaceWarning'),
        confirm: this.#t('replaceConfirm'),
        cancel: this.#t('cancel'),
        items: this.#unsaved(),
      }),
    );
    return answer === true;
  }

  async #tell(outcome: FolderOpenOutcome): Promise<void> {
    if (outcome.state === 'cancelled') return;
    if (outcome.state === 'failed') return this.#fail(outcome.error);
    const { rootName: name, fileCount: count, skipped } = outcome;
    if (skipped.length === 0) {
      return this.#bench.toasts.show({ tone: 'good', text: this.#t('opened', { name, count }) });
    }
    const { dialogs, language } = this.#bench;
    const report = {
      title: this.#t('importedTitle', { name }),
      taken: this.#t('importedCount', { count }),
      skipped,
    };
    this.#bench.toasts.show({
      tone: 'ask',
      text: this.#t('openedSkipped', { name, count, skipped: skipped.length }),
      action: {
        label: this.#t('showReport'),
        press: () => void dialogs.show(importReportDialog(report, language)),
      },
    });
  }

  #report(result: ToolCallResult, done: string): void {
    if (result.isError && result.error) this.#fail(result.error);
    else this.#bench.toasts.show({ tone: 'good', text: done });
  }

  #fail(error: ToolCallError): void {
    this.#bench.toasts.show({ tone: 'bad', text: errorWords(error, this.#bench.language), code: error.code });
  }
}
