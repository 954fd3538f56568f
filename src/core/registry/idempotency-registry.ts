import { CodedError } from '../base/coded-error.js';
import { TOOL_CALL_ERROR_CODES } from '../protocol/error-codes.js';

export interface ToolIdempotencyOptions {
  /** Milliseconds that a settled operation is remembered; 300,000 unless given. */
  readonly retentionMs?: number;
  /** Operations remembered; 1000 unless given. Running ones are never forgotten, so they may exceed it. */
  readonly maxEntries?: number;
  /** Epoch milliseconds. */
  readonly now?: () => number;
}

export type ToolIdempotencyClaim<T> =
  | { readonly status: 'owner' | 'replay'; readonly promise: Promise<T> }
  | { readonly status: 'conflict'; readonly promise?: undefined };

/** Lets one logical operation run once within this registry's lifetime, however often it is asked for. */
export interface ToolIdempotencyRegistry<T> {
  /**
   * The first claim of a key calls `create` and owns the operation; a later one with the same fingerprint gets the same
   * promise, also while it is pending; one with another fingerprint is a conflict.
   */
  claim(key: string, fingerprint: string, create: () => Promise<T>): ToolIdempotencyClaim<T>;
  /** Forgets one operation, or all of them. */
  clear(key?: string): void;
  readonly size: number;
}

interface Entry<T> {
  readonly fingerprint: string;
  /** Absent while `create` has not returned: its own code may ask for the same key. */
  promise?: Promise<T>;
  settledAt?: number;
}

/** Throws `TOOL_INVALID_OPTIONS` for bounds it cannot keep. */
export function createToolIdempotencyRegistry<T>(options: ToolIdempotencyOptions = {}): ToolIdempotencyRegistry<T> {
  const { retentionMs = 300_000, maxEntries = 1000, now = Date.now } = options;
  if (!(retentionMs >= 0)) throw invalidBound('retentionMs');
  if (!(Number.isSafeInteger(maxEntries) && maxEntries > 0)) throw invalidBound('maxEntries');
  /** Least recently used first. */
  const entries = new Map<string, Entry<T>>();

  const isExpired = ({ settledAt }: Entry<T>): boolean => settledAt !== undefined && now() - settledAt >= retentionMs;

  /** Drops from the least recently used end what is expired or too many; what still runs is passed over. */
  function trim(): void {
    for (const [key, entry] of entries) {
      if (entry.settledAt === undefined) continue;
      if (entries.size <= maxEntries && !isExpired(entry)) return;
      entries.delete(key);
    }
  }

  function open(key: string, fingerprint: string, create: () => Promise<T>): Promise<T> {
    const entry: Entry<T> = { fingerprint };
    // An expired one of that key would lend it its old place.
    entries.delete(key);
    entries.set(key, entry);
    const settled = (): void => {
      entry.settledAt = now();
    };
    const promise = start(create);
    entry.promise = promise;
    promise.then(settled, settled);
    trim();
    return promise;
  }

  return {
    claim(key, fingerprint, create) {
      const known = entries.get(key);
      if (!known || isExpired(known)) return { status: 'owner', promise: open(key, fingerprint, create) };
      if (known.fingerprint !== fingerprint) return { status: 'conflict' };
      entries.delete(key);
      entries.set(key, known);
      return { status: 'replay', promise: known.promise ?? onceStarted(known) };
    },
    clear(key) {
      if (key === undefined) entries.clear();
      else entries.delete(key);
    },
    get size() {
      return entries.size;
    },
  };
}

/** A throw is a rejection, so that the key is never left without a promise. */
function start<T>(create: () => Promise<T>): Promise<T> {
  try {
    return create();
  } catch (error) {
    return Promise.reject(error as Error);
  }
}

/** For a claim from inside `create`, which returns before the next microtask. */
async function onceStarted<T>(entry: Entry<T>): Promise<T> {
  await Promise.resolve();
  return entry.promise!;
}

function invalidBound(option: string): CodedError {
  return new CodedError(TOOL_CALL_ERROR_CODES.INVALID_OPTIONS, `The idempotency option ${option} is not valid.`, {
    details: { option },
  });
}
