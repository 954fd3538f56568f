import type { PreviewResource } from '../../core/preview/preview-model.js';
import { renderPreviewText } from '../../core/preview/preview-text.js';
import { scriptName } from './source-names.js';

type Resources = ReadonlyMap<string, PreviewResource>;

/** An unchanged resource is the same object in the next document, so it is encoded once. */
const textUrls = new WeakMap<PreviewResource, string>();
const blobUrls = new WeakMap<Blob, string>();

/** The address of a resource as text in the page itself: it needs no minting, and it dies with the page. */
export function dataUrlOf(id: string, resources: Resources): string {
  const resource = resources.get(id);
  if (!resource) return 'data:,';
  if (resource.kind === 'blob') return blobUrls.get(resource.blob) ?? 'data:,';
  let url = textUrls.get(resource);
  if (url === undefined) {
    const text = resourceText(resource, (inner) => dataUrlOf(inner, resources));
    url = `data:${resource.mimeType}${charsetOf(resource.mimeType)},${encodeDataText(text, !isSource(resource.mimeType))}`;
    textUrls.set(resource, url);
  }
  return url;
}

/** Text of a resource as the frame runs it: a script carries its name, so that errors speak of the author's file. */
export function resourceText(
  resource: Extract<PreviewResource, { kind: 'text' }>,
  urlOf: (id: string) => string,
): string {
  const text = renderPreviewText(resource.text, { urlOf });
  return resource.mimeType === 'text/javascript' ? `${text}\n//# sourceURL=${scriptName(resource.path)}` : text;
}

/** Encodes the blobs that are not encoded yet. Undefined when there are none, so that a page without them never waits. */
export function encodeBlobs(resources: Resources): Promise<void> | undefined {
  const missing = [...resources.values()].filter(isUnencoded);
  if (missing.length === 0) return undefined;
  return Promise.all(missing.map(encodeBlob)).then(() => undefined);
}

function isUnencoded(resource: PreviewResource): resource is Extract<PreviewResource, { kind: 'blob' }> {
  return resource.kind === 'blob' && !blobUrls.has(resource.blob);
}

async function encodeBlob({ blob, mimeType }: Extract<PreviewResource, { kind: 'blob' }>): Promise<void> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let binary = '';
  for (let start = 0; start < bytes.length; start += 0x8000) {
    binary += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  }
  blobUrls.set(blob, `data:${mimeType};base64,${btoa(binary)}`);
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
