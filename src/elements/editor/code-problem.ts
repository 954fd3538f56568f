import type { PreviewSnapshot } from '../../core/preview/preview-model.js';

/** Something that the preview found at a place of the file shown. */
export interface CodeProblem {
  /** 1-based. */
  readonly line: number;
  /** 1-based; without it the whole line is meant. */
  readonly column?: number;
  readonly message: string;
  readonly severity: 'error' | 'warning';
}

/** One value, so that nothing to say is seen as no change. */
export const NO_PROBLEMS: readonly CodeProblem[] = [];

/** What the preview says of one file, where it knows the line. */
export function problemsOf(preview: PreviewSnapshot | undefined, path: string): readonly CodeProblem[] {
  if (!preview) return NO_PROBLEMS;
  const found: CodeProblem[] = [];
  for (const { sourcePath, line, message } of preview.diagnostics) {
    if (sourcePath === path && line !== undefined) found.push({ line, message, severity: 'warning' });
  }
  const { error } = preview;
  if (error?.path === path && error.line !== undefined) {
    const { line, column, message } = error;
    found.push({ line, message, severity: 'error', ...(column === undefined ? {} : { column }) });
  }
  return found.length === 0 ? NO_PROBLEMS : found;
}
