import { CodedError } from '../base/coded-error.js';
import { TOOL_CALL_ERROR_CODES } from './error-codes.js';

export const TOOL_OBSERVABILITY_POLICY_SCHEMA = 'context-action-tool-observability-policy.v1';

/** How much of a call may be kept for people to look at, and for how long. It bounds views, never stored operations. */
export interface ToolObservabilityPolicy {
  readonly schemaVersion: typeof TOOL_OBSERVABILITY_POLICY_SCHEMA;
  /** UTF-8 bytes of one serialized value. */
  readonly maxBytes: number;
  /** Levels of arrays and objects; 0 keeps none. */
  readonly maxDepth: number;
  /** Characters of one string. */
  readonly maxStringLength: number;
  readonly maxArrayEntries: number;
  readonly maxObjectEntries: number;
  /** Milliseconds that a store keeps an observation. */
  readonly retentionMs: number;
  /** Observations that a store keeps. */
  readonly maxEntries: number;
  /** Normalized names whose values are never shown, the built-in ones included. */
  readonly redactedKeys: readonly string[];
}

export type ToolObservabilityPolicyOptions = Partial<Omit<ToolObservabilityPolicy, 'schemaVersion'>>;

/** Text of files: the length may be told. */
const SOURCE_KEYS: ReadonlySet<string> = new Set(['replace', 'search', 'source']);

/** Credentials: nothing is told, also where the name is only part of a longer one (`githubToken`). */
const CREDENTIAL_KEYS = [
  'accesskey',
  'apikey',
  'authorization',
  'cookie',
  'password',
  'privatekey',
  'secret',
  'token',
] as const;

/**
 * Builds a policy from the defaults of CONTRACT 1.5; `redactedKeys` come on top of the built-in names. Throws
 * `TOOL_INVALID_OPTIONS` for a bound that is no safe integer in its range.
 */
export function createToolObservabilityPolicy(options: ToolObservabilityPolicyOptions = {}): ToolObservabilityPolicy {
  const redactedKeys = [...CREDENTIAL_KEYS, ...SOURCE_KEYS, ...(options.redactedKeys ?? []).map(normalizeKey)];
  return Object.freeze({
    schemaVersion: TOOL_OBSERVABILITY_POLICY_SCHEMA,
    maxBytes: bound(options, 'maxBytes', 8192, 1),
    maxDepth: bound(options, 'maxDepth', 6, 0),
    maxStringLength: bound(options, 'maxStringLength', 512, 1),
    maxArrayEntries: bound(options, 'maxArrayEntries', 32, 1),
    maxObjectEntries: bound(options, 'maxObjectEntries', 64, 1),
    retentionMs: bound(options, 'retentionMs', 900_000, 0),
    maxEntries: bound(options, 'maxEntries', 256, 1),
    redactedKeys: Object.freeze([...new Set(redactedKeys.filter((key) => key !== ''))].sort()),
  });
}

type Bound = Exclude<keyof ToolObservabilityPolicyOptions, 'redactedKeys'>;

function bound(options: ToolObservabilityPolicyOptions, name: Bound, fallback: number, least: number): number {
  const value = options[name] ?? fallback;
  if (Number.isSafeInteger(value) && value >= least) return value;
  throw new CodedError(TOOL_CALL_ERROR_CODES.INVALID_OPTIONS, `The observability bound ${name} is not valid.`, {
    details: { option: name },
  });
}

export const DEFAULT_TOOL_OBSERVABILITY_POLICY = createToolObservabilityPolicy();

/** How a field's value is kept, by its name alone. */
export type FieldDisclosure = 'shown' | 'counted' | 'hidden';

/** Field names come back call after call; past this many a policy decides anew. */
const MAX_REMEMBERED_KEYS = 512;
const remembered = new WeakMap<ToolObservabilityPolicy, Map<string, FieldDisclosure>>();

/** `counted` for file text, `hidden` for credentials and a host's own names, `shown` for the rest. */
export function fieldDisclosure(key: string, policy: ToolObservabilityPolicy): FieldDisclosure {
  let known = remembered.get(policy);
  if (!known) remembered.set(policy, (known = new Map()));
  const earlier = known.get(key);
  if (earlier) return earlier;
  const disclosure = decideDisclosure(key, policy);
  if (known.size < MAX_REMEMBERED_KEYS) known.set(key, disclosure);
  return disclosure;
}

function decideDisclosure(key: string, policy: ToolObservabilityPolicy): FieldDisclosure {
  const name = normalizeKey(key);
  if (SOURCE_KEYS.has(name)) return 'counted';
  if (policy.redactedKeys.includes(name) || CREDENTIAL_KEYS.some((credential) => name.includes(credential))) {
    return 'hidden';
  }
  return 'shown';
}

function normalizeKey(key: string): string {
  return key
    .trim()
    .toLowerCase()
    .replace(/[-_\s]/g, '');
}

/** True while an observation is younger than the policy's retention; one from the future is kept. Times in epoch ms. */
export function isToolObservationRetained(
  observedAt: number,
  now: number,
  policy: ToolObservabilityPolicy = DEFAULT_TOOL_OBSERVABILITY_POLICY,
): boolean {
  if (!Number.isFinite(observedAt) || !Number.isFinite(now)) {
    throw new RangeError('Observation times must be finite numbers.');
  }
  return now - observedAt < policy.retentionMs || now < observedAt;
}
