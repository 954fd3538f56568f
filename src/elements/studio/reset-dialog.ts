import { html, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { createRef, ref } from 'lit/directives/ref.js';
import { openModalDialog } from '../overlay/modal-dialog.js';
import type { StudioTranslate } from './studio-messages.js';

/** Asks before the workspace starts over; nothing happens without the explicit answer, and Cancel has the focus. */
export class ResetDialog implements ReactiveController {
  readonly #dialog = createRef<HTMLDialogElement>();
  readonly #confirmed: () => void;
  #life = new AbortController();

  constructor(host: ReactiveControllerHost, confirmed: () => void) {
    this.#confirmed = confirmed;
    host.addController(this);
  }

  hostConnected(): void {
    this.#life = new AbortController();
  }

  hostDisconnected(): void {
    this.#dialog.value?.close();
    this.#life.abort();
  }

  open(): void {
    if (this.#dialog.value) openModalDialog(this.#dialog.value, this.#life.signal);
  }

  readonly #confirm = (): void => {
    this.#dialog.value?.close();
    this.#confirmed();
  };

  render(t: StudioTranslate): TemplateResult {
    return html`<dialog
      ${ref(this.#dialog)}
      class="dialog"
      part="dialog"
      closedby="any"
      aria-labelledby="reset-question"
      aria-describedby="reset-warning"
    >
      <h2 id="reset-question">${t('resetQuestion')}</h2>
      <p id="reset-warning">${t('resetWarning')}</p>
      <div class="buttons">
        <button type="button" autofocus @click=${() => this.#dialog.value?.close()}>${t('cancel')}</button>
        <button type="button" class="danger" @click=${this.#confirm}>${t('resetConfirm')}</button>
      </div>
    </dialog>`;
  }
}
