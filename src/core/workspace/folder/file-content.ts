import { fileKindOf } from '../file-kinds.js';
import type { WorkspaceFile } from '../workspace-model.js';
import { createAssetFile, createTextFile } from '../workspace-file.js';

const encoder = new TextEncoder();

/**
 * The workspace file that these bytes of a disk are, or undefined when a text holds what no text holds: NUL, or bytes
 * that are not UTF-8. A byte order mark stays, so that writing the file again gives the same bytes. By extension only
 * (CONTRACT ≠16): to an operating system a `.ts` file is a video.
 */
export function fileOfBytes(path: string, bytes: Uint8Array<ArrayBuffer>): WorkspaceFile | undefined {
  const kind = fileKindOf(path);
  if (kind?.kind === 'asset') return createAssetFile(path, new Blob([bytes], { type: kind.mimeType }));
  if (bytes.includes(0)) return undefined;
  try {
    return createTextFile(path, new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** The bytes that a save of this file puts on a disk. */
export async function bytesOfFile(file: WorkspaceFile): Promise<Uint8Array<ArrayBuffer>> {
  return file.kind === 'text' ? encoder.encode(file.source) : bytesOfBlob(file.blob);
}

export async function bytesOfBlob(blob: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await blob.arrayBuffer());
}

/** Two absent files are the same too. */
export function sameBytes(one: Uint8Array | undefined, other: Uint8Array | undefined): boolean {
  if (!one || !other) return one === other;
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}

/** `sha256:<hex>`, or `fnv1a32:<8 hex>` on a page without TLS, which has no hash functions. */
export async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  // Absent outside secure contexts, whatever the types say.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return `fnv1a32:${fnv1a32(bytes)}`;
  const hash = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return `sha256:${Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

function fnv1a32(bytes: Uint8Array): string {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}
