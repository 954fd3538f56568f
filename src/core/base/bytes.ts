const encoder = new TextEncoder();

/** Length of `text` in UTF-8 bytes. */
export function utf8ByteLength(text: string): number {
  return encoder.encode(text).byteLength;
}
