/** Characters of the longest idempotency key (CONTRACT 1.2). */
export const MAX_IDEMPOTENCY_KEY_LENGTH = 256;

/** True for 1 to 256 characters that are not all blank. */
export function isValidToolIdempotencyKey(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= MAX_IDEMPOTENCY_KEY_LENGTH;
}
