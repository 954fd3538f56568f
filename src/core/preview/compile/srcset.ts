/** One image of a `srcset`, by position in the attribute's value. */
export interface SrcsetCandidate {
  readonly url: string;
  readonly start: number;
  readonly end: number;
}

/** Reads the URLs of a `srcset` (HTML, parse a srcset attribute); descriptors stay where they are. */
export function readSrcset(value: string): readonly SrcsetCandidate[] {
  const found: SrcsetCandidate[] = [];
  let index = 0;
  while (index < value.length) {
    while (index < value.length && isSeparator(value[index]!)) index += 1;
    const start = index;
    while (index < value.length && !isSpace(value[index]!)) index += 1;
    let end = index;
    while (end > start && value[end - 1] === ',') end -= 1;
    if (end > start) found.push({ url: value.slice(start, end), start, end });
    if (end === index) index = endOfDescriptors(value, index);
  }
  return found;
}

function endOfDescriptors(value: string, index: number): number {
  let depth = 0;
  for (; index < value.length; index += 1) {
    const character = value[index];
    if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    else if (character === ',' && depth <= 0) break;
  }
  return index;
}

function isSpace(character: string): boolean {
  return /[\t\n\f\r ]/.test(character);
}

function isSeparator(character: string): boolean {
  return character === ',' || isSpace(character);
}
