/**
 * The editor works on `\n` alone. A file keeps its own line ending: the one that most of its lines have, so that typing
 * in a file from Windows does not rewrite every line of it.
 */
export type LineEnding = '\n' | '\r\n';

export function lineEndingOf(source: string): LineEnding {
  if (!source.includes('\r')) return '\n';
  const all = source.split('\n').length - 1;
  const windows = source.split('\r\n').length - 1;
  return windows * 2 > all ? '\r\n' : '\n';
}

export function toEditorText(source: string): string {
  return source.includes('\r') ? source.replace(/\r\n?/g, '\n') : source;
}

export function toFileText(text: string, ending: LineEnding): string {
  return ending === '\n' ? text : text.replaceAll('\n', '\r\n');
}
