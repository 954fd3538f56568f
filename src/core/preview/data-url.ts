/** The address of a text as text in the page itself: it needs no minting, and it dies with the page. */
export function textDataUrl(mimeType: string, text: string): string {
  return `data:${mimeType}${charsetOf(mimeType)},${encodeDataText(text, !isSource(mimeType))}`;
}

/** The same of bytes. */
export async function blobDataUrl(blob: Blob, mimeType: string): Promise<string> {
  return `data:${mimeType};base64,${await base64Of(blob)}`;
}

export async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let binary = '';
  for (let start = 0; start < bytes.length; start += 0x8000) {
    binary += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  }
  return btoa(binary);
}

/** As a static server says it: JSON and SVG know their encoding themselves. */
function charsetOf(mimeType: string): string {
  return mimeType.startsWith('text/') && !mimeType.includes('charset') ? ';charset=utf-8' : '';
}

function isSource(mimeType: string): boolean {
  return mimeType === 'text/javascript' || mimeType === 'text/css';
}

/**
 * Escapes what a URL, a quoted attribute, a CSS string or an import map would read as its own; the rest stays text.
 * Spaces too where the URL may stand in a `srcset`; sources have many, and stand in none.
 */
function encodeDataText(text: string, spaces: boolean): string {
  const special = spaces ? /[%#"'&<\\\u0000-\u0020\u007f]/g : /[%#"'&<\\\u0000-\u001f\u007f]/g;
  return text.replace(special, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`);
}
