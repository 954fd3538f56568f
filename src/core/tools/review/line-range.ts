/** Some whole lines of a text, with their line ends, so that ranges that follow each other join to the text itself. */
export interface LineRange {
  readonly source: string;
  /** From 1. */
  readonly startLine: number;
  /** The last line answered; one less than `startLine` when there is none. */
  readonly endLine: number;
  /** Present when `room` ended the range: a range from `endLine + 1` goes on, unless one line is larger than the room. */
  readonly truncated?: true;
}

/** Lines as an editor counts them; what follows the last line end is a line only when it is not empty. */
export function lineCount(source: string): number {
  let count = 0;
  for (let at = source.indexOf('\n'); at !== -1; at = source.indexOf('\n', at + 1)) count += 1;
  return source === '' || source.endsWith('\n') ? count : count + 1;
}

/** At most `limit` lines from `startLine` on that have `room` characters together. A longer single line is cut. */
export function linesOf(source: string, startLine: number, limit: number, room: number): LineRange {
  const start = offsetAfter(source, 0, startLine - 1);
  let end = start;
  let endLine = startLine - 1;
  while (end < source.length && endLine < startLine - 1 + limit) {
    const next = offsetAfter(source, end, 1);
    if (next - start > room) {
      const cut = end === start && room > 0 ? cutAt(source, start + room) : end;
      return { source: source.slice(start, cut), startLine, endLine, truncated: true };
    }
    end = next;
    endLine += 1;
  }
  return { source: source.slice(start, end), startLine, endLine };
}

/** The offset behind `lines` further line ends. */
function offsetAfter(source: string, from: number, lines: number): number {
  let offset = from;
  for (let line = 0; line < lines && offset < source.length; line += 1) {
    const end = source.indexOf('\n', offset);
    offset = end === -1 ? source.length : end + 1;
  }
  return offset;
}

/** Never between the halves of a character. */
function cutAt(source: string, offset: number): number {
  const unit = source.charCodeAt(offset - 1);
  return unit >= 0xd800 && unit < 0xdc00 ? offset - 1 : offset;
}
