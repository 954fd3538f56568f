/**
 * The name of an entry in the encoding of an old Korean Windows, which the entry says nothing of; undefined for all others,
 * which are UTF-8 or code page 437.
 */
export function hangulName(bytes: Uint8Array): string | undefined {
  if (!isHangul(bytes) || isUtf8(bytes)) return undefined;
  return new TextDecoder('euc-kr').decode(bytes);
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

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
