import { html, type TemplateResult } from 'lit';
import type { Language } from '../locale/language.js';
import { closeDialog, tellsOfClosed } from '../overlay/modal-dialog.js';
import { catalogMessages } from './catalog-messages.js';

export interface RunAnswers {
  readonly confirm: () => void;
  readonly closed: () => void;
}

/** The question before a destructive tool runs; the safe answer has the focus. */
export function runConfirmation(name: string, language: Language, { confirm, closed }: RunAnswers): TemplateResult {
  const t = catalogMessages(language);
  return html`<dialog
    part="dialog"
    closedby="any"
    aria-labelledby="confirm-title"
    aria-describedby="confirm-text"
    @close=${(event: Event) => tellsOfClosed(event) && closed()}
  >
    <h2 id="confirm-title">${t('confirmTitle', { name })}</h2>
    <p id="confirm-text">${t('confirmText')}</p>
    <div class="answers">
      <button autofocus @click=${closeDialog}>${t('cancel')}</button>
      <button
        class="danger"
        part="confirm"
        @click=${(event: Event) => {
          closeDialog(event);
          confirm();
        }}
      >
        ${t('confirm')}
      </button>
    </div>
  </dialog>`;
}
