import { errorMessage } from '../../core/base/coded-error.js';
import { isPlainObject } from '../../core/base/json.js';
import type { ToolCallArguments } from '../../core/protocol/call.js';

export type ParsedArguments =
  | { readonly kind: 'arguments'; readonly value: ToolCallArguments }
  | { readonly kind: 'syntax'; readonly detail: string }
  | { readonly kind: 'not-object' }
  /** `text` is a number as typed that JavaScript cannot keep exactly. */
  | { readonly kind: 'number'; readonly text: string };

/** Reads typed arguments. A number that would be changed on the way is refused, never rounded (case T36). */
export function parseArguments(text: string): ParsedArguments {
  const source = text.trim() === '' ? '{}' : text;
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch (error) {
    return { kind: 'syntax', detail: errorMessage(error) };
  }
  if (!isPlainObject(value)) return { kind: 'not-object' };
  const changed = numbersOf(source).find((number) => !isKept(number));
  return changed === undefined ? { kind: 'arguments', value } : { kind: 'number', text: changed };
}

/** The number literals of a valid JSON text; what stands in strings is skipped. */
function numbersOf(json: string): readonly string[] {
  const tokens = json.match(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g) ?? [];
  return tokens.filter((token) => !token.startsWith('"'));
}

function isKept(literal: string): boolean {
  const value = Number(literal);
  if (!Number.isFinite(value)) return false;
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) return false;
  return sameDecimal(literal, String(value));
}

function sameDecimal(one: string, other: string): boolean {
  const [a, b] = [decimalOf(one), decimalOf(other)];
  return a.digits === b.digits && (a.digits === '' || (a.exponent === b.exponent && a.negative === b.negative));
}

/** Sign, significant digits and power of ten: the same for `1e2`, `100` and `100.0`. */
function decimalOf(literal: string): {
  readonly negative: boolean;
  readonly digits: string;
  readonly exponent: number;
} {
  const [mantissa = '', power = '0'] = literal.toLowerCase().split('e');
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.');
  const all = `${whole}${fraction}`.replace(/^0+/, '');
  const digits = all.replace(/0+$/, '');
  const exponent = Number(power) - fraction.length + (all.length - digits.length);
  return { negative: mantissa.startsWith('-'), digits, exponent };
}
