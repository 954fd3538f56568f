import { isPlainObject } from '../base/json.js';
import type { ToolCallResult } from '../protocol/result.js';
import { countedPart, toSummary, type Summary, type SummaryPart } from './summary.js';

/**
 * A short safe text for a row or a chat step: a count, a path, a theme, a revision. Reads only fields that never carry
 * file source; a failed call is summed up by its code.
 */
export function summarizeToolResult(result: ToolCallResult): Summary {
  if (result.isError) return toSummary([result.error && { text: result.error.code }]);
  const value = result.structuredContent;
  if (!isPlainObject(value)) return {};
  return toSummary([fileCount(value), text(value, 'path'), text(value, 'theme'), replacements(value), revision(value)]);
}

/** The workspace revision a result carries, if it carries one. */
export function resultRevision(result: ToolCallResult): number | undefined {
  const value = result.isError ? result.error?.details : result.structuredContent;
  if (!isPlainObject(value)) return undefined;
  return Number.isSafeInteger(value['revision']) ? (value['revision'] as number) : undefined;
}

function fileCount(value: Readonly<Record<string, unknown>>): SummaryPart | undefined {
  const files = value['files'];
  const count = Array.isArray(files) ? files.length : value['fileCount'];
  return typeof count === 'number' ? countedPart('files', count) : undefined;
}

function text(value: Readonly<Record<string, unknown>>, key: string): SummaryPart | undefined {
  const entry = value[key];
  return typeof entry === 'string' && entry !== '' ? { text: entry } : undefined;
}

function replacements(value: Readonly<Record<string, unknown>>): SummaryPart | undefined {
  const count = value['replacements'];
  return typeof count === 'number' ? countedPart('replacements', count) : undefined;
}

function revision(value: Readonly<Record<string, unknown>>): SummaryPart | undefined {
  return Number.isSafeInteger(value['revision']) ? { text: `r${String(value['revision'])}` } : undefined;
}
