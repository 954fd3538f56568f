import { utf8ByteLength } from '../base/bytes.js';
import { isPlainObject } from '../base/json.js';

/** File-like text appears as its length only (spec, trace). */
const COUNTED_KEYS = new Set(['source', 'search', 'replace']);
const STRING_LIMIT = 512;

/** One value as bounded text that may be shown and copied. */
export function describeValue(value: unknown, maxBytes: number): string {
  const text = JSON.stringify(redact(value, 0), null, 2) ?? '';
  return utf8ByteLength(text) <= maxBytes ? text : `${text.slice(0, Math.floor(maxBytes / 4))}… [truncated]`;
}

function redact(value: unknown, depth: number): unknown {
  if (depth > 6) return '[depth redacted]';
  if (typeof value === 'string')
    return value.length > STRING_LIMIT ? `${value.slice(0, STRING_LIMIT)}… [truncated]` : value;
  if (Array.isArray(value)) return value.slice(0, 32).map((entry) => redact(entry, depth + 1));
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      COUNTED_KEYS.has(key) ? counted(entry) : redact(entry, depth + 1),
    ]),
  );
}

function counted(value: unknown): string {
  return typeof value === 'string' ? `[${value.length} characters]` : '[redacted]';
}
