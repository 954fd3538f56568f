import { isHtmlPath } from './file-kinds.js';
import type { WorkspaceFile } from './workspace-model.js';

type Files = ReadonlyMap<string, WorkspaceFile>;

/** The page the preview shows: index.html, else the first HTML file. */
export function selectEntryPath(files: Files): string | undefined {
  return files.has('index.html') ? 'index.html' : findPath(files, (file) => isHtmlPath(file.path));
}

/** The stylesheet that visual tools edit: styles.css, else the first CSS file. */
export function selectStylesheetPath(files: Files): string | undefined {
  return files.has('styles.css')
    ? 'styles.css'
    : findPath(files, (file) => file.kind === 'text' && file.language === 'css');
}

/** The tab that opens by itself: the entry, else the first text file, else the first file. */
export function selectActivePath(files: Files): string | undefined {
  return selectEntryPath(files) ?? findPath(files, (file) => file.kind === 'text') ?? findPath(files, () => true);
}

function findPath(files: Files, matches: (file: WorkspaceFile) => boolean): string | undefined {
  for (const file of files.values()) {
    if (matches(file)) return file.path;
  }
  return undefined;
}
