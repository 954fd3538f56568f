import checkIcon from 'lucide/dist/esm/icons/check.mjs';
import copyIcon from 'lucide/dist/esm/icons/copy.mjs';
import downloadIcon from 'lucide/dist/esm/icons/download.mjs';
import { html, nothing, type TemplateResult } from 'lit';
import type { CopyFeedback } from '../clipboard/copy-feedback.js';
import { downloadJson } from '../clipboard/download-json.js';
import { icon } from '../icons/icon.js';
import type { Language } from '../locale/language.js';
import { catalogMessages } from './catalog-messages.js';

/** What can be taken along from the catalog. */
export type CopiedText = 'list' | 'definition' | 'call';

export interface CopyButtonOptions {
  readonly key: CopiedText;
  readonly label: string;
  /** Undefined where there is nothing to take along. */
  readonly text: () => string | undefined;
  readonly copying: CopyFeedback<CopiedText>;
  readonly language: Language;
}

export function copyButton({ key, label, text, copying, language }: CopyButtonOptions): TemplateResult {
  const t = catalogMessages(language);
  const outcome = copying.outcomeOf(key);
  const copy = (): void => {
    const copied = text();
    if (copied !== undefined) void copying.copy(key, copied);
  };
  return html`<span class="note" role="status"
      >${outcome ? t(outcome === 'copied' ? 'copied' : 'copyFailed') : nothing}</span
    >
    <button class="icon-only" aria-label=${label} title=${label} @click=${copy}>
      ${icon(outcome === 'copied' ? checkIcon : copyIcon)}
    </button>`;
}

export function downloadButton(label: string, file: string, text: () => string | undefined): TemplateResult {
  const download = (): void => {
    const content = text();
    if (content !== undefined) downloadJson(file, content);
  };
  return html`<button class="icon-only" aria-label=${label} title=${label} @click=${download}>
    ${icon(downloadIcon)}
  </button>`;
}
