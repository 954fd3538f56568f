import { html } from 'lit';
import type { ExportDiagnostic } from '../../../core/preview/preview-model.js';
import { diagnosticWords } from '../../locale/diagnostic-words.js';
import type { Language } from '../../locale/language.js';
import type { DialogContent } from '../../overlay/dialog-stack.js';
import type { DialogTranslate } from './dialog-messages.js';

export interface ExportReport {
  readonly fileName: string;
  readonly diagnostics: readonly ExportDiagnostic[];
}

/** What an exported page does not hold, or needs the network for, each with the place that names it. */
export function exportReportDialog(
  t: DialogTranslate,
  language: Language,
  { fileName, diagnostics }: ExportReport,
): DialogContent<never> {
  const title = t('restTitle', { name: fileName });
  return (dialog) => () => ({
    title,
    size: 'wide',
    body: html`<ul class="dialog-list report" aria-label=${title} tabindex="0">
        ${diagnostics.map(
          (diagnostic) =>
            html`<li>${diagnosticWords(diagnostic, language)} <small dir="ltr">${placeOf(diagnostic)}</small></li>`,
        )}
      </ul>
      <div class="buttons">
        <button type="button" class="primary" autofocus @click=${() => dialog.close()}>${t('close')}</button>
      </div>`,
  });
}

function placeOf({ sourcePath, line }: ExportDiagnostic): string {
  return line === undefined ? sourcePath : `${sourcePath}:${line}`;
}
