import { html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property, query } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { repeat } from 'lit/directives/repeat.js';
import type { ToolDefinition } from '../../core/protocol/definition.js';
import type { ToolApprovalQueue, ToolApprovalSnapshot } from '../../core/registry/approval-port.js';
import type { ToolRegistry } from '../../core/registry/tool-registry-port.js';
import { approvalCard, approvalQuestion, type Decide } from '../approval-card/approval-card.js';
import { approvalCardStyles } from '../approval-card/approval-card.styles.js';
import { approvalMessages } from '../approval-card/approval-messages.js';
import { ApprovalSurface } from '../approval-card/approval-surface.js';
import { decideKeepingFocus } from '../approval-card/focus-after-decision.js';
import { offersTurnApproval } from '../approval-card/turn-approval-offer.js';
import { setState } from '../base/element-state.js';
import { JigElement } from '../base/jig-element.js';
import { FollowedStore, StoreController } from '../base/store-controller.js';
import { StudioElement } from '../base/studio-element.js';
import { emptyState } from '../empty-state/empty-state.js';
import { placeholder } from '../placeholder/placeholder.js';
import { placeholderStyles } from '../placeholder/placeholder.styles.js';
import { revisionChipStyles } from '../revision/revision-chip.styles.js';
import { controlStyles } from '../styles/controls.styles.js';
import { deskOf, type ApprovalDesk } from './approval-desk.js';
import { approvalsStyles } from './approvals-element.styles.js';
import { approvalsMessages } from './approvals-messages.js';
import { FloatingDialog } from './floating-dialog.js';
import { rememberedList } from './remembered-list.js';

/**
 * The pending approvals of a studio as cards to approve or deny, in its place or in a dialog above the page. While it is in
 * the page, calls that ask wait for it.
 *
 * It also serves a queue that belongs to no studio: give it as `queue`, and the registry beside it as `registry`.
 *
 * @tagname jig-approvals
 * @summary Lets a person decide the tool calls that ask first.
 * @slot empty - Instead of the line that says that nothing waits.
 * @csspart dialog - The box above the page, with `dialog` set.
 * @csspart bar - The line with the heading, the count and "approve all of this turn".
 * @csspart approve-all - Allows all that the turn still asks.
 * @csspart card - One pending approval.
 * @csspart changes - What the tool's dry run says that the call would change.
 * @csspart approve - The approving button of a card.
 * @csspart remember - Allows the calls like it for the session.
 * @csspart deny - The denying button of a card.
 * @csspart remembered - What was allowed for the session.
 * @csspart forget - Asks about one of those tools again.
 * @csspart revision - The chip with the revision before and after.
 * @csspart empty - The line that stands where nothing waits.
 * @cssstate waiting - Something waits for a decision.
 * @fires {JigRevisionRequestEvent} jig-revision-request - A revision chip was pressed; a studio around it shows the call.
 */
export class JigApprovalsElement extends StudioElement {
  static override styles: CSSResultGroup = [
    JigElement.styles,
    controlStyles,
    placeholderStyles,
    revisionChipStyles,
    approvalCardStyles,
    approvalsStyles,
  ];

  /** The queue to answer instead of a studio's. */
  @property({ attribute: false })
  queue: ToolApprovalQueue | undefined;

  /** Where the tools of `queue` are defined: titles, hints and warnings come from there. */
  @property({ attribute: false })
  registry: ToolRegistry | undefined;

  /**
   * Shows what waits in a dialog above the page, and nothing in its own place. The dialog is no modal one, so the page and its
   * popups stay usable; above a modal dialog of the page it becomes one.
   */
  @property({ type: Boolean })
  dialog = false;

  readonly #internals = this.attachInternals();
  readonly #approvals = new FollowedStore(this, () => this.#desk?.pending);
  readonly #remembered = new FollowedStore(this, () => this.#desk?.remembered);
  readonly #catalog = new FollowedStore(this, () => this.registry?.catalog ?? this.currentView?.catalog);
  readonly #agent = new StoreController(this, (view) => view.agent);
  readonly #revision = new StoreController(
    this,
    (view) => view.workspace,
    (workspace) => workspace.state.revision,
  );
  readonly #floating = new FloatingDialog(
    this,
    () => this.dialogBox,
    () => this.renderRoot.querySelector<HTMLElement>('[data-approval]'),
  );

  constructor() {
    super();
    new ApprovalSurface(this, () => this.queue ?? this.currentView);
  }

  @query('h2')
  private readonly heading!: HTMLElement | null;

  @query('[part=dialog]')
  private readonly dialogBox!: HTMLElement | null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (this.#pending.length === 0) this.#floating.close();
  }

  protected override updated(): void {
    setState(this.#internals, 'waiting', this.#pending.length > 0);
  }

  get #desk(): ApprovalDesk | undefined {
    return deskOf(this.currentView, this.queue);
  }

  /** Oldest first: a card that arrives must not move another one under the pointer. */
  get #pending(): readonly ToolApprovalSnapshot[] {
    return [...(this.#approvals.value ?? [])].reverse();
  }

  #definitionOf({ name }: ToolApprovalSnapshot): ToolDefinition | undefined {
    return this.#catalog.value?.find((definition) => definition.name === name);
  }

  #decide(id: string, ...decided: Parameters<Decide>): void {
    const decide = (): void => this.#desk?.decide(id, ...decided);
    void decideKeepingFocus(this, id, decide, () => this.heading);
  }

  /** Escape beside the cards denies the oldest, as it does within one. */
  #onDialogKeydown(event: KeyboardEvent): void {
    const oldest = this.#pending[0];
    if (event.key !== 'Escape' || event.isComposing || !oldest) return;
    event.preventDefault();
    event.stopPropagation();
    this.#decide(oldest.id, 'deny');
  }

  /** The browser's own way to turn a modal dialog away. */
  #onDialogCancel(event: Event): void {
    const oldest = this.#pending[0];
    event.preventDefault();
    if (oldest) this.#decide(oldest.id, 'deny');
  }

  override render(): TemplateResult {
    const { language } = this;
    if (!this.#desk) return this.dialog ? html`` : placeholder('noStudio', language);
    const pending = this.#pending;
    return html`
      ${this.dialog ? this.#renderDialog(pending) : this.#renderInPlace(pending)}
      <div class="visually-hidden" role="status">${this.#announcement(pending.at(-1))}</div>
    `;
  }

  #renderInPlace(pending: readonly ToolApprovalSnapshot[]): TemplateResult {
    const t = approvalsMessages(this.language);
    return html`${this.#renderBar(pending)}
    ${pending.length > 0 ? this.#renderCards(pending) : emptyState({ words: t('empty') })}
    ${rememberedList(this.#remembered.value ?? [], this.language, (name) => this.#desk?.forget(name))}`;
  }

  #renderDialog(pending: readonly ToolApprovalSnapshot[]): TemplateResult | typeof nothing {
    if (pending.length === 0) return nothing;
    const content = html`${this.#renderBar(pending)} ${this.#renderCards(pending)}
    ${rememberedList(this.#remembered.value ?? [], this.language, (name) => this.#desk?.forget(name))}`;
    if (this.#floating.modal) {
      return html`<dialog
        class="floating"
        part="dialog"
        aria-labelledby="heading"
        @keydown=${this.#onDialogKeydown}
        @cancel=${this.#onDialogCancel}
      >
        ${content}
      </dialog>`;
    }
    return html`<div
      class="floating"
      part="dialog"
      popover="manual"
      role="dialog"
      tabindex="-1"
      aria-labelledby="heading"
      @keydown=${this.#onDialogKeydown}
    >
      ${content}
    </div>`;
  }

  #renderBar(pending: readonly ToolApprovalSnapshot[]): TemplateResult {
    const t = approvalsMessages(this.language);
    const { view } = this;
    return html`<div class="bar" part="bar">
      <h2 id="heading" tabindex="-1">${t('heading')}</h2>
      ${pending.length > 0 ? html`<span class="pill count">${t('waiting', { count: pending.length })}</span>` : nothing}
      ${
        view && !this.queue && offersTurnApproval(this.#agent.value, pending)
          ? html`<button class="all" part="approve-all" @click=${() => view.commands.approveAllOfTurn()}>
              ${t('approveAll')}
            </button>`
          : nothing
      }
    </div>`;
  }

  #renderCards(pending: readonly ToolApprovalSnapshot[]): TemplateResult {
    return html`<ul class="cards">
      ${repeat(
        pending,
        ({ id }) => id,
        (approval) => html`<li>${this.#renderCard(approval)}</li>`,
      )}
    </ul>`;
  }

  #renderCard(approval: ToolApprovalSnapshot): TemplateResult {
    return approvalCard({
      approval,
      definition: this.#definitionOf(approval),
      revision: this.#revision.value,
      language: this.language,
      decide: (...decided) => this.#decide(approval.id, ...decided),
    });
  }

  /** Keyed, so that a second request with the same words is announced too. */
  #announcement(newest: ToolApprovalSnapshot | undefined): unknown {
    if (!newest) return nothing;
    const question = approvalQuestion(newest, this.#definitionOf(newest), this.language);
    return keyed(newest.id, html`<span>${approvalMessages(this.language)('needed', { question })}</span>`);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'jig-approvals': JigApprovalsElement;
  }
}
