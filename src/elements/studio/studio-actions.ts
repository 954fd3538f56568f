import { nothing, type ReactiveController } from 'lit';
import type { ToolCallError, ToolCallResult } from '../../core/protocol/result.js';
import type { StudioCommands, StudioView } from '../../core/studio/studio-view.js';
import type { EditorDraft } from '../../core/workspace/drafts-port.js';
import type { WorkspaceSnapshot } from '../../core/workspace/workspace-model.js';
import type { ViewHost } from '../base/store-controller.js';
import type { Language } from '../locale/language.js';
import { DialogStack } from '../overlay/dialog-stack.js';
import type { PaletteMode } from '../palette/palette-dialog.js';
import { Toasts } from '../toast/toasts.js';
import type { StorageWarning } from './dialogs/storage-warning.js';
import type { FolderFlows } from './dialogs/folder-flows.js';
import { SaveWork } from './save-work.js';
import type { StudioPanels } from './studio-panels.js';
import { refuseStrayFiles } from './stray-files.js';
import { studioMessages } from './studio-messages.js';

interface ActionsHost extends ViewHost, HTMLElement {
  readonly renderRoot: HTMLElement | DocumentFragment;
  readonly spokenLanguage: Language;
  /** A file was made or chosen: its pane comes forward. */
  showCode(): void;
  isLocked(): boolean;
}

const NOT_READY: ToolCallResult = {
  content: [],
  isError: true,
  error: { code: 'TOOL_REGISTRY_NOT_READY', message: '' },
};

/** What a person can do from the studio's own buttons, menus and keys; each goes through the registry as a command. */
export class StudioActions implements ReactiveController {
  readonly dialogs: DialogStack;
  readonly toasts: Toasts;
  readonly saving: SaveWork;
  /** What the last command failed with, until it is dismissed or another succeeds. */
  failure: ToolCallError | undefined;
  #storage: StorageWarning | undefined;
  readonly #host: ActionsHost;
  readonly #panels: StudioPanels;

  constructor(host: ActionsHost, panels: StudioPanels) {
    this.#host = host;
    this.#panels = panels;
    this.dialogs = new DialogStack(host);
    this.toasts = new Toasts(host);
    this.saving = new SaveWork(host);
    host.addController(this);
    host.addEventListener('dragover', refuseStrayFiles);
  }

  hostConnected(): void {}

  /** Raises a command; a refusal is shown, and the next success takes it away. */
  async raise(command: (commands: StudioCommands) => Promise<ToolCallResult>): Promise<void> {
    const view = this.#host.currentView;
    if (!view) return;
    const { error } = await command(view.commands);
    if (this.#host.currentView === view) this.#fail(error);
  }

  readonly settings = (): void => {
    const view = this.#host.currentView;
    if (!view) return;
    const content = import('../settings/settings-dialog.js').then(({ settingsDialog }) =>
      settingsDialog(view, this.#host.spokenLanguage),
    );
    void this.dialogs.show(content);
  };

  /** What the chat asks for; a host that has settings of its own prevents it. */
  readonly showSettings = (event: Event): void => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    this.settings();
  };

  /** The warning that nothing is stored, which comes with the first failure. */
  storageNotice(workspace: WorkspaceSnapshot): unknown {
    if (workspace.storageError === undefined) return nothing;
    if (!this.#storage) void this.#loadStorage();
    return this.#storage?.notice(workspace);
  }

  readonly showStorageProblem = async (): Promise<void> => (await this.#loadStorage()).show();

  async #loadStorage(): Promise<StorageWarning> {
    const { StorageWarning } = await import('./dialogs/storage-warning.js');
    this.#host.requestUpdate();
    return (this.#storage ??= new StorageWarning(this.#host, this.dialogs));
  }

  readonly dismissFailure = (): void => this.#fail(undefined);
  readonly undo = (): void => void this.raise((commands) => commands.undo());
  readonly redo = (): void => void this.raise((commands) => commands.redo());
  readonly openFile = (path: string): void => void this.raise((commands) => commands.openFile(path));

  readonly save = (): void => {
    const view = this.#host.currentView;
    if (view && !this.saving.running) void this.raise(() => this.saving.run(view));
  };

  readonly newFile = (): void => {
    const language = this.#host.spokenLanguage;
    const create = (path: string, source: string): Promise<ToolCallResult> => this.#createFile(path, source);
    void this.dialogs.show(
      import('./dialogs/new-file-dialog.js').then(({ newFileDialog }) => newFileDialog({ language, create })),
    );
  };

  readonly reset = async (): Promise<void> => {
    const t = studioMessages(this.#host.spokenLanguage);
    const words = {
      question: t('resetQuestion'),
      warning: t('resetWarning'),
      confirm: t('resetConfirm'),
      cancel: t('cancel'),
    };
    const content = import('../overlay/confirm-dialog.js').then(({ confirmDialog }) => confirmDialog(words));
    if (await this.dialogs.show(content)) await this.raise((commands) => commands.reset());
  };

  readonly openFolder = (): void => this.withFolder((flows) => flows.openFolder());
  readonly reloadFolder = (): void => this.withFolder((flows) => flows.reload());
  readonly disconnectFolder = (): void => this.withFolder((flows) => flows.disconnect());
  readonly exportZip = (): void => this.withFolder((flows) => flows.exportZip());
  readonly exportPage = (): void => this.withFolder((flows) => flows.exportPage());
  readonly importZip = (): void => this.#host.renderRoot.querySelector<HTMLInputElement>('.zip-input')?.click();
  readonly importChosen = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    const [file] = input.files ?? [];
    input.value = '';
    if (file) this.withFolder((flows) => flows.importZip(file));
  };

  /** The flows are loaded with the first one; the person's gesture still counts a moment later. */
  withFolder(run: (flows: FolderFlows) => Promise<void>): void {
    const view = this.#host.currentView;
    if (!view) return;
    const bench = { view, dialogs: this.dialogs, toasts: this.toasts, language: this.#host.spokenLanguage };
    void import('./dialogs/folder-flows.js').then(({ FolderFlows }) => run(new FolderFlows(bench)));
  }

  readonly palette = (mode: PaletteMode = 'commands'): void => {
    const view = this.#host.currentView;
    if (!view || this.dialogs.isOpen) return;
    const options = {
      view,
      language: this.#host.spokenLanguage,
      dialogs: this.dialogs,
      toasts: this.toasts,
      mode,
      locked: this.#host.isLocked(),
      openFile: (path: string) => {
        this.openFile(path);
        this.#host.showCode();
      },
      commands: new Map<string, () => void>([
        ['save', this.save],
        ['newFile', this.newFile],
        ['addFiles', () => this.#addFiles('files')],
        ['addFolder', () => this.#addFiles('folder')],
        ['settings', this.settings],
        ['openFolder', this.openFolder],
        ['importZip', this.importZip],
        ['exportZip', this.exportZip],
        ['exportPage', this.exportPage],
      ]),
    };
    void this.dialogs.show(import('../palette/palette-dialog.js').then(({ paletteDialog }) => paletteDialog(options)));
  };

  /** The draft makes way first, as one that cannot be written would end the call; it comes back when that fails. */
  recreate({ path, source }: EditorDraft): void {
    void this.raise(async (commands) => {
      commands.discardDraft(path);
      const result = await commands.createFile(path, source);
      if (result.isError) commands.editDraft(path, source);
      return result;
    });
  }

  #addFiles(kind: 'files' | 'folder'): void {
    this.#host.showCode();
    void this.#panels.addFiles(kind);
  }

  async #createFile(path: string, source: string): Promise<ToolCallResult> {
    const view: StudioView | undefined = this.#host.currentView;
    const result = await view?.commands.createFile(path, source);
    if (result && !result.isError) this.#host.showCode();
    return result ?? NOT_READY;
  }

  #fail(error: ToolCallError | undefined): void {
    this.failure = error;
    this.#host.requestUpdate();
  }
}
