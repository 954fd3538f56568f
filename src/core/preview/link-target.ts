import { isHtmlPath } from '../workspace/file-kinds.js';
import type { WorkspaceState } from '../workspace/workspace-model.js';
import { addressOf, parseUrl, resolveReference } from './compile/references.js';
import type { LinkTarget } from './preview-port.js';

/** What may be opened outside, by the person's choice. */
const OUTSIDE = new Set(['http:', 'https:', 'mailto:', 'tel:']);

const NONE: ReadonlySet<string> = new Set();

/** Longest address that is offered, in characters. */
const ADDRESS_LENGTH = 2048;

/**
 * Where a link leads, as on a plain static server: a folder is its `index.html`. `transformedPages` are files that become
 * pages by a transform.
 */
export function linkTarget(
  href: string,
  page: string,
  { files }: WorkspaceState,
  transformedPages: ReadonlySet<string> = NONE,
): LinkTarget {
  const [address = ''] = href.split(/[?#]/, 1);
  // A query alone is the same page with other parameters.
  const reference = address === '' ? addressOf(page) : address;
  const target = resolveReference(reference, addressOf(page), files);
  if (target.kind === 'external' || target.kind === 'other') return outside(href);
  if (target.kind === 'file') {
    const { path } = target.file;
    return isHtmlPath(path) || transformedPages.has(path) ? { kind: 'page', path } : { kind: 'none' };
  }
  const index = `${target.path.replace(/\/$/, '')}/index.html`.replace(/^\//, '');
  return files.has(index) ? { kind: 'page', path: index } : { kind: 'missing', path: target.path };
}

function outside(href: string): LinkTarget {
  const url = href.length > ADDRESS_LENGTH ? undefined : parseUrl(href.trim());
  return url && OUTSIDE.has(url.protocol) ? { kind: 'external', url: url.href } : { kind: 'none' };
}
