import newIcon from 'lucide/dist/esm/icons/message-square-plus.mjs';
import downIcon from 'lucide/dist/esm/icons/arrow-down.mjs';
import { html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property, query } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { live } from 'lit/directives/live.js';
import { repeat } from 'lit/directives/repeat.js';
import type { AgentSnapshot } from '../../core/agent/agent-model.js';
import type { ToolDefinition } from '../../core/protocol/definition.js';
import type { ToolApprovalDecision, ToolApprovalSnapshot } from '../../core/registry/approval-port.js';
import { approvalCard, approvalQuestion } from '../approval-card/approval-card.js';
import { approvalCardStyles } from '../approval-card/approval-card.styles.js';
import { approvalMessages } from '../approval-card/approval-messages.js';
import { ApprovalSurface } from '../approval-card/approval-surface.js';
import { focusAfterDecision, indexOfApproval } from '../approval-card/focus-after-decision.js';
import { JigElement } from '../base/jig-element.js';
import { StoreController } from '../base/store-controller.js';
import { StudioElement } from '../base/studio-element.js';
import { icon } from '../icons/icon.js';
import { placeholder } from '../placeholder/placeholder.js';
import { placeholderStyles } from '../placeholder/placeholder.styles.js';
import { revisionChipStyles } from '../revision/revision-chip.styles.js';
import { statusMarkStyles } from '../status/status-mark.styles.js';
import { controlStyles } from '../styles/controls.styles.js';
import { chatStyles } from './chat-element.styles.js';
import { chatMessages } from './chat-messages.js';
import { FollowLatest } from './follow-latest.js';
import { messageRow } from './message-row.js';
import { PromptRecall } from './prompt-recall.js';
import { JigPromptRequestEvent } from './prompt-request-event.js';
import { suggestedPrompts } from './suggestions.js';

const IDLE: AgentSnapshot = { running: false, activity: { kind: 'idle' }, messages: [], mode: 'local' };

/**
 * The conversation with the agent: prompts, each tool step as it happens, approvals where the run waits, and answers.
 * While it is in the page, calls that ask wait for it. All text is shown as plain text.
 *
 * @tagname jig-chat
 * @summary Asks the agent for changes and shows every step it takes.
 * @csspart scroller - The scrolling region of the conversation.
 * @csspart log - The messages.
 * @csspart message - One message; of the person or of the agent.
 * @csspart bubble - The text of the person.
 * @csspart steps - The tool steps of one answer.
 * @csspart step - One tool step.
 * @csspart card - One pending approval.
 * @csspart approve - The approving button of a card.
 * @csspart deny - The denying button of a card.
 * @csspart retry - Runs a failed prompt again, where that is safe.
 * @csspart revision - The revision chip of a step, an answer or a card.
 * @csspart suggestions - First prompts of an empty conversation.
 * @csspart composer - The box with the prompt field and its actions.
 * @csspart empty - The line that stands where there is no studio.
 * @cssprop --jig-chat-max-height - Height that the element keeps to when nothing else bounds it; 640px.
 * @cssstate running - The agent works.
 * @cssstate waiting - Something waits for a decision.
 * @fires {JigPromptRequestEvent} jig-prompt-request - Before a prompt runs; cancelable.
 */
export class JigChatElement extends StudioElement {
  static override styles: CSSResultGroup = [
    JigElement.styles,
    controlStyles,
    placeholderStyles,
    revisionChipStyles,
    statusMarkStyles,
    approvalCardStyles,
    chatStyles,
  ];

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
  readonly #recall = new PromptRecall();
  readonly #follow = new FollowLatest(this, () => this.scroller);

  @query('.scroller')
  private readonly scroller!: HTMLElement | null;

  @query('textarea')
  private readonly field!: HTMLTextAreaElement | null;

  /** The text in the composer. */
  @property({ attribute: false })
  value = '';

  constructor() {
    super();
    new ApprovalSurface(this);
  }

  get #snapshot(): AgentSnapshot {
    return this.#agent.value ?? IDLE;
  }

  /** Oldest first, at the end of the conversation: that is where the run waits. */
  get #pending(): readonly ToolApprovalSnapshot[] {
    return [...(this.#approvals.value ?? [])].reverse();
  }

  get #prompts(): readonly string[] {
    return this.#snapshot.messages.filter(({ role }) => role === 'user').map(({ text }) => text);
  }

  protected override updated(): void {
    this.#reflect('running', this.#snapshot.running);
    this.#reflect('waiting', this.#pending.length > 0);
  }

  #reflect(state: string, on: boolean): void {
    if (on) this.#internals.states.add(state);
    else this.#internals.states.delete(state);
  }

  #onInput(event: Event): void {
    this.value = (event.target as HTMLTextAreaElement).value;
  }

  #onKeydown(event: KeyboardEvent): void {
    // While an input method composes, Enter and the arrows belong to it; 229 is how Safari reports its last Enter.
    if (event.isComposing || event.keyCode === 229) return;
    if (this.#handleKey(event)) event.preventDefault();
  }

  #handleKey(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
    switch (event.key) {
      case 'Enter':
        this.#send();
        return true;
      case 'ArrowUp':
        return this.#canRecall() && this.#put(this.#recall.older(this.#prompts, this.value));
      case 'ArrowDown':
        return this.#put(this.#recall.newer(this.#prompts, this.value));
      case 'Escape':
        if (!this.#snapshot.running) return false;
        event.stopPropagation();
        this.view?.commands.cancelRun();
        return true;
      default:
        return false;
    }
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

  #onCancelClick(event: MouseEvent): void {
    // The second click of a double click on Send lands here.
    if (event.detail > 1) return;
    this.view?.commands.cancelRun();
    this.field?.focus();
  }

  #send(): void {
    const prompt = this.value.trim();
    if (prompt === '' || this.#snapshot.running) return;
    if (this.#request(prompt)) this.value = '';
    this.field?.focus();
  }

  /** False when the host vetoed, or nothing can run now. */
  #request(prompt: string): boolean {
    const { view } = this;
    if (!view || this.#phase.value !== 'ready' || this.#snapshot.running) return false;
    if (!this.dispatchEvent(new JigPromptRequestEvent({ prompt }))) return false;
    this.#follow.resume();
    void this.#run(prompt);
    return true;
  }

  async #run(prompt: string): Promise<void> {
    const failed = await this.view?.commands.runPrompt(prompt).then(
      (outcome) => outcome.state === 'failed' && outcome.error.code !== 'TOOL_POLICY_DENIED',
      () => true,
    );
    if (failed && this.value === '') this.value = prompt;
  }

  async #decide(id: string, decision: ToolApprovalDecision): Promise<void> {
    const index = indexOfApproval(this.renderRoot, id);
    this.view?.commands.decideApproval(id, decision);
    await this.updateComplete;
    if (indexOfApproval(this.renderRoot, id) < 0) focusAfterDecision(this.renderRoot, index, this.field);
  }

  /** Puts the keyboard into the composer, once it is drawn. */
  async focusComposer(): Promise<void> {
    await this.updateComplete;
    this.field?.focus();
  }

  override render(): TemplateResult {
    if (!this.view) return placeholder('noStudio', this.language);
    const pending = this.#pending;
    return html`
      <div class="pane">
        ${this.#renderConversation(pending)}
        ${this.#follow.following ? nothing : this.#renderLatest(pending.length > 0)}
      </div>
      ${this.#renderComposer(pending.length > 0)}
      <div class="visually-hidden" role="status">${this.#announcement(pending.at(-1))}</div>
    `;
  }

  #renderConversation(pending: readonly ToolApprovalSnapshot[]): TemplateResult {
    const { messages, running } = this.#snapshot;
    const { language } = this;
    const label = chatMessages(language)('conversation');
    const last = messages.at(-1);
    const retry = (prompt: string): void => void this.#request(prompt);
    return html`<div
      class="scroller"
      part="scroller"
      role="group"
      tabindex="0"
      aria-label=${label}
      @scroll=${this.#follow.onScroll}
    >
      ${messages.length === 0 && pending.length === 0 ? this.#renderWelcome() : nothing}
      <div class="log" part="log" role="log" aria-label=${label} ?hidden=${messages.length === 0}>
        ${repeat(
          messages,
          ({ id }) => id,
          (message) => messageRow({ message, language, retry: message === last && !running ? retry : undefined }),
        )}
      </div>
      ${
        pending.length > 0
          ? html`<div class="pending">
              ${repeat(
                pending,
                ({ id }) => id,
                (approval) => this.#renderCard(approval),
              )}
            </div>`
          : nothing
      }
    </div>`;
  }

  #renderCard(approval: ToolApprovalSnapshot): TemplateResult {
    return approvalCard({
      approval,
      definition: this.#definitionOf(approval),
      revision: this.#revision.value,
      language: this.language,
      decide: (decision) => void this.#decide(approval.id, decision),
    });
  }

  #renderWelcome(): TemplateResult {
    const t = chatMessages(this.language);
    const prompts = suggestedPrompts(this.#catalog.value ?? [], this.language);
    const disabled = this.#phase.value !== 'ready';
    return html`<div class="welcome">
      <p class="welcome-title">${t('emptyTitle')}</p>
      <p class="muted">${t('emptyText')}</p>
      ${
        prompts.length > 0
          ? html`<div class="suggestions" part="suggestions">
              ${prompts.map(
                (prompt) =>
                  html`<button ?disabled=${disabled} @click=${() => this.#request(prompt) && this.field?.focus()}>
                    ${prompt}
                  </button>`,
              )}
            </div>`
          : nothing
      }
    </div>`;
  }

  #renderLatest(waiting: boolean): TemplateResult {
    const t = chatMessages(this.language);
    return html`<button class=${waiting ? 'latest ask' : 'latest'} @click=${() => this.#follow.resume()}>
      ${icon(downIcon)} ${t(waiting ? 'approvalBelow' : 'latest')}
    </button>`;
  }

  #renderComposer(waiting: boolean): TemplateResult {
    const t = chatMessages(this.language);
    const phase = this.#phase.value ?? 'loading';
    const { running, messages } = this.#snapshot;
    const ready = phase === 'ready';
    return html`<div class="composer" part="composer">
      <textarea
        rows="1"
        aria-label=${t('prompt')}
        placeholder=${t('placeholder')}
        aria-describedby="activity"
        ?disabled=${!ready}
        .value=${live(this.value)}
        @input=${this.#onInput}
        @keydown=${this.#onKeydown}
      ></textarea>
      <div class="composer-row">
        <span id="activity" class=${waiting ? 'activity ask' : 'activity'}
          >${ready ? this.#activityWords(waiting) : t(phase)}</span
        >
        ${
          messages.length > 0 && !running
            ? html`<button
                class="icon-only"
                aria-label=${t('newConversation')}
                title=${t('newConversation')}
                @click=${() => this.view?.commands.clearConversation()}
              >
                ${icon(newIcon)}
              </button>`
            : nothing
        }
        ${
          running
            ? html`<button part="cancel" @click=${this.#onCancelClick}>${t('cancel')}</button>`
            : html`<button
                class="primary"
                part="send"
                ?disabled=${!ready || this.value.trim() === ''}
                @click=${this.#send}
              >
                ${t('send')}
              </button>`
        }
      </div>
    </div>`;
  }

  #activityWords(waiting: boolean): string {
    const t = chatMessages(this.language);
    const { activity, mode } = this.#snapshot;
    if (waiting || activity.kind === 'waiting-for-approval') return t('waiting');
    if (activity.kind === 'planning') return t('planning');
    if (activity.kind === 'calling') return t('calling', { name: activity.name });
    return t(mode === 'local' ? 'localAgent' : 'provider');
  }

  /** Keyed, so that a second request with the same words is announced too. */
  #announcement(newest: ToolApprovalSnapshot | undefined): unknown {
    if (!newest) return nothing;
    const question = approvalQuestion(newest, this.#definitionOf(newest), this.language);
    return keyed(newest.id, html`<span>${approvalMessages(this.language)('needed', { question })}</span>`);
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
