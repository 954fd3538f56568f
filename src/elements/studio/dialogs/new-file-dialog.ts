import { html, nothing, type TemplateResult } from 'lit';
import { createRef, ref } from 'lit/directives/ref.js';
import type { ToolCallError, ToolCallResult } from '../../../core/protocol/result.js';
import { SOURCE_LIMIT } from '../../../core/workspace/limits.js';
import { submits } from '../../base/submits.js';
import { errorWords } from '../../locale/error-words.js';
import { formatNumber } from '../../locale/format-number.js';
import type { Language } from '../../locale/language.js';
import type { DialogContent } from '../../overlay/dialog-stack.js';
import { dialogMessages } from './dialog-messages.js';

export interface NewFileOptions {
  readonly language: Language;
  create(path: string, source: string): Promise<ToolCallResult>;
}

/**
 * Asks for a path, and for a text where there is one, and creates the file through the tool. Its refusal stays in the
 * dialog, which stays open; a text over the limit of a file is refused before the tool is asked.
 */
export function newFileDialog({ language, create }: NewFileOptions): DialogContent<string> {
  const t = dialogMessages(language);
  return (dialog) => {
    const field = createRef<HTMLInputElement>();
    const text = createRef<HTMLTextAreaElement>();
    let length = 0;
    let error: ToolCallError | undefined;
    let busy = false;

    const submit = async (): Promise<void> => {
      if (busy) return;
      if (length > SOURCE_LIMIT) return text.value?.focus();
      busy = true;
      const path = field.value?.value.trim() ?? '';
      const result = await create(path, text.value?.value ?? '');
      busy = false;
      if (!result.isError) return dialog.close(path);
      error = result.error;
      dialog.update();
      field.value?.focus();
    };

    const measure = (): void => {
      length = text.value?.value.length ?? 0;
      dialog.update();
    };

    return () => ({
      title: t('newFile'),
      body: html`<form ${submits(submit)} novalidate>
        <label for="new-file-path">${t('newFilePath')}</label>
        <input
          ${ref(field)}
          id="new-file-path"
          class="mono"
          dir="ltr"
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
        <label for="new-file-text">${t('newFileText')}</label>
        <textarea
          ${ref(text)}
          id="new-file-text"
          class="mono"
          rows="3"
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
          aria-invalid=${length > SOURCE_LIMIT ? 'true' : 'false'}
          aria-describedby="new-file-budget"
          @input=${measure}
        ></textarea>
        ${budget(length)}
        <div class="buttons">
          <button type="button" @click=${() => dialog.close()}>${t('cancel')}</button>
          <button type="submit" class="primary">${t('newFileCreate')}</button>
        </div>
      </form>`,
    });

    function budget(count: number): TemplateResult {
      const over = count > SOURCE_LIMIT;
      const words = over
        ? t('newFileTooLong', {
            limit: formatNumber(SOURCE_LIMIT, language),
            over: formatNumber(count - SOURCE_LIMIT, language),
          })
        : t('newFileBudget', { count: formatNumber(count, language), limit: formatNumber(SOURCE_LIMIT, language) });
      return html`<p id="new-file-budget" class=${over ? 'error' : 'muted'} role=${over ? 'alert' : nothing}>
        ${words}
      </p>`;
    }
  };
}
