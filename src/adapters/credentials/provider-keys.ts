import { isPlainObject } from '../../core/base/json.js';
import { fnv1a64 } from '../../core/base/fnv1a.js';
import { OPENROUTER_ENDPOINT } from '../provider/openrouter-names.js';
import { createBrowserEntry } from './browser-entry.js';

/** Shared with other pages of the origin that know this name: the key for OpenRouter (CONTRACT 4, local storage). */
const SHARED_ENTRY = 'context-action.openrouter.api-key';
/** Whose the shared key is: an origin, and which key was meant. */
const OWNER_ENTRY = 'jig-studio.openrouter-key-owner';
/** The keys for other endpoints, by origin. */
const OTHERS_ENTRY = 'jig-studio.provider-keys';

const OPENROUTER = new URL(OPENROUTER_ENDPOINT).origin;

/** A key belongs to the origin it was given for, and is sent to no other: moving the endpoint takes no key along. */
export interface ProviderKeys {
  /** The key that may be sent to this origin; empty for none. */
  keyFor(origin: string): string;
  placeOf(origin: string): 'none' | 'browser' | 'session';
  /** The origins that have a key. */
  origins(): readonly string[];
  keep(origin: string, key: string): void;
  forget(origin: string): void;
  subscribe(listener: () => void): () => void;
}

/**
 * The keys that the browser keeps. A key that another page put under the shared entry belongs to the endpoint which that
 * page shares with us, as `sharedEndpoint` says it when the key is first seen.
 */
export function createProviderKeys(sharedEndpoint: () => string): ProviderKeys {
  const shared = createBrowserEntry(SHARED_ENTRY);
  const owner = createBrowserEntry(OWNER_ENTRY);
  const others = createBrowserEntry(OTHERS_ENTRY);

  const ownerOfShared = (): string => {
    const [origin = '', mark] = owner.get().split(' ');
    return mark === markOf(shared.get()) ? origin : '';
  };
  const adopt = (): void => {
    if (shared.get() === '' || ownerOfShared() !== '') return;
    const origin = originOf(sharedEndpoint());
    if (origin !== '') owner.set(`${origin} ${markOf(shared.get())}`);
  };
  const setOther = (origin: string, key: string): void => {
    if (origin === '') return;
    const keys = readKeys(others.get());
    if (key === '') keys.delete(origin);
    else keys.set(origin, key);
    others.set(keys.size === 0 ? '' : JSON.stringify(Object.fromEntries(keys)));
  };
  const isShared = (origin: string): boolean => shared.get() !== '' && ownerOfShared() === origin;
  const forget = (origin: string): void => {
    setOther(origin, '');
    if (!isShared(origin)) return;
    shared.set('');
    owner.set('');
  };
  adopt();

  return {
    keyFor: (origin) => readKeys(others.get()).get(origin) ?? (isShared(origin) ? shared.get() : ''),
    placeOf(origin) {
      if (readKeys(others.get()).has(origin)) return others.place();
      return isShared(origin) ? shared.place() : 'none';
    },
    origins: () => [
      ...new Set([...readKeys(others.get()).keys(), ...(shared.get() === '' ? [] : [ownerOfShared()])].filter(Boolean)),
    ],
    keep(origin, key) {
      const text = key.trim();
      if (text === '') return forget(origin);
      if (origin !== OPENROUTER) return setOther(origin, text);
      if (!isShared(origin)) setOther(ownerOfShared(), shared.get());
      // The owner first: who hears of the new key finds out at once whose it is.
      owner.set(`${origin} ${markOf(text)}`);
      shared.set(text);
    },
    forget,
    subscribe(listener) {
      const stops = [
        shared.subscribe(() => {
          adopt();
          listener();
        }),
        owner.subscribe(listener),
        others.subscribe(listener),
      ];
      return () => stops.forEach((stop) => stop());
    },
  };
}

/** The origin of an address; empty for what is none. */
export function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : '';
}

/** Tells keys apart; it stands beside the key itself, and is no protection of it. */
function markOf(key: string): string {
  return fnv1a64(key);
}

function readKeys(text: string): Map<string, string> {
  try {
    const value: unknown = JSON.parse(text || '{}');
    if (!isPlainObject(value)) return new Map();
    return new Map(
      Object.entries(value).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
      ),
    );
  } catch {
    return new Map();
  }
}
