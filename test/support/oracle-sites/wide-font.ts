// A TrueType font made here: every character is a box as wide as two em, so a text shows whether it was loaded.
import type { OracleFile } from './oracle-site.js';

const EM = 1000;
const ADVANCE = 2 * EM;

const u16 = (...values: number[]): Buffer => numbers(values, 2);
const u32 = (...values: number[]): Buffer => numbers(values, 4);

function numbers(values: readonly number[], size: 2 | 4): Buffer {
  const bytes = Buffer.alloc(values.length * size);
  values.forEach((value, index) => bytes.writeUIntBE(value < 0 ? value + 2 ** (size * 8) : value, index * size, size));
  return bytes;
}

/** One contour of four points. */
const BOX = Buffer.concat([
  u16(1, 0, 0, EM, EM, 3, 0),
  Buffer.from([1, 1, 1, 1]),
  u16(0, 0, EM, 0),
  u16(0, EM, 0, -EM),
]);

const FIRST = 0x20;
const LAST = 0x7e;

const CMAP = Buffer.concat([
  u16(0, 1, 3, 1),
  u32(12),
  // Format 4: one segment that maps every character to the same glyph, by an array of glyphs.
  u16(4, 32 + 2 * (LAST - FIRST + 1), 0, 4, 4, 1, 0, LAST, 0xffff, 0, FIRST, 0xffff, 0, 1, 4, 0),
  u16(...Array.from({ length: LAST - FIRST + 1 }, () => 1)),
]);

const NAMES = ['Wide', 'Regular', 'Wide Regular', 'Wide', '1', 'Wide'];
const NAME_TEXT = NAMES.map((name) => Buffer.from(name, 'utf16le').swap16());

const NAME = Buffer.concat([
  u16(0, NAMES.length, 6 + 12 * NAMES.length),
  ...[1, 2, 4, 3, 5, 6]
    .map((id, index) => ({ id, index }))
    .sort((a, b) => a.id - b.id)
    .map(({ id, index }) =>
      u16(
        3,
        1,
        0x409,
        id,
        NAME_TEXT[index]!.length,
        NAME_TEXT.slice(0, index).reduce((sum, text) => sum + text.length, 0),
      ),
    ),
  ...NAME_TEXT,
]);

const OS2 = Buffer.concat([
  u16(4, ADVANCE, 400, 5, 0, 500, 500, 0, 0, 500, 500, 0, 0, 50, 300, 0),
  Buffer.alloc(10),
  u32(1, 0, 0, 0),
  Buffer.from('JIGS'),
  u16(0x40, FIRST, LAST, EM, 0, 0, EM, 0),
  u32(1, 0),
  u16(500, 700, 0, FIRST, 1),
]);

const TABLES = new Map<string, Buffer>([
  ['OS/2', OS2],
  ['cmap', CMAP],
  ['glyf', Buffer.concat([BOX, Buffer.alloc(BOX.length % 4 === 0 ? 0 : 4 - (BOX.length % 4))])],
  [
    'head',
    Buffer.concat([
      u32(0x10000, 0x10000, 0, 0x5f0f3cf5),
      u16(3, EM),
      Buffer.alloc(16),
      u16(0, 0, EM, EM, 0, 8, 2, 0, 0),
    ]),
  ],
  ['hhea', Buffer.concat([u32(0x10000), u16(EM, 0, 0, ADVANCE, 0, 0, EM, 1, 0, 0, 0, 0, 0, 0, 0, 2)])],
  ['hmtx', u16(ADVANCE, 0, ADVANCE, 0)],
  ['loca', u16(0, 0, BOX.length / 2)],
  ['maxp', Buffer.concat([u32(0x10000), u16(2, 4, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0)])],
  ['name', NAME],
  ['post', u32(0x30000, 0, 0, 0, 0, 0, 0, 0)],
]);

export const WIDE_FONT: OracleFile = { base64: font().toString('base64') };

function font(): Buffer {
  const header = u32(0x10000).length + 8 + 16 * TABLES.size;
  const records: Buffer[] = [];
  const bodies: Buffer[] = [];
  let offset = header;
  for (const [tag, table] of TABLES) {
    const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
    records.push(Buffer.from(tag), u32(checksum(padded), offset, table.length));
    bodies.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([u32(0x10000), u16(TABLES.size, 128, 3, 32), ...records, ...bodies]);
}

function checksum(table: Buffer): number {
  let sum = 0;
  for (let index = 0; index < table.length; index += 4) sum = (sum + table.readUInt32BE(index)) >>> 0;
  return sum;
}
