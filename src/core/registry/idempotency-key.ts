import { fnv1a64 } from '../base/fnv1a.js';
import { canonicalJson } from '../base/json.js';
import type { ToolCallArguments } from '../protocol/call.js';

/** Characters of the longest idempotency key (CONTRACT 1.2). */
export const MAX_IDEMPOTENCY_KEY_LENGTH = 256;

/** True for 1 to 256 characters that are not all blank. */
export function isValidToolIdempotencyKey(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= MAX_IDEMPOTENCY_KEY_LENGTH;
}

/** Names one logical operation: the key of one session and one tool never meets that of another. */
export function createToolOperationKey(toolName: string, idempotencyKey: string, sessionId = 'default'): string {
  return JSON.stringify([sessionId, toolName, idempotencyKey]);
}

/** Equal for the same tool with the same arguments in any order of keys: `fnv1a64:<16 hex>:<characters>`. */
export function createToolCallFingerprint(toolName: string, args: ToolCallArguments): string {
  const text = canonicalJson([toolName, args]);
  return `fnv1a64:${fnv1a64(text)}:${text.length}`;
}
