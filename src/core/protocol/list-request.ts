import { isPlainObject } from '../base/json.js';
import type { ToolListRequest } from './definition.js';
import { guarded } from './guard.js';

/** Builds a canonical `tools/list` request; without a cursor it asks for the first page. */
export function toToolListRequest(options: { readonly cursor?: string } = {}): ToolListRequest {
  return options.cursor === undefined
    ? { method: 'tools/list' }
    : { method: 'tools/list', params: { cursor: options.cursor } };
}

/** True for a `tools/list` request or `undefined` (no request at all); `null` is refused. */
export function isToolListRequest(value: unknown): value is ToolListRequest | undefined {
  return guarded(() => {
    if (value === undefined) return true;
    if (!isPlainObject(value) || value['method'] !== 'tools/list') return false;
    const params = value['params'];
    if (params === undefined) return true;
    if (!isPlainObject(params)) return false;
    const cursor = params['cursor'];
    return cursor === undefined || typeof cursor === 'string';
  });
}
