import type { TextFile } from '../workspace-model.js';
import { findLiteral, findPattern } from './line-finder.js';
import { createLineMatcher } from './line-matcher.js';
import { searchText, type TextSearchOptions, type TextSearchResult } from './search-text.js';

export interface TextQuery {
  readonly query: string;
  /** The query is a regular expression for one line. */
  readonly regex: boolean;
  readonly caseSensitive: boolean;
}

/** Throws `WORKSPACE_PATTERN_INVALID` for a pattern that cannot be honoured, `TOOL_CANCELLED` once the signal aborts. */
export function findInFiles(
  files: Iterable<TextFile>,
  { query, regex, caseSensitive }: TextQuery,
  options: TextSearchOptions,
): Promise<TextSearchResult> {
  const find = regex
    ? findPattern(createLineMatcher(query, { ignoreCase: !caseSensitive }))
    : findLiteral(query, caseSensitive);
  return searchText(files, find, options);
}
