import { CodedError } from '../../base/coded-error.js';
import type { TextFile, WorkspaceState } from '../../workspace/workspace-model.js';

export type PreviewTarget =
  'stylesheet' | 'theme-tokens' | 'html-entry' | 'feature-slot' | 'hero-title' | 'hero-subtitle';

/** `PREVIEW_TARGET_NOT_FOUND`: the page has no such place, so asking again cannot help. */
export function previewTargetNotFound(target: PreviewTarget, path?: string): CodedError {
  const where = path === undefined ? 'The workspace' : path;
  return new CodedError('PREVIEW_TARGET_NOT_FOUND', `${where} has no ${target} to change.`, {
    details: { target, ...(path !== undefined && { path }) },
  });
}

/** The page the preview shows: `index.html`, else the first HTML file. */
export function requireHtmlEntry(state: WorkspaceState): TextFile {
  const entry = preferredTextFile(state, 'index.html', /\.html?$/i);
  if (!entry) throw previewTargetNotFound('html-entry');
  return entry;
}

/** `styles.css`, else the first stylesheet. */
export function requireStylesheet(state: WorkspaceState): TextFile {
  const stylesheet = preferredTextFile(state, 'styles.css', /\.css$/i);
  if (!stylesheet) throw previewTargetNotFound('stylesheet');
  return stylesheet;
}

function preferredTextFile(state: WorkspaceState, preferred: string, pattern: RegExp): TextFile | undefined {
  const files = [...state.files.values()].filter((file) => file.kind === 'text' && pattern.test(file.path));
  const found = files.find((file) => file.path === preferred) ?? files[0];
  return found?.kind === 'text' ? found : undefined;
}
