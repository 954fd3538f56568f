import { CodedError } from '../base/coded-error.js';
import { TOOL_REGISTRY_ERROR_CODES } from '../protocol/error-codes.js';

/** The cursor is opaque to callers; inside stands the offset of the next page. */
export function formatListCursor(offset: number): string {
  return `offset:${offset}`;
}

/** Throws `TOOL_LIST_CURSOR_INVALID` unless the cursor is one that a catalog of `length` tools can have given out. */
export function parseListCursor(cursor: string, length: number): number {
  const digits = /^offset:([1-9][0-9]{0,8})$/.exec(cursor)?.[1];
  const offset = Number(digits);
  // A catalog that shrank since the last page answers an empty last page instead of an error.
  if (digits === undefined) {
    throw new CodedError(TOOL_REGISTRY_ERROR_CODES.LIST_CURSOR_INVALID, 'The tools/list cursor is not valid.');
  }
  return Math.min(offset, length);
}
