import type { PreviewPart } from '../preview-text.js';
import type { ReferencePlace } from './diagnostics.js';
import type { PreviewSite } from './preview-site.js';
import { resolveReference } from './references.js';

/**
 * Where a person goes from the page. A preview follows links itself; an exported page has one file: what leads back to it
 * stays, what a person takes along is in it, and any other file of the workspace is told. Undefined leaves it as written.
 */
export function linkAway(
  site: PreviewSite,
  kind: 'link' | 'download',
  value: string,
  place: ReferencePlace,
  baseAddress: string,
): readonly PreviewPart[] | undefined {
  if (site.purpose !== 'export') return undefined;
  const resolved = resolveReference(value, baseAddress, site.files);
  if (resolved.kind !== 'file') return undefined;
  const { file, query, suffix } = resolved;
  if (file.path === site.pages.at(-1)?.path) return [query + suffix];
  if (kind === 'download') return [site.asset(file)];
  site.diagnostics.leaveOut(place, file.path);
  return undefined;
}
