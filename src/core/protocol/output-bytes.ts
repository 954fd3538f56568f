import { utf8ByteLength } from '../base/bytes.js';
import type { ToolCallResult } from './result.js';

/** UTF-8 bytes of the JSON of `{ content, structuredContent? }`, the surface that `maxOutputBytes` bounds. */
export function measureToolOutputBytes(result: Pick<ToolCallResult, 'content' | 'structuredContent'>): number {
  const { content, structuredContent } = result;
  return utf8ByteLength(JSON.stringify(structuredContent === undefined ? { content } : { content, structuredContent }));
}
