import { html, nothing } from 'lit';
import type { DialogContent } from '../../overlay/dialog-stack.js';
import type { DialogTranslate } from './dialog-messages.js';

export interface ImportReport {
  readonly rootName: string;
  readonly fileCount: number;
  /** `<path> · <reason>`. */
  readonly skipped: readonly string[];
}

/** Reasons that ended the import; each is told once. */
const LIMITS: ReadonlyMap<string, 'limitFiles' | 'limitTotal' | 'limitScan'> = new Map([
  ['file limit', 'limitFiles'],
  ['total limit', 'limitTotal'],
  ['scan limit', 'limitScan'],
]);

/** What an import took, what it left out and why: limits first, then the entries one by one. */
export function importReportDialog(t: DialogTranslate, report: ImportReport): DialogContent<never> {
  const rows = report.skipped.map(readRow);
  const limits = rows.flatMap(({ reason }) => LIMITS.get(reason) ?? []);
  const entries = rows.filter(({ reason }) => !LIMITS.has(reason));
  return (dialog) => () => ({
    title: t('importedTitle', { name: report.rootName }),
    size: 'wide',
    body: html`<p>${t('importedCount', { count: report.fileCount })}</p>
      ${limits.map((limit) => html`<p class="report-limit"><span class="dot ask"></span> ${t(limit)}</p>`)}
      ${
        entries.length > 0
          ? html`<ul class="dialog-list report" aria-label=${t('leftOut')} tabindex="0">
              ${entries.map(({ path, reason }) => html`<li><code dir="ltr">${path}</code> <small>${reason}</small></li>`)}
            </ul>`
          : nothing
      }
      <div class="buttons">
        <button type="button" class="primary" autofocus @click=${() => dialog.close()}>${t('close')}</button>
      </div>`,
  });
}

function readRow(row: string): { readonly path: string; readonly reason: string } {
  const at = row.lastIndexOf(' · ');
  return at < 0 ? { path: row, reason: '' } : { path: row.slice(0, at), reason: row.slice(at + 3) };
}
