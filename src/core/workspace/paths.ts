import { pathInvalid } from './workspace-errors.js';

/**
 * The one spelling of a path inside a workspace: forward slashes, no empty or `.` segments, Unicode NFC, case kept.
 * Throws `WORKSPACE_PATH_INVALID` with `reason`; traversal is refused, never rewritten to another path (spec).
 */
export function canonicalPath(path: string): string {
  if (path.includes('\0')) throw pathInvalid(path, 'nul');
  const segments: string[] = [];
  for (const segment of path.normalize('NFC').replaceAll('\\', '/').split('/')) {
    if (segment === '' || segment === '.') continue;
    if (segment === '..') throw pathInvalid(path, 'parent-traversal');
    segments.push(segment);
  }
  const canonical = segments.join('/');
  if (canonical.trim() === '') throw pathInvalid(path, 'empty');
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
