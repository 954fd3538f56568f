import { structuredPatch } from 'diff';

/** One place of a text that differs, with lines around it. */
export interface LineHunk {
  /** 1-based; 0 for a side that has no lines. */
  readonly oldStart: number;
  readonly oldLines: number;
  readonly newStart: number;
  readonly newLines: number;
  /** Each with its mark: ` ` both, `-` before, `+` now, `\` that the last line has no line end. */
  readonly lines: readonly string[];
}

/** Lines that may differ before a file is called rewritten: what is beyond costs the square of it. */
const EDIT_LENGTH = 2_000;

/** Hunks between two texts with `context` lines around each; undefined where too much differs to say it line by line. */
export function lineHunks(before: string, after: string, context: number): readonly LineHunk[] | undefined {
  return structuredPatch('', '', before, after, undefined, undefined, { context, maxEditLength: EDIT_LENGTH })?.hunks;
}

/** Lines that came and went; undefined where too much differs. */
export function lineStatistics(
  before: string,
  after: string,
): { readonly added: number; readonly removed: number } | undefined {
  const lines = lineHunks(before, after, 0)?.flatMap((hunk) => hunk.lines);
  return (
    lines && {
      added: lines.filter((line) => line.startsWith('+')).length,
      removed: lines.filter((line) => line.startsWith('-')).length,
    }
  );
}
