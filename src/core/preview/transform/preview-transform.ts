import type { TextFile } from '../../workspace/workspace-model.js';

/** What the preview reads instead of a source. */
export interface TransformedSource {
  readonly language: 'javascript' | 'css' | 'html';
  readonly text: string;
}

/** Port: a language that browsers do not read. Pure: the same source gives the same text, and is asked for once. */
export interface PreviewTransform {
  /** For people: “TypeScript”. */
  readonly name: string;
  accepts(file: TextFile): boolean;
  /** Lines had better stay lines. Throws what is wrong, with `loc: { line, column }` (1-based) where it is known. */
  transform(source: string, path: string): TransformedSource | Promise<TransformedSource>;
}
