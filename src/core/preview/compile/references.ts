import type { WorkspaceFile } from '../../workspace/workspace-model.js';
import { perText } from './per-text.js';

/** What a reference in a source means. `suffix` is its fragment, kept for the minted URL; `query` is for nobody. */
export type ResolvedReference =
  | { readonly kind: 'file'; readonly file: WorkspaceFile; readonly suffix: string; readonly query: string }
  | { readonly kind: 'missing'; readonly path: string }
  | { readonly kind: 'external'; readonly url: string }
  /** Not ours to touch: `data:`, `blob:`, a bare fragment, an empty reference. */
  | { readonly kind: 'other' };

/** The workspace as a site: every file has an address under it. Never fetched. */
const SITE = 'https://workspace.invalid/';

export const addressOf = perText((path) => SITE + path.split('/').map(encodeURIComponent).join('/'));

/** The part of an address below the site's root, still encoded; undefined for one of another site. */
export function placeInSite(address: string): string | undefined {
  return address.startsWith(SITE) ? address.slice(SITE.length) : undefined;
}

/** Resolves as a browser would on a plain static server: case, encoding, dot segments and root-absolute paths included. */
export function resolveReference(
  reference: string,
  baseAddress: string,
  files: ReadonlyMap<string, WorkspaceFile>,
): ResolvedReference {
  const trimmed = reference.trim();
  if (trimmed === '' || trimmed.startsWith('#')) return { kind: 'other' };
  const url = parseUrl(trimmed, baseAddress);
  return url ? resolveUrl(url, files) : { kind: 'other' };
}

export function resolveUrl(url: URL, files: ReadonlyMap<string, WorkspaceFile>): ResolvedReference {
  return resolveTarget(targetOf(url), files);
}

/** What an address means, whatever files there are. */
export type ReferenceTarget =
  | {
      readonly kind: 'place';
      readonly path: string;
      readonly index: string;
      readonly suffix: string;
      readonly query: string;
    }
  | { readonly kind: 'external'; readonly url: string }
  | { readonly kind: 'other' };

export function targetOf(url: URL): ReferenceTarget {
  if (!url.href.startsWith(SITE)) {
    return url.protocol === 'http:' || url.protocol === 'https:'
      ? { kind: 'external', url: url.href }
      : { kind: 'other' };
  }
  const path = pathOf(url);
  return { kind: 'place', path, index: indexOf(path), suffix: url.hash, query: url.search };
}

export function resolveTarget(target: ReferenceTarget, files: ReadonlyMap<string, WorkspaceFile>): ResolvedReference {
  if (target.kind !== 'place') return target;
  const { path, index, suffix, query } = target;
  const file = files.get(path) ?? files.get(index);
  return file ? { kind: 'file', file, suffix, query } : { kind: 'missing', path };
}

/** A folder shows its index, also where a server has to redirect to it first. */
function indexOf(path: string): string {
  return path === '' || path.endsWith('/') ? `${path}index.html` : `${path}/index.html`;
}

export function parseUrl(reference: string, baseAddress?: string): URL | undefined {
  try {
    return new URL(reference, baseAddress);
  } catch {
    return undefined;
  }
}

function pathOf(url: URL): string {
  const path = url.pathname.slice(1);
  try {
    return decodeURIComponent(path).normalize('NFC');
  } catch {
    return path;
  }
}
