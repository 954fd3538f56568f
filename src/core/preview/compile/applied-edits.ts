import type { PreviewEdit, PreviewPart } from '../preview-text.js';

/** The text with its edits, as parts of another. */
export function applied(source: string, edits: readonly PreviewEdit[]): readonly PreviewPart[] {
  const parts: PreviewPart[] = [];
  let offset = 0;
  for (const edit of edits) {
    parts.push(source.slice(offset, edit.start), ...edit.parts);
    offset = edit.end;
  }
  return [...parts, source.slice(offset)];
}
