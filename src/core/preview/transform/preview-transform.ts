import type { TextFile } from '../../workspace/workspace-model.js';

/** What the preview reads instead of a source. */
export interface TransformedSource {
  readonly language: 'javascript' | 'css' | 'html';
  readonly text: string;
  /**
   * The `mappings` of a source map (version 3) whose one source is the file, so that errors and diagnostics speak of the
   * author's lines and columns. Without it they speak of those of `text`.
   */
  readonly mappings?: string;
}

/** The workspace around a source, for languages whose files include each other. */
export interface TransformSurroundings {
  /**
   * The text of another file, by its path; undefined where there is none. The source is transformed anew when a file that
   * was asked for is another.
   */
  read(path: string): string | undefined;
}

/** Port: a language that browsers do not read. Pure: the same sources give the same text, and are asked for once. */
export interface PreviewTransform {
  /** For people: “TypeScript”. */
  readonly name: string;
  accepts(file: TextFile): boolean;
  /** Throws what is wrong, with `loc: { line, column }` (1-based) where it is known. */
  transform(
    source: string,
    path: string,
    surroundings: TransformSurroundings,
  ): TransformedSource | Promise<TransformedSource>;
}
