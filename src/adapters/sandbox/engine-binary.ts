/** What runs programs, as it is named in telemetry. */
export const ENGINE = 'quickjs-wasi/3.7.0';

/** SHA-256 of the engine's binary as it was reviewed; another one is not run. */
export const ENGINE_HASH = 'c0bd8f296e18cf074969f6401b9ecb72609a1323818ec2b9bf7a8f8d740d1363';

/** 64 MiB: above the guest's own limit, so that its accounting comes first, and a wall that holds without it. */
const MAXIMUM_PAGES = 1024;
const MEMORY_SECTION = 5;

/** Compiles the engine with a memory that cannot grow past 64 MiB. Throws when the binary is not the reviewed one. */
export async function compileEngine(bytes: Uint8Array<ArrayBuffer>): Promise<WebAssembly.Module> {
  if (typeof crypto === 'undefined' || !crypto.subtle) {
    throw new Error('its binary cannot be checked: the page needs a secure context (https or localhost)');
  }
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const text = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (text !== ENGINE_HASH) throw new Error('its binary is not the one that this version was made for');
  return WebAssembly.compile(boundMemory(bytes, MAXIMUM_PAGES));
}

/** Writes a maximum into the memory section of a module that has none. Throws when the section is not as expected. */
export function boundMemory(bytes: Uint8Array, maximumPages: number): Uint8Array<ArrayBuffer> {
  let place = 8;
  while (place < bytes.length) {
    const start = place;
    const section = bytes[place++];
    const size = readNumber(bytes, place);
    const body = size.next;
    const end = body + size.value;
    if (section !== MEMORY_SECTION) {
      place = end;
      continue;
    }
    const count = readNumber(bytes, body);
    const hasMaximum = bytes[count.next] !== 0;
    const minimum = readNumber(bytes, count.next + 1);
    if (count.value !== 1 || hasMaximum || minimum.next !== end) throw new Error('its memory section is unexpected');
    const patched = [1, 1, ...toNumber(minimum.value), ...toNumber(maximumPages)];
    const replacement = [MEMORY_SECTION, ...toNumber(patched.length), ...patched];
    const result = new Uint8Array(bytes.length - (end - start) + replacement.length);
    result.set(bytes.subarray(0, start));
    result.set(replacement, start);
    result.set(bytes.subarray(end), start + replacement.length);
    return result;
  }
  throw new Error('it has no memory section');
}

/** LEB128, as WebAssembly writes its numbers. */
function readNumber(bytes: Uint8Array, start: number): { readonly value: number; readonly next: number } {
  let value = 0;
  let shift = 0;
  let next = start;
  for (;;) {
    const byte = bytes[next++]!;
    value += (byte & 0x7f) * 2 ** shift;
    if ((byte & 0x80) === 0) return { value, next };
    shift += 7;
  }
}

function toNumber(value: number): readonly number[] {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return [...bytes, rest];
    bytes.push((rest % 128) | 0x80);
  }
}
