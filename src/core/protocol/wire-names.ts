import { CodedError } from '../base/coded-error.js';
import { fnv1a64 } from '../base/fnv1a.js';

/** Characters of the longest name that every provider takes. */
const MAX_WIRE_NAME_LENGTH = 64;

/**
 * The name of a tool for providers that take only `[a-zA-Z0-9_-]{1,64}`. A dot becomes two underscores
 * (`workspace__readFile`); a name for which that would not be reversible, or too long, ends in a hash of itself. It depends
 * on the name alone, so it is the same in every run and whatever else is registered.
 */
export function toWireName(name: string): string {
  const dotted = name.replaceAll('.', '__');
  if (isReversible(name) && dotted.length <= MAX_WIRE_NAME_LENGTH) return dotted;
  const suffix = `--${fnv1a64(name)}`;
  return name.replace(/[^a-zA-Z0-9_-]/g, '_').slice(0, MAX_WIRE_NAME_LENGTH - suffix.length) + suffix;
}

/** Dots stand between letters or digits, no two underscores meet, and the end does not look like one of our hashes. */
function isReversible(name: string): boolean {
  return (
    /^[a-zA-Z0-9_-]+(?:\.[a-zA-Z0-9_-]+)*$/.test(name) && !/__|_\.|\._/.test(name) && !/--[0-9a-f]{16}$/.test(name)
  );
}

/** The two directions between the names of one catalog and those of a provider. */
export interface WireNames {
  toWire(name: string): string;
  /** `undefined` for a name that stands for no tool of the catalog: an unknown tool. */
  fromWire(wireName: string): string | undefined;
}

/** Throws `TOOL_WIRE_NAME_COLLISION` when two names would become the same one. */
export function createWireNames(names: Iterable<string>): WireNames {
  const canonical = new Map<string, string>();
  for (const name of names) {
    const wireName = toWireName(name);
    const other = canonical.get(wireName);
    if (other !== undefined && other !== name) {
      throw new CodedError('TOOL_WIRE_NAME_COLLISION', `${name} and ${other} have the same wire name.`, {
        details: { names: [other, name], wireName },
      });
    }
    canonical.set(wireName, name);
  }
  return { toWire: toWireName, fromWire: (wireName) => canonical.get(wireName) };
}
