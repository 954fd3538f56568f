import { html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import type { StudioView } from '../../core/studio/studio-view.js';
import { afterRemoval } from '../base/after-removal.js';
import { JigElement } from '../base/jig-element.js';
import { StoreController } from '../base/store-controller.js';
import { StudioElement } from '../base/studio-element.js';
import { codeTokenStyles } from '../editor/code-tokens.styles.js';
import { toEditorText } from '../editor/line-ending.js';
import { errorWords } from '../locale/error-words.js';
import { phrases } from '../locale/locales.js';
import { closeDialog, openModalDialog, tellsOfClosed } from '../overlay/modal-dialog.js';
import { emptyState } from '../empty-state/empty-state.js';
import { placeholder } from '../placeholder/placeholder.js';
import { placeholderStyles } from '../placeholder/placeholder.styles.js';
import { controlStyles } from '../styles/controls.styles.js';
import { changedFiles, type ChangedFile } from './changed-file.js';
import { changesStyles } from './changes-element.styles.js';
import { changesMessages } from './changes-messages.js';
import type { DiffLayout, DiffSurface } from './diff-surface.js';

/**
 * What is not as the last save left it: the files, the chosen one compared line by line, and the way back for each. It
 * shows what the person sees, a draft that is not written yet included.
 *
 * @tagname jig-changes
 * @summary Compares the workspace with its last save.
 * @slot empty - Instead of the line that says that nothing has changed.
 * @csspart bar - The line with the count and the choice of layout.
 * @csspart list - The list of changed files.
 * @csspart file - One changed file; a button.
 * @csspart diff - The box of the comparison.
 * @csspart notice - The line that says why a file could not be reverted.
 * @csspart dialog - The question before a file is reverted.
 * @csspart empty - The line that stands where nothing has changed.
 * @cssprop [--jig-diff-added] - Background of added lines.
 * @cssprop [--jig-diff-removed] - Background of removed lines.
 */
export class JigChangesElement extends StudioElement {
  static override styles: CSSResultGroup = [
    JigElement.styles,
    controlStyles,
    placeholderStyles,
    codeTokenStyles,
    changesStyles,
  ];

  /** How the two texts stand: below one another, or in two columns. */
  @property()
  layout: DiffLayout = 'inline';

  /** The changed file on show; the first one without. */
  @property()
  path = '';

  @query('.diff-surface')
  private readonly diffBox!: HTMLElement | null;

  @query('dialog')
  private readonly dialog!: HTMLDialogElement | null;

  @state()
  private surface: DiffSurface | 'loading' | 'failed' | undefined;

  @state()
  private asked: ChangedFile | undefined;

  @state()
  private failure: string | undefined;

  readonly #workspace = new StoreController(this, (view) => view.workspace);
  readonly #drafts = new StoreController(this, (view) => view.drafts, undefined, 'after-paint');
  readonly #phase = new StoreController(this, (view) => view.phase);
  readonly #running = new StoreController(
    this,
    (view) => view.agent,
    (agent) => agent.running,
  );

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    afterRemoval(this, () => this.#destroySurface());
  }

  protected override viewChanged(_view: StudioView | undefined, previous: StudioView | undefined): void {
    if (previous) this.#destroySurface();
    this.failure = undefined;
    this.asked = undefined;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    const shown = this.#shown;
    if (!shown || !hasLines(shown)) this.#destroySurface();
    else if (this.surface === undefined) void this.#load();
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    const shown = this.#shown;
    if (shown && typeof this.surface === 'object') this.#compare(this.surface, shown);
  }

  get #files(): readonly ChangedFile[] {
    const workspace = this.#workspace.value;
    const drafts = this.#drafts.value;
    return workspace && drafts ? changedFiles(workspace, drafts) : [];
  }

  get #shown(): ChangedFile | undefined {
    const files = this.#files;
    return files.find(({ path }) => path === this.path) ?? files[0];
  }

  async #load(): Promise<void> {
    this.surface = 'loading';
    const module = await import('./diff-surface.js').catch(() => undefined);
    if (this.surface !== 'loading') return;
    const parent = this.diffBox;
    if (!module) this.surface = 'failed';
    else if (!this.isConnected || !parent) this.surface = undefined;
    else this.surface = new module.DiffSurface({ parent, root: this.renderRoot as ShadowRoot, phrases: this.#phrases });
  }

  get #phrases(): Readonly<Record<string, string>> {
    return phrases('changes-view', this.language);
  }

  #compare(surface: DiffSurface, { path, language, before, after }: ChangedFile): void {
    const t = changesMessages(this.language);
    void surface.show({
      path,
      language,
      layout: this.layout === 'side-by-side' ? 'side-by-side' : 'inline',
      before: toEditorText(before ?? ''),
      after: toEditorText(after ?? ''),
      beforeLabel: t('before', { path }),
      afterLabel: t('after', { path }),
    });
  }

  #destroySurface(): void {
    if (typeof this.surface === 'object') this.surface.destroy();
    if (this.surface !== undefined) this.surface = undefined;
  }

  async #ask(file: ChangedFile): Promise<void> {
    this.asked = file;
    await this.updateComplete;
    if (this.dialog) openModalDialog(this.dialog, this.connection);
  }

  async #revert({ path }: ChangedFile): Promise<void> {
    const { view } = this;
    if (!view) return;
    this.failure = undefined;
    const { isError, error } = await view.commands.callTool('workspace.revertFile', { path });
    if (!isError || !error) return;
    const reason = errorWords(error, this.language);
    this.failure = changesMessages(this.language)('failed', { path, reason });
  }

  readonly #onListKeyDown = (event: KeyboardEvent): void => {
    const files = [...this.renderRoot.querySelectorAll<HTMLElement>('.file')];
    const at = files.indexOf(event.composedPath()[0] as HTMLElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: files.length - 1 }[event.key];
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    files[Math.max(0, Math.min(next, files.length - 1))]?.focus();
  };

  override render(): TemplateResult {
    if (!this.view) return placeholder('noStudio', this.language);
    if (this.#phase.value === 'loading') return placeholder('loading', this.language);
    const files = this.#files;
    const t = changesMessages(this.language);
    if (files.length === 0) {
      return html`${emptyState({ words: t('none') })} ${this.#renderFailure()}`;
    }
    return html`
      <div class="bar" part="bar">
        <span class="count">${files.length === 1 ? t('oneFile') : t('files', { count: files.length })}</span>
        ${this.#renderLayoutChoice()}
      </div>
      <div class="body">
        <ul class="list" part="list" aria-label=${t('label')} @keydown=${this.#onListKeyDown}>
          ${files.map((file) => this.#renderFile(file))}
        </ul>
        <div class="diff" part="diff">${this.#renderDiff(this.#shown)}</div>
      </div>
      ${this.#renderFailure()}${this.#renderQuestion()}
    `;
  }

  #renderLayoutChoice(): TemplateResult {
    const t = changesMessages(this.language);
    const choice = (layout: DiffLayout, words: string): TemplateResult =>
      html`<button
        type="button"
        aria-pressed=${this.layout === layout ? 'true' : 'false'}
        @click=${() => (this.layout = layout)}
      >
        ${words}
      </button>`;
    return html`<div class="layouts" role="group" aria-label=${t('layout')}>
      ${choice('inline', t('inline'))}${choice('side-by-side', t('sideBySide'))}
    </div>`;
  }

  #renderFile(file: ChangedFile): TemplateResult {
    const t = changesMessages(this.language);
    const kind = file.kind === 'renamed' ? t('renamed', { from: file.fromPath ?? '' }) : t(file.kind);
    const locked = this.#running.value === true || this.#phase.value !== 'ready';
    return html`<li class="row">
      <button
        type="button"
        class="file"
        part="file"
        aria-current=${file.path === this.#shown?.path ? 'true' : 'false'}
        @click=${() => (this.path = file.path)}
      >
        <span class="path">${file.path}</span><span class="kind ${file.kind}">${kind}</span>
      </button>
      <button
        type="button"
        class="revert"
        ?disabled=${locked}
        title=${locked ? t('locked') : ''}
        aria-label=${t('revertFile', { path: file.path })}
        @click=${() => void this.#ask(file)}
      >
        ${t('revert')}
      </button>
    </li>`;
  }

  #renderDiff(file: ChangedFile | undefined): TemplateResult | typeof nothing {
    const t = changesMessages(this.language);
    if (!file) return nothing;
    if (file.binary) return html`<p class="note">${t('binary')}</p>`;
    if (!hasLines(file)) return html`<p class="note">${t('same')}</p>`;
    return html`<div class="diff-surface"></div>
      ${this.surface === 'loading' ? html`<p class="note" aria-busy="true">${t('loading')}</p>` : nothing}
      ${this.surface === 'failed' ? this.#renderLoadFailure() : nothing}`;
  }

  #renderLoadFailure(): TemplateResult {
    const t = changesMessages(this.language);
    return html`<p class="note">
      ${t('loadFailed')} <button type="button" @click=${() => (this.surface = undefined)}>${t('retry')}</button>
    </p>`;
  }

  #renderFailure(): TemplateResult {
    return html`<div role="status">
      ${this.failure ? html`<p class="notice" part="notice">${this.failure}</p>` : nothing}
    </div>`;
  }

  #renderQuestion(): TemplateResult | typeof nothing {
    const file = this.asked;
    if (!file) return nothing;
    const t = changesMessages(this.language);
    return html`<dialog
      part="dialog"
      closedby="any"
      aria-labelledby="revert-title"
      aria-describedby="revert-text"
      @close=${this.#onClose}
    >
      <h2 id="revert-title">${t('confirmTitle', { path: file.path })}</h2>
      <p id="revert-text">${t(file.kind === 'added' ? 'confirmAdded' : 'confirmText')}</p>
      <div class="answers">
        <button type="button" autofocus @click=${closeDialog}>${t('cancel')}</button>
        <button type="button" class="primary" @click=${(event: Event) => this.#confirm(event, file)}>
          ${t('revert')}
        </button>
      </div>
    </dialog>`;
  }

  #confirm(event: Event, file: ChangedFile): void {
    closeDialog(event);
    void this.#revert(file);
  }

  readonly #onClose = (event: Event): void => {
    if (tellsOfClosed(event)) this.asked = undefined;
  };
}

/** True when there are two texts that differ, one of which may be absent. */
function hasLines({ binary, before, after }: ChangedFile): boolean {
  return !binary && before !== after;
}

declare global {
  interface HTMLElementTagNameMap {
    'jig-changes': JigChangesElement;
  }
}
