import { CodedError } from '../base/coded-error.js';
import type { ToolDefinition, ToolListRequest, ToolListResult } from './definition.js';
import { TOOL_REGISTRY_ERROR_CODES } from './error-codes.js';
import { toToolListRequest } from './list-request.js';
import { isToolListResult } from './list-result.js';

/** Anything that lists tools page by page; `ToolRegistry` is one. */
export interface ToolLister {
  listTools(request?: ToolListRequest): ToolListResult;
}

/**
 * Follows `nextCursor` to the end of the catalog. Throws `TOOL_LIST_RESULT_INVALID` for a bad page,
 * `TOOL_LIST_CURSOR_REPEATED` for a cursor that was seen before, `TOOL_LIST_PAGE_LIMIT` past `maxPages`, and a `RangeError`
 * when `maxPages` is neither an integer ≥ 1 nor `Infinity` (CONTRACT 1.1).
 */
export function listAllTools(
  lister: ToolLister,
  options: { readonly maxPages?: number } = {},
): readonly ToolDefinition[] {
  const maxPages = checkMaxPages(options.maxPages ?? 1000);
  const tools: ToolDefinition[] = [];
  const seen = new Set<string>();
  let cursor: string | undefined;
  for (let page = 1; ; page++) {
    const result: unknown = lister.listTools(toToolListRequest(cursor === undefined ? {} : { cursor }));
    if (!isToolListResult(result)) {
      throw new CodedError(TOOL_REGISTRY_ERROR_CODES.LIST_RESULT_INVALID, 'Invalid tools/list result.');
    }
    tools.push(...result.tools);
    cursor = result.nextCursor;
    if (cursor === undefined) return tools;
    if (seen.has(cursor)) {
      throw new CodedError(TOOL_REGISTRY_ERROR_CODES.LIST_CURSOR_REPEATED, 'The tools/list cursor did not advance.');
    }
    seen.add(cursor);
    if (page >= maxPages) {
      throw new CodedError(TOOL_REGISTRY_ERROR_CODES.LIST_PAGE_LIMIT, 'The tools/list page limit was exceeded.', {
        details: { maxPages },
      });
    }
  }
}

function checkMaxPages(value: number): number {
  if (value === Infinity || (Number.isInteger(value) && value >= 1)) return value;
  throw new RangeError('maxPages must be an integer of at least 1, or Infinity.');
}
