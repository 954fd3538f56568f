import type { PreviewDocument } from '../../core/preview/preview-model.js';
import { encodeBlobs } from './data-urls.js';
import { FrameMount, type FrameMountOptions } from './frame-mount.js';
import type { PageSurroundings } from './frame-page.js';
import { createSecret } from './frame-secret.js';
import type { PageRights } from './page-rights.js';

/** The new tab has this long to load its page. Milliseconds. */
const ADDRESS_LIFE_MS = 60_000;

/**
 * Opens a document in a tab of its own, in the same sandbox as here: the tab has the host's origin, so the page stands
 * in a frame that has none. By a gesture only, or the browser stops it.
 */
export async function openInTab(document: PreviewDocument, rights: PageRights): Promise<void> {
  const title = `${document.entryPath ?? ''} · r${document.revision}`;
  const { directPage, filesOf, mintedPage, readFrameMessage } = await import('./frame-code.js');
  const surroundings: PageSurroundings = {
    storage: { local: [], session: [], cookies: [] },
    fragment: '',
    network: rights.network,
  };
  if (rights.frameUrl !== undefined) {
    const minted = mintedPage(document, 'hosted', surroundings);
    const url = new URL(rights.frameUrl, window.document.baseURI).href;
    const files = filesOf(document);
    const onHello = (): void => {
      if (files) mount?.send(files);
      mount?.send({ type: 'jig-studio.preview.document', document: minted });
    };
    const mount = openFrame({ url, title, sandbox: rights.sandbox, read: readFrameMessage, onHello });
    return;
  }
  await encodeBlobs(document.resources);
  // Nobody is there to bring it files later.
  const { html } = directPage({ ...document, atHand: undefined }, createSecret(), 'srcdoc', surroundings);
  openText(html, title, rights.sandbox);
}

/** Where the host's policy forbids inline scripts, the frame page does here what it does there. */
function openFrame({
  url,
  ...options
}: Pick<FrameMountOptions, 'title' | 'sandbox' | 'read' | 'onHello'> & { readonly url: string }):
  FrameMount | undefined {
  const tab = window.open('', '_blank');
  if (!tab) return undefined;
  tab.opener = null;
  const { body } = tab.document;
  tab.document.title = options.title;
  const nothing = (): void => undefined;
  const mount = new FrameMount({
    container: body,
    source: { kind: 'url', url },
    loadGraceMs: 0,
    ...options,
    onMessage: nothing,
    onSilentLoad: nothing,
    onLeft: nothing,
  });
  // Through the object model: a strict policy forbids the attribute and the element.
  body.style.cssText = 'margin:0;height:100vh;overflow:hidden';
  mount.element.style.cssText = 'display:block;border:0;width:100%;height:100%';
  return mount;
}

function openText(html: string, title: string, sandbox: readonly string[]): void {
  const tokens = ['allow-scripts', ...sandbox].join(' ');
  const page =
    `<!doctype html><meta charset="utf-8"><title>${escapeHtml(title)}</title>` +
    '<style>html,body{margin:0;height:100%;overflow:hidden}iframe{display:block;border:0;width:100%;height:100%}</style>' +
    `<iframe title="${escapeHtml(title)}" sandbox="${escapeHtml(tokens)}" referrerpolicy="no-referrer" srcdoc="${escapeHtml(html)}"></iframe>`;
  const address = URL.createObjectURL(new Blob([page], { type: 'text/html;charset=utf-8' }));
  window.open(address, '_blank', 'noopener');
  setTimeout(() => URL.revokeObjectURL(address), ADDRESS_LIFE_MS);
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}
