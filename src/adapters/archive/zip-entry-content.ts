import { crc32 } from './crc32.js';
import { readBytes, type ZipEntry } from './zip-directory.js';

const LOCAL = { signature: 0x04034b50, size: 30 };
/** Bytes that are unpacked at a time: a thousand times as many come out of them at the most. */
const STEP = 8 * 1024;

/** The bytes of one entry, which are those that were packed. Rejects when they are not, or more than the entry claims. */
export async function readZipEntry(archive: Blob, entry: ZipEntry): Promise<Uint8Array<ArrayBuffer>> {
  const header = await readBytes(archive, entry.offset, LOCAL.size);
  if (header.getUint32(0, true) !== LOCAL.signature) throw new RangeError('The entry has no header.');
  // What deflates badly is stored in blocks, five bytes each: an honest entry is never much longer than what it holds.
  if (entry.packedSize > entry.size + entry.size / 1000 + 1024) throw new RangeError('The entry claims a wrong size.');
  const start = entry.offset + LOCAL.size + header.getUint16(26, true) + header.getUint16(28, true);
  const packed = new Uint8Array((await readBytes(archive, start, entry.packedSize)).buffer);
  const bytes = await unpacked(packed, entry);
  if (bytes.length !== entry.size || crc32(bytes) !== entry.crc) throw new RangeError('The entry is damaged.');
  return bytes;
}

async function unpacked(packed: Uint8Array<ArrayBuffer>, { method, size }: ZipEntry): Promise<Uint8Array<ArrayBuffer>> {
  if (method === 0) return packed;
  if (method !== 8) throw new RangeError(`The entry is packed by method ${method}.`);
  const bytes = new Uint8Array(size);
  let length = 0;
  const reader = inSteps(packed).pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return bytes.subarray(0, length);
    if (length + value.length > size) {
      await reader.cancel();
      throw new RangeError('The entry holds more than it claims.');
    }
    bytes.set(value, length);
    length += value.length;
  }
}

function inSteps(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  return new ReadableStream({
    pull(stream) {
      if (at >= bytes.length) stream.close();
      else stream.enqueue(bytes.slice(at, (at += STEP)));
    },
  });
}
