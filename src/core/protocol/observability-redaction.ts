import { utf8ByteLength } from '../base/bytes.js';
import type { JsonValue } from '../base/json.js';
import { setOwn } from '../base/own-property.js';
import {
  DEFAULT_TOOL_OBSERVABILITY_POLICY,
  fieldDisclosure,
  type ToolObservabilityPolicy,
} from './observability-policy.js';

/**
 * A bounded JSON copy for people to look at: credentials hidden, file text counted, everything else cut to the policy.
 * What cannot be told becomes a marker; nothing throws and nothing of the original is shared.
 */
export function redactToolObservabilityValue(
  value: unknown,
  policy: ToolObservabilityPolicy = DEFAULT_TOOL_OBSERVABILITY_POLICY,
): JsonValue {
  return redact(value, { policy, around: new Set(), values: 0 }, 0);
}

/** The redacted value as JSON text (indent 2) of at most `policy.maxBytes` UTF-8 bytes. */
export function serializeToolObservabilityValue(
  value: unknown,
  policy: ToolObservabilityPolicy = DEFAULT_TOOL_OBSERVABILITY_POLICY,
): string {
  const text = JSON.stringify(redactToolObservabilityValue(value, policy), null, 2);
  return [text, ...OVERSIZE_MARKERS].find((candidate) => utf8ByteLength(candidate) <= policy.maxBytes) ?? '0';
}

/** What stands for an oversized value, the first that fits (CONTRACT 1.5). */
const OVERSIZE_MARKERS = [
  JSON.stringify({ _redacted: 'observability payload exceeded byte limit' }),
  JSON.stringify('[observability payload redacted]'),
  '{}',
  '0',
] as const;

/** Characters of a field name that are kept. */
const MAX_KEY_LENGTH = 128;

interface Redaction {
  readonly policy: ToolObservabilityPolicy;
  /** The containers around the current value: meeting one again is a cycle. */
  readonly around: Set<object>;
  /** Values visited; shared containers could otherwise multiply without end. */
  values: number;
}

function redact(value: unknown, redaction: Redaction, depth: number): JsonValue {
  const { policy, around } = redaction;
  if (++redaction.values > policy.maxBytes) return '[size redacted]';
  if (value === null || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : '[number redacted]';
  if (typeof value === 'string') return cut(value, policy);
  if (typeof value !== 'object') return `[${typeof value} redacted]`;
  if (depth >= policy.maxDepth) return '[depth redacted]';
  if (around.has(value)) return '[circular redacted]';

  around.add(value);
  try {
    return Array.isArray(value) ? redactArray(value, redaction, depth) : redactObject(value, redaction, depth);
  } catch {
    return '[object redacted]';
  } finally {
    around.delete(value);
  }
}

function cut(text: string, { maxStringLength }: ToolObservabilityPolicy): string {
  return text.length > maxStringLength ? `${text.slice(0, maxStringLength)}… [truncated]` : text;
}

/** Names come from models too. */
function cutKey(key: string): string {
  return key.length > MAX_KEY_LENGTH ? `${key.slice(0, MAX_KEY_LENGTH)}…` : key;
}

function redactArray(source: readonly unknown[], redaction: Redaction, depth: number): JsonValue {
  const { maxArrayEntries } = redaction.policy;
  const entries = source.slice(0, maxArrayEntries).map((entry) => redact(entry, redaction, depth + 1));
  return source.length > maxArrayEntries ? [...entries, '[additional entries redacted]'] : entries;
}

function redactObject(source: object, redaction: Redaction, depth: number): JsonValue {
  const { policy } = redaction;
  const keys = Object.keys(source);
  const target: Record<string, JsonValue> = {};
  for (const key of keys.slice(0, policy.maxObjectEntries)) {
    const entry = (source as Readonly<Record<string, unknown>>)[key];
    setOwn(target, cutKey(key), redactField(key, entry, redaction, depth));
  }
  if (keys.length > policy.maxObjectEntries) setOwn(target, '_redacted', 'additional fields redacted');
  return target;
}

function redactField(key: string, value: unknown, redaction: Redaction, depth: number): JsonValue {
  const disclosure = fieldDisclosure(key, redaction.policy);
  if (disclosure === 'shown') return redact(value, redaction, depth + 1);
  const name = cutKey(key);
  return disclosure === 'counted' && typeof value === 'string'
    ? `[${name} redacted, ${value.length} characters]`
    : `[${name} redacted]`;
}
