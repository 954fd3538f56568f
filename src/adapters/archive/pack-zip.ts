import { BlobWriter, Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-custom.js';
import type { ArchiveEntry } from '../../core/workspace/archive-port.js';

/** One zip file of these files, deflated by the browser itself: without a worker, and without code made of text. */
export async function packZip(entries: readonly ArchiveEntry[]): Promise<Blob> {
  const writer = new ZipWriter(new BlobWriter('application/zip'), {
    useWebWorkers: false,
    extendedTimestamp: false,
    dataDescriptor: false,
  });
  for (const { path, bytes } of entries) await writer.add(path, new Uint8ArrayReader(bytes));
  return writer.close();
}
