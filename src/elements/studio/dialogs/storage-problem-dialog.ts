import { css, html, nothing, type TemplateResult } from 'lit';
import type { StudioView } from '../../../core/studio/studio-view.js';
import { errorWords } from '../../locale/error-words.js';
import type { Language } from '../../locale/language.js';
import type { DialogContent } from '../../overlay/dialog-stack.js';
import { storageProblemMessages } from './storage-problem-messages.js';

type Words = Parameters<ReturnType<typeof storageProblemMessages>>[0];

/** Milliseconds after which a try without news counts as one that failed: longer than one operation may take. */
const TRY_MS = 12_000;

/**
 * Why nothing is stored, what is safe and what is not, and the ways on: try again, take everything along, or go on in
 * memory. Answers true for that last one; closes by itself once the work is stored again.
 */
export function storageProblemDialog(view: StudioView, language: Language): DialogContent<true> {
  const t = storageProblemMessages(language);
  return (dialog) => {
    let trying = false;
    let news = '';
    let patience: ReturnType<typeof setTimeout> | undefined;

    const say = (words: string): void => {
      clearTimeout(patience);
      trying = false;
      news = words;
      dialog.update();
    };
    const retry = (): void => {
      trying = true;
      news = '';
      dialog.update();
      patience = setTimeout(() => say(t('stillNot')), TRY_MS);
      view.commands.retryStorage();
    };
    const look = (): void => {
      if (view.workspace.getSnapshot().storageMode !== 'memory') dialog.close();
      else if (trying) say(t('stillNot'));
    };
    const download = async (): Promise<void> => {
      const { error, structuredContent } = await view.commands.downloadArchive();
      const { fileName = '' } = (structuredContent ?? {}) as { readonly fileName?: string };
      say(error ? errorWords(error, language) : t('downloaded', { name: fileName }));
    };
    const stop = view.workspace.subscribe(look);
    dialog.signal.addEventListener('abort', () => {
      stop();
      clearTimeout(patience);
    });

    return () => ({
      title: t('title'),
      styles: storageProblemStyles,
      body: html`${explanation(view, t)}
        <p class="storage-news" role="status">${trying ? t('trying') : news || nothing}</p>
        <div class="buttons">
          <button type="button" class="storage-accept" @click=${() => dialog.close(true)}>${t('accept')}</button>
          <button type="button" class="storage-download" @click=${() => void download()}>${t('download')}</button>
          <button
            type="button"
            class="primary storage-retry"
            autofocus
            aria-disabled=${trying ? 'true' : nothing}
            @click=${() => !trying && retry()}
          >
            ${t('retry')}
          </button>
        </div>`,
    });
  };
}

function explanation(view: StudioView, t: ReturnType<typeof storageProblemMessages>): TemplateResult {
  const { storageError = '', storedRevision, state } = view.workspace.getSnapshot();
  const { linked, name = '' } = view.folder.getSnapshot();
  const code = storageError.slice(0, storageError.indexOf(':'));
  const stored = storedRevision !== undefined;
  const risk = !stored ? 'allAtRisk' : storedRevision === state.revision ? 'nothingAtRisk' : 'atRisk';
  return html`<p>${t(reasonOf(code))} <code class="storage-code">${code}</code></p>
    <ul class="storage-facts">
      <li>
        <span class="dot ${stored ? 'good' : 'bad'}"></span
        >${stored ? t('safe', { revision: storedRevision }) : t('nothingSafe')}
      </li>
      <li><span class="dot ${risk === 'nothingAtRisk' ? 'good' : 'bad'}"></span>${t(risk)}</li>
      ${linked ? html`<li><span class="dot good"></span>${t('folder', { name })}</li>` : nothing}
    </ul>`;
}

const REASONS: ReadonlySet<string> = new Set([
  'WORKSPACE_STORAGE_UNAVAILABLE',
  'WORKSPACE_STORAGE_QUOTA',
  'WORKSPACE_STORAGE_BLOCKED',
  'WORKSPACE_STORAGE_VERSION',
  'WORKSPACE_STORAGE_CLOSED',
  'WORKSPACE_STORAGE_TIMEOUT',
]);

function reasonOf(code: string): Words {
  return REASONS.has(code) ? (code as Words) : 'WORKSPACE_STORAGE_FAILED';
}

const storageProblemStyles = css`
  .storage-code {
    color: var(--_muted);
    font: 11px var(--_mono);
    overflow-wrap: anywhere;
  }

  .storage-facts {
    display: grid;
    gap: 8px;
    margin: 0 0 16px;
    padding: 0;
    list-style: none;
  }

  .storage-facts li {
    display: flex;
    gap: 8px;
    align-items: baseline;
  }

  .dialog .storage-news {
    margin-block-end: 12px;
    color: var(--_muted);
  }

  .dialog .storage-news:empty {
    display: none;
  }
`;
