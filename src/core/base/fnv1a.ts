const encoder = new TextEncoder();

/**
 * FNV-1a of the UTF-8 bytes of `text`, 64 bits as 16 hexadecimal digits. Tells texts apart; it is no protection against
 * somebody who looks for a collision.
 */
export function fnv1a64(text: string): string {
  let high = 0xcbf29ce4;
  let low = 0x84222325;
  for (const byte of encoder.encode(text)) {
    low = (low ^ byte) >>> 0;
    // The prime is 2^40 + 0x1b3, so the product is built from two halves without leaving safe integers.
    const product = low * 0x1b3;
    high = (high * 0x1b3 + Math.floor(product / 0x1_0000_0000) + low * 0x100) % 0x1_0000_0000;
    low = product % 0x1_0000_0000;
  }
  return hex(high) + hex(low);
}

function hex(word: number): string {
  return word.toString(16).padStart(8, '0');
}
