const encoder = new TextEncoder();

/**
 * FNV-1a of the UTF-8 bytes of `text`, 64 bits as 16 hexadecimal digits. Tells texts apart; it is no protection against
 * somebody who looks for a collision.
 */
export function fnv1a64(text: string): string {
  const bytes = isAscii(text) ? undefined : encoder.encode(text);
  const length = bytes?.length ?? text.length;
  let high = 0xcbf29ce4;
  let low = 0x84222325;
  for (let index = 0; index < length; index++) {
    low ^= bytes ? bytes[index]! : text.charCodeAt(index);
    // The prime is 2^40 + 0x1b3; the low word is multiplied in halves, so that every step stays an integer of 32 bits.
    const first = (low & 0xffff) * 0x1b3;
    const second = (low >>> 16) * 0x1b3 + (first >>> 16);
    high = (Math.imul(high, 0x1b3) + (second >>> 16) + (low << 8)) | 0;
    low = (second << 16) | (first & 0xffff);
  }
  return hex(high) + hex(low);
}

/** Then the characters are the bytes. */
function isAscii(text: string): boolean {
  for (let index = 0; index < text.length; index++) if (text.charCodeAt(index) > 0x7f) return false;
  return true;
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}
