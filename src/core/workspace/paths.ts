import { pathInvalid } from './workspace-errors.js';

/** UTF-16 code units: more than a system opens, and little enough for a name in an archive. */
export const PATH_LIMIT = 4096;

/**
 * The one spelling of a path inside a workspace: forward slashes, no empty or `.` segments, Unicode NFC, case kept, and
 * U+FFFD for a half of a character, as storage, disks and archives would have it.
 * Throws `WORKSPACE_PATH_INVALID` with `reason`; traversal is refused, never rewritten to another path (spec).
 */
export function canonicalPath(path: string): string {
  if (path.includes('\0')) throw pathInvalid(path, 'nul');
  const segments: string[] = [];
  for (const segment of path
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .normalize('NFC')
    .replaceAll('\\', '/')
    .split('/')) {
    if (segment === '' || segment === '.') continue;
    if (segment === '..') throw pathInvalid(path, 'parent-traversal');
    segments.push(segment);
  }
  const canonical = segments.join('/');
  if (canonical.trim() === '') throw pathInvalid(path, 'empty');
  if (canonical.length > PATH_LIMIT) throw pathInvalid(canonical.slice(0, PATH_LIMIT), 'too-long');
  return canonical;
}

export function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Lower case, without the dot; empty for a name without one (`README`, `.html`). */
export function fileExtension(path: string): string {
  const name = fileName(path);
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : '';
}
