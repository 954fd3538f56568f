import { html, nothing } from 'lit';
import { createRef, ref } from 'lit/directives/ref.js';
import type { ToolCallError, ToolCallResult } from '../../../core/protocol/result.js';
import { errorWords } from '../../locale/error-words.js';
import type { Language } from '../../locale/language.js';
import type { DialogContent } from '../../overlay/dialog-stack.js';
import type { StudioTranslate } from '../studio-messages.js';

export interface NewFileOptions {
  readonly t: StudioTranslate;
  readonly language: Language;
  /** What the field begins with, such as a folder. */
  readonly start?: string;
  create(path: string): Promise<ToolCallResult>;
}

/** Asks for a path and creates the file through the tool; its refusal stays in the dialog, which stays open. */
export function newFileDialog({ t, language, start = '', create }: NewFileOptions): DialogContent<string> {
  return (dialog) => {
    const field = createRef<HTMLInputElement>();
    let error: ToolCallError | undefined;
    let busy = false;

    const submit = async (event: SubmitEvent): Promise<void> => {
      event.preventDefault();
      if (busy) return;
      busy = true;
      const path = field.value?.value.trim() ?? '';
      const result = await create(path);
      busy = false;
      if (!result.isError) return dialog.close(path);
      error = result.error;
      dialog.update();
      field.value?.focus();
    };

    return () => ({
      title: t('newFile'),
      body: html`<form @submit=${submit} novalidate>
        <label for="new-file-path">${t('newFilePath')}</label>
        <input
          ${ref(field)}
          id="new-file-path"
          class="mono"
          value=${start}
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
          ${error ? html`${errorWords(error, language)} <code>${error.code}</code>` : nothing}
        </p>
        <div class="buttons">
          <button type="button" @click=${() => dialog.close()}>${t('cancel')}</button>
          <button type="submit" class="primary">${t('newFileCreate')}</button>
        </div>
      </form>`,
    });
  };
}
