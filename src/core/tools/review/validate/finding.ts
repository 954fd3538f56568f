import { positionOf } from '../../../preview/preview-text.js';

export type FindingKind =
  | 'script-syntax'
  | 'style-syntax'
  | 'json-syntax'
  | 'markup-syntax'
  | 'duplicate-id'
  | 'missing-export'
  | 'missing-reference'
  | 'blocked-external-reference'
  | 'unsupported-module-reference'
  | 'module-graph-limit'
  | 'unsupported-reference'
  | 'transform-error'
  | 'blocked-by-page-policy';

/** One thing that is wrong with a source. `error`: a browser would fail there; `warning`: it would make something of it. */
export interface Finding {
  readonly severity: 'error' | 'warning';
  readonly kind: FindingKind;
  readonly path: string;
  /** 1-based, where known. */
  readonly line?: number;
  /** 1-based, in UTF-16 code units. */
  readonly column?: number;
  readonly message: string;
}

/** A piece of a file, with the place where it begins: what is found in it is told by the file's own lines. */
export interface SourcePiece {
  readonly path: string;
  readonly text: string;
  /** 1-based line and column of its first character in the file. */
  readonly line: number;
  readonly column: number;
}

export function wholeFile(path: string, text: string): SourcePiece {
  return { path, text, line: 1, column: 1 };
}

/** The place of an offset of a piece, in the file. */
export function placeOf({ text, line, column }: SourcePiece, offset: number): { line: number; column: number } {
  const within = positionOf(text, offset);
  return { line: line + within.line - 1, column: within.line === 1 ? column + within.column - 1 : within.column };
}
