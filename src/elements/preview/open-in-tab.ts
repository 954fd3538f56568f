import type { PreviewDocument } from '../../core/preview/preview-model.js';
import { encodeBlobs } from './data-urls.js';
import { createSecret } from './frame-secret.js';

const EMPTY = { local: [], session: [], cookies: [] };

/** The new tab has this long to load its page. Milliseconds. */
const ADDRESS_LIFE_MS = 60_000;

/**
 * Opens a document in a tab of its own, in the same sandbox as here: the tab has the host's origin, so the page stands
 * in a frame that has none. By a gesture only, or the browser stops it.
 */
export async function openInTab(document: PreviewDocument, network: readonly string[]): Promise<void> {
  const [{ directPage }] = await Promise.all([import('./frame-page.js'), encodeBlobs(document.resources)]);
  const { html } = directPage(document, createSecret(), 'srcdoc', { storage: EMPTY, fragment: '', network });
  const title = escapeHtml(`${document.entryPath ?? ''} · r${document.revision}`);
  const page =
    `<!doctype html><meta charset="utf-8"><title>${title}</title>` +
    '<style>html,body{margin:0;height:100%;overflow:hidden}iframe{display:block;border:0;width:100%;height:100%}</style>' +
    `<iframe title="${title}" sandbox="allow-scripts" referrerpolicy="no-referrer" srcdoc="${escapeHtml(html)}"></iframe>`;
  const address = URL.createObjectURL(new Blob([page], { type: 'text/html;charset=utf-8' }));
  window.open(address, '_blank', 'noopener');
  setTimeout(() => URL.revokeObjectURL(address), ADDRESS_LIFE_MS);
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}
