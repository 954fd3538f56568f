import downIcon from 'lucide/dist/esm/icons/arrow-down.mjs';
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { ConversationMessage } from '../../core/agent/agent-model.js';
import type { ToolApprovalSnapshot } from '../../core/registry/approval-port.js';
import { icon } from '../icons/icon.js';
import type { Language } from '../locale/language.js';
import { chatMessages } from './chat-messages.js';

export interface ConversationOptions {
  readonly messages: readonly ConversationMessage[];
  /** Oldest first: the run waits at the end of the conversation. */
  readonly pending: readonly ToolApprovalSnapshot[];
  readonly language: Language;
  readonly onScroll: () => void;
  readonly welcome: () => TemplateResult;
  readonly message: (message: ConversationMessage) => TemplateResult;
  /** Offered in a model's turn, for all that it still asks. */
  readonly approveAll: (() => void) | undefined;
  readonly card: (approval: ToolApprovalSnapshot) => TemplateResult;
}

/** The scrolling part: what was said, and at its end what waits for a decision. */
export function conversation(options: ConversationOptions): TemplateResult {
  const { messages, pending, language, onScroll } = options;
  const label = chatMessages(language)('conversation');
  return html`<div class="scroller" part="scroller" role="group" tabindex="0" aria-label=${label} @scroll=${onScroll}>
    ${messages.length === 0 && pending.length === 0 ? options.welcome() : nothing}
    <div class="log" part="log" role="log" aria-label=${label} ?hidden=${messages.length === 0}>
      ${repeat(messages, ({ id }) => id, options.message)}
    </div>
    ${
      pending.length > 0
        ? html`<div class="pending">
            ${repeat(pending, ({ id }) => id, options.card)}
            ${
              options.approveAll
                ? html`<button class="approve-all" part="approve-all" @click=${options.approveAll}>
                    ${chatMessages(language)('approveAll')}
                  </button>`
                : nothing
            }
          </div>`
        : nothing
    }
  </div>`;
}

/** The way back to the end for who has scrolled away from it. */
export function latestButton(waiting: boolean, language: Language, resume: () => void): TemplateResult {
  const t = chatMessages(language);
  return html`<button class=${waiting ? 'latest ask' : 'latest'} @click=${resume}>
    ${icon(downIcon)} ${t(waiting ? 'approvalBelow' : 'latest')}
  </button>`;
}
