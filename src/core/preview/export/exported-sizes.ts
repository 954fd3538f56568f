import type { PreviewDocument, PreviewResource } from '../preview-model.js';
import type { PreviewText } from '../preview-text.js';

/** Characters of one exported file; a browser's strings end at four times as many. */
export const MAX_EXPORT_LENGTH = 128_000_000;

/** Repetition that nobody minds, in characters. */
const FREE_REPETITION = 1_000_000;

export interface ExportedSizes {
  /** With each resource once. */
  readonly once: number;
  /** With each resource wherever it is named, inside of others too. */
  readonly inlined: number;
  /** Naming a resource often would make the file more than twice as large. */
  readonly repeatsMuch: boolean;
}

/** What the forms of a file would weigh, about, before any of it is written. */
export function exportedSizes({ html, resources, imports }: PreviewDocument): ExportedSizes {
  const known = new Map<string, number>();
  const sizeOf = (id: string): number => {
    const before = known.get(id);
    if (before !== undefined) return before;
    known.set(id, 0);
    const resource = resources.get(id);
    const size = resource === undefined ? 0 : inData(ownSize(resource) + namedSizes(textOf(resource), sizeOf));
    known.set(id, size);
    return size;
  };
  let once = html.source.length;
  for (const resource of resources.values()) once += inData(ownSize(resource));
  let inlined = html.source.length + namedSizes(html, sizeOf);
  for (const id of imports.values()) inlined += sizeOf(id);
  return { once, inlined, repeatsMuch: inlined > 2 * once + FREE_REPETITION };
}

/** Base64 adds a third, escaping about as much. */
function inData(size: number): number {
  return (size * 4) / 3;
}

function ownSize(resource: PreviewResource): number {
  return resource.kind === 'blob' ? resource.blob.size : resource.text.source.length;
}

function textOf(resource: PreviewResource): PreviewText | undefined {
  return resource.kind === 'text' ? resource.text : undefined;
}

function namedSizes(text: PreviewText | undefined, sizeOf: (id: string) => number): number {
  let size = 0;
  for (const { parts } of text?.edits ?? []) {
    for (const part of parts) if (typeof part !== 'string' && part.kind === 'url') size += sizeOf(part.resource);
  }
  return size;
}
