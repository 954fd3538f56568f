import { html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { query } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { repeat } from 'lit/directives/repeat.js';
import type { ToolApprovalDecision, ToolApprovalSnapshot } from '../../core/registry/approval-port.js';
import { approvalCard, approvalQuestion } from '../approval-card/approval-card.js';
import { approvalCardStyles } from '../approval-card/approval-card.styles.js';
import { approvalMessages } from '../approval-card/approval-messages.js';
import { ApprovalSurface } from '../approval-card/approval-surface.js';
import { focusAfterDecision, indexOfApproval } from '../approval-card/focus-after-decision.js';
import { JigElement } from '../base/jig-element.js';
import { StoreController } from '../base/store-controller.js';
import { StudioElement } from '../base/studio-element.js';
import { placeholder } from '../placeholder/placeholder.js';
import { placeholderStyles } from '../placeholder/placeholder.styles.js';
import { revisionChipStyles } from '../revision/revision-chip.styles.js';
import { controlStyles } from '../styles/controls.styles.js';
import { approvalsStyles } from './approvals-element.styles.js';
import { approvalsMessages } from './approvals-messages.js';

/**
 * The pending approvals of a studio as cards to approve or deny. While it is in the page, calls that ask wait for it.
 *
 * @tagname jig-approvals
 * @summary Lets a person decide the tool calls that ask first.
 * @csspart bar - The line with the heading and the count.
 * @csspart card - One pending approval.
 * @csspart approve - The approving button of a card.
 * @csspart deny - The denying button of a card.
 * @csspart revision - The chip with the revision before and after.
 * @csspart empty - The line that stands where nothing waits.
 * @cssstate waiting - Something waits for a decision.
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

  readonly #internals = this.attachInternals();
  readonly #approvals = new StoreController(this, (view) => view.approvals);
  readonly #catalog = new StoreController(this, (view) => view.catalog);
  readonly #revision = new StoreController(
    this,
    (view) => view.workspace,
    (workspace) => workspace.state.revision,
  );

  constructor() {
    super();
    new ApprovalSurface(this);
  }

  @query('h2')
  private readonly heading!: HTMLElement | null;

  protected override updated(): void {
    if (this.#pending.length > 0) this.#internals.states.add('waiting');
    else this.#internals.states.delete('waiting');
  }

  /** Oldest first: a card that arrives must not move another one under the pointer. */
  get #pending(): readonly ToolApprovalSnapshot[] {
    return [...(this.#approvals.value ?? [])].reverse();
  }

  async #decide(id: string, decision: ToolApprovalDecision): Promise<void> {
    const index = indexOfApproval(this.renderRoot, id);
    this.view?.commands.decideApproval(id, decision);
    await this.updateComplete;
    if (indexOfApproval(this.renderRoot, id) < 0) focusAfterDecision(this.renderRoot, index, this.heading);
  }

  override render(): TemplateResult {
    const { language } = this;
    const t = approvalsMessages(language);
    if (!this.view) return placeholder('noStudio', language);
    const pending = this.#pending;
    return html`
      <div class="bar" part="bar">
        <h2 tabindex="-1">${t('heading')}</h2>
        ${pending.length > 0 ? html`<span class="pill count">${t('waiting', { count: pending.length })}</span>` : nothing}
      </div>
      ${
        pending.length > 0
          ? html`<ul class="cards">
              ${repeat(
                pending,
                ({ id }) => id,
                (approval) => html`<li>${this.#renderCard(approval)}</li>`,
              )}
            </ul>`
          : html`<div class="empty" part="empty"><p class="empty-line">${t('empty')}</p></div>`
      }
      <div class="visually-hidden" role="status">${this.#announcement(pending.at(-1))}</div>
    `;
  }

  #renderCard(approval: ToolApprovalSnapshot): TemplateResult {
    return approvalCard({
      approval,
      definition: this.#catalog.value?.find(({ name }) => name === approval.name),
      revision: this.#revision.value,
      language: this.language,
      decide: (decision) => void this.#decide(approval.id, decision),
    });
  }

  /** Keyed, so that a second request with the same words is announced too. */
  #announcement(newest: ToolApprovalSnapshot | undefined): unknown {
    if (!newest) return nothing;
    const definition = this.#catalog.value?.find(({ name }) => name === newest.name);
    const question = approvalQuestion(newest, definition, this.language);
    return keyed(newest.id, html`<span>${approvalMessages(this.language)('needed', { question })}</span>`);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'jig-approvals': JigApprovalsElement;
  }
}
