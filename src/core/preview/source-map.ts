import type { SourcePosition } from './preview-text.js';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/**
 * Where a position of a made text stands in the source that it was made of, by the `mappings` of a source map (version 3)
 * with one source. Undefined where the map knows nothing of that line, or is none.
 */
export function originalPosition(mappings: string, { line, column }: SourcePosition): SourcePosition | undefined {
  let sourceLine = 0;
  let sourceColumn = 0;
  let found: SourcePosition | undefined;
  const lines = mappings.split(';', line);
  for (const [index, segments] of lines.entries()) {
    let start = 0;
    for (const segment of segments.split(',')) {
      const [step, , lineStep, columnStep] = numbersOf(segment);
      if (step === undefined) continue;
      start += step;
      if (lineStep === undefined || columnStep === undefined) continue;
      sourceLine += lineStep;
      sourceColumn += columnStep;
      // The first place of a line also stands for what comes before it.
      if (index === line - 1 && (start < column || !found)) found = { line: sourceLine + 1, column: sourceColumn + 1 };
    }
  }
  return found && found.line >= 1 && found.column >= 1 ? found : undefined;
}

/** The numbers of one segment: base 64, five bits a digit, the lowest bit of each number its sign. */
function numbersOf(segment: string): readonly number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const digit of segment) {
    const bits = DIGITS.indexOf(digit);
    if (bits === -1) return [];
    value += (bits & 31) << shift;
    shift += 5;
    if (bits & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  return numbers;
}
