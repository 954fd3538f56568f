import { throwIfAborted } from '../../base/abort.js';
import { systemTimers, type Timers } from '../../base/timers.js';
import type { TextFile } from '../workspace-model.js';
import type { FoundLine, LineFinder } from './line-finder.js';
import { previewOfLine } from './line-preview.js';

export interface TextMatch {
  readonly path: string;
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 code units. */
  readonly column: number;
  /** At most 120 characters of the line, with the match in it. */
  readonly preview: string;
}

export interface TextSearchResult {
  readonly matches: readonly TextMatch[];
  /** What ended the search early; absent when everything was searched. */
  readonly stoppedBy?: 'matches' | 'time';
  /** Lines that a pattern was tried on only in part. */
  readonly longLines: number;
}

export interface TextSearchOptions {
  readonly limit: number;
  readonly signal: AbortSignal;
  readonly timers?: Timers;
  /** Milliseconds, growing. */
  readonly now?: () => number;
}

/** Milliseconds a search works before it lets the page breathe. */
const SLICE_MS = 12;
/** Milliseconds after which a search answers what it has. */
const TIME_LIMIT_MS = 3_000;

/** Searches lines in slices, so no search freezes its page. Throws `TOOL_CANCELLED`. */
export async function searchText(
  files: Iterable<TextFile>,
  find: LineFinder,
  { limit, signal, timers = systemTimers, now = () => performance.now() }: TextSearchOptions,
): Promise<TextSearchResult> {
  const matches: TextMatch[] = [];
  let longLines = 0;
  const deadline = now() + TIME_LIMIT_MS;
  let sliceEnd = now() + SLICE_MS;
  for (const [path, found] of walk(files, find)) {
    if (found && 'longLine' in found) longLines += 1;
    else if (found && matches.length === limit) return { matches, stoppedBy: 'matches', longLines };
    else if (found) matches.push({ path, line: found.line, column: found.column, preview: previewOfLine(found) });

    if (now() < sliceEnd) continue;
    if (now() >= deadline) return { matches, stoppedBy: 'time', longLines };
    await new Promise<void>((resume) => timers.set(resume, 0));
    throwIfAborted(signal);
    sliceEnd = now() + SLICE_MS;
  }
  return { matches, longLines };
}

function* walk(files: Iterable<TextFile>, find: LineFinder): Iterable<readonly [path: string, found: FoundLine]> {
  for (const { path, source } of files) {
    for (const found of find(source)) yield [path, found];
  }
}
