import checkIcon from 'lucide/dist/esm/icons/check.mjs';
import copyIcon from 'lucide/dist/esm/icons/copy.mjs';
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { ConversationMessage, TurnUndoState } from '../../core/agent/agent-model.js';
import type { RecoveryAction } from '../../core/protocol/recovery.js';
import type { CopyOutcome } from '../clipboard/copy-feedback.js';
import { icon } from '../icons/icon.js';
import type { Language } from '../locale/language.js';
import { statusMark, type RunStatus } from '../status/status-mark.js';
import { chatMessages } from './chat-messages.js';
import { messageWords } from './message-words.js';
import { recoveryRow } from './recovery-row.js';
import { selectionChip } from './selection-chip.js';
import { madeRevision, stepRevision, stepRow } from './step-row.js';
import { turnUndoRow } from './turn-undo-row.js';

export interface MessageRowOptions {
  readonly message: ConversationMessage;
  readonly language: Language;
  /** A provider is configured, and may be gone round. */
  readonly hasProvider: boolean;
  /** Takes a way out of an error; given to the last answer alone, while nothing runs. */
  readonly take: ((action: RecoveryAction) => void) | undefined;
  /** How an answer in Markdown is drawn. */
  readonly drawMarkdown: (source: string) => unknown;
  readonly running: boolean;
  /** What can be done about what this turn changed. */
  readonly turnUndo: TurnUndoState | undefined;
  /** Puts it back, in one step. */
  readonly undo: () => void;
  readonly copy: () => void;
  readonly copied: CopyOutcome | undefined;
  /** Prompts that come near to what was asked. */
  readonly suggestions: TemplateResult | typeof nothing;
}

export function messageRow(options: MessageRowOptions): TemplateResult {
  return options.message.role === 'user' ? userRow(options) : assistantRow(options);
}

function userRow({ message, language }: MessageRowOptions): TemplateResult {
  return html`<div class="message user" part="message" data-role="user">
    <span class="visually-hidden">${chatMessages(language)('you')}: </span>
    <p class="bubble" part="bubble" dir="auto">${message.text}</p>
    ${message.selection ? selectionChip(message.selection, language) : nothing}
  </div>`;
}

function assistantRow(options: MessageRowOptions): TemplateResult {
  const { message, language, hasProvider, take, suggestions } = options;
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
    ${message.text ? answer(options) : nothing} ${recoveryRow(message, language, hasProvider, take)}
    ${turnUndoRow(options.turnUndo, options)} ${suggestions}
  </div>`;
}

function answer({ message, language, drawMarkdown, copy, copied }: MessageRowOptions): TemplateResult {
  const t = chatMessages(language);
  const copyLabel = copied ? t(copied) : t('copy');
  return html`<div class="answer">
    ${statusMark(answerStatus(message), language)} ${answerText(message, language, drawMarkdown)}
    <span class="answer-end">
      ${answerRevision(message, language)}
      <button class="icon-only copy" part="copy" aria-label=${copyLabel} title=${copyLabel} @click=${copy}>
        ${icon(copied === 'copied' ? checkIcon : copyIcon)}
      </button>
    </span>
  </div>`;
}

/** A model writes Markdown; what carries a code is our own sentence. */
function answerText(
  message: ConversationMessage,
  language: Language,
  drawMarkdown: (source: string) => unknown,
): TemplateResult {
  if (message.code !== undefined || message.tone === 'error') {
    const words = messageWords(message, language);
    if (message.said === undefined) return html`<p class="text" dir="auto">${words}</p>`;
    return html`<div class="text broken-off" dir="auto">
      <div class="markdown" part="answer">${drawMarkdown(message.said)}</div>
      <p class="text">${words}</p>
    </div>`;
  }
  return html`<div class="text markdown" part="answer" dir="auto">${drawMarkdown(message.text)}</div>`;
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
  if (tone === 'nothing-done') return 'idle';
  return tone === 'cancelled' || tone === 'interrupted' || error ? 'cancelled' : 'completed';
}
