import { html, nothing } from 'lit';
import type { DialogContent } from './dialog-stack.js';

export interface ConfirmWords {
  readonly question: string;
  readonly warning: string;
  readonly confirm: string;
  readonly cancel: string;
  /** What it is about, one line each, such as the paths that would be lost. */
  readonly items?: readonly string[];
  /** Destroys something: said in colour too. */
  readonly danger?: boolean;
}

/** Asks before something happens that cannot simply be taken back; Cancel has the focus. Answers true or nothing. */
export function confirmDialog({
  question,
  warning,
  confirm,
  cancel,
  items = [],
  danger = true,
}: ConfirmWords): DialogContent<true> {
  return (dialog) => () => ({
    title: question,
    body: html`<p>${warning}</p>
      ${
        items.length > 0
          ? html`<ul class="dialog-list mono">
              ${items.map((item) => html`<li>${item}</li>`)}
            </ul>`
          : nothing
      }
      <div class="buttons">
        <button type="button" autofocus @click=${() => dialog.close()}>${cancel}</button>
        <button type="button" class=${danger ? 'danger' : 'primary'} part="confirm" @click=${() => dialog.close(true)}>
          ${confirm}
        </button>
      </div>`,
  });
}
