/** What is open right now, by name; a name that has come to nothing is left out. */
export interface ResourceCount {
  open(): Readonly<Record<string, number>>;
}

/**
 * Wraps what a page can leave behind: listeners on window and document, timers, workers, object URLs and frames. Call it
 * before the code under test is imported.
 */
export function countResources(): ResourceCount {
  const listeners = countListeners();
  const timers = countTimers();
  const intervals = countIntervals();
  const urls = countObjectUrls();
  const workers = countWorkers();
  return {
    open() {
      const counts = new Map([
        ...listeners(),
        ['timers', timers()] as const,
        ['intervals', intervals()] as const,
        ['object URLs', urls()] as const,
        ['workers', workers()] as const,
        ['frames', window.length] as const,
      ]);
      return Object.fromEntries([...counts].filter(([, count]) => count !== 0));
    },
  };
}

interface Listening {
  readonly type: string;
  readonly listener: unknown;
  readonly capture: boolean;
}

function countListeners(): () => Map<string, number> {
  const targets = new Map<EventTarget, { readonly name: string; readonly live: Listening[] }>([
    [window, { name: 'window', live: [] }],
    [document, { name: 'document', live: [] }],
    [document.documentElement, { name: 'html', live: [] }],
    [document.body, { name: 'body', live: [] }],
  ]);
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  const captureOf = (options: unknown): boolean =>
    typeof options === 'object' && options !== null
      ? (options as AddEventListenerOptions).capture === true
      : options === true;
  const drop = (live: Listening[], type: string, listener: unknown, capture: boolean): void => {
    const at = live.findIndex(
      (entry) => entry.type === type && entry.listener === listener && entry.capture === capture,
    );
    if (at >= 0) live.splice(at, 1);
  };
  EventTarget.prototype.addEventListener = function (this: EventTarget, type, listener, options): void {
    const target = targets.get(this ?? window);
    const { signal, once } = (typeof options === 'object' && options) || {};
    if (target && listener && !signal?.aborted && !once) {
      const entry = { type, listener, capture: captureOf(options) };
      drop(target.live, type, listener, entry.capture);
      target.live.push(entry);
      if (signal) add.call(signal, 'abort', () => drop(target.live, type, listener, entry.capture));
    }
    add.call(this ?? window, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (this: EventTarget, type, listener, options): void {
    const target = targets.get(this ?? window);
    if (target) drop(target.live, type, listener, captureOf(options));
    remove.call(this ?? window, type, listener, options);
  };
  return () => {
    const counts = new Map<string, number>();
    for (const { name, live } of targets.values()) {
      for (const { type } of live) counts.set(`${name} ${type}`, (counts.get(`${name} ${type}`) ?? 0) + 1);
    }
    return counts;
  };
}

function countTimers(): () => number {
  const live = new Set<unknown>();
  const [set, clear] = [globalThis.setTimeout, globalThis.clearTimeout];
  globalThis.setTimeout = ((run: (...args: unknown[]) => void, delay?: number, ...args: unknown[]) => {
    const id: unknown = set(() => {
      live.delete(id);
      run(...args);
    }, delay);
    live.add(id);
    return id;
  }) as typeof setTimeout;
  globalThis.clearTimeout = ((id: number) => {
    live.delete(id);
    clear(id);
  }) as typeof clearTimeout;
  return () => live.size;
}

function countIntervals(): () => number {
  const live = new Set<unknown>();
  const [set, clear] = [globalThis.setInterval, globalThis.clearInterval];
  globalThis.setInterval = ((...args: Parameters<typeof setInterval>) => {
    const id = set(...args);
    live.add(id);
    return id;
  }) as typeof setInterval;
  globalThis.clearInterval = ((id: number) => {
    live.delete(id);
    clear(id);
  }) as typeof clearInterval;
  return () => live.size;
}

function countObjectUrls(): () => number {
  const live = new Set<string>();
  const { createObjectURL: create, revokeObjectURL: revoke } = URL;
  URL.createObjectURL = (source) => {
    const url = create.call(URL, source);
    live.add(url);
    return url;
  };
  URL.revokeObjectURL = (url) => {
    live.delete(url);
    revoke.call(URL, url);
  };
  return () => live.size;
}

function countWorkers(): () => number {
  let live = 0;
  const Original = globalThis.Worker;
  globalThis.Worker = class extends Original {
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args);
      live += 1;
    }

    override terminate(): void {
      live -= 1;
      super.terminate();
    }
  };
  return () => live;
}
