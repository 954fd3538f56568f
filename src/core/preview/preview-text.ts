/**
 * Source of the author with edits by position: what is not edited stays as written, so lines stay lines. The URL of a
 * local file is known only to the surface that mints it, so an edit names the resource instead.
 */
export interface PreviewText {
  readonly source: string;
  /** In order of `start`, without overlaps. */
  readonly edits: readonly PreviewEdit[];
}

export interface PreviewEdit {
  /** Offsets in `source`, UTF-16 units; `start === end` inserts. */
  readonly start: number;
  readonly end: number;
  readonly parts: readonly PreviewPart[];
}

export type PreviewPart =
  | string
  /** The URL of a local file. */
  | { readonly kind: 'url'; readonly resource: string }
  /** The name of a local module, a key of the document's `imports`. */
  | { readonly kind: 'module'; readonly name: string }
  /** Another text in this place (an imported stylesheet). */
  | { readonly kind: 'text'; readonly text: PreviewText }
  /** Where the surface puts its runtime; once, in `html` only. */
  | { readonly kind: 'runtime' };

export interface PreviewTextValues {
  urlOf(resource: string): string;
  /** What a module is imported by; its own name unless given. */
  readonly moduleName?: (name: string) => string;
  readonly runtime?: string;
}

export interface SourcePosition {
  /** 1-based. */
  readonly line: number;
  /** 1-based. */
  readonly column: number;
}

export function plainText(source: string): PreviewText {
  return { source, edits: [] };
}

/** The text with its edits applied. */
export function renderPreviewText(text: PreviewText, values: PreviewTextValues): string {
  if (text.edits.length === 0) return text.source;
  let rendered = '';
  let offset = 0;
  for (const edit of text.edits) {
    rendered += text.source.slice(offset, edit.start) + renderParts(edit.parts, values);
    offset = edit.end;
  }
  return rendered + text.source.slice(offset);
}

/** Where a position of the rendered text stands in the author's source; inside an edit: at the edit's start. */
export function locateInSource(text: PreviewText, values: PreviewTextValues, at: SourcePosition): SourcePosition {
  const target = offsetOf(renderPreviewText(text, values), at);
  let rendered = 0;
  let offset = 0;
  for (const edit of text.edits) {
    const kept = edit.start - offset;
    if (target < rendered + kept) break;
    rendered += kept;
    offset = edit.start;
    const length = renderParts(edit.parts, values).length;
    if (target < rendered + length) return positionOf(text.source, edit.start);
    rendered += length;
    offset = edit.end;
  }
  return positionOf(text.source, offset + (target - rendered));
}

/** 1-based line and column of an offset. */
export function positionOf(source: string, offset: number): SourcePosition {
  let line = 1;
  let lineStart = 0;
  for (let next = source.indexOf('\n'); next !== -1 && next < offset; next = source.indexOf('\n', next + 1)) {
    line += 1;
    lineStart = next + 1;
  }
  return { line, column: offset - lineStart + 1 };
}

function offsetOf(text: string, { line, column }: SourcePosition): number {
  let start = 0;
  for (let current = 1; current < line; current += 1) {
    const next = text.indexOf('\n', start);
    if (next === -1) break;
    start = next + 1;
  }
  return Math.min(start + column - 1, text.length);
}

/** Parts as one text. */
export function renderParts(parts: readonly PreviewPart[], values: PreviewTextValues): string {
  return parts.map((part) => renderPart(part, values)).join('');
}

function renderPart(part: PreviewPart, values: PreviewTextValues): string {
  if (typeof part === 'string') return part;
  if (part.kind === 'url') return values.urlOf(part.resource);
  if (part.kind === 'module') return values.moduleName?.(part.name) ?? part.name;
  if (part.kind === 'text') return renderPreviewText(part.text, values);
  return values.runtime ?? '';
}
