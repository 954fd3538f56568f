/** A function of any kind, as `apply` takes it. */
export type AnyMethod = (...args: readonly unknown[]) => unknown;

/** What is asked in the place of a method, with the method itself: only this may call it. */
export type Watch = (method: AnyMethod, self: unknown, args: readonly unknown[]) => unknown;

/** A map whose own methods stand in it: nothing of it can be patched. */
export interface CapturedMap<K, V> {
  has(key: K): boolean;
  get(key: K): V | undefined;
  set(key: K, value: V): void;
  remove(key: K): void;
  clear(): void;
  each(visit: (value: V, key: K) => void): void;
}

/**
 * What the parts of the runtime take hold of the platform by. All of it was taken before any page code ran: a part must
 * use these, and its own captures made when it is started, and nothing else of the platform later. It must not iterate by
 * `for…of`, spread or destructure arrays, push into them, nor give descriptors a prototype: a page can patch all of that.
 */
export interface CapturedPlatform {
  apply<A extends readonly unknown[], R>(target: (...args: A) => R, self: unknown, args: A): R;
  /** A method that takes its `this` as the first argument. */
  methodOf<R = unknown>(prototype: object, name: string): (self: unknown, ...args: readonly unknown[]) => R;
  /** The same for a getter. */
  getterOf<R = unknown>(prototype: object, name: string): (self: unknown) => R;
  /** Defines a property; nothing of it comes from a prototype. */
  define(target: object, name: PropertyKey, attributes: object): void;
  append<T>(list: T[], value: T): void;
  /** Looks like `method`, to a page too; `watch` is asked whenever it is called. */
  watched(method: AnyMethod, watch: Watch): AnyMethod;
  /** Puts one in the place of the method of this name. */
  watchMethod(target: object, name: string, watch: Watch): void;
  createMap<K, V>(): CapturedMap<K, V>;
}

/** Part of the runtime, and the first to run. */
export function capturePlatform(): CapturedPlatform {
  const { apply, defineProperty } = Reflect;
  const descriptorOf = Object.getOwnPropertyDescriptor;
  const ProxyOf = Proxy;
  const MapOf = Map;

  const methodOf: CapturedPlatform['methodOf'] = (prototype, name) => {
    const method = (prototype as Record<string, unknown>)[name] as (...args: readonly unknown[]) => never;
    return (self, ...args) => apply(method, self, args);
  };
  const getterOf: CapturedPlatform['getterOf'] = (prototype, name) => {
    const getter = descriptorOf(prototype, name)!.get as () => never;
    return (self) => apply(getter, self, []);
  };
  const define: CapturedPlatform['define'] = (target, name, attributes) => {
    defineProperty(target, name, { __proto__: null, ...attributes } as PropertyDescriptor);
  };
  const append: CapturedPlatform['append'] = (list, value) => {
    define(list, list.length, { value, writable: true, enumerable: true, configurable: true });
  };

  const watched: CapturedPlatform['watched'] = (method, watch) =>
    new ProxyOf(method, { __proto__: null, apply: watch } as ProxyHandler<AnyMethod>);
  const watchMethod: CapturedPlatform['watchMethod'] = (target, name, watch) => {
    const value = watched((target as Record<string, AnyMethod>)[name]!, watch);
    define(target, name, { value, writable: true, enumerable: true, configurable: true });
  };

  const has = methodOf<boolean>(Map.prototype, 'has');
  const get = methodOf<never>(Map.prototype, 'get');
  const set = methodOf(Map.prototype, 'set');
  const remove = methodOf(Map.prototype, 'delete');
  const clear = methodOf(Map.prototype, 'clear');
  const each = methodOf(Map.prototype, 'forEach');
  const createMap = <K, V>(): CapturedMap<K, V> => {
    const map = new MapOf<K, V>();
    return {
      has: (key) => has(map, key),
      get: (key) => get(map, key),
      set: (key, value) => void set(map, key, value),
      remove: (key) => void remove(map, key),
      clear: () => void clear(map),
      each: (visit) => void each(map, visit),
    };
  };

  return { apply, methodOf, getterOf, define, append, watched, watchMethod, createMap };
}
