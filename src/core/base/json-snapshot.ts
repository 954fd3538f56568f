import { CodedError } from './coded-error.js';
import { isPlainObject, type JsonValue } from './json.js';
import { setOwn } from './own-property.js';

export interface JsonSnapshotBounds {
  /** Nesting levels of arrays and objects. */
  readonly maxDepth: number;
  /** Values of any kind, containers included. */
  readonly maxValues: number;
}

export const DEFAULT_JSON_SNAPSHOT_BOUNDS: JsonSnapshotBounds = { maxDepth: 64, maxValues: 200_000 };

/**
 * Copies JSON data into deeply frozen plain objects, so that what was checked and shown is what runs, whatever the owner
 * of the original does meanwhile. Keys whose value is `undefined` are left out, as JSON does. An own `__proto__` key stays
 * an own key and never becomes a prototype. Throws `JSON_INVALID` with the JSON pointer in `details.path` for everything
 * that is not JSON: functions, symbols, bigints, class instances, non-finite numbers, cycles, and data past the bounds.
 */
export function snapshotJson(value: unknown, bounds: JsonSnapshotBounds = DEFAULT_JSON_SNAPSHOT_BOUNDS): JsonValue {
  return copy(value, { bounds, values: 0, place: [] });
}

interface CopyState {
  readonly bounds: JsonSnapshotBounds;
  values: number;
  /** Keys and indexes from the root to the current value. */
  readonly place: (string | number)[];
}

function copy(value: unknown, state: CopyState): JsonValue {
  if (++state.values > state.bounds.maxValues) throw invalid(state, 'too-large');
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw invalid(state, 'not-finite');
    return value;
  }
  if (typeof value !== 'object') throw invalid(state, 'not-json');
  if (state.place.length >= state.bounds.maxDepth) throw invalid(state, 'too-deep');
  if (Array.isArray(value)) return copyArray(value, state);
  if (!isPlainObject(value)) throw invalid(state, 'not-json');
  return copyObject(value, state);
}

function copyArray(source: readonly unknown[], state: CopyState): JsonValue {
  const { length } = source;
  if (state.values + length > state.bounds.maxValues) throw invalid(state, 'too-large');
  const target: JsonValue[] = [];
  for (let index = 0; index < length; index++) target.push(copyEntry(index, source[index] ?? null, state));
  return Object.freeze(target);
}

function copyObject(source: Record<string, unknown>, state: CopyState): JsonValue {
  const target: Record<string, JsonValue> = {};
  for (const key of Object.keys(source)) {
    const entry = source[key];
    if (entry !== undefined) setOwn(target, key, copyEntry(key, entry, state));
  }
  return Object.freeze(target);
}

function copyEntry(key: string | number, entry: unknown, state: CopyState): JsonValue {
  state.place.push(key);
  const copied = copy(entry, state);
  state.place.pop();
  return copied;
}

/** One reference token of a JSON pointer (RFC 6901). */
export function escapePointerSegment(key: string): string {
  return key.includes('~') || key.includes('/') ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;
}

/** True for data that nobody can change any more: primitives, and frozen containers of such. */
export function isDeepFrozenJson(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.isFrozen(value) && Object.values(value).every(isDeepFrozenJson);
}

/** Levels of what `deepFreezeJson` takes: far more than data has, far fewer than a stack that measures or writes it. */
const MAX_FROZEN_DEPTH = 512;

/**
 * Freezes what `JSON.parse` made, all levels of it, in place. Throws `JSON_INVALID` past 512 levels: data that can be parsed
 * but no longer be written would break whoever comes next.
 */
export function deepFreezeJson<T>(value: T, depth = 0): T {
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= MAX_FROZEN_DEPTH) {
    throw new CodedError('JSON_INVALID', `Not JSON data of at most ${MAX_FROZEN_DEPTH} levels.`, {
      details: { reason: 'too-deep' },
    });
  }
  for (const entry of Object.values(value)) deepFreezeJson(entry, depth + 1);
  return Object.freeze(value);
}

function invalid({ place }: CopyState, reason: string): CodedError {
  const path = place.map((key) => `/${escapePointerSegment(String(key))}`).join('');
  return new CodedError('JSON_INVALID', `Not JSON data at "${path}": ${reason}.`, { details: { path, reason } });
}
