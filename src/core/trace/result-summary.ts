import { isPlainObject } from '../base/json.js';
import type { ToolCallResult } from '../protocol/result.js';

/** Characters a summary may have (CONTRACT 4, trace). */
const SUMMARY_LIMIT = 140;

/**
 * A short safe text for a row or a chat step: a count, a path, a theme, a revision. Reads only fields that never carry
 * file source; a failed call is summed up by its code.
 */
export function summarizeToolResult(result: ToolCallResult): string | undefined {
  if (result.isError) return result.error?.code;
  const value = result.structuredContent;
  if (!isPlainObject(value)) return undefined;
  const parts = [fileCount(value), text(value, 'path'), text(value, 'theme'), replacements(value), revision(value)];
  const summary = parts.filter((part) => part !== undefined).join(' · ');
  return summary === '' ? undefined : summary.slice(0, SUMMARY_LIMIT);
}

/** The workspace revision a result carries, if it carries one. */
export function resultRevision(result: ToolCallResult): number | undefined {
  const value = result.isError ? result.error?.details : result.structuredContent;
  if (!isPlainObject(value)) return undefined;
  return Number.isSafeInteger(value['revision']) ? (value['revision'] as number) : undefined;
}

function fileCount(value: Readonly<Record<string, unknown>>): string | undefined {
  const files = value['files'];
  const count = Array.isArray(files) ? files.length : value['fileCount'];
  if (typeof count !== 'number') return undefined;
  return count === 1 ? '1 file' : `${count} files`;
}

function text(value: Readonly<Record<string, unknown>>, key: string): string | undefined {
  const entry = value[key];
  return typeof entry === 'string' && entry !== '' ? entry : undefined;
}

function replacements(value: Readonly<Record<string, unknown>>): string | undefined {
  const count = value['replacements'];
  if (typeof count !== 'number') return undefined;
  return count === 1 ? '1 replacement' : `${count} replacements`;
}

function revision(value: Readonly<Record<string, unknown>>): string | undefined {
  return Number.isSafeInteger(value['revision']) ? `r${String(value['revision'])}` : undefined;
}
