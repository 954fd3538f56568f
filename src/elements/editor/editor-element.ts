import { html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import type { StudioView } from '../../core/studio/studio-view.js';
import { SOURCE_LIMIT } from '../../core/workspace/limits.js';
import { afterPaint } from '../base/after-paint.js';
import { afterRemoval } from '../base/after-removal.js';
import { JigElement } from '../base/jig-element.js';
import { lastResult } from '../base/last-result.js';
import { StoreController } from '../base/store-controller.js';
import { StudioElement } from '../base/studio-element.js';
import { controlStyles } from '../styles/controls.styles.js';
import { grammarOf } from './code-language.js';
import { problemsOf } from './code-problem.js';
import { codeTokenStyles } from './code-tokens.styles.js';
import type { CodeSurface } from './code-surface.js';
import { fetchAhead, preloadLanguage } from './fetch-ahead.js';
import { inCode, wouldType } from './typing-events.js';
import { editorStyles } from './editor-element.styles.js';
import { JigCursorMovedEvent } from './editor-events.js';
import { editorFile, savedSource, valueFile, type EditorFile } from './editor-file.js';
import { addedWords } from '../locale/locales.js';
import { codeWords } from './code-words.js';
import { editorMessages } from './editor-messages.js';
import { editorNotice } from './editor-notice.js';
import { FormValue } from './form-value.js';
import { lineEndingOf, TextForms, toEditorText } from './line-ending.js';

/**
 * Edits the active text file of a studio, or the one named by `path`. What is typed becomes a draft of the studio at
 * once and is written by it on idle, blur and save. Beside the numbers stand the lines changed since the checkpoint and
 * what the preview found. Tab indents; Escape, then Tab leaves.
 *
 * With a `value` or a `name`, and no studio, it is a field of a form: it submits its text under its `name`, fires `input`
 * and `change`, is reset with its form, and is invalid while it is too long, or empty where it is `required`.
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
 * @fires input - Alone: the person changed the text.
 * @fires change - Alone: the person left the field with another text.
 * @fires {JigCursorMovedEvent} jig-cursor-moved - The caret stands somewhere else.
 */
export class JigEditorElement extends StudioElement {
  static readonly formAssociated = true;
  static override styles: CSSResultGroup = [JigElement.styles, controlStyles, codeTokenStyles, editorStyles];

  /** The file to edit; without it, the studio's active file. */
  @property()
  path: string | undefined;

  /** Alone: the text. The attribute gives the first one, which a reset of the form brings back. */
  @property()
  value: string | undefined;

  /** Alone: the language of the text, such as `html`, `css`, `javascript`, `typescript`, `tsx`, `json` or `markdown`. */
  @property()
  syntax = 'plaintext';

  /** Alone: the accessible name. */
  @property()
  label = '';

  /** Alone: the name under which a form submits the text. With one, the field is there before it has a value. */
  @property({ reflect: true })
  name: string | undefined;

  /** Alone: a form is not submitted while the text is empty. */
  @property({ type: Boolean })
  required = false;

  /** Alone: the text can be read and copied, not changed. */
  @property({ type: Boolean, attribute: 'readonly' })
  readOnly = false;

  @query('.surface')
  private readonly surfaceBox!: HTMLElement;

  @state()
  private surface: CodeSurface | 'loading' | 'failed' | undefined;

  @state()
  private hint: 'keyboard' | 'tabLeaves' | undefined;

  @state()
  private formDisabled = false;

  /** The person tried to type while the agent works: it is said louder, until the run ends. */
  @state()
  private refused = false;

  readonly #internals = this.attachInternals();
  readonly #form = new FormValue(this.#internals);
  readonly #workspace = new StoreController(this, (view) => view.workspace);
  readonly #drafts = new StoreController(this, (view) => view.drafts);
  readonly #running = new StoreController(
    this,
    (view) => view.agent,
    (agent) => agent.running,
  );
  readonly #phase = new StoreController(this, (view) => view.phase);
  readonly #preview = new StoreController(this, (view) => view.preview);
  /** Asked with every key, and the file itself changes seldom. */
  readonly #lineEndingOf = lastResult(lineEndingOf);
  readonly #forms = new TextForms();
  #surfaceView: StudioView | undefined;
  #loading: Promise<void> | undefined;
  #pointed = false;
  readonly #savedText = lastResult(toEditorText);
  readonly #wordsOf = lastResult(codeWords);
  readonly #remedies = {
    loadAgain: (): void => (this.surface = undefined),
    cancelRun: (): void => {
      this.view?.commands.cancelRun();
      this.focus();
    },
    takeFile: (path: string): void => this.view?.commands.discardDraft(path),
    keepMine: (path: string): void => this.view?.commands.keepDraft(path),
    keepBoth: (path: string): void => void this.view?.commands.keepDraftAsCopy(path),
  };

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.surface === undefined) this.requestUpdate(); // Its code was taken down.
  }

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

  /** Moves the focus into the code, when it is there. */
  override focus(): void {
    this.#code?.focus();
  }

  /** Alone: what keeps the form from being submitted, as of any field. */
  get validity(): ValidityState {
    return this.#internals.validity;
  }

  /** Alone: whether the form may be submitted. */
  checkValidity(): boolean {
    return this.#internals.checkValidity();
  }

  /** Alone: the same, and the browser says why not. */
  reportValidity(): boolean {
    return this.#internals.reportValidity();
  }

  formResetCallback(): void {
    this.value = this.#form.initial;
  }

  formStateRestoreCallback(state: string): void {
    this.value = state;
  }

  formDisabledCallback(disabled: boolean): void {
    this.formDisabled = disabled;
  }

  protected override viewChanged(view: StudioView | undefined): void {
    if (view) void afterPaint().then(fetchAhead);
    if (view && this.#code && view !== this.#surfaceView) this.#destroySurface();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (this.name && !this.view && this.value === undefined) this.value = '';
    if (changed.has('value') && changed.get('value') === undefined) this.#form.start(this.value ?? '');
    if (this.isConnected && this.surface === undefined && this.#open.kind === 'text')
      this.#loading = this.#load(this.view);
    this.refused &&= this.#running.value === true;
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    const open = this.#open;
    this.#showState('read-only', this.#isReadOnly);
    this.#showState('over-limit', open.kind === 'text' && open.source.length > SOURCE_LIMIT);
    if (open.kind === 'text') this.#show(open);
    if (this.#isAlone) this.#reportValue();
  }

  get #isAlone(): boolean {
    return !this.view && this.value !== undefined;
  }

  get #code(): CodeSurface | undefined {
    return typeof this.surface === 'object' ? this.surface : undefined;
  }

  get #open(): EditorFile {
    const workspace = this.#workspace.value;
    const drafts = this.#drafts.value;
    if (!this.view && this.value !== undefined) return valueFile(this.value, this.syntax);
    return workspace && drafts ? editorFile(workspace, drafts, this.path || undefined) : { kind: 'none' };
  }

  get #isReadOnly(): boolean {
    if (this.#isAlone) return this.readOnly || this.formDisabled;
    return this.#phase.value !== 'ready' || this.#running.value === true;
  }

  #show(open: EditorFile & { kind: 'text' }): void {
    const code = this.#code;
    if (!code) return;
    const { path } = open.file;
    const saved = this.#workspace.value && savedSource(this.#workspace.value, open.file);
    code.speak(this.#wordsOf(this.#labelOf(path), this.language, addedWords.getSnapshot()));
    code.setReadOnly(this.#isReadOnly);
    code.show({
      path,
      language: grammarOf(open.file),
      text: this.#forms.toEditor(open.source),
      problems: problemsOf(this.#preview.value, path),
      ...(saved === undefined ? {} : { saved: this.#savedText(saved) }),
    });
    if (this.#workspace.value) code.forgetExcept(this.#workspace.value.state.files);
  }

  #labelOf(path: string): string {
    const t = editorMessages(this.language);
    return this.#isAlone ? this.label || t('code') : t('label', { path });
  }

  #reportValue(): void {
    this.#form.report(this.value ?? '', this.required, this.language, this.surfaceBox);
  }

  async #load(view: StudioView | undefined): Promise<void> {
    this.surface = 'loading';
    // The colours of the first file are fetched beside the editor, not after it.
    const open = this.#open;
    if (open.kind === 'text') void preloadLanguage(grammarOf(open.file));
    const module = await import('./code-surface.js').catch(() => undefined);
    if (this.surface !== 'loading') return;
    if (!module) this.surface = 'failed';
    else if (!this.isConnected || this.view !== view) this.surface = undefined;
    else this.surface = this.#createSurface(module, view);
  }

  #createSurface({ CodeSurface }: typeof import('./code-surface.js'), view: StudioView | undefined): CodeSurface {
    this.#surfaceView = view;
    return new CodeSurface({
      parent: this.surfaceBox,
      root: this.renderRoot as ShadowRoot,
      describedBy: 'keyboard',
      onEdit: (path, text) => {
        this.drawAfterPaint();
        if (view) this.#edit(view, path, text);
        else this.#editValue(text);
      },
      onCursor: (path, cursor) => this.dispatchEvent(new JigCursorMovedEvent({ path, ...cursor })),
      onBlur: () => this.#leave(view),
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
    view.commands.editDraft(path, this.#forms.toFile(text, this.#lineEndingOf(file.source)));
  }

  #editValue(text: string): void {
    this.value = this.#forms.toFile(text, lineEndingOf(this.value ?? ''));
    this.#reportValue();
    this.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  }

  #leave(view: StudioView | undefined): void {
    // A failure is kept on its draft, and shown from there.
    if (view) void view.commands.flushDrafts().catch(() => undefined);
    else if (this.#form.hasChanged(this.value ?? '')) this.dispatchEvent(new Event('change', { bubbles: true }));
  }

  #showState(name: string, on: boolean): void {
    this.#internals.states[on ? 'add' : 'delete'](name);
  }

  readonly #onPointerDown = (): void => {
    this.#pointed = true;
  };

  /** Alone, `input` is told once the value is known, which the browser's own event precedes. */
  readonly #onInput = (event: Event): void => {
    if (this.#isAlone) event.stopPropagation();
  };

  readonly #onFocusIn = (event: FocusEvent): void => {
    this.hint = inCode(event) && !this.#pointed ? 'keyboard' : undefined;
    this.#pointed = false;
  };

  readonly #onFocusOut = (): void => void (this.hint = undefined);

  readonly #onKeyDown = (event: KeyboardEvent): void => {
    if (wouldType(event)) this.#onTyped(event);
    if (event.key === 'Escape' && !event.defaultPrevented) this.hint = 'tabLeaves';
    else if (this.hint && event.key !== 'Tab' && event.key !== 'Shift') this.hint = undefined;
  };

  /** What would change the text while a run holds it is not taken, and not in silence. */
  readonly #onTyped = (event: Event): void => {
    if (this.#running.value && inCode(event)) this.refused = true;
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
      @beforeinput=${this.#onTyped}
      @paste=${this.#onTyped}
      @drop=${this.#onTyped}
    >
      ${instead}
      <div class="surface" part="surface" @input=${this.#onInput} ?hidden=${instead !== nothing}></div>
      <span id="keyboard" class="visually-hidden">${t('keyboard')}</span>
      <div role="status">${this.#renderNotice(open)}${this.#renderHint()}</div>
    </div>`;
  }

  /** What stands in the place of the code: nothing once it is there. */
  #renderInstead(open: EditorFile): TemplateResult | typeof nothing {
    const t = editorMessages(this.language);
    if (!this.view && !this.#isAlone) return html`<p class="empty">${t('noStudio')}</p>`;
    if (this.#phase.value === 'loading') return html`<p class="empty">${t('loadingWorkspace')}</p>`;
    if (open.kind === 'none') return html`<p class="empty">${t('noFile')}</p>`;
    if (open.kind !== 'text') return html`<p class="empty">${t(open.kind, { path: open.path })}</p>`;
    if (this.#code) return nothing;
    const label = this.#labelOf(open.file.path);
    return html`<pre class="fallback" tabindex="0" role="region" aria-label=${label}>${open.source}</pre>`;
  }

  #renderHint(): TemplateResult | typeof nothing {
    return this.hint ? html`<span class="hint">${editorMessages(this.language)(this.hint)}</span>` : nothing;
  }

  #renderNotice(open: EditorFile): TemplateResult | typeof nothing {
    const situation = {
      open,
      closed: this.#phase.value === 'disposed',
      failed: this.surface === 'failed',
      running: this.#running.value === true,
      refused: this.refused,
    };
    return editorNotice(situation, this.#remedies, this.language);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'jig-editor': JigEditorElement;
  }
}
