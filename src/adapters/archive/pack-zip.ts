import type { ArchiveEntry } from '../../core/workspace/archive-port.js';
import { crc32 } from './crc32.js';

const encoder = new TextEncoder();

/** The version of the format that is needed to read it: 2.0, for deflated files. */
const VERSION = 20;
const UTF_8_NAME = 0x0800;

/** One zip file of these files; what grows when it is deflated is stored as it is. */
export async function packZip(entries: readonly ArchiveEntry[], now = new Date()): Promise<Blob> {
  if (entries.length > 0xffff) throw new RangeError('A zip file holds at most 65,535 files.');
  const contents: BlobPart[] = [];
  const directory: BlobPart[] = [];
  let offset = 0;
  let directoryLength = 0;
  for (const { path, bytes } of entries) {
    const name = encoder.encode(path);
    const deflated = await deflate(bytes);
    const isShorter = deflated.length < bytes.length;
    const packed = isShorter ? deflated : bytes;
    const shared = [
      ...[short(VERSION), short(UTF_8_NAME), short(isShorter ? 8 : 0), short(timeOf(now)), short(dateOf(now))],
      ...[long(crc32(bytes)), long(packed.length), long(bytes.length), short(name.length), short(0)],
    ].flat();
    contents.push(Uint8Array.from([...long(0x04034b50), ...shared]), name, packed);
    const noneOfThese = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]; // a comment, other disks, attributes
    directory.push(
      Uint8Array.from([...long(0x02014b50), ...short(VERSION), ...shared, ...noneOfThese, ...long(offset)]),
      name,
    );
    offset += 30 + name.length + packed.length;
    directoryLength += 46 + name.length;
  }
  const count = short(entries.length);
  const end = [...long(0x06054b50), 0, 0, 0, 0, ...count, ...count, ...long(directoryLength), ...long(offset), 0, 0];
  return new Blob([...contents, ...directory, Uint8Array.from(end)], { type: 'application/zip' });
}

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** In two seconds, as MS-DOS had it; local, as a zip file knows no time zone. */
function timeOf(date: Date): number {
  return (date.getHours() << 11) | (date.getMinutes() << 5) | (date.getSeconds() >> 1);
}

function dateOf(date: Date): number {
  return ((date.getFullYear() - 1980) << 9) | ((date.getMonth() + 1) << 5) | date.getDate();
}

function short(value: number): readonly number[] {
  return [value & 0xff, (value >>> 8) & 0xff];
}

function long(value: number): readonly number[] {
  return [...short(value), ...short(value >>> 16)];
}
