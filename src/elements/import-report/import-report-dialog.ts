import { css, html, nothing } from 'lit';
import type { Language } from '../locale/language.js';
import type { DialogContent } from '../overlay/dialog-stack.js';
import { importReportMessages } from './import-report-messages.js';

type Words = Parameters<ReturnType<typeof importReportMessages>>[0];

export interface ImportReport {
  readonly title: string;
  /** How much was taken in. */
  readonly taken: string;
  /** `<path> · <reason>`. */
  readonly skipped: readonly string[];
}

/** Reasons that ended the import; each is told once. */
const LIMITS: ReadonlyMap<string, Words> = new Map<string, Words>([
  ['file limit', 'limitFiles'],
  ['total limit', 'limitTotal'],
  ['scan limit', 'limitScan'],
]);

const REASONS: ReadonlyMap<string, Words> = new Map<string, Words>([
  ['unsupported type', 'unsupported'],
  ['duplicate path', 'duplicate'],
  ['too large', 'tooLarge'],
  ['binary', 'binary'],
  ['invalid path', 'invalid'],
  ['ignored folder', 'ignored'],
  ['unreadable', 'unreadable'],
  ['encrypted', 'encrypted'],
  ['broken archive', 'brokenArchive'],
  ['exists already', 'exists'],
  ['name is taken', 'taken'],
]);

/** What an import took, what it left out and why: limits first, then the entries one by one. */
export function importReportDialog(report: ImportReport, language: Language): DialogContent<never> {
  const t = importReportMessages(language);
  const rows = report.skipped.map(readRow);
  const limits = rows.flatMap(({ reason }) => LIMITS.get(reason) ?? []);
  const entries = rows.filter(({ reason }) => !LIMITS.has(reason));
  const words = (reason: string): string => {
    const known = REASONS.get(reason);
    return known ? t(known) : reason;
  };
  return (dialog) => () => ({
    title: report.title,
    size: 'wide',
    styles: reportStyles,
    body: html`<p>${report.taken}</p>
      ${limits.map((limit) => html`<p class="report-limit"><span class="dot ask"></span> ${t(limit)}</p>`)}
      ${
        entries.length > 0
          ? html`<ul class="dialog-list report" aria-label=${t('leftOut')} tabindex="0">
              ${entries.map(({ path, reason }) => html`<li><code dir="ltr">${path}</code> <small>${words(reason)}</small></li>`)}
            </ul>`
          : nothing
      }
      <div class="buttons">
        <button type="button" class="primary" autofocus @click=${() => dialog.close()}>${t('close')}</button>
      </div>`,
  });
}

const reportStyles = css`
  .report li {
    display: flex;
    gap: 4px 12px;
    flex-wrap: wrap;
    justify-content: space-between;
  }

  .report small {
    color: var(--_muted);
  }
`;

function readRow(row: string): { readonly path: string; readonly reason: string } {
  const at = row.lastIndexOf(' · ');
  return at < 0 ? { path: row, reason: '' } : { path: row.slice(0, at), reason: row.slice(at + 3) };
}
