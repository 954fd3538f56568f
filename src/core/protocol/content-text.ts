import type { ToolContentBlock } from './result.js';

/** Stands for JSON content that cannot be written. */
export const UNSERIALIZABLE_CONTENT_TEXT = '[unserializable JSON content]';

/** The text of all blocks, joined by newlines. What cannot be serialized becomes a marker, never an exception. */
export function stringifyToolContent(content: readonly ToolContentBlock[]): string {
  return content.map(stringifyToolContentBlock).join('\n');
}

export function stringifyToolContentBlock(block: ToolContentBlock): string {
  if (block.type === 'text') return block.text;
  try {
    return (JSON.stringify(block.json) as string | undefined) ?? UNSERIALIZABLE_CONTENT_TEXT;
  } catch {
    return UNSERIALIZABLE_CONTENT_TEXT;
  }
}
