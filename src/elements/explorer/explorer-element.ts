import { html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import filePlus from 'lucide/dist/esm/icons/file-plus.mjs';
import folderPlus from 'lucide/dist/esm/icons/folder-plus.mjs';
import type { ToolCallResult } from '../../core/protocol/result.js';
import type { StudioView } from '../../core/studio/studio-view.js';
import { JigElement } from '../base/jig-element.js';
import { StoreController } from '../base/store-controller.js';
import { StudioElement } from '../base/studio-element.js';
import { rowHeightOf, VirtualList } from '../virtual-list/virtual-list.js';
import { emptyState } from '../empty-state/empty-state.js';
import { iconButton } from '../icon-button/icon-button.js';
import { errorWords } from '../locale/error-words.js';
import { openMenuAt } from '../menu/menu.js';
import { menuStyles } from '../menu/menu.styles.js';
import { DialogStack } from '../overlay/dialog-stack.js';
import { placeholder } from '../placeholder/placeholder.js';
import { progressLineStyles } from '../progress/progress-line.styles.js';
import { controlStyles } from '../styles/controls.styles.js';
import { explorerStyles } from './explorer-element.styles.js';
import { explorerMessages } from './explorer-messages.js';
import { deleteQuestion } from './delete-question.js';
import { deletePath, filesUnder, renamePath } from './file-deeds.js';
import { joinPath, nameOf, parentFolder, treeRows, type TreeRow } from './file-tree.js';
import { nameField, type Naming } from './name-field.js';
import { rowMenu } from './row-menu.js';
import { TreeDrag } from './tree-drag.js';
import { treeKeys } from './tree-keys.js';
import { treeRow } from './tree-row.js';
import { UploadWork } from './upload-work.js';

const ROW_HEIGHT = 26;

/**
 * The workspace's files as a tree: open, make, rename in place, move, delete, and add what lies on this computer (files,
 * folders, zip files) by drop, paste or file field. Works by keyboard alone.
 *
 * @tagname jig-explorer
 * @summary The files of a workspace as a tree.
 * @slot empty - Instead of the line that says that there are no files.
 * @csspart bar - The line with the actions.
 * @csspart new-file - The button that makes a file.
 * @csspart new-folder - The button that makes a folder.
 * @csspart upload - The button with the ways to add files of this computer.
 * @csspart drop-hint - Says where dragged files would come to lie.
 * @csspart progress - Files that are being added.
 * @csspart progress-cancel - The button that stops it.
 * @csspart undo-upload - Takes back what was added.
 * @csspart tree - The tree.
 * @csspart row - A file or a folder.
 * @csspart entry - The mark of the page that the preview shows.
 * @csspart menu - The menu of a row.
 * @csspart menu-item - One of its items.
 * @csspart dialog - The question before something is deleted.
 * @csspart confirm - The button that confirms it.
 * @csspart empty - The line that stands where there are no files.
 */
export class JigExplorerElement extends StudioElement {
  static override styles: CSSResultGroup = [
    JigElement.styles,
    controlStyles,
    menuStyles,
    progressLineStyles,
    explorerStyles,
  ];

  @query('.tree')
  private readonly tree!: HTMLElement | null;

  @state()
  private collapsed: ReadonlySet<string> = new Set();

  /** Folders that were made here and hold nothing yet: a workspace knows files only. */
  @state()
  private emptyFolders: ReadonlySet<string> = new Set();

  @state()
  private currentPath: string | undefined;

  @state()
  private naming: Naming | undefined;

  @state()
  private note: TemplateResult | string | undefined;

  #rows: readonly TreeRow[] = [];
  #focusAfter: string | undefined;
  readonly #keys = treeKeys();
  readonly #workspace = new StoreController(this, (view) => view.workspace);
  readonly #drafts = new StoreController(this, (view) => view.drafts, undefined, 'after-paint');
  readonly #folder = new StoreController(this, (view) => view.folder);
  readonly #phase = new StoreController(this, (view) => view.phase);
  readonly #entryPath = new StoreController(
    this,
    (view) => view.preview,
    ({ entryPath }) => entryPath,
  );
  readonly #running = new StoreController(
    this,
    (view) => view.agent,
    ({ running }) => running,
  );
  readonly #window = new VirtualList(this, () => this.tree, { row: ROW_HEIGHT }, rowHeightOf('.row'));
  readonly #dialogs = new DialogStack(this);
  readonly #drag = new TreeDrag(this, {
    mayDrop: () => !this.#isLocked,
    move: (path, folder) => void this.#do((view) => renamePath(view, path, joinPath(folder, nameOf(path)))),
    add: (items, folder) => void this.#upload.add(items, folder),
  });
  readonly #upload: UploadWork = new UploadWork(this, {
    dialogs: this.#dialogs,
    language: () => this.language,
    isLocked: () => this.#isLocked,
    currentFolder: () => this.#folderAt(this.currentPath ?? ''),
    added: (paths) => this.#showAdded(paths),
  });

  get #isLocked(): boolean {
    return this.#phase.value !== 'ready' || this.#running.value === true;
  }

  protected override viewChanged(_view: StudioView | undefined): void {
    this.collapsed = new Set();
    this.emptyFolders = new Set();
    this.naming = undefined;
    this.note = undefined;
    this.#upload.forget();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#drag.listen(this, this.connection);
    this.addEventListener('paste', this.#upload.paste, { signal: this.connection });
  }

  /** Asks for files of this computer, or for a folder, by the browser's own dialog; call it from a gesture. */
  chooseFiles(kind: 'files' | 'folder' = 'files'): void {
    this.#upload.choose(kind, '');
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    const path = this.#focusAfter;
    if (path === undefined || this.naming) return;
    this.#focusAfter = undefined;
    this.#rowElement(path)?.focus({ preventScroll: true });
  }

  #rowElement(path: string): HTMLElement | undefined {
    return [...(this.tree?.querySelectorAll<HTMLElement>('.row') ?? [])].find((row) => row.dataset['path'] === path);
  }

  /** Runs a tool; a refusal is told above the tree. */
  async #do(run: (view: StudioView) => Promise<ToolCallResult>): Promise<ToolCallResult | undefined> {
    if (!this.view) return undefined;
    const result = await run(this.view);
    const { error } = result;
    this.note = error ? html`${errorWords(error, this.language)} <code>${error.code}</code>` : undefined;
    return result;
  }

  #focusRow(path: string): void {
    this.currentPath = path;
    this.#focusAfter = path;
    this.#window.reveal(this.#rows.findIndex((row) => row.path === path));
  }

  #toggle(path: string): void {
    const collapsed = new Set(this.collapsed);
    if (!collapsed.delete(path)) collapsed.add(path);
    this.collapsed = collapsed;
    this.#focusAfter = path;
  }

  #open(path: string): void {
    void this.#do((view) => view.commands.openFile(path));
  }

  readonly #onKeyDown = (event: KeyboardEvent): void => {
    const path = (event.target as HTMLElement).closest<HTMLElement>('.row')?.dataset['path'];
    if (path === undefined || this.naming) return;
    const step = this.#keys(event, this.#rows, path, this.matches(':dir(rtl)'));
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    switch (step.kind) {
      case 'focus':
        return this.#focusRow(step.path);
      case 'toggle':
        return this.#toggle(path);
      case 'open':
        return this.#open(path);
      case 'menu': {
        const { left, bottom } = (event.target as HTMLElement).getBoundingClientRect();
        return this.#openMenu(path, left + 24, bottom);
      }
      case 'rename':
        return this.#rename(path);
      case 'delete':
        return void this.#delete(path);
    }
  };

  readonly #onClick = (event: MouseEvent): void => {
    const row = (event.target as HTMLElement).closest<HTMLElement>('.row');
    const path = row?.dataset['path'];
    if (path === undefined || (event.target as Element).localName === 'input') return;
    this.currentPath = path;
    if (row?.classList.contains('folder')) this.#toggle(path);
    else this.#open(path);
  };

  readonly #onContextMenu = (event: MouseEvent): void => {
    const path = (event.target as HTMLElement).closest<HTMLElement>('.row')?.dataset['path'];
    if (path === undefined) return;
    event.preventDefault();
    this.#openMenu(path, event.clientX, event.clientY);
  };

  #openMenu(path: string, x: number, y: number): void {
    this.currentPath = path;
    void this.updateComplete.then(() => {
      this.#rowElement(path)?.focus({ preventScroll: true });
      const element = this.renderRoot.querySelector<HTMLElement>('#row-menu');
      if (element) openMenuAt(element, { x, y });
    });
  }

  /** With the whole path to start from it does what dragging does, for who does not drag (WCAG 2.5.7). */
  #rename(path: string, start = nameOf(path)): void {
    if (!this.#isLocked) this.naming = { kind: 'rename', path, start };
  }

  #make(kind: 'file' | 'folder', beside = this.currentPath): void {
    if (this.#isLocked) return;
    const row = this.#rows.find(({ path }) => path === beside);
    const folder = this.#folderAt(beside ?? '');
    if (row?.kind === 'folder' && !row.expanded) this.#toggle(row.path);
    this.naming = { kind, path: folder, start: '' };
  }

  /** The name is taken, or refused: then the field stays as it is, with the reason above the tree. */
  readonly #name = async (name: string): Promise<void> => {
    const naming = this.naming;
    if (!naming) return;
    const folder = naming.kind === 'rename' ? parentFolder(naming.path) : naming.path;
    const path = name.startsWith('/') ? name.slice(1).trim() : joinPath(folder, name.trim());
    if (name.trim() === '' || path === naming.path) return this.#endNaming();
    if (naming.kind === 'folder') {
      this.emptyFolders = new Set(this.emptyFolders).add(path);
      return this.#endNaming(path);
    }
    const renamesNothing = naming.kind === 'rename' && this.view && filesUnder(this.view, naming.path).length === 0;
    if (renamesNothing) {
      this.emptyFolders = new Set([...this.emptyFolders].map((other) => (other === naming.path ? path : other)));
      return this.#endNaming(path);
    }
    const result = await this.#do((view) =>
      naming.kind === 'rename' ? renamePath(view, naming.path, path) : view.commands.createFile(path, ''),
    );
    if (result && !result.isError) this.#endNaming(path);
  };

  #endNaming(path = this.naming?.path): void {
    this.naming = undefined;
    if (path !== undefined && path !== '') this.#focusRow(path);
  }

  async #delete(path: string): Promise<void> {
    const { view } = this;
    if (!view || this.#isLocked) return;
    const t = explorerMessages(this.language);
    const items = filesUnder(view, path);
    if (items.length === 0) {
      this.emptyFolders = new Set([...this.emptyFolders].filter((other) => other !== path));
      return;
    }
    const next = this.#rows[this.#rows.findIndex((row) => row.path === path) + 1] ?? this.#rows.at(-2);
    if (!(await this.#dialogs.show(deleteQuestion(t, nameOf(path), items)))) return;
    const result = await this.#do(() => deletePath(view, path));
    if (result && !result.isError && next) this.#focusRow(next.path);
  }

  #folderAt(path: string): string {
    return this.#rows.find((row) => row.path === path)?.kind === 'folder' ? path : parentFolder(path);
  }

  /** What was added is in sight, with the first of it as the row that Tab reaches. */
  #showAdded(paths: readonly string[]): void {
    const shut = [...this.collapsed].filter((folder) => !paths.some((path) => path.startsWith(`${folder}/`)));
    this.collapsed = new Set(shut);
    this.currentPath = paths[0];
    void this.updateComplete.then(() =>
      this.#window.reveal(this.#rows.findIndex(({ path }) => path === this.currentPath)),
    );
  }

  override render(): TemplateResult {
    const workspace = this.#workspace.value;
    if (!workspace) return placeholder('noStudio', this.language);
    if (this.#phase.value !== 'ready' && workspace.state.files.size === 0) return placeholder('loading', this.language);
    const t = explorerMessages(this.language);
    const { files, activePath } = workspace.state;
    const make = { label: t('newFile'), press: () => this.#make('file', '') };
    this.#rows = treeRows(files.keys(), this.collapsed, this.emptyFolders);
    const current = this.#rows.some(({ path }) => path === this.currentPath) ? this.currentPath : activePath;
    const inSight = this.#rows.some(({ path }) => path === current) ? current : this.#rows[0]?.path;
    const { start, end } = this.#window.range({ count: this.#rows.length });
    return html`${this.#renderBar()}
      <p class="note" role="alert">${this.note ?? nothing}</p>
      ${this.#upload.render()}
      ${this.naming && this.naming.kind !== 'rename' ? this.#renderNewName(this.naming) : nothing}
      ${this.#rows.length === 0 ? emptyState({ words: t('empty'), action: this.#isLocked ? undefined : make }) : nothing}
      <ul
        class="tree ${this.#drag.target === '' ? 'drop-target' : ''}"
        part="tree"
        role="tree"
        aria-label=${t('files')}
        @keydown=${this.#onKeyDown}
        @click=${this.#onClick}
        @contextmenu=${this.#onContextMenu}
        @scroll=${this.#window.onScroll}
        @dragstart=${this.#drag.start}
        @dragend=${this.#drag.end}
      >
        <li class="rows-before" role="none"></li>
        ${repeat(
          this.#rows.slice(start, end),
          ({ path }) => path,
          (row) => this.#renderRow(row, inSight, activePath),
        )}
        <li class="rows-after" role="none"></li>
      </ul>
      ${this.#upload.renderHint(this.#drag.filesTarget)} ${this.#renderMenu(inSight)} ${this.#dialogs.render()}`;
  }

  #renderBar(): TemplateResult {
    const t = explorerMessages(this.language);
    const disabled = this.#isLocked;
    return html`<div class="bar" part="bar" title=${disabled ? t('locked') : nothing}>
      <span>${t('files')}</span><span class="grow"></span>
      ${iconButton({ part: 'new-file', name: t('newFile'), shapes: filePlus, disabled, press: () => this.#make('file') })}
      ${iconButton({ part: 'new-folder', name: t('newFolder'), shapes: folderPlus, disabled, press: () => this.#make('folder') })}
      ${this.#upload.renderButton()}
    </div>`;
  }

  #renderRow(row: TreeRow, current: string | undefined, active: string | undefined): TemplateResult {
    const t = explorerMessages(this.language);
    const { path } = row;
    const renaming = this.naming?.kind === 'rename' && this.naming.path === path ? this.naming : undefined;
    const draft = this.#drafts.value?.get(path);
    const changedOutside = this.#folder.value?.outsideChanges.some((change) => change.path === path) === true;
    return treeRow({
      row,
      t,
      active: path === active,
      current: path === current,
      entry: path === this.#entryPath.value,
      unsaved: draft !== undefined || this.#workspace.value?.dirtyPaths.includes(path) === true,
      conflict: changedOutside || draft?.error !== undefined,
      dropTarget: this.#drag.target === path,
      draggable: !this.#isLocked,
      field: renaming && this.#renderField(renaming, t('newNameFor', { name: row.name })),
    });
  }

  #renderNewName(naming: Naming): TemplateResult {
    const label = explorerMessages(this.language)(naming.kind === 'folder' ? 'newFolderName' : 'newName');
    return html`<div class="row" data-level="1"><span class="twist"></span>${this.#renderField(naming, label)}</div>`;
  }

  #renderField(naming: Naming, label: string): TemplateResult {
    return nameField({ naming, label, take: this.#name, leave: () => this.#endNaming() });
  }

  #renderMenu(path: string | undefined): TemplateResult {
    const t = explorerMessages(this.language);
    return rowMenu({
      t,
      row: this.#rows.find((other) => other.path === path),
      lockedBecause: this.#isLocked ? t('locked') : undefined,
      open: (at) => this.#open(at),
      rename: (at) => this.#rename(at),
      move: (at) => this.#rename(at, `/${at}`),
      make: (kind, at) => this.#make(kind, at),
      upload: (at) => this.#upload.choose('files', this.#folderAt(at)),
      download: (at) => void this.#do((view) => view.commands.callTool('workspace.downloadFile', { path: at })),
      remove: (at) => void this.#delete(at),
    });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'jig-explorer': JigExplorerElement;
  }
}
