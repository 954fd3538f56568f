/** What the upper half of the bytes means in a zip file that says nothing of its names (code page 437). */
const UPPER_HALF =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀' +
  'αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';

/**
 * The name of an entry. Those that are UTF-8 are read so, whether their flag says it or not: macOS forgets the flag. The
 * rest is what old programs wrote: Hangul on a Korean Windows, else code page 437.
 */
export function entryName(bytes: Uint8Array): string {
  return decoded(bytes, 'utf-8') ?? (isHangul(bytes) ? decoded(bytes, 'euc-kr') : undefined) ?? decodedByTable(bytes);
}

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Pairs that are Hangul in EUC-KR are line drawings in code page 437, which stand in no name. */
function isHangul(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length; at++) {
    if (bytes[at]! < 0x80) continue;
    const [lead, trail] = [bytes[at]!, bytes[++at] ?? 0];
    if (lead < 0xb0 || lead > 0xc8 || trail < 0xa1 || trail === 0xff) return false;
  }
  return true;
}

function decodedByTable(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : UPPER_HALF.charAt(byte - 0x80))).join(
    '',
  );
}
