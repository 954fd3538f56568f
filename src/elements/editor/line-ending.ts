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

/** A file's text in both forms. What was turned one way last is known the other way: nothing is turned back with each key. */
export class TextForms {
  #source = '';
  #text = '';

  toEditor(source: string): string {
    if (source !== this.#source) [this.#source, this.#text] = [source, toEditorText(source)];
    return this.#text;
  }

  toFile(text: string, ending: LineEnding): string {
    [this.#source, this.#text] = [toFileText(text, ending), text];
    return this.#source;
  }
}
