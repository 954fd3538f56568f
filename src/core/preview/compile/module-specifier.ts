import type { WorkspaceFile } from '../../workspace/workspace-model.js';
import { MODULE_PREFIX } from '../preview-limits.js';
import { perText } from './per-text.js';
import { placeInSite } from './references.js';

/** The stable address that a file has as a module; an import map answers for it. */
export function specifierOf({ path }: Pick<WorkspaceFile, 'path'>, suffix = ''): string {
  return moduleOfPath(path) + suffix;
}

const moduleOfPath = perText((path) => MODULE_PREFIX + path.split('/').map(encodeSegment).join('/'));

/** The same for any address of the site, for what is resolved while the page runs; undefined elsewhere. */
export function moduleAddress(address: string): string | undefined {
  const place = placeInSite(address);
  return place === undefined ? undefined : MODULE_PREFIX + place.replace(/'/g, '%27');
}

/** `encodeURIComponent` leaves the apostrophe, which may be the quote around a specifier. */
function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replace(/'/g, '%27');
}

/** Within quotes of either kind, and within a script element. */
export function quotable(name: string): string {
  return name.replace(/["\\\u0000-\u001f\u2028\u2029<]/g, encodeURIComponent).replaceAll("'", '%27');
}
