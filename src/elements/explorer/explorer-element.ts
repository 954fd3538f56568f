import { html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import filePlus from 'lucide/dist/esm/icons/file-plus.mjs';
import folderPlus from 'lucide/dist/esm/icons/folder-plus.mjs';
import upload from 'lucide/dist/esm/icons/upload.mjs';
import type { ToolCallResult } from '../../core/protocol/result.js';
import type { StudioView } from '../../core/studio/studio-view.js';
import { JigElement } from '../base/jig-element.js';
import { StoreController } from '../base/store-controller.js';
import { StudioElement } from '../base/studio-element.js';
import { rowHeightOf, VirtualList } from '../virtual-list/virtual-list.js';
import { emptyState } from '../empty-state/empty-state.js';
import { iconButton } from '../icon-button/icon-button.js';
import { errorWords } from '../locale/error-words.js';
import { menu, openMenuAt } from '../menu/menu.js';
import { menuStyles } from '../menu/menu.styles.js';
import { confirmDialog } from '../overlay/confirm-dialog.js';
import { DialogStack } from '../overlay/dialog-stack.js';
import { dialogStyles } from '../overlay/dialog.styles.js';
import { placeholder } from '../placeholder/placeholder.js';
import { controlStyles } from '../styles/controls.styles.js';
import { explorerStyles } from './explorer-element.styles.js';
import { explorerMessages } from './explorer-messages.js';
import { addFiles, deletePath, filesUnder, renamePath } from './file-deeds.js';
import { joinPath, nameOf, parentFolder, treeRows, type TreeRow } from './file-tree.js';
import { nameField, type Naming } from './name-field.js';
import { TreeDrag } from './tree-drag.js';
import { treeKeys } from './tree-keys.js';
import { treeRow } from './tree-row.js';

const ROW_HEIGHT = 26;

/**
 * The workspace's files as a tree: open, make, rename in place, move, delete, add by drop. Everything goes through the
 * same tools as a model's changes, and works by keyboard alone.
 *
 * @tagname jig-explorer
 * @summary The files of a workspace as a tree.
 * @csspart bar - The line with the actions.
 * @csspart new-file - The button that makes a file.
 * @csspart new-folder - The button that makes a folder.
 * @csspart upload - The button that adds files of this computer.
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
  static override styles: CSSResultGroup = [JigElement.styles, controlStyles, menuStyles, dialogStyles, explorerStyles];

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
    add: (files, folder) => void this.#addFiles(files, folder),
  });

  get #isLocked(): boolean {
    return this.#phase.value !== 'ready' || this.#running.value === true;
  }

  protected override viewChanged(_view: StudioView | undefined): void {
    this.collapsed = new Set();
    this.emptyFolders = new Set();
    this.naming = undefined;
    this.note = undefined;
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
    const folder = row?.kind === 'folder' ? row.path : parentFolder(beside ?? '');
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
    const words = {
      question: t('deleteQuestion', { name: nameOf(path) }),
      warning: t('deleteWarning'),
      confirm: t('delete'),
      cancel: t('cancel'),
      items: items.length > 1 ? items : [],
    };
    if (!(await this.#dialogs.show(confirmDialog(words)))) return;
    const result = await this.#do(() => deletePath(view, path));
    if (result && !result.isError && next) this.#focusRow(next.path);
  }

  async #addFiles(files: readonly File[], folder: string): Promise<void> {
    const t = explorerMessages(this.language);
    if (!this.view || files.length === 0) return;
    const { refusals, result } = await addFiles(this.view, folder, files);
    const [refusal] = refusals;
    const { error } = result ?? {};
    if (error) this.note = html`${errorWords(error, this.language)} <code>${error.code}</code>`;
    else this.note = refusal ? t(refusal.kind, { name: refusal.name }) : undefined;
  }

  readonly #chosen = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    const files = [...(input.files ?? [])];
    input.value = '';
    void this.#addFiles(files, '');
  };

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
      ${this.naming && this.naming.kind !== 'rename' ? this.#renderNewName(this.naming) : nothing}
      ${this.#rows.length === 0 ? emptyState({ words: t('empty'), action: this.#isLocked ? undefined : make }) : nothing}
      <ul
        class="tree ${this.#drag.overTop ? 'drop-target' : ''}"
        part="tree"
        role="tree"
        aria-label=${t('files')}
        @keydown=${this.#onKeyDown}
        @click=${this.#onClick}
        @contextmenu=${this.#onContextMenu}
        @scroll=${this.#window.onScroll}
        @dragstart=${this.#drag.start}
        @dragover=${this.#drag.over}
        @dragleave=${this.#drag.leave}
        @drop=${this.#drag.drop}
      >
        <li class="rows-before" role="none"></li>
        ${repeat(
          this.#rows.slice(start, end),
          ({ path }) => path,
          (row) => this.#renderRow(row, inSight, activePath),
        )}
        <li class="rows-after" role="none"></li>
      </ul>
      ${this.#renderMenu(inSight)} ${this.#dialogs.render()}`;
  }

  #renderBar(): TemplateResult {
    const t = explorerMessages(this.language);
    const disabled = this.#isLocked;
    const add = (): void => this.renderRoot.querySelector<HTMLInputElement>('.upload-input')?.click();
    return html`<div class="bar" part="bar" title=${disabled ? t('locked') : nothing}>
      <span>${t('files')}</span><span class="grow"></span>
      ${iconButton({ part: 'new-file', name: t('newFile'), shapes: filePlus, disabled, press: () => this.#make('file') })}
      ${iconButton({ part: 'new-folder', name: t('newFolder'), shapes: folderPlus, disabled, press: () => this.#make('folder') })}
      ${iconButton({ part: 'upload', name: t('upload'), shapes: upload, disabled, press: add })}
      <input class="upload-input" type="file" multiple hidden @change=${this.#chosen} />
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
    const row = this.#rows.find((other) => other.path === path);
    const because = this.#isLocked ? t('locked') : undefined;
    const at = path ?? '';
    return menu({
      menuId: 'row-menu',
      label: t('actions', { name: row?.name ?? '' }),
      entries: [
        ...(row?.kind === 'file' ? [{ id: 'open', label: t('open'), select: () => this.#open(at) }] : []),
        { id: 'rename', label: t('rename'), shortcut: 'F2', disabledBecause: because, select: () => this.#rename(at) },
        { id: 'move', label: t('move'), disabledBecause: because, select: () => this.#rename(at, `/${at}`) },
        { id: 'new-file', label: t('newFile'), disabledBecause: because, select: () => this.#make('file', at) },
        { id: 'new-folder', label: t('newFolder'), disabledBecause: because, select: () => this.#make('folder', at) },
        ...(row?.kind === 'file'
          ? [
              {
                id: 'download',
                label: t('download'),
                select: () => void this.#do((view) => view.commands.callTool('workspace.downloadFile', { path: at })),
              },
            ]
          : []),
        'separator',
        {
          id: 'delete',
          label: t('delete'),
          danger: true,
          disabledBecause: because,
          select: () => void this.#delete(at),
        },
      ],
    });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'jig-explorer': JigExplorerElement;
  }
}
