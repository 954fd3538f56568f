import { crc32 } from './crc32.js';
import { entryName } from './zip-names.js';

/** One line of a zip file's directory. Sizes and places in bytes, as the file claims them: any may be a lie. */
export interface ZipEntry {
  readonly name: string;
  /** `special` is a link or a device: its content is no file's. */
  readonly kind: 'file' | 'directory' | 'special';
  readonly encrypted: boolean;
  /** 0 stored, 8 deflated. */
  readonly method: number;
  readonly crc: number;
  readonly packedSize: number;
  readonly size: number;
  /** Where its local header begins. */
  readonly offset: number;
}

/** Bytes of a directory: some 80,000 files, which a folder with its packages may have. */
const MAX_DIRECTORY_BYTES = 8 * 1024 * 1024;

const END = { signature: 0x06054b50, size: 22, maxComment: 0xffff };
const END_64 = { signature: 0x06064b50, size: 56, locatorSignature: 0x07064b50, locatorSize: 20 };
const ENTRY = { signature: 0x02014b50, size: 46 };
const EXTRA_64 = 0x0001;
const EXTRA_UNICODE_NAME = 0x7075;

/** Read from the end of the archive, whatever the rest of it holds. Throws, with a reason to read, where there is none. */
export async function readZipDirectory(archive: Blob): Promise<readonly ZipEntry[]> {
  const { start, length, shift, count } = await findDirectory(archive);
  if (length > MAX_DIRECTORY_BYTES) throw new RangeError('it holds too many files');
  const view = await readBytes(archive, start, length);
  const entries: ZipEntry[] = [];
  for (let at = 0; at < length;) {
    if (at + ENTRY.size > length || view.getUint32(at, true) !== ENTRY.signature) throw damaged();
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) => view.getUint16(at + field, true));
    const next = at + ENTRY.size + nameLength! + extraLength! + commentLength!;
    if (next > length) throw damaged();
    entries.push(readEntry(view, at, nameLength!, extraLength!, shift));
    at = next;
  }
  // Programs that know no zip64 count on from 0 after 65,535.
  if (entries.length !== count && entries.length % 0x10000 !== count) throw damaged();
  return entries;
}

/** A range of the archive. Throws when it ends before. */
export async function readBytes(archive: Blob, start: number, length: number): Promise<DataView<ArrayBuffer>> {
  if (start < 0 || start + length > archive.size) throw damaged();
  return new DataView(await archive.slice(start, start + length).arrayBuffer());
}

interface DirectoryPlace {
  readonly start: number;
  readonly length: number;
  readonly count: number;
  /** How much stands before the zip file in its own file: what its offsets do not count. */
  readonly shift: number;
}

async function findDirectory(archive: Blob): Promise<DirectoryPlace> {
  const tailStart = Math.max(0, archive.size - END.size - END.maxComment - END_64.locatorSize);
  const tail = await readBytes(archive, tailStart, archive.size - tailStart);
  const at = findEnd(tail);
  if (at === undefined) throw new RangeError('it is not a zip file, or its end is missing');
  const recordPlace = locatedRecord(tail, at - END_64.locatorSize);
  if (recordPlace === undefined) {
    const [count, length, offset] = [
      tail.getUint16(at + 10, true),
      tail.getUint32(at + 12, true),
      tail.getUint32(at + 16, true),
    ];
    return placed(tailStart + at, { count, length, offset });
  }
  const record = await readBytes(archive, recordPlace, END_64.size);
  if (record.getUint32(0, true) !== END_64.signature) throw damaged();
  const [count, length, offset] = [longAt(record, 32), longAt(record, 40), longAt(record, 48)];
  return placed(recordPlace, { count, length, offset });
}

function placed(end: number, { count, length, offset }: Record<'count' | 'length' | 'offset', number>): DirectoryPlace {
  const start = end - length;
  if (start < offset) throw damaged();
  return { start, length, count, shift: start - offset };
}

/** The last end record whose comment fits into the file. */
function findEnd(tail: DataView): number | undefined {
  for (let at = tail.byteLength - END.size; at >= 0; at--) {
    if (tail.getUint32(at, true) !== END.signature) continue;
    if (at + END.size + tail.getUint16(at + 20, true) <= tail.byteLength) return at;
  }
  return undefined;
}

function locatedRecord(tail: DataView, locator: number): number | undefined {
  const isThere = locator >= 0 && tail.getUint32(locator, true) === END_64.locatorSignature;
  return isThere ? longAt(tail, locator + 8) : undefined;
}

function readEntry(
  view: DataView<ArrayBuffer>,
  at: number,
  nameLength: number,
  extraLength: number,
  shift: number,
): ZipEntry {
  const nameBytes = new Uint8Array(view.buffer, at + ENTRY.size, nameLength);
  const extras = readExtras(view, at + ENTRY.size + nameLength, extraLength);
  const name = unicodeName(extras.get(EXTRA_UNICODE_NAME), nameBytes) ?? entryName(nameBytes);
  const flags = view.getUint16(at + 8, true);
  const method = view.getUint16(at + 10, true);
  const [size, packedSize, offset] = withLongs(
    [view.getUint32(at + 24, true), view.getUint32(at + 20, true), view.getUint32(at + 42, true)],
    extras.get(EXTRA_64),
  );
  return {
    name,
    kind: kindOf(name, view.getUint32(at + 38, true) >>> 16),
    // By the old cipher, by a strong one, with a masked directory, or by AES.
    encrypted: (flags & 0x2041) !== 0 || method === 99,
    method,
    crc: view.getUint32(at + 16, true),
    packedSize: packedSize!,
    size: size!,
    offset: offset! + shift,
  };
}

/** By the file mode of Unix where one is given; any other system writes 0. */
function kindOf(name: string, mode: number): ZipEntry['kind'] {
  const type = mode & 0xf000;
  if (name.endsWith('/') || type === 0x4000) return 'directory';
  return type === 0 || type === 0x8000 ? 'file' : 'special';
}

function readExtras(view: DataView<ArrayBuffer>, start: number, length: number): ReadonlyMap<number, DataView> {
  const extras = new Map<number, DataView>();
  const end = start + length;
  for (let at = start; at + 4 <= end;) {
    const size = view.getUint16(at + 2, true);
    if (at + 4 + size > end) break;
    extras.set(view.getUint16(at, true), new DataView(view.buffer, at + 4, size));
    at += 4 + size;
  }
  return extras;
}

/** Zip64: a value that does not fit in its field stands in the extra field, in this order. */
function withLongs(values: readonly number[], longs: DataView | undefined): readonly number[] {
  let at = 0;
  return values.map((value) => {
    if (value !== 0xffffffff || !longs || at + 8 > longs.byteLength) return value;
    at += 8;
    return longAt(longs, at - 8);
  });
}

/** What Info-ZIP writes beside a name in an old encoding; it counts for the name that it was made of. */
function unicodeName(extra: DataView | undefined, nameBytes: Uint8Array): string | undefined {
  if (!extra || extra.byteLength < 5 || extra.getUint8(0) !== 1) return undefined;
  if (extra.getUint32(1, true) !== crc32(nameBytes)) return undefined;
  return entryName(new Uint8Array(extra.buffer, extra.byteOffset + 5, extra.byteLength - 5) as Uint8Array);
}

/** Beyond what a number holds exactly, it is beyond the end of every archive too. */
function longAt(view: DataView, at: number): number {
  return Number(view.getBigUint64(at, true));
}

function damaged(): RangeError {
  return new RangeError('it is damaged');
}
