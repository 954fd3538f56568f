import { html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import type { StudioView } from '../../core/studio/studio-view.js';
import { setState } from '../base/element-state.js';
import { JigElement } from '../base/jig-element.js';
import { StoreController } from '../base/store-controller.js';
import type { CursorMovedDetail, JigCursorMovedEvent } from '../editor/editor-events.js';
import type { JigEditorElement } from '../editor/editor-element.js';
import type { Language } from '../locale/language.js';
import type { JigRevisionRequestEvent, RevisionRequestDetail } from '../revision/revision-request-event.js';
import type { JigPlaceChosenEvent } from '../search/search-events.js';
import { revisionMark } from '../revision/revision-chip.js';
import { revisionChipStyles } from '../revision/revision-chip.styles.js';
import { splitHandleStyles } from '../split/split-handle.styles.js';
import { controlStyles } from '../styles/controls.styles.js';
import { revealSelectedTab } from '../tabs/tab-list.js';
import { toastStyles } from '../toast/toast.styles.js';
import { menuStyles } from '../menu/menu.styles.js';
import { progressLineStyles } from '../progress/progress-line.styles.js';
import { badge } from '../badge/badge.js';
import { badgeStyles } from '../badge/badge.styles.js';
import { tabListStyles } from '../tabs/tab-list.styles.js';
import { chatPane } from './chat-pane.js';
import { codePane } from './code-pane.js';
import { HostPanels } from './host-panels.js';
import { saveRefusal, saveRefusalWords } from './folder-status.js';
import type { Panel } from './panel-layout.js';
import { PreviewHostElement } from './preview-host.js';
import { bottomBar, stageSwitch, waitingWords, type Pane, type PaneSwitchOptions } from './pane-switch.js';
import { StudioActions } from './studio-actions.js';
import { StudioPanels } from './studio-panels.js';
import { isAnswering, shortcutOf } from './shortcuts.js';
import { statusBar, workspaceChip } from './status-bar.js';
import { studioChromeStyles } from './studio-chrome.styles.js';
import { studioDock, type DockTab } from './studio-dock.js';
import { studioHeader } from './studio-header.js';
import { studioLayoutStyles } from './studio-layout.styles.js';
import { studioMessages } from './studio-messages.js';
import { studioNotices } from './studio-notices.js';
import { changedCount, problemsOf, wouldLoseWork } from './studio-status.js';
import { COMING_STUDIO, StudioStores, type StudioSnapshots } from './studio-stores.js';
import { UnsavedGuard } from './unsaved-guard.js';

/**
 * The whole studio around one workspace, in three columns, two, or one pane with a bar.
 *
 * @tagname jig-studio
 * @summary A tool-calling web studio in one element.
 * @slot header-start - After the workspace's name.
 * @slot header-end - At the end of the header.
 * @slot chat-empty - Instead of the text and prompts that an empty conversation begins with.
 * @slot panel-* - A panel of your own in the dock, under a name of yours: `slot="panel-orders"`; its `label` is its tab.
 * @csspart studio - The whole box.
 * @csspart header - The line at the top.
 * @csspart mark - The product's mark.
 * @csspart title - The workspace's name.
 * @csspart storage - Where the work is kept.
 * @csspart provider - Who answers the prompts.
 * @csspart undo - The undo button.
 * @csspart redo - The redo button.
 * @csspart folder - The folder's button: opens one, or its menu.
 * @csspart more - The button of the menu with what is needed seldom.
 * @csspart menu - A menu.
 * @csspart menu-item - One of its items.
 * @csspart folder-action - What a folder's line offers.
 * @csspart progress - A save under way.
 * @csspart progress-cancel - The button that stops it.
 * @csspart toasts - Where short news appear.
 * @csspart toast - One.
 * @csspart toast-dismiss - Takes one away.
 * @csspart save - The save button.
 * @csspart pane-switch - The switch of a middling studio between code and preview.
 * @csspart notice - A line under the header: what a command failed with, or text whose file is gone.
 * @csspart body - The panes.
 * @csspart tabs - The line of file tabs.
 * @csspart tab - One file's tab.
 * @csspart chat-toggle - The button that shows the chat or folds it away.
 * @csspart preview-toggle - The same for the preview.
 * @csspart dock-toggle - The same for the dock.
 * @csspart handle - A line between two panels, to be dragged.
 * @csspart new-file - The button that asks for a new file.
 * @csspart explorer-toggle - The button that shows the tree of files.
 * @csspart explorer - The `jig-explorer`; its parts come out as `explorer__…`.
 * @csspart changes - The `jig-changes`; its parts come out as `changes__…`.
 * @csspart search - The `jig-search`; its parts come out as `search__…`.
 * @csspart console - The console of the page on show.
 * @csspart dock - The panel under the editor.
 * @csspart dock-bar - Its tabs.
 * @csspart dock-tab - One of them.
 * @csspart problems - The list of problems.
 * @csspart status-bar - The line at the bottom.
 * @csspart revision - The chip of the workspace's revision.
 * @csspart bottom-bar - The pane buttons of a narrow studio.
 * @csspart pane-button - One of the buttons that show a pane.
 * @csspart dialog - A dialog.
 * @csspart confirm - The button that confirms in one.
 * @csspart keep-mine - Of a file that changed on the disk: keeps the studio's.
 * @csspart keep-theirs - Takes the disk's.
 * @csspart keep-both - Keeps both.
 * @csspart settings - The `jig-settings` in its dialog; its parts come out as `settings__…`.
 * @csspart palette - The command palette.
 * @csspart tool-form - The arguments of a tool in the palette.
 * @csspart chat - The `jig-chat`; its parts come out as `chat__…`.
 * @csspart editor - The `jig-editor`; its parts come out as `editor__…`.
 * @csspart preview - The `jig-preview`; its parts come out as `preview__…`.
 * @csspart trace - The `jig-trace`; its parts come out as `trace__…`.
 * @csspart empty - The line that stands where there is no studio.
 * @csspart catalog - The `jig-catalog`; its parts come out as `catalog__…`.
 * @cssprop [--jig-accent] - What you can do now.
 * @cssprop [--jig-surface] - The background that all others derive from.
 * @cssprop [--jig-text] - The text colour that all others derive from.
 * @cssstate running - The agent works.
 * @fires {JigRevisionRequestEvent} jig-revision-request - A revision chip was pressed; `preventDefault()` leaves it to you.
 * @cssstate loading - The workspace is being loaded.
 */
export class JigStudioElement extends PreviewHostElement {
  static override styles: CSSResultGroup = [
    JigElement.styles,
    controlStyles,
    revisionChipStyles,
    tabListStyles,
    splitHandleStyles,
    studioLayoutStyles,
    studioChromeStyles,
    menuStyles,
    toastStyles,
    progressLineStyles,
    badgeStyles,
  ];

  @query('jig-editor')
  private readonly editor!: JigEditorElement | null;

  /** Takes a prompt from the page's `?prompt=` into the composer, once. It runs nothing. */
  @property({ type: Boolean, attribute: 'prompt-link' })
  promptLink = false;

  /** The pane of a narrow studio. */
  @state()
  private pane: Pane = 'chat';

  /** What stands beside the chat of a middling one. */
  @state()
  private stage: 'code' | 'preview' = 'code';

  @state()
  private cursor: CursorMovedDetail | undefined;
  #revealedPath: string | undefined;
  readonly #internals = this.attachInternals();
  readonly #stores = new StudioStores(this);
  readonly #console = new StoreController(this, (view) => view.console);
  readonly #toolCount = new StoreController(
    this,
    (view) => view.catalog,
    (catalog) => catalog.length,
  );
  readonly #waiting = new StoreController(
    this,
    (view) => view.approvals,
    (approvals) => approvals.length,
  );
  readonly #panels = new StudioPanels(this);
  readonly #host = new HostPanels(this);
  readonly #actions = new StudioActions(this, this.#panels);

  constructor() {
    super();
    new UnsavedGuard(this, () => {
      const { workspace, drafts, folder } = this.#stores.snapshots ?? COMING_STUDIO;
      return wouldLoseWork(workspace, drafts, folder.linked);
    });
  }

  /** @internal */
  get spokenLanguage(): Language {
    return this.language;
  }

  /** @internal */
  showCode(): void {
    this.#showPane('code');
  }

  /** @internal For controllers that pick a store of the studio. */
  get currentView(): StudioView | undefined {
    return this.isConnected ? this.studio?.view : undefined;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener('keydown', this.#onKeyDown, { signal: this.connection });
  }

  /** @internal A move by `moveBefore` keeps everything: the frame of the preview lives in here. */
  connectedMoveCallback(): void {}

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    setState(this.#internals, 'loading', this.#shown?.phase === 'loading');
    setState(this.#internals, 'running', this.#shown?.agent?.running === true);
    this.#revealActiveTab();
  }

  #revealActiveTab(): void {
    const active = this.#stores.workspace.value?.state.activePath;
    if (active === this.#revealedPath || this.isFirstPicture) return;
    this.#revealedPath = active;
    revealSelectedTab(this.renderRoot.querySelector('.file-tabs .tabs'));
  }

  /** @internal While the workspace loads or the agent runs, nothing is changed by hand. */
  isLocked(): boolean {
    return this.#stores.phase.value !== 'ready' || this.#stores.agent.value?.running === true;
  }

  get #shown(): StudioSnapshots | undefined {
    return this.isStudioComing ? COMING_STUDIO : this.#stores.snapshots;
  }

  /** Brings a panel of the dock forward: `trace`, `changes`, `catalog`, `problems`, `console`, `search`, or a slot `panel-…`. */
  showPanel(name: DockTab): void {
    this.#showPane('trace');
    this.#panels.select(name);
  }

  async #openPlace(path: string, line: number): Promise<void> {
    if (this.#stores.workspace.value?.state.activePath !== path)
      await this.#actions.raise((commands) => commands.openFile(path));
    this.#showPane('code');
    await this.updateComplete;
    await this.editor?.reveal(line);
  }

  async #showRevision({ revision }: RevisionRequestDetail): Promise<void> {
    this.#showPane('trace');
    if (await this.#panels.showRevision(revision)) return;
    const text = studioMessages(this.language)('revisionNotTraced', { revision });
    this.#actions.toasts.show({ tone: 'good', text });
  }

  #showPane(pane: Pane): void {
    this.pane = pane;
    if (pane === 'preview') this.stage = 'preview';
    if (pane === 'code' || pane === 'trace') this.stage = 'code';
    if (pane === 'trace') this.#panels.tab = 'trace';
  }

  readonly #onKeyDown = (event: KeyboardEvent): void => {
    const shortcut = shortcutOf(event, this);
    if (!shortcut) return;
    event.preventDefault();
    event.stopPropagation();
    if (this.#actions.dialogs.isOpen || isAnswering(event, this)) return;
    if (shortcut === 'palette') return this.#actions.palette();
    if (shortcut === 'search') return (this.#showPane('trace'), void this.#panels.search());
    if (shortcut === 'quickOpen') return this.#actions.palette('files');
    if (this.isLocked()) return;
    const { canUndo, canRedo } = this.#stores.workspace.value ?? {};
    if (shortcut === 'save') this.#actions.save();
    if (shortcut === 'undo' && canUndo) this.#actions.undo();
    if (shortcut === 'redo' && canRedo) this.#actions.redo();
  };

  readonly #onPlaceChosen = ({ detail: { path, line } }: JigPlaceChosenEvent): void => void this.#openPlace(path, line);
  readonly #onCursorMoved = ({ detail }: JigCursorMovedEvent): void => void (this.cursor = detail);

  /** A host above has its word first: `preventDefault()` there leaves it to the host. */
  readonly #onRevisionRequest = (event: JigRevisionRequestEvent): void =>
    void setTimeout(() => event.defaultPrevented || void this.#showRevision(event.detail));

  override render(): TemplateResult {
    const t = studioMessages(this.language);
    const shown = this.#shown;
    if (!shown) return html`<p class="empty" part="empty">${t('noStudio')}</p>`;

    const { workspace, drafts, preview, agent, folder, phase } = shown;
    const loading = phase === 'loading';
    const locked = this.isLocked();
    const waiting = this.#waiting.value ?? 0;
    const panels = this.#panels;
    const openness = (panel: Panel): string => (panels.isOpen(panel) ? 'open' : 'closed');
    const waitingUnseen = panels.isOpen('chat') ? 0 : waiting;
    const switchOptions: PaneSwitchOptions = {
      t,
      selected: this.pane,
      waiting,
      chip: workspaceChip(t, workspace, preview, revisionMark),
      select: (pane) => this.#showPane(pane),
    };
    return html`<div
      class="studio"
      part="studio"
      data-pane=${this.pane}
      data-stage=${this.stage}
      @jig-place-chosen=${this.#onPlaceChosen}
      @jig-revision-request=${this.#onRevisionRequest}
      data-chat=${openness('chat')}
      data-dock=${openness('dock')}
      data-preview=${openness('preview')}
      aria-busy=${loading ? 'true' : 'false'}
    >
      ${studioHeader({
        t,
        workspace,
        agent,
        folder,
        lockedBecause: locked ? t(loading ? 'lockedLoading' : 'lockedByAgent') : undefined,
        saveRefused: saveRefusalWords(
          t,
          folder,
          saveRefusal(workspace, folder, drafts.size, { loading, locked, saving: this.#actions.saving.running }),
        ),
        chatToggle: panels.toggleButton('chat', t, { mark: badge(waitingUnseen, waitingWords(t, waitingUnseen)) }),
        previewToggle: panels.toggleButton('preview', t),
        paneSwitch: stageSwitch({ ...switchOptions, selected: this.stage }),
        actions: this.#actions,
      })}
      ${studioNotices({
        t,
        language: this.language,
        workspace,
        drafts,
        folder,
        locked,
        waitingUnseen,
        showChat: () => panels.open('chat'),
        actions: this.#actions,
        dropDraft: (path) => this.currentView?.commands.discardDraft(path),
      })}
      <div class="body" part="body">
        ${
          this.isFirstPicture
            ? nothing
            : html`
                ${chatPane({ t, promptLink: this.promptLink, hostsEmpty: this.#host.fills('chat-empty'), showSettings: this.#actions.showSettings })}
                ${panels.handle('chat', t)}
                ${codePane({
                  t,
                  workspace,
                  drafts,
                  panels,
                  disabled: loading,
                  locked,
                  open: this.#actions.openFile,
                  createFile: this.#actions.newFile,
                  cursorMoved: this.#onCursorMoved,
                })}
                <div class="dock-pane">
                  ${panels.handle('dock', t)}
                  ${studioDock({
                    t,
                    tab: panels.tab,
                    hostPanels: this.#host.panels,
                    toggle: panels.toggleButton('dock', t),
                    changeCount: changedCount(workspace, drafts),
                    toolCount: this.#toolCount.value ?? 0,
                    problems: problemsOf(preview, this.language),
                    consoleCount: this.#console.value?.entries.length ?? 0,
                    console: this.#renderConsole(),
                    select: panels.select,
                    openProblem: (path, line) => void this.#openPlace(path, line),
                  })}
                </div>
                ${panels.handle('preview', t)}
                <section class="preview-pane" id="preview" aria-label=${t('preview')}>${this.renderPreview()}</section>
              `
        }
      </div>
      ${statusBar({ t, language: this.language, workspace, drafts, preview, folder, cursor: this.cursor })}
      ${bottomBar(switchOptions)} ${this.#actions.toasts.render(t('dismiss'))} ${this.#actions.dialogs.render()}
      <input class="zip-input" type="file" accept=".zip,application/zip" hidden @change=${this.#actions.importChosen} />
    </div>`;
  }

  #renderConsole(): TemplateResult | undefined {
    const snapshot = this.#console.value;
    if (!snapshot) return undefined;
    return this.#panels.console.draw?.({
      language: this.language,
      snapshot,
      clear: () => this.currentView?.commands.clearConsole(),
      open: (path, line) => void this.#openPlace(path, line),
    });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'jig-studio': JigStudioElement;
  }
}
