import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { ConversationMessage } from '../../core/agent/agent-model.js';
import type { Language } from '../locale/language.js';
import { statusMark, type RunStatus } from '../status/status-mark.js';
import { chatMessages } from './chat-messages.js';
import { messageWords } from './message-words.js';
import { madeRevision, stepRevision, stepRow } from './step-row.js';

export interface MessageRowOptions {
  readonly message: ConversationMessage;
  readonly language: Language;
  /** Offered only where running the prompt again is safe, and nothing runs. */
  readonly retry: ((prompt: string) => void) | undefined;
}

export function messageRow(options: MessageRowOptions): TemplateResult {
  return options.message.role === 'user' ? userRow(options) : assistantRow(options);
}

function userRow({ message, language }: MessageRowOptions): TemplateResult {
  return html`<div class="message user" part="message" data-role="user">
    <span class="visually-hidden">${chatMessages(language)('you')}: </span>
    <p class="bubble" part="bubble" dir="auto">${message.text}</p>
  </div>`;
}

function assistantRow({ message, language, retry }: MessageRowOptions): TemplateResult {
  const steps = message.steps ?? [];
  return html`<div class="message assistant" part="message" data-role="assistant" data-tone=${message.tone ?? nothing}>
    <span class="visually-hidden">${chatMessages(language)('agent')}: </span>
    ${
      steps.length > 0
        ? html`<ol class="steps" part="steps" role="list">
            ${repeat(
              steps,
              ({ toolCallId }) => toolCallId,
              (step, index) => stepRow({ step, previous: steps[index - 1], answerCode: message.error?.code, language }),
            )}
          </ol>`
        : nothing
    }
    ${message.text ? answer(message, language) : nothing}
    ${message.error ? recovery(message, language, retry) : nothing}
  </div>`;
}

function answer(message: ConversationMessage, language: Language): TemplateResult {
  return html`<div class="answer">
    ${statusMark(answerStatus(message), language)}
    <p class="text" dir="auto">${messageWords(message, language)}</p>
    ${answerRevision(message, language)}
  </div>`;
}

/** Where no step above shows it already. */
function answerRevision(
  { revision, steps = [] }: ConversationMessage,
  language: Language,
): TemplateResult | typeof nothing {
  if (revision === undefined) return nothing;
  const shown = steps.some((step, index) => madeRevision(step, steps[index - 1]) === revision);
  return shown ? nothing : stepRevision(revision, false, language);
}

function answerStatus({ tone, error }: ConversationMessage): RunStatus {
  if (tone === 'error') return 'failed';
  return tone === 'cancelled' || error ? 'cancelled' : 'completed';
}

function recovery(
  { error, retryPrompt }: ConversationMessage,
  language: Language,
  retry: MessageRowOptions['retry'],
): TemplateResult {
  const t = chatMessages(language);
  return html`<div class="recovery">
    <code class="code mono">${error?.code}</code>
    ${
      retryPrompt !== undefined && retry
        ? html`<button part="retry" @click=${() => retry(retryPrompt)}>
            ${t(error?.code === 'WORKSPACE_REVISION_CONFLICT' ? 'reread' : 'retry')}
          </button>`
        : nothing
    }
  </div>`;
}
