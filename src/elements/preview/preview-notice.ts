import { html, nothing, type TemplateResult } from 'lit';
import { errorMessage, hasErrorCode } from '../../core/base/coded-error.js';
import type { PreviewDiagnostic, PreviewSnapshot } from '../../core/preview/preview-model.js';
import { emptyState } from '../empty-state/empty-state.js';
import { errorWords } from '../locale/error-words.js';
import type { Language } from '../locale/language.js';
import type { FrameTrouble } from './frame-silence.js';
import type { PreviewTranslate } from './preview-messages.js';
import { troubleWords } from './trouble-words.js';

/** Diagnostics listed at most (CONTRACT 4, preview). */
const DIAGNOSTICS_SHOWN = 6;

export interface FailureNotice {
  readonly snapshot: PreviewSnapshot;
  readonly trouble: FrameTrouble | undefined;
  readonly t: PreviewTranslate;
  readonly refresh: () => void;
  readonly openFile: (path: string) => void;
}

/** What went wrong, where, and what can be done. */
export function failureNotice({
  snapshot,
  trouble,
  t,
  refresh,
  openFile,
}: FailureNotice): TemplateResult | typeof nothing {
  if (snapshot.status !== 'error') return nothing;
  const { error, unresponsive, message } = snapshot;
  const path = error?.path;
  const place = [path, error?.line, error?.line === undefined ? undefined : error.column]
    .filter((part) => part !== undefined)
    .join(':');
  return html`<div class="notice" part="error" role="alert">
    <p><strong>${t(unresponsive ? 'unresponsive' : 'failed')}</strong></p>
    <p part="error-message">${troubleWords(trouble ?? snapshot.trouble, t) ?? error?.message ?? message}</p>
    <p class="where">
      ${
        path === undefined
          ? nothing
          : html`<button class="place" aria-label=${t('openFile', { file: place })} @click=${() => openFile(path)}>
              ${place}
            </button>`
      }
      <code>${unresponsive ? 'PREVIEW_ACK_TIMEOUT' : 'PREVIEW_RUNTIME_ERROR'}</code>
    </p>
    <button class="refresh" @click=${refresh}>${t('tryAgain')}</button>
  </div>`;
}

/** Why the files of a preview without a studio are not on show. */
export function filesNotice(error: unknown, t: PreviewTranslate, language: Language): TemplateResult {
  return html`<div class="notice" part="error" role="alert">
    <p><strong>${t('filesFailed')}</strong></p>
    <p part="error-message">${hasErrorCode(error) ? errorWords(error, language) : errorMessage(error)}</p>
  </div>`;
}

/** The references that do not load, folded to one line. */
export function diagnosticList(
  diagnostics: readonly PreviewDiagnostic[],
  t: PreviewTranslate,
): TemplateResult | typeof nothing {
  const count = diagnostics.length;
  if (count === 0) return nothing;
  return html`<details class="diagnostics" part="diagnostics">
    <summary><span class="words">${count === 1 ? t('oneProblem') : t('problems', { count })}</span></summary>
    <ul>
      ${diagnostics.slice(0, DIAGNOSTICS_SHOWN).map(
        ({ kind, sourcePath, requestedPath, line }) =>
          html`<li>
            <code>${requestedPath}</code> ${t(kind)} ·
            <code>${sourcePath}${line === undefined ? '' : `:${line}`}</code>
          </li>`,
      )}
      ${count > DIAGNOSTICS_SHOWN ? html`<li>${t('more', { count: count - DIAGNOSTICS_SHOWN })}</li>` : nothing}
    </ul>
  </details>`;
}

/** Over the card that the frame shows then, which is English: it speaks to whoever opens the page alone. */
export function noPage({ entryPath, revision }: PreviewSnapshot, t: PreviewTranslate): TemplateResult | typeof nothing {
  return entryPath === undefined && revision >= 0 ? emptyState({ words: t('noPage') }) : nothing;
}

export interface LinkNotice {
  readonly url: string;
  readonly t: PreviewTranslate;
  readonly dismiss: () => void;
}

/** An address outside that the page wants to open: shown whole, opened only when the person says so. */
export function linkNotice({ url, t, dismiss }: LinkNotice): TemplateResult {
  return html`<div class="notice calm" part="link" role="status">
    <p>${t('linkOut')}</p>
    <p class="where"><code>${url}</code></p>
    <span class="choices">
      <a class="open" href=${url} target="_blank" rel="noopener noreferrer" @click=${dismiss}>${t('openLink')}</a>
      <button type="button" @click=${dismiss}>${t('dismiss')}</button>
    </span>
  </div>`;
}
