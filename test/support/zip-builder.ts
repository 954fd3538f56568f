import { crc32, deflateRawSync } from 'node:zlib';

/** One entry of a zip file as a hostile or an old program would write it. What is left out is honest. */
export interface BuiltEntry {
  /** A string is written as UTF-8 with its flag; bytes are written without one. */
  readonly name: string | Uint8Array;
  readonly content?: string | Uint8Array;
  readonly stored?: boolean;
  /** Added to the flags: 1 encrypted, 8 sizes behind the data. */
  readonly flags?: number;
  readonly method?: number;
  readonly crc?: number;
  readonly claimedSize?: number;
  readonly claimedPackedSize?: number;
  /** The file mode of Unix. */
  readonly mode?: number;
  readonly extra?: Uint8Array;
  readonly zip64?: boolean;
}

export interface BuiltZip {
  readonly before?: string;
  readonly comment?: string;
  readonly zip64?: boolean;
  /** Written in the place of the true number of entries. */
  readonly claimedCount?: number;
}

/** A zip file, byte by byte, so that a test can write what no library would. */
export function buildZip(entries: readonly BuiltEntry[], zip: BuiltZip = {}): Blob {
  const parts: Buffer[] = [Buffer.from(zip.before ?? '')];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const [local, line] = builtEntry(entry, offset);
    parts.push(local);
    directory.push(line);
    offset += local.length;
  }
  const lines = Buffer.concat(directory);
  const count = zip.claimedCount ?? entries.length;
  const end = zip.zip64 ? [...end64(count, lines.length, offset)] : [];
  const comment = Buffer.from(zip.comment ?? '');
  const record = Buffer.alloc(22);
  record.writeUInt32LE(0x06054b50, 0);
  record.writeUInt16LE(zip.zip64 ? 0xffff : count, 8);
  record.writeUInt16LE(zip.zip64 ? 0xffff : count, 10);
  record.writeUInt32LE(zip.zip64 ? 0xffffffff : lines.length, 12);
  record.writeUInt32LE(zip.zip64 ? 0xffffffff : offset, 16);
  record.writeUInt16LE(comment.length, 20);
  return new Blob([Buffer.concat([...parts, lines, ...end, record, comment])]);
}

function builtEntry(entry: BuiltEntry, offset: number): [local: Buffer, line: Buffer] {
  const name = Buffer.from(entry.name);
  const content = Buffer.from(entry.content ?? '');
  const packed = entry.stored ? content : deflateRawSync(content);
  const flags = (entry.flags ?? 0) | (typeof entry.name === 'string' ? 0x800 : 0);
  const sizes = {
    crc: entry.crc ?? crc32(content),
    packed: entry.claimedPackedSize ?? packed.length,
    size: entry.claimedSize ?? content.length,
  };
  const behind = (flags & 8) !== 0;
  const shared = Buffer.alloc(26);
  shared.writeUInt16LE(20, 0);
  shared.writeUInt16LE(flags, 2);
  shared.writeUInt16LE(entry.method ?? (entry.stored ? 0 : 8), 4);
  shared.writeUInt16LE(0x21, 8);
  shared.writeUInt16LE(name.length, 22);

  const header = Buffer.from(shared);
  if (!behind) writeSizes(header, sizes);
  const descriptor = Buffer.alloc(behind ? 16 : 0);
  if (behind) {
    descriptor.writeUInt32LE(0x08074b50, 0);
    descriptor.writeUInt32LE(sizes.crc, 4);
    descriptor.writeUInt32LE(sizes.packed, 8);
    descriptor.writeUInt32LE(sizes.size, 12);
  }
  const local = Buffer.concat([signed(0x04034b50), header, name, packed, descriptor]);

  const extra = Buffer.concat([Buffer.from(entry.extra ?? []), ...(entry.zip64 ? [extra64(sizes, offset)] : [])]);
  const line = Buffer.from(shared);
  writeSizes(line, entry.zip64 ? { crc: sizes.crc, packed: 0xffffffff, size: 0xffffffff } : sizes);
  line.writeUInt16LE(extra.length, 24);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(((entry.mode ?? 0) << 16) >>> 0, 6);
  rest.writeUInt32LE(entry.zip64 ? 0xffffffff : offset, 10);
  return [local, Buffer.concat([signed(0x02014b50), Buffer.from([20, 3]), line, rest, name, extra])];
}

interface Sizes {
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
}

function writeSizes(header: Buffer, { crc, packed, size }: Sizes): void {
  header.writeUInt32LE(crc, 10);
  header.writeUInt32LE(packed, 14);
  header.writeUInt32LE(size, 18);
}

function extra64({ packed, size }: Sizes, offset: number): Buffer {
  const extra = Buffer.alloc(28);
  extra.writeUInt16LE(1, 0);
  extra.writeUInt16LE(24, 2);
  [size, packed, offset].forEach((value, index) => extra.writeBigUInt64LE(BigInt(value), 4 + 8 * index));
  return extra;
}

function end64(count: number, length: number, offset: number): [record: Buffer, locator: Buffer] {
  const record = Buffer.alloc(56);
  record.writeUInt32LE(0x06064b50, 0);
  record.writeBigUInt64LE(44n, 4);
  [count, count, length, offset].forEach((value, index) => record.writeBigUInt64LE(BigInt(value), 24 + 8 * index));
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(offset + length), 8);
  locator.writeUInt32LE(1, 16);
  return [record, locator];
}

function signed(signature: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(signature);
  return bytes;
}
