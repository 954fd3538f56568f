import { html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import type { StudioView } from '../../core/studio/studio-view.js';
import { SOURCE_LIMIT } from '../../core/workspace/limits.js';
import { afterRemoval } from '../base/after-removal.js';
import { JigElement } from '../base/jig-element.js';
import { StoreController } from '../base/store-controller.js';
import { StudioElement } from '../base/studio-element.js';
import { controlStyles } from '../styles/controls.styles.js';
import type { CodeSurface } from './code-surface.js';
import { editorStyles } from './editor-element.styles.js';
import { JigCursorMovedEvent } from './editor-events.js';
import { editorFile, isInConflict, type EditorFile } from './editor-file.js';
import { editorMessages, koreanPhrases } from './editor-messages.js';
import { lineEndingOf, toEditorText, toFileText } from './line-ending.js';

/**
 * Edits the active text file of a studio, or the one named by `path`. What is typed becomes a draft of the studio at
 * once and is written by it on idle, blur and save. Tab indents; Escape, then Tab leaves.
 *
 * @tagname jig-editor
 * @summary The code editor of a workspace.
 * @csspart editor - The whole editor.
 * @csspart surface - The box of the code.
 * @csspart notice - The line that says why the text is read-only, too long or not written.
 * @cssprop [--jig-code-size=12.5px] - Size of the code.
 * @cssprop [--jig-code-keyword] - Colour of keywords and attribute names.
 * @cssprop [--jig-code-string] - Colour of strings.
 * @cssprop [--jig-code-name] - Colour of tags, types and properties.
 * @cssprop [--jig-code-value] - Colour of numbers, colours and other values.
 * @cssprop [--jig-code-comment] - Colour of comments.
 * @cssstate read-only - The text cannot be changed now.
 * @cssstate over-limit - The text is longer than a file may be.
 * @fires {JigCursorMovedEvent} jig-cursor-moved - The caret stands somewhere else.
 */
export class JigEditorElement extends StudioElement {
  static override styles: CSSResultGroup = [JigElement.styles, controlStyles, editorStyles];

  /** The file to edit; without it, the studio's active file. */
  @property()
  path: string | undefined;

  @query('.surface')
  private readonly surfaceBox!: HTMLElement;

  @state()
  private surface: CodeSurface | 'loading' | 'failed' | undefined;

  @state()
  private hint: 'keyboard' | 'tabLeaves' | undefined;

  readonly #internals = this.attachInternals();
  readonly #workspace = new StoreController(this, (view) => view.workspace);
  readonly #drafts = new StoreController(this, (view) => view.drafts);
  readonly #running = new StoreController(
    this,
    (view) => view.agent,
    (agent) => agent.running,
  );
  readonly #phase = new StoreController(this, (view) => view.phase);
  #surfaceView: StudioView | undefined;
  #loading: Promise<void> | undefined;
  #pointed = false;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    afterRemoval(this, () => this.#destroySurface());
  }

  /** Puts the caret at the start of a 1-based line of the file shown, when the code is there. */
  async reveal(line: number): Promise<void> {
    await this.updateComplete;
    await this.#loading;
    await this.updateComplete;
    this.#code?.reveal(line);
  }

  override focus(): void {
    this.#code?.focus();
  }

  protected override viewChanged(view: StudioView | undefined): void {
    if (view && this.#surfaceView && view !== this.#surfaceView) this.#destroySurface();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (this.view && this.surface === undefined && this.#open.kind === 'text') this.#loading = this.#load(this.view);
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    const open = this.#open;
    this.#showState('read-only', this.#isReadOnly);
    this.#showState('over-limit', open.kind === 'text' && open.source.length > SOURCE_LIMIT);
    if (open.kind === 'text') this.#show(open);
  }

  get #code(): CodeSurface | undefined {
    return typeof this.surface === 'object' ? this.surface : undefined;
  }

  get #open(): EditorFile {
    const workspace = this.#workspace.value;
    const drafts = this.#drafts.value;
    return workspace && drafts ? editorFile(workspace, drafts, this.path || undefined) : { kind: 'none' };
  }

  get #isReadOnly(): boolean {
    return this.#phase.value !== 'ready' || this.#running.value === true;
  }

  #show(open: EditorFile & { kind: 'text' }): void {
    const code = this.#code;
    if (!code) return;
    const { path, language } = open.file;
    code.setLabel(editorMessages(this.language)('label', { path }));
    code.setReadOnly(this.#isReadOnly);
    code.show({ path, language, text: toEditorText(open.source) });
    if (this.#workspace.value) code.forgetExcept(this.#workspace.value.state.files);
  }

  async #load(view: StudioView): Promise<void> {
    this.surface = 'loading';
    // The colours of the first file are fetched beside the editor, not after it.
    const open = this.#open;
    if (open.kind === 'text') void preloadLanguage(open.file.language);
    const module = await import('./code-surface.js').catch(() => undefined);
    if (this.surface !== 'loading') return;
    if (!module) this.surface = 'failed';
    else if (!this.isConnected || this.view !== view) this.surface = undefined;
    else this.surface = this.#createSurface(module, view);
  }

  #createSurface({ CodeSurface }: typeof import('./code-surface.js'), view: StudioView): CodeSurface {
    this.#surfaceView = view;
    return new CodeSurface({
      parent: this.surfaceBox,
      root: this.renderRoot as ShadowRoot,
      describedBy: 'keyboard',
      phrases: this.language === 'ko' ? koreanPhrases : {},
      onEdit: (path, text) => this.#edit(view, path, text),
      onCursor: (path, cursor) => this.dispatchEvent(new JigCursorMovedEvent({ path, ...cursor })),
      // A failure is kept on its draft, and shown from there.
      onBlur: () => void view.commands.flushDrafts().catch(() => undefined),
    });
  }

  #destroySurface(): void {
    this.#code?.destroy();
    this.surface = undefined;
    this.#surfaceView = undefined;
  }

  #edit(view: StudioView, path: string, text: string): void {
    const file = view.workspace.getSnapshot().state.files.get(path);
    if (file?.kind !== 'text') return;
    view.commands.editDraft(path, toFileText(text, lineEndingOf(file.source)));
  }

  #showState(name: string, on: boolean): void {
    if (on) this.#internals.states.add(name);
    else this.#internals.states.delete(name);
  }

  readonly #onPointerDown = (): void => {
    this.#pointed = true;
  };

  readonly #onFocusIn = (event: FocusEvent): void => {
    const inCode = event.target instanceof Element && event.target.closest('.cm-content') !== null;
    this.hint = inCode && !this.#pointed ? 'keyboard' : undefined;
    this.#pointed = false;
  };

  readonly #onFocusOut = (): void => {
    this.hint = undefined;
  };

  readonly #onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !event.defaultPrevented) this.hint = 'tabLeaves';
    else if (this.hint && event.key !== 'Tab' && event.key !== 'Shift') this.hint = undefined;
  };

  override render(): TemplateResult {
    const t = editorMessages(this.language);
    const open = this.#open;
    const instead = this.#renderInstead(open);
    return html`<div
      class="editor"
      part="editor"
      @pointerdown=${this.#onPointerDown}
      @focusin=${this.#onFocusIn}
      @focusout=${this.#onFocusOut}
      @keydown=${this.#onKeyDown}
    >
      ${instead}
      <div class="surface" part="surface" ?hidden=${instead !== nothing}></div>
      <span id="keyboard" class="visually-hidden">${t('keyboard')}</span>
      <div role="status">${this.#renderNotice(open)}${this.#renderHint()}</div>
    </div>`;
  }

  /** What stands in the place of the code: nothing once it is there. */
  #renderInstead(open: EditorFile): TemplateResult | typeof nothing {
    const t = editorMessages(this.language);
    if (!this.view) return html`<p class="empty">${t('noStudio')}</p>`;
    if (this.#phase.value === 'loading') return html`<p class="empty">${t('loadingWorkspace')}</p>`;
    if (open.kind === 'none') return html`<p class="empty">${t('noFile')}</p>`;
    if (open.kind !== 'text') return html`<p class="empty">${t(open.kind, { path: open.path })}</p>`;
    if (this.#code) return nothing;
    const label = t('label', { path: open.file.path });
    return html`<pre class="fallback" tabindex="0" role="region" aria-label=${label}>${open.source}</pre>`;
  }

  #renderHint(): TemplateResult | typeof nothing {
    return this.hint ? html`<span class="hint">${editorMessages(this.language)(this.hint)}</span>` : nothing;
  }

  #renderNotice(open: EditorFile): TemplateResult | typeof nothing {
    const t = editorMessages(this.language);
    if (open.kind !== 'text') return nothing;
    if (this.surface === 'failed') {
      return notice('bad', t('loadFailed'), [{ label: t('retry'), press: () => (this.surface = undefined) }]);
    }
    if (open.source.length > SOURCE_LIMIT) return notice('bad', this.#overLimit(open.source.length));
    if (isInConflict(open)) {
      const { path } = open.file;
      return notice('ask', t('conflict'), [
        { label: t('takeFile'), press: () => this.view?.commands.discardDraft(path) },
        { label: t('keepMine'), press: () => this.view?.commands.keepDraft(path) },
      ]);
    }
    if (open.draft?.error) return notice('bad', t('notWritten', { reason: open.draft.error.message }));
    if (this.#running.value) return notice('plain', t('agentRuns'));
    return nothing;
  }

  #overLimit(count: number): string {
    const number = new Intl.NumberFormat(this.language);
    return editorMessages(this.language)('overLimit', {
      count: number.format(count),
      limit: number.format(SOURCE_LIMIT),
      over: number.format(count - SOURCE_LIMIT),
    });
  }
}

async function preloadLanguage(language: string): Promise<void> {
  const module = await import('./code-language.js').catch(() => undefined);
  await module?.codeLanguage(language);
}

interface NoticeAction {
  readonly label: string;
  press(): void;
}

function notice(tone: 'plain' | 'ask' | 'bad', words: string, actions: readonly NoticeAction[] = []): TemplateResult {
  return html`<div class="notice ${tone}" part="notice">
    <span class="words">${words}</span>
    ${actions.map(({ label, press }) => html`<button type="button" @click=${press}>${label}</button>`)}
  </div>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'jig-editor': JigEditorElement;
  }
}
