import { SOURCE_LIMIT } from '../limits.js';
import { canonicalPath } from '../paths.js';
import { isHtmlPath } from '../file-kinds.js';
import type { TextFile, WorkspaceFile, WorkspaceState } from '../workspace-model.js';
import type { FileOperation } from '../workspace-errors.js';
import {
  fileNotFound,
  fileTypeConflict,
  previewEntryRequired,
  sourceLimit,
  workspaceEmpty,
} from '../workspace-errors.js';

/** What one kind of change asks for; `undefined` deletes the path. `apply-change` turns it into a plan. */
export interface ChangeEffect {
  readonly files: ReadonlyMap<string, WorkspaceFile | undefined>;
  /** The tab to show afterwards; the present one stays unless given. */
  readonly activePath?: string | undefined;
  readonly rootName?: string;
  readonly replacements?: number;
  /** The new files count as saved. */
  readonly saved?: true;
}

export function requireFile(state: WorkspaceState, path: string): WorkspaceFile {
  const canonical = canonicalPath(path);
  const file = state.files.get(canonical);
  if (!file) throw fileNotFound(canonical);
  return file;
}

export function requireTextFile(state: WorkspaceState, path: string, operation: FileOperation): TextFile {
  const file = requireFile(state, path);
  if (file.kind !== 'text') throw fileTypeConflict(file.path, operation, file.kind, 'text');
  return file;
}

export function withSource(file: TextFile, source: string): TextFile {
  assertSourceWithinLimit(source);
  return { ...file, source };
}

export function assertSourceWithinLimit(source: string): void {
  if (source.length > SOURCE_LIMIT) throw sourceLimit();
}

/** True when `path` is a file, lies below one, or is a folder: no disk could hold both. */
export function isPathTaken(files: ReadonlyMap<string, WorkspaceFile>, path: string): boolean {
  if (files.has(path) || isBelowFile(files, path)) return true;
  const folder = `${path}/`;
  for (const other of files.keys()) {
    if (other.startsWith(folder)) return true;
  }
  return false;
}

export function isBelowFile(files: ReadonlyMap<string, WorkspaceFile>, path: string): boolean {
  for (let slash = path.indexOf('/'); slash > 0; slash = path.indexOf('/', slash + 1)) {
    if (files.has(path.slice(0, slash))) return true;
  }
  return false;
}

/** Refuses to take the last file, or the last page of the preview, out of the workspace. */
export function assertRemovable(state: WorkspaceState, path: string, operation: 'delete' | 'rename'): void {
  if (operation === 'delete' && state.files.size === 1) throw workspaceEmpty(operation, path);
  if (!isHtmlPath(path)) return;
  for (const other of state.files.keys()) {
    if (other !== path && isHtmlPath(other)) return;
  }
  throw previewEntryRequired(operation, path);
}
