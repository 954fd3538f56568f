import { html, nothing, type TemplateResult } from 'lit';
import type { ToolDefinition } from '../../core/protocol/definition.js';
import type { ToolApprovalDecision, ToolApprovalSnapshot } from '../../core/registry/approval-port.js';
import type { Language } from '../locale/language.js';
import { revisionChip } from '../revision/revision-chip.js';
import { approvalMessages } from './approval-messages.js';
import { dryRunList } from './dry-run-list.js';
import { nextRevision } from './next-revision.js';
import { previewWords } from './preview-words.js';
import { provenanceWords } from './provenance-words.js';

export interface ApprovalCardOptions {
  readonly approval: ToolApprovalSnapshot;
  /** The tool's definition, for its title and hints; the card works without. */
  readonly definition: ToolDefinition | undefined;
  /** The workspace revision now. */
  readonly revision: number | undefined;
  readonly language: Language;
  readonly decide: Decide;
}

/** With `remember` the calls like it are allowed for the session. */
export type Decide = (decision: ToolApprovalDecision, options?: { readonly remember: boolean }) => void;

/**
 * One pending approval, the same in `jig-approvals` and in the conversation. It shows what the queue's snapshot holds
 * and nothing else: names of arguments and the bounded safe preview, never raw values or file source.
 */
export function approvalCard({
  approval,
  definition,
  revision,
  language,
  decide,
}: ApprovalCardOptions): TemplateResult {
  const t = approvalMessages(language);
  const question = approvalQuestion(approval, definition, language);
  return html`<div
    class="card"
    part="card"
    role="group"
    tabindex="-1"
    aria-label=${question}
    data-approval=${approval.id}
    @keydown=${(event: KeyboardEvent) => denyOnEscape(event, decide)}
  >
    <div class="card-head">
      <span class="question"><bdi>${question}</bdi></span>
      ${changeChip(nextRevision(approval.name, definition, revision), language)}
    </div>
    <code class="card-tool mono">${approval.name}</code>
    ${approval.description ? html`<p class="card-description">${approval.description}</p>` : nothing}
    ${
      definition?.annotations?.destructiveHint === true
        ? html`<p class="card-warning">${t('destructive')}</p>`
        : nothing
    }
    <dl class="facts">
      <dt>${t('askedBy')}</dt>
      <dd>${provenanceWords(approval.source, approval.mode, language)}</dd>
      <dt>${t('arguments')}</dt>
      <dd>${argumentNames(approval.argumentKeys, t('noArguments'))}</dd>
      ${
        approval.safeArgumentPreview
          ? html`<dt>${t('values')}</dt>
              <dd class="preview"><bdi>${previewWords(approval, language)}</bdi></dd>`
          : nothing
      }
    </dl>
    ${dryRunList(approval.dryRun, language)}
    <div class="card-actions">
      <button
        class="primary"
        part="approve"
        aria-label=${t('approveLabel', { name: approval.name })}
        @click=${(event: MouseEvent) => pressedOnce(event) && decide('allow')}
      >
        ${t('approve')}
      </button>
      <button
        part="deny"
        aria-label=${t('denyLabel', { name: approval.name })}
        @click=${(event: MouseEvent) => pressedOnce(event) && decide('deny')}
      >
        ${t('deny')}
      </button>
      ${
        approval.rememberable
          ? html`<button
              part="remember"
              aria-label=${t('rememberLabel', { name: approval.name })}
              @click=${(event: MouseEvent) => pressedOnce(event) && decide('allow', { remember: true })}
            >
              ${t('remember')}
            </button>`
          : nothing
      }
    </div>
  </div>`;
}

/** What the card asks, in one line. */
export function approvalQuestion(
  approval: ToolApprovalSnapshot,
  definition: ToolDefinition | undefined,
  language: Language,
): string {
  const t = approvalMessages(language);
  const title = definition?.title ?? definition?.annotations?.title;
  return title ? t('question', { title }) : t('questionForName', { name: approval.name });
}

function changeChip(next: number | undefined, language: Language): TemplateResult | typeof nothing {
  if (next === undefined) return nothing;
  const revision = next - 1;
  const label = approvalMessages(language)('revision', { revision, next });
  return revisionChip({ revision, next, state: 'waiting', label });
}

/** A model chooses the names: they must not push the buttons away. */
const MAX_ARGUMENT_NAMES = 20;
const MAX_ARGUMENT_NAME_LENGTH = 60;

function argumentNames(keys: readonly string[], none: string): TemplateResult {
  if (keys.length === 0) return html`<span class="muted">${none}</span>`;
  const shown = keys.slice(0, MAX_ARGUMENT_NAMES).map((key) => key.slice(0, MAX_ARGUMENT_NAME_LENGTH));
  const more = keys.length - shown.length;
  return html`${shown.map((key) => html`<code class="argument mono"><bdi>${key}</bdi></code>`)}${more > 0 ? `+${more}` : nothing}`;
}

/** The second click of a double click would land on the card that moved up under the pointer. */
function pressedOnce(event: MouseEvent): boolean {
  return event.detail <= 1;
}

function denyOnEscape(event: KeyboardEvent, decide: Decide): void {
  if (event.key !== 'Escape' || event.isComposing) return;
  event.preventDefault();
  event.stopPropagation();
  decide('deny');
}
