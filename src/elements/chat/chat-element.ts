import { html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import type { AgentSnapshot, ConversationMessage, RunOptions } from '../../core/agent/agent-model.js';
import type { RecoveryAction } from '../../core/protocol/recovery.js';
import type { ToolDefinition } from '../../core/protocol/definition.js';
import type { ToolApprovalSnapshot } from '../../core/registry/approval-port.js';
import { approvalCard } from '../approval-card/approval-card.js';
import { ApprovalSurface } from '../approval-card/approval-surface.js';
import { decideKeepingFocus } from '../approval-card/focus-after-decision.js';
import { offersTurnApproval } from '../approval-card/turn-approval-offer.js';
import { CopyFeedback } from '../clipboard/copy-feedback.js';
import { JigElement } from '../base/jig-element.js';
import { setState } from '../base/element-state.js';
import { StoreController } from '../base/store-controller.js';
import { StudioElement } from '../base/studio-element.js';
import { MarkdownController } from '../markdown/markdown-controller.js';
import { placeholder } from '../placeholder/placeholder.js';
import { OfferedRecipes } from '../recipes/offered-recipes.js';
import { recipeWords } from '../recipes/recipe-words.js';
import { RecoveryController } from '../recovery/recovery-controller.js';
import { isCommandRecovery } from '../recovery/run-recovery.js';
import { activityWords, IDLE } from './activity-words.js';
import { approvalAnnouncement } from './approval-announcement.js';
import { CHAT_SHEETS } from './chat-sheets.js';
import { composer } from './composer.js';
import { pressComposerKey } from './composer-keys.js';
import { conversation, latestButton } from './conversation.js';
import { FollowLatest } from './follow-latest.js';
import { messageRow } from './message-row.js';
import { copiedText } from './message-words.js';
import { takePromptFromAddress } from './prompt-link.js';
import { PromptRecall } from './prompt-recall.js';
import { JigPromptRequestEvent } from './prompt-request-event.js';
import { PromptSelection } from './prompt-selection.js';
import { focusRecipes, recipePicker } from './recipe-picker.js';
import { retryOptions } from './retry-options.js';
import { RunEvents } from './run-events.js';
import { JigSettingsRequestEvent, type SettingsRequestDetail } from './settings-request-event.js';
import { undoTurn } from './undo-turn.js';
import { CHIP_LIMIT, FIRST_PROMPTS, promptChips, welcome, type PromptChipsOptions } from './welcome.js';

/**
 * The conversation with the agent: prompts, each tool step as it happens, approvals where the run waits, and answers.
 * While it is in the page, calls that ask wait for it. A model's answer is drawn as Markdown, without any HTML of its own.
 *
 * @tagname jig-chat
 * @summary Asks the agent for changes and shows every step it takes.
 * @slot empty - Instead of the text and prompts that an empty conversation begins with.
 * @csspart scroller - The scrolling region of the conversation.
 * @csspart log - The messages.
 * @csspart message - One message; of the person or of the agent.
 * @csspart bubble - The text of the person.
 * @csspart steps - The tool steps of one answer.
 * @csspart step - One tool step.
 * @csspart card - One pending approval.
 * @csspart approve - The approving button of a card.
 * @csspart changes - What the tool's dry run says that the call would change.
 * @csspart remember - Allows the calls like it for the session.
 * @csspart deny - The denying button of a card.
 * @csspart answer - The text of a model's answer, in Markdown.
 * @csspart copy - Copies an answer.
 * @csspart approve-all - Allows all that a model's turn still asks.
 * @csspart undo-turn - Puts back what a model's turn changed.
 * @csspart recovery - A way out of an error.
 * @csspart retry - Runs a failed prompt again, where that is safe.
 * @csspart recipes - The recipes that can be put into the composer.
 * @csspart selection - What was picked in the preview and goes along with a prompt.
 * @csspart revision - The revision chip of a step, an answer or a card.
 * @csspart suggestions - Prompts to begin with, or near to one that was not understood.
 * @csspart composer - The box with the prompt field and its actions.
 * @csspart send - Runs the prompt.
 * @csspart cancel - Stops the run that goes on.
 * @csspart empty - The line that stands where there is no studio.
 * @cssprop --jig-chat-max-height - Height that the element keeps to when nothing else bounds it; 640px.
 * @cssstate running - The agent works.
 * @cssstate waiting - Something waits for a decision.
 * @fires {JigPromptRequestEvent} jig-prompt-request - Before a prompt runs; cancelable.
 * @fires {JigSettingsRequestEvent} jig-settings-request - Provider settings would help; whoever shows them prevents the default.
 * @fires {JigRevisionRequestEvent} jig-revision-request - A revision chip was pressed; a studio around it shows the call.
 * @fires {JigRunEvent} jig-run-started - A prompt runs; `detail` has its session id and who answers.
 * @fires {JigRunEvent} jig-run-waiting-for-approval - The run waits for a person.
 * @fires {JigRunEvent} jig-run-running - The run goes on: it plans, asks a model or makes a call.
 * @fires {JigRunEvent} jig-run-completed - The run ended with an answer.
 * @fires {JigRunEvent} jig-run-failed - The run ended with an error; `detail.code` says which.
 * @fires {JigRunEvent} jig-run-cancelled - The run was cancelled.
 * @fires {JigRunEvent} jig-run-interrupted - A run was found broken off: the page was left while it went on.
 */
export class JigChatElement extends StudioElement {
  static override styles: CSSResultGroup = [JigElement.styles, CHAT_SHEETS];

  readonly #internals = this.attachInternals();
  readonly #agent = new StoreController(this, (view) => view.agent);
  readonly #approvals = new StoreController(this, (view) => view.approvals);
  readonly #catalog = new StoreController(this, (view) => view.catalog);
  readonly #phase = new StoreController(this, (view) => view.phase);
  readonly #revision = new StoreController(
    this,
    (view) => view.workspace,
    (workspace) => workspace.state.revision,
  );
  readonly #selection = new PromptSelection(this);
  readonly #recipes = new OfferedRecipes(this);
  readonly #markdown = new MarkdownController(this);
  readonly #copying = new CopyFeedback<string>(this);
  readonly #recovery = new RecoveryController(this);
  readonly #recall = new PromptRecall();
  readonly #follow = new FollowLatest(this, () => this.scroller);

  @query('.scroller')
  private readonly scroller!: HTMLElement | null;

  @query('textarea')
  private readonly field!: HTMLTextAreaElement | null;

  /** The text in the composer. */
  @property({ attribute: false })
  value = '';

  /** Takes a prompt from the page's `?prompt=` into the composer, once, and out of the address. It runs nothing. */
  @property({ type: Boolean, attribute: 'prompt-link' })
  promptLink = false;

  /** Shows a button for the provider settings; whoever sets it answers `jig-settings-request`. */
  @property({ type: Boolean, attribute: 'settings-button' })
  settingsButton = false;

  @state()
  private picking = false;

  constructor() {
    super();
    new ApprovalSurface(this);
    new RunEvents(this);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const prompt = this.promptLink ? takePromptFromAddress() : undefined;
    if (prompt !== undefined && this.value === '') this.value = prompt;
  }

  get #snapshot(): AgentSnapshot {
    return this.#agent.value ?? IDLE;
  }

  get #pending(): readonly ToolApprovalSnapshot[] {
    return [...(this.#approvals.value ?? [])].reverse();
  }

  get #prompts(): readonly string[] {
    return this.#snapshot.messages.filter(({ role }) => role === 'user').map(({ text }) => text);
  }

  protected override updated(): void {
    setState(this.#internals, 'running', this.#snapshot.running);
    setState(this.#internals, 'waiting', this.#pending.length > 0);
  }

  readonly #onInput = (event: Event): void => {
    this.value = (event.target as HTMLTextAreaElement).value;
  };

  readonly #onKeydown = (event: KeyboardEvent): void =>
    pressComposerKey(event, {
      send: this.#send,
      older: () => this.#canRecall() && this.#put(this.#recall.older(this.#prompts, this.value)),
      newer: () => this.#put(this.#recall.newer(this.#prompts, this.value)),
      cancel: () => this.#cancelRun(),
    });

  #cancelRun(): boolean {
    if (!this.#snapshot.running) return false;
    this.view?.commands.cancelRun();
    return true;
  }

  /** Up moves the caret first; it recalls from the very start of the text, or on from a recalled prompt. */
  #canRecall(): boolean {
    const { field } = this;
    return this.#recall.isShowing(this.value) || (field?.selectionStart === 0 && field.selectionEnd === 0);
  }

  #put(prompt: string | undefined): boolean {
    if (prompt === undefined) return false;
    this.value = prompt;
    void this.updateComplete.then(() => this.field?.setSelectionRange(prompt.length, prompt.length));
    return true;
  }

  readonly #onCancelClick = (event: MouseEvent): void => {
    // The second click of a double click on Send lands here.
    if (event.detail > 1) return;
    this.view?.commands.cancelRun();
    this.field?.focus();
  };

  readonly #send = (): void => {
    const prompt = this.value.trim();
    if (prompt === '' || this.#snapshot.running) return;
    const selection = this.#selection.value;
    if (this.#request(prompt, selection ? { selection } : {})) {
      this.value = '';
      this.#selection.drop();
    }
    this.field?.focus();
  };

  /** False when the host vetoed, or nothing can run now. */
  #request(prompt: string, options: Omit<RunOptions, 'signal'> = {}): boolean {
    const { view } = this;
    if (!view || this.#phase.value !== 'ready' || this.#snapshot.running) return false;
    if (!this.dispatchEvent(new JigPromptRequestEvent({ prompt }))) return false;
    this.#recovery.forget();
    this.picking = false;
    this.#follow.resume();
    void this.#run(prompt, options);
    return true;
  }

  async #run(prompt: string, options: Omit<RunOptions, 'signal'>): Promise<void> {
    const failed = await this.view?.commands.runPrompt(prompt, options).then(
      (outcome) => outcome.state === 'failed' && outcome.error.code !== 'TOOL_POLICY_DENIED',
      () => true,
    );
    if (!failed || this.value !== '') return;
    this.value = prompt;
    this.#selection.putBack(options.selection);
  }

  /** Takes a way out of the last error. The prompt it repeats is not left in the composer as well. */
  async #recover(action: RecoveryAction, { error, retryPrompt }: ConversationMessage): Promise<void> {
    const { view } = this;
    const prompt = retryPrompt ?? this.#prompts.at(-1);
    if (!view || prompt === undefined) return;
    if (action === 'open-settings') {
      this.#openSettings(error ? { code: error.code } : {});
    } else if (isCommandRecovery(action)) {
      await this.#recovery.take(action, view, this.language);
    } else if (this.#request(prompt, retryOptions(this.#snapshot.messages, action))) {
      if (this.value.trim() !== prompt) return;
      this.value = '';
      this.#selection.putBack(undefined);
    }
  }

  async #undo(messageId: string): Promise<void> {
    this.#recovery.say(await undoTurn(this.view, messageId, this.language));
    await this.updateComplete;
    // The button that was pressed is gone with what it offered.
    if (this.matches(':focus-within') && !this.shadowRoot?.activeElement) this.field?.focus();
  }

  #openSettings(detail: SettingsRequestDetail): unknown {
    return this.dispatchEvent(new JigSettingsRequestEvent(detail));
  }

  #pick(prompt: string): void {
    this.picking = false;
    this.#put(prompt);
    void this.focusComposer();
  }

  async #togglePicker(): Promise<void> {
    this.picking = !this.picking;
    await this.updateComplete;
    if (this.picking) focusRecipes(this.renderRoot);
    else this.field?.focus();
  }

  /** Puts the keyboard into the composer, once it is drawn. */
  async focusComposer(): Promise<void> {
    await this.updateComplete;
    this.field?.focus();
  }

  override render(): TemplateResult {
    if (!this.view) return placeholder('noStudio', this.language);
    const pending = this.#pending;
    const newest = pending.at(-1);
    return html`
      <div class="pane">
        ${this.#renderConversation(pending)}
        ${this.#follow.following ? nothing : latestButton(pending.length > 0, this.language, () => this.#follow.resume())}
      </div>
      <div class="foot">
        ${this.#recovery.question(this.language)}
        ${
          this.picking
            ? recipePicker({
                recipes: this.#recipes.value,
                language: this.language,
                choose: (prompt) => this.#pick(prompt),
                close: () => void this.#togglePicker(),
              })
            : nothing
        }
        ${this.#renderComposer(pending.length > 0)}
      </div>
      <div class="visually-hidden" role="status">
        ${newest ? approvalAnnouncement(newest, this.#definitionOf(newest), this.language) : this.#recovery.notice}
      </div>
    `;
  }

  #renderConversation(pending: readonly ToolApprovalSnapshot[]): TemplateResult {
    const { messages, running } = this.#snapshot;
    const { language } = this;
    return conversation({
      messages,
      pending,
      language,
      onScroll: this.#follow.onScroll,
      welcome: () => welcome({ ...this.#chips(FIRST_PROMPTS), language }),
      message: (message) => this.#renderMessage(message, message === messages.at(-1) && !running),
      approveAll: offersTurnApproval(this.#snapshot, pending)
        ? () => this.view?.commands.approveAllOfTurn()
        : undefined,
      card: (approval) => this.#renderCard(approval),
    });
  }

  #renderCard(approval: ToolApprovalSnapshot): TemplateResult {
    return approvalCard({
      approval,
      definition: this.#definitionOf(approval),
      revision: this.#revision.value,
      language: this.language,
      decide: (...decided) => {
        const decide = (): void => this.view?.commands.decideApproval(approval.id, ...decided);
        void decideKeepingFocus(this, approval.id, decide, () => this.field);
      },
    });
  }

  #renderMessage(message: ConversationMessage, isLast: boolean): TemplateResult {
    const { language } = this;
    return messageRow({
      message,
      language,
      hasProvider: this.#snapshot.mode === 'provider',
      take: isLast && !this.#recovery.busy ? (action) => void this.#recover(action, message) : undefined,
      running: this.#snapshot.running,
      turnUndo: this.#snapshot.turnUndo?.get(message.id),
      drawMarkdown: (source) => this.#markdown.draw(source),
      undo: () => void this.#undo(message.id),
      copy: () => void this.#copying.copy(message.id, copiedText(message, language)),
      copied: this.#copying.outcomeOf(message.id),
      suggestions: isLast && message.suggestions ? promptChips(this.#chips(message.suggestions)) : nothing,
    });
  }

  #chips(ids: readonly string[]): PromptChipsOptions {
    const offered = this.#recipes.value ?? [];
    const chosen = ids.flatMap((id) => offered.find((recipe) => recipe.id === id) ?? []).slice(0, CHIP_LIMIT);
    return {
      prompts: chosen.map((recipe) => recipeWords(recipe, this.language).prompt),
      disabled: this.#phase.value !== 'ready',
      choose: (prompt) => this.#request(prompt) && this.field?.focus(),
    };
  }

  #renderComposer(waiting: boolean): TemplateResult {
    const phase = this.#phase.value ?? 'loading';
    const { running, messages, activity, mode } = this.#snapshot;
    return composer({
      value: this.value,
      phase,
      running,
      picking: this.picking,
      waiting,
      activity:
        phase === 'ready'
          ? activityWords({ activity, mode, waiting, notice: this.#recovery.notice }, this.language)
          : undefined,
      selection: this.#selection.value,
      language: this.language,
      onInput: this.#onInput,
      onKeydown: this.#onKeydown,
      send: this.#send,
      cancel: this.#onCancelClick,
      unselect: this.#selection.drop,
      toggleRecipes: () => void this.#togglePicker(),
      openSettings: this.settingsButton ? () => this.#openSettings({}) : undefined,
      startAnew: messages.length > 0 && !running ? () => this.view?.commands.clearConversation() : undefined,
    });
  }

  #definitionOf({ name }: ToolApprovalSnapshot): ToolDefinition | undefined {
    return this.#catalog.value?.find((definition) => definition.name === name);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'jig-chat': JigChatElement;
  }
}
