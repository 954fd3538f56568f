/** Characters of a preview (CONTRACT 4, workspace search). */
const PREVIEW_LIMIT = 120;
/** Characters shown before a match that is far to the right. */
const LEAD = 40;

/** The line without its indentation, cut so that the start of the match is in it. */
export function previewOfLine({ text, column }: { readonly text: string; readonly column: number }): string {
  const indentation = text.length - text.trimStart().length;
  const line = text.trim();
  const at = Math.max(0, column - 1 - indentation);
  if (line.length <= PREVIEW_LIMIT) return line;
  const start = at < PREVIEW_LIMIT - LEAD ? 0 : Math.min(at - LEAD, line.length - PREVIEW_LIMIT + 1);
  const head = start === 0 ? '' : '…';
  const room = PREVIEW_LIMIT - head.length;
  const rest = line.slice(start);
  return head + (rest.length <= room ? rest : `${rest.slice(0, room - 1)}…`);
}
