import type { WorkspaceFile } from './workspace-model.js';

const FIRST = ['index.html', 'styles.css', 'app.js'];

/** Display order (CONTRACT 4): index.html, styles.css, app.js, then by name in code unit order. */
export function comparePaths(one: string, other: string): number {
  return rank(one) - rank(other) || (one < other ? -1 : one > other ? 1 : 0);
}

/** A map in display order; of two files with one path the last wins. */
export function toOrderedFiles(files: Iterable<WorkspaceFile>): ReadonlyMap<string, WorkspaceFile> {
  const sorted = [...files].sort((one, other) => comparePaths(one.path, other.path));
  return new Map(sorted.map((file) => [file.path, file]));
}

function rank(path: string): number {
  const index = FIRST.indexOf(path);
  return index < 0 ? FIRST.length : index;
}
