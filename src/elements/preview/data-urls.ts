import { blobDataUrl, textDataUrl } from '../../core/preview/data-url.js';
import type { PreviewResource } from '../../core/preview/preview-model.js';
import { resourceText } from '../../core/preview/resource-text.js';

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
    url = textDataUrl(
      resource.mimeType,
      resourceText(resource, (inner) => dataUrlOf(inner, resources)),
    );
    textUrls.set(resource, url);
  }
  return url;
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
  blobUrls.set(blob, await blobDataUrl(blob, mimeType));
}
