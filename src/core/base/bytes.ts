const encoder = new TextEncoder();

/** From here on the encoder's speed pays for the bytes it allocates. */
const LONG_TEXT = 4096;

/** Length of `text` in UTF-8 bytes; a lone surrogate counts as the replacement character that it becomes. */
export function utf8ByteLength(text: string): number {
  const { length } = text;
  if (length > LONG_TEXT) return encoder.encode(text).byteLength;
  let bytes = length;
  for (let index = 0; index < length; index++) {
    const unit = text.charCodeAt(index);
    if (unit < 0x80) continue;
    bytes += unit < 0x800 ? 1 : 2;
    // Two units of a pair are four bytes together.
    if (isHighSurrogate(unit) && isLowSurrogate(text.charCodeAt(index + 1))) index++;
  }
  return bytes;
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit < 0xdc00;
}

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit < 0xe000;
}
