import type { FrameStorage, FrameStorageArea } from '../frame-messages.js';
import type { CapturedMap } from './capture-platform.js';
import type { FramePart, FrameTools } from './frame-tools.js';

export interface StorageShim extends FramePart {
  /** Takes what earlier pages of the workspace kept. */
  load(storage: FrameStorage): void;
}

/**
 * Storage for a page that has an origin of its own, where the browser's own throws: `localStorage`, `sessionStorage` and
 * cookies in memory, told to the host so that the next page finds them; an IndexedDB that answers by an error event, as
 * in a private window. At most 1,000,000 characters. Part of the runtime: see `FrameTools` for what it may use.
 */
export function shimStorage(tools: FrameTools): StorageShim {
  const { apply, methodOf, define, append, createMap } = tools;
  const QUOTA = 1_000_000;
  const toText = String;
  const ProxyOf = Proxy;
  const ExceptionOf = DOMException;
  const EventOf = Event;
  const TargetOf = EventTarget;
  const resolved = Promise.resolve([]);
  const getOf = Reflect.get;
  const split = methodOf<string[]>(String.prototype, 'split');
  const trim = methodOf<string>(String.prototype, 'trim');
  const lower = methodOf<string>(String.prototype, 'toLowerCase');
  const indexOf = methodOf<number>(String.prototype, 'indexOf');
  const substring = methodOf<string>(String.prototype, 'substring');
  const dispatch = methodOf(EventTarget.prototype, 'dispatchEvent');
  const parseDate = Date.parse;
  const dateNow = Date.now;

  interface Area {
    readonly name: FrameStorageArea;
    readonly values: CapturedMap<string, string>;
    /** Since the last word to the host; null is a removal. */
    readonly changes: CapturedMap<string, string | null>;
    size: number;
  }
  const areaOf = (name: FrameStorageArea): Area => ({ name, values: createMap(), changes: createMap(), size: 0 });
  const local = areaOf('local');
  const session = areaOf('session');
  const cookies = areaOf('cookies');
  const areas = [local, session, cookies];

  const flush = (): void => {
    for (let index = 0; index < areas.length; index += 1) {
      const area = areas[index]!;
      const changes: [string, string | null][] = [];
      area.changes.each((value: string | null, key: string) => append(changes, [key, value]));
      if (changes.length === 0) continue;
      area.changes.clear();
      tools.say({ type: 'jig-studio.preview.storage', area: area.name, changes });
    }
  };

  const write = (area: Area, key: string, value: string | null): void => {
    const before = area.values.has(key) ? key.length + area.values.get(key)!.length : 0;
    const after = value === null ? 0 : key.length + value.length;
    if (area.size - before + after > QUOTA) {
      throw new ExceptionOf('The storage of the preview is full.', 'QuotaExceededError');
    }
    area.size += after - before;
    if (value === null) area.values.remove(key);
    else area.values.set(key, value);
    area.changes.set(key, value);
    tools.soon(flush);
  };

  const keysOf = (area: Area): string[] => {
    const keys: string[] = [];
    area.values.each((_value: string, key: string) => append(keys, key));
    return keys;
  };

  const storageOf = (area: Area): object => {
    const methods = {
      __proto__: null,
      getItem: (key: unknown): string | null => area.values.get(toText(key)) ?? null,
      setItem: (key: unknown, value: unknown): void => write(area, toText(key), toText(value)),
      removeItem: (key: unknown): void => {
        if (area.values.has(toText(key))) write(area, toText(key), null);
      },
      key: (index: unknown): string | null => keysOf(area)[Number(index)] ?? null,
      clear: (): void => {
        const keys = keysOf(area);
        for (let index = 0; index < keys.length; index += 1) write(area, keys[index]!, null);
      },
    } as unknown as Record<PropertyKey, unknown>;
    const isItem = (key: PropertyKey): key is string => typeof key === 'string' && area.values.has(key);
    return new ProxyOf(
      Object.create(Storage.prototype) as object,
      {
        __proto__: null,
        get(target: object, key: PropertyKey) {
          if (key === 'length') return keysOf(area).length;
          if (key in methods) return methods[key];
          return isItem(key) ? area.values.get(key) : getOf(target, key);
        },
        set(_target: object, key: PropertyKey, value: unknown) {
          if (typeof key === 'string') write(area, key, toText(value));
          return true;
        },
        has: (target: object, key: PropertyKey) => isItem(key) || key in target,
        deleteProperty(_target: object, key: PropertyKey) {
          if (isItem(key)) write(area, key, null);
          return true;
        },
        ownKeys: () => keysOf(area),
        getOwnPropertyDescriptor: (_target: object, key: PropertyKey) =>
          isItem(key)
            ? { value: area.values.get(key), writable: true, enumerable: true, configurable: true }
            : undefined,
        defineProperty(_target: object, key: PropertyKey, descriptor: PropertyDescriptor) {
          if (typeof key === 'string') write(area, key, toText(descriptor.value));
          return true;
        },
      } as ProxyHandler<object>,
    );
  };

  const setCookie = (text: unknown): void => {
    const parts = split(toText(text), ';');
    const pair = parts[0] ?? '';
    const at = indexOf(pair, '=');
    const name = trim(at === -1 ? '' : substring(pair, 0, at));
    const value = trim(substring(pair, at + 1));
    let gone = false;
    for (let index = 1; index < parts.length; index += 1) {
      const attribute = trim(parts[index]);
      const mark = indexOf(attribute, '=');
      const key = lower(mark === -1 ? attribute : substring(attribute, 0, mark));
      const setting = mark === -1 ? '' : substring(attribute, mark + 1);
      if (key === 'max-age') gone = Number(setting) <= 0;
      if (key === 'expires' && parseDate(setting) <= dateNow()) gone = true;
    }
    if (gone && !cookies.values.has(name)) return;
    try {
      write(cookies, name, gone ? null : value);
    } catch {
      // A cookie that does not fit is dropped without a word, as browsers do.
    }
  };

  const readCookies = (): string => {
    let text = '';
    cookies.values.each((value: string, name: string) => {
      text += (text === '' ? '' : '; ') + (name === '' ? value : `${name}=${value}`);
    });
    return text;
  };

  const refuse = (): object => {
    const request = new TargetOf();
    const error = new ExceptionOf('IndexedDB is not available in the preview.', 'InvalidStateError');
    const fields = ['result', 'source', 'transaction', 'onsuccess', 'onupgradeneeded', 'onblocked', 'onerror'];
    for (let index = 0; index < fields.length; index += 1) {
      define(request, fields[index]!, { value: null, writable: true, enumerable: true, configurable: true });
    }
    define(request, 'error', { value: error, enumerable: true, configurable: true });
    define(request, 'readyState', { value: 'done', enumerable: true, configurable: true });
    tools.soon(() => {
      const event = new EventOf('error', { bubbles: true, cancelable: true });
      dispatch(request, event);
      const listener = (request as unknown as { onerror: unknown }).onerror;
      if (typeof listener === 'function') apply(listener as (event: Event) => void, request, [event]);
    });
    return request;
  };

  const localStorage = storageOf(local);
  const sessionStorage = storageOf(session);
  define(window, 'localStorage', { get: () => localStorage, enumerable: true, configurable: true });
  define(window, 'sessionStorage', { get: () => sessionStorage, enumerable: true, configurable: true });
  define(Document.prototype, 'cookie', { get: readCookies, set: setCookie, enumerable: true, configurable: true });
  if (typeof IDBFactory === 'function') {
    const method = (value: unknown): object => ({ value, writable: true, enumerable: true, configurable: true });
    define(IDBFactory.prototype, 'open', method(refuse));
    define(IDBFactory.prototype, 'deleteDatabase', method(refuse));
    define(
      IDBFactory.prototype,
      'databases',
      method(() => resolved),
    );
  }

  return {
    load(storage) {
      for (let index = 0; index < areas.length; index += 1) {
        const area = areas[index]!;
        const entries = storage[area.name];
        for (let entry = 0; entry < entries.length; entry += 1) {
          const key = entries[entry]![0];
          const value = entries[entry]![1];
          area.values.set(key, value);
          area.size += key.length + value.length;
        }
      }
    },
  };
}
