import { fnv1a64 } from '../base/fnv1a.js';

/**
 * Tells whether a text is still the one that was read: `fnv1a64:<16 hex>:<characters>`. It guards against mistakes, not
 * against somebody who looks for another text with the same digest.
 */
export function textDigest(source: string): string {
  return `fnv1a64:${fnv1a64(source)}:${source.length}`;
}
