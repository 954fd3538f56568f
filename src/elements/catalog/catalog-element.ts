import backIcon from 'lucide/dist/esm/icons/arrow-left.mjs';
import { html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import type { ToolCallArguments } from '../../core/protocol/call.js';
import { toToolCallRequest } from '../../core/protocol/call-request.js';
import type { ToolDefinition } from '../../core/protocol/definition.js';
import type { RecoveryAction } from '../../core/protocol/recovery.js';
import type { ToolRegistry } from '../../core/registry/tool-registry-port.js';
import type { StudioPhase, StudioView } from '../../core/studio/studio-view.js';
import { JigElement } from '../base/jig-element.js';
import { lastResult } from '../base/last-result.js';
import { FollowedStore, StoreController } from '../base/store-controller.js';
import { StudioElement } from '../base/studio-element.js';
import { CopyFeedback } from '../clipboard/copy-feedback.js';
import { icon } from '../icons/icon.js';
import { openModalDialog } from '../overlay/modal-dialog.js';
import { emptyState } from '../empty-state/empty-state.js';
import { placeholder } from '../placeholder/placeholder.js';
import { placeholderStyles } from '../placeholder/placeholder.styles.js';
import { RecoveryController } from '../recovery/recovery-controller.js';
import { recoveryStyles } from '../recovery/recovery.styles.js';
import { rereadArguments } from '../recovery/reread-arguments.js';
import { isCommandRecovery } from '../recovery/run-recovery.js';
import { revisionChipStyles } from '../revision/revision-chip.styles.js';
import { statusMarkStyles } from '../status/status-mark.styles.js';
import { controlStyles } from '../styles/controls.styles.js';
import { rowHeightOf, VirtualList } from '../virtual-list/virtual-list.js';
import { argumentsEditor, type ArgumentsProblem } from './arguments-editor.js';
import { catalogStyles } from './catalog-element.styles.js';
import { catalogMessages } from './catalog-messages.js';
import { countScopes, createToolSearch, selectTool, toolsInScope } from './catalog-search.js';
import { directCallOf } from './direct-call.js';
import { copyButton, downloadButton, type CopiedText, type CopyButtonOptions } from './json-buttons.js';
import { parseArguments } from './parse-arguments.js';
import { runConfirmation } from './run-confirmation.js';
import { runRecoveryRow } from './run-recovery-row.js';
import { JigRunRequestEvent } from './run-request-event.js';
import { searchField } from './search-field.js';
import { scopePicker } from './scope-picker.js';
import { sampleArguments } from './sample-arguments.js';
import { toolDetail } from './tool-detail.js';
import { toolDetailStyles } from './tool-detail.styles.js';
import { TOOL_ROW_HEIGHT, movedIndex, toolList } from './tool-list.js';
import { ToolRunner } from './tool-runner.js';
import type { ToolScope } from './tool-scope.js';

const LIST_FILE = 'context-action-tools-list.json';

/**
 * The tools of a studio as its registry lists them: find one, read what it takes and answers, and run it by hand.
 * Selecting only inspects; Run is a button of its own, and a destructive tool is confirmed first.
 *
 * It also shows tools that belong to no studio: give your own registry as `registry`.
 *
 * @tagname jig-catalog
 * @summary Lists tools, explains them and runs them.
 * @slot empty - Instead of the line that says that there are no tools.
 * @csspart list - The list of tools.
 * @csspart tool - One tool of the list.
 * @csspart detail - What the selected tool says of itself.
 * @csspart arguments - The field with the arguments.
 * @csspart run - Runs the selected tool.
 * @csspart cancel - Stops the run that goes on.
 * @csspart result - What the last run answered.
 * @csspart recovery - A way out of a failed run.
 * @csspart retry - Runs a failed tool again with the same arguments, where that is safe.
 * @csspart dialog - The question before a destructive tool runs.
 * @csspart confirm - Runs the destructive tool.
 * @csspart revision - The revision that a result carries.
 * @csspart empty - The line that stands where there is no studio or no tool.
 * @cssprop --jig-catalog-max-height - Height that the element keeps to when nothing else bounds it; 720px.
 * @cssstate running - A tool runs that was started here.
 * @fires {JigRunRequestEvent} jig-run-request - Before a tool runs; cancelable.
 * @fires {JigRevisionRequestEvent} jig-revision-request - A revision chip was pressed; a studio around it shows the call.
 */
export class JigCatalogElement extends StudioElement {
  static override styles: CSSResultGroup = [
    JigElement.styles,
    controlStyles,
    placeholderStyles,
    revisionChipStyles,
    statusMarkStyles,
    recoveryStyles,
    catalogStyles,
    toolDetailStyles,
  ];

  readonly #internals = this.attachInternals();
  readonly #catalog = new FollowedStore(this, () => this.registry?.catalog ?? this.currentView?.catalog);
  readonly #phase = new StoreController(this, (view) => view.phase);
  readonly #workspace = new StoreController(
    this,
    (view) => view.workspace,
    (workspace) => workspace.state,
  );
  readonly #runner = new ToolRunner(this);
  readonly #recovery = new RecoveryController(this);
  readonly #copying = new CopyFeedback<CopiedText>(this);
  readonly #window = new VirtualList(this, () => this.list, { row: TOOL_ROW_HEIGHT }, rowHeightOf('.tool'));
  /** Arguments that the person has edited, by tool; the samples of others follow schema and workspace. */
  readonly #edited = new Map<string, string>();
  #lastView: StudioView | undefined;

  @query('.list')
  private readonly list!: HTMLElement | null;

  @query('dialog')
  private readonly dialog!: HTMLDialogElement | null;

  /** The registry whose tools are shown and run instead of a studio's. */
  @property({ attribute: false })
  registry: ToolRegistry | undefined;

  /** The name of the tool whose details are shown; the first of the list when empty or unknown. */
  @property()
  tool = '';

  @state()
  private search = '';

  @state()
  private scope: ToolScope = 'all';

  /** Where both do not fit side by side, one of them is shown. */
  @state()
  private pane: 'list' | 'detail' = 'list';

  @state()
  private problem: ArgumentsProblem | undefined;

  @state()
  private confirming: { readonly name: string; readonly arguments: ToolCallArguments } | undefined;

  protected override viewChanged(view: StudioView | undefined): void {
    this.dialog?.close();
    // Leaving the page for a moment (a move) is no other studio.
    if (!view || view === this.#lastView) return;
    this.#lastView = view;
    this.#runner.forget();
    this.problem = undefined;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (!changed.has('tool')) return;
    this.problem = undefined;
    if (this.#recovery.notice !== '') this.#recovery.forget();
  }

  protected override updated(): void {
    const run = this.#selected && this.#runner.runOf(this.#selected.name);
    if (run?.state === 'running') this.#internals.states.add('running');
    else this.#internals.states.delete('running');
  }

  get #tools(): readonly ToolDefinition[] {
    return this.#catalog.value ?? [];
  }

  readonly #find = lastResult(createToolSearch());
  readonly #narrow = lastResult(toolsInScope);
  readonly #select = lastResult(selectTool);
  readonly #counts = lastResult(countScopes);

  get #found(): readonly ToolDefinition[] {
    return this.#narrow(this.#find(this.#tools, this.search), this.scope);
  }

  get #selected(): ToolDefinition | undefined {
    return this.#select(this.#tools, this.tool, this.#found);
  }

  /** A registry of the host's own says itself when it is not ready. */
  get #readiness(): StudioPhase {
    return this.registry ? 'ready' : (this.#phase.value ?? 'loading');
  }

  #argumentsOf(tool: ToolDefinition): string {
    const { revision, activePath } = this.#workspace.value ?? {};
    return this.#edited.get(tool.name) ?? sampleArguments(tool.inputSchema, { revision, activePath });
  }

  #onListKeydown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const found = this.#found;
    const selected = this.#selected;
    if (event.key === 'Enter' && selected) void this.#openDetail();
    else {
      const next = movedIndex(event.key, selected ? found.indexOf(selected) : -1, found.length);
      if (next === undefined) return;
      this.tool = found[next]?.name ?? '';
      this.#window.reveal(next);
    }
    event.preventDefault();
    event.stopPropagation();
  }

  #onListClick(event: Event): void {
    const row = event.composedPath().find((node) => node instanceof HTMLElement && node.dataset['tool'] !== undefined);
    if (!(row instanceof HTMLElement)) return;
    this.tool = row.dataset['tool'] ?? '';
    void this.#openDetail();
  }

  /** In a narrow place the details take the list's place, and the keyboard goes with them. */
  async #openDetail(): Promise<void> {
    this.pane = 'detail';
    await this.updateComplete;
    if (this.list?.checkVisibility() === false) this.renderRoot.querySelector<HTMLElement>('.detail h2')?.focus();
  }

  async #openList(): Promise<void> {
    this.pane = 'list';
    await this.updateComplete;
    this.list?.focus();
  }

  #edit(tool: ToolDefinition, text: string): void {
    this.#edited.set(tool.name, text);
    this.problem = undefined;
    this.requestUpdate();
  }

  #resetSample(tool: ToolDefinition): void {
    this.#edited.delete(tool.name);
    this.problem = undefined;
    this.requestUpdate();
  }

  /** What stands in the field; undefined, and the problem told, where it is no arguments. */
  #readArguments(tool: ToolDefinition): ToolCallArguments | undefined {
    const parsed = parseArguments(this.#argumentsOf(tool));
    this.problem = parsed.kind === 'arguments' ? undefined : parsed;
    return parsed.kind === 'arguments' ? parsed.value : undefined;
  }

  async #askToRun(tool: ToolDefinition): Promise<void> {
    const args = this.#readArguments(tool);
    if (args) await this.#confirmAndRun(tool, args);
  }

  #callJson(tool: ToolDefinition): string | undefined {
    const args = this.#readArguments(tool);
    return args && JSON.stringify(toToolCallRequest({ name: tool.name, arguments: args }), null, 2);
  }

  async #confirmAndRun(tool: ToolDefinition, args: ToolCallArguments): Promise<void> {
    this.problem = undefined;
    const request = { name: tool.name, arguments: args };
    if (tool.annotations?.destructiveHint !== true) return this.#run(request);
    this.confirming = request;
    await this.updateComplete;
    if (this.dialog) openModalDialog(this.dialog, this.connection);
  }

  #run({ name, arguments: args }: { readonly name: string; readonly arguments: ToolCallArguments }): void {
    const call = directCallOf(this.view, this.registry);
    if (!call || this.#readiness !== 'ready') return;
    if (!this.dispatchEvent(new JigRunRequestEvent({ name, arguments: args }))) return;
    this.#recovery.forget();
    void this.#runner.run(call, name, args);
  }

  /** A way out of the last run's error. What is called again is what the field then shows. */
  async #recover(action: RecoveryAction, tool: ToolDefinition, failed: ToolCallArguments): Promise<void> {
    const { view } = this;
    if (isCommandRecovery(action)) return view && this.#recovery.take(action, view, this.language);
    const args = view && action === 'reread-and-retry' ? rereadArguments(failed, view) : failed;
    const text = JSON.stringify(args, null, 2);
    if (text !== this.#argumentsOf(tool)) this.#edit(tool, text);
    await this.#confirmAndRun(tool, args);
  }

  override render(): TemplateResult {
    if (!this.view && !this.registry) return placeholder('noStudio', this.language);
    if (this.#tools.length === 0) return this.#renderEmpty();
    const selected = this.#selected;
    return html`
      <div class="panes" data-view=${this.pane}>
        <div class="finder">
          ${this.#renderBar()}
          ${scopePicker({
            counts: this.#counts(this.#tools, this.#find(this.#tools, this.search)),
            chosen: this.scope,
            language: this.language,
            choose: (scope) => (this.scope = scope),
          })}
          ${this.#renderList(selected)}
        </div>
        ${selected ? this.#renderDetail(selected) : this.#renderNoChoice()}
      </div>
      ${this.confirming ? this.#renderConfirmation(this.confirming) : nothing}
    `;
  }

  #renderEmpty(): TemplateResult {
    if (this.#readiness === 'loading') return placeholder('loading', this.language);
    return emptyState({ words: catalogMessages(this.language)('empty') });
  }

  #renderNoChoice(): TemplateResult {
    return html`<div class="detail" part="detail">
      <div class="empty"><p class="empty-line">${catalogMessages(this.language)('choose')}</p></div>
    </div>`;
  }

  get #copyOptions(): Pick<CopyButtonOptions, 'copying' | 'language'> {
    return { copying: this.#copying, language: this.language };
  }

  #renderBar(): TemplateResult {
    const t = catalogMessages(this.language);
    const list = (): string => JSON.stringify({ tools: this.#tools }, null, 2);
    return html`<div class="bar">
      ${searchField({
        value: this.search,
        language: this.language,
        onInput: (value) => (this.search = value),
        toList: () => this.list?.focus(),
      })}
      ${copyButton({ key: 'list', label: t('copyList'), text: list, ...this.#copyOptions })}
      ${downloadButton(t('downloadList'), LIST_FILE, list)}
    </div>`;
  }

  #renderList(selected: ToolDefinition | undefined): TemplateResult {
    const tools = this.#found;
    if (tools.length === 0) {
      return html`<div class="empty" role="status">
        <p class="empty-line">${catalogMessages(this.language)('none')}</p>
      </div>`;
    }
    return toolList({
      tools,
      selected,
      range: this.#window.range({ count: tools.length }),
      language: this.language,
      onKeydown: (event) => this.#onListKeydown(event),
      onClick: (event) => this.#onListClick(event),
      onScroll: this.#window.onScroll,
    });
  }

  #renderDetail(tool: ToolDefinition): TemplateResult {
    const t = catalogMessages(this.language);
    const definition = (): string => JSON.stringify(tool, null, 2);
    const actions = html`${copyButton({ key: 'definition', label: t('copyDefinition'), text: definition, ...this.#copyOptions })}
    ${downloadButton(t('downloadDefinition'), fileName(tool, 'definition'), definition)}`;
    const detail = toolDetail({ tool, language: this.language, actions, trial: this.#renderTrial(tool) });
    return html`<div class="detail" part="detail" tabindex="0" role="group" aria-label=${tool.name}>
      <button class="back" @click=${() => void this.#openList()}>${icon(backIcon)} ${t('back')}</button>
      ${keyed(tool.name, html`${detail}`)}
    </div>`;
  }

  #renderTrial(tool: ToolDefinition): TemplateResult {
    const t = catalogMessages(this.language);
    const run = this.#runner.runOf(tool.name);
    const call = (): string | undefined => this.#callJson(tool);
    return argumentsEditor({
      actions: html`${copyButton({ key: 'call', label: t('copyCall'), text: call, ...this.#copyOptions })}
      ${downloadButton(t('downloadCall'), fileName(tool, 'call'), call)}`,
      text: this.#argumentsOf(tool),
      edited: this.#edited.has(tool.name),
      problem: this.problem,
      phase: this.#readiness,
      run,
      recovery: runRecoveryRow({
        run,
        language: this.language,
        recovery: this.#recovery,
        take: (action, args) => void this.#recover(action, tool, args),
      }),
      language: this.language,
      onInput: (text) => this.#edit(tool, text),
      onReset: () => this.#resetSample(tool),
      onRun: () => void this.#askToRun(tool),
      onCancel: () => this.#runner.cancel(tool.name),
    });
  }

  #renderConfirmation(request: NonNullable<typeof this.confirming>): TemplateResult {
    return runConfirmation(request.name, this.language, {
      confirm: () => this.#run(request),
      closed: () => (this.confirming = undefined),
    });
  }
}

function fileName({ name }: ToolDefinition, kind: 'definition' | 'call'): string {
  return `context-action-${name.replaceAll('.', '-')}-${kind}.json`;
}

declare global {
  interface HTMLElementTagNameMap {
    'jig-catalog': JigCatalogElement;
  }
}
