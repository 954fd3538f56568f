import { html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { createRef, ref } from 'lit/directives/ref.js';
import type { ToolCallError, ToolCallResult } from '../../core/protocol/result.js';
import { openModalDialog } from '../overlay/modal-dialog.js';
import type { StudioTranslate } from './studio-messages.js';

/** Asks for a path and creates the file through the tool; its refusal stays in the dialog, which stays open. */
export class NewFileDialog implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #create: (path: string) => Promise<ToolCallResult>;
  readonly #dialog = createRef<HTMLDialogElement>();
  readonly #field = createRef<HTMLInputElement>();
  #life = new AbortController();
  #error: ToolCallError | undefined;
  #busy = false;

  constructor(host: ReactiveControllerHost, create: (path: string) => Promise<ToolCallResult>) {
    this.#host = host;
    this.#create = create;
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
    if (!this.#dialog.value || !this.#field.value) return;
    this.#field.value.value = '';
    this.#show(undefined);
    openModalDialog(this.#dialog.value, this.#life.signal);
  }

  readonly #submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const path = this.#field.value?.value.trim() ?? '';
    if (this.#busy) return;
    this.#busy = true;
    const result = await this.#create(path);
    this.#busy = false;
    if (!result.isError) return this.#dialog.value?.close();
    this.#show(result.error);
    this.#field.value?.focus();
  };

  #show(error: ToolCallError | undefined): void {
    this.#error = error;
    this.#host.requestUpdate();
  }

  render(t: StudioTranslate): TemplateResult {
    const error = this.#error;
    return html`<dialog ${ref(this.#dialog)} class="dialog" part="dialog" closedby="any" aria-labelledby="new-file">
      <form @submit=${this.#submit} novalidate>
        <h2 id="new-file">${t('newFile')}</h2>
        <label for="new-file-path">${t('newFilePath')}</label>
        <input
          ${ref(this.#field)}
          id="new-file-path"
          class="mono"
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
          maxlength="160"
          autofocus
          aria-invalid=${error ? 'true' : 'false'}
          aria-describedby=${error ? 'new-file-error' : 'new-file-hint'}
        />
        <p id="new-file-hint" class="muted" ?hidden=${error !== undefined}>${t('newFileHint')}</p>
        <p id="new-file-error" class="error" role="alert">
          ${error ? html`${error.message} <code>${error.code}</code>` : nothing}
        </p>
        <div class="buttons">
          <button type="button" @click=${() => this.#dialog.value?.close()}>${t('cancel')}</button>
          <button type="submit" class="primary">${t('newFileCreate')}</button>
        </div>
      </form>
    </dialog>`;
  }
}
