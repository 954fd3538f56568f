// What a page still holds: wrapped before its first script runs, so that nothing is missed.
import type { Page } from 'playwright-core';

/** Starts counting in every document the page loads from now on; call it before `goto`. */
export async function countResources(page: Page): Promise<void> {
  await page.addInitScript(installCounters);
}

/** One line for each frame, worker, timer, listener, observer, channel, database and object URL that is still alive. */
export async function leftovers(page: Page): Promise<readonly string[]> {
  const held = await page.evaluate(() => (globalThis as unknown as { leftovers(): string[] }).leftovers());
  // The browser's own list: `window.length` leaves out frames in shadow roots.
  const frames = page.frames().filter((frame) => frame !== page.mainFrame() && !frame.isDetached());
  return [...held, ...frames.map((frame) => `frame ${frame.url()}`)];
}

function installCounters(): void {
  if (window !== window.top) return;
  const listeners = new Set<{ target: EventTarget; type: string; listener: unknown; capture: boolean }>();
  const timers = new Map<number, string>();
  const workers = new Set<Worker>();
  const objectUrls = new Set<string>();

  // The driver of the browser hangs listeners of its own on the window.
  const isDriver = (): boolean => /InjectedScript|_setup(Global|Hit)/.test(new Error().stack ?? '');
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const target = (this as EventTarget | undefined) ?? globalThis;
    const settings = typeof options === 'object' && options !== null ? options : { capture: options === true };
    const capture = settings.capture === true;
    const known = [...listeners].some(
      (entry) =>
        entry.target === target && entry.type === type && entry.listener === listener && entry.capture === capture,
    );
    if (listener && !known && !settings.signal?.aborted && !(target === window && isDriver())) {
      const entry = { target, type, listener, capture };
      listeners.add(entry);
      const forget = () => void listeners.delete(entry);
      if (settings.signal) addEventListener.call(settings.signal, 'abort', forget, { once: true });
      if (settings.once) addEventListener.call(target, type, forget, { once: true, capture });
    }
    return addEventListener.call(target, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const target = (this as EventTarget | undefined) ?? globalThis;
    const capture = options === true || (typeof options === 'object' && options?.capture === true);
    for (const entry of listeners) {
      if (entry.target !== target || entry.type !== type) continue;
      if (entry.listener === listener && entry.capture === capture) listeners.delete(entry);
    }
    return removeEventListener.call(target, type, listener, options);
  };

  const origin = (): string => new Error().stack?.split('\n')[3]?.trim() ?? '';
  const { setTimeout, clearTimeout, setInterval, clearInterval } = globalThis;
  const page = globalThis as unknown as Record<string, unknown>;
  page.setTimeout = (run: TimerHandler, ms?: number, ...rest: unknown[]) => {
    const id: number = setTimeout(() => {
      timers.delete(id);
      if (typeof run === 'function') run(...rest);
    }, ms) as unknown as number;
    timers.set(id, `timeout ${ms} ${origin()}`);
    return id;
  };
  page.setInterval = (run: TimerHandler, ms?: number, ...rest: unknown[]) => {
    const id = setInterval(run as () => void, ms, ...rest) as unknown as number;
    timers.set(id, `interval ${ms} ${origin()}`);
    return id;
  };
  page.clearTimeout = (id: number) => {
    timers.delete(id);
    clearTimeout(id);
  };
  page.clearInterval = (id: number) => {
    timers.delete(id);
    clearInterval(id);
  };

  page.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      workers.add(this);
    }
    override terminate() {
      workers.delete(this);
      super.terminate();
    }
  };
  const { createObjectURL, revokeObjectURL } = URL;
  URL.createObjectURL = (object) => {
    const url = createObjectURL.call(URL, object);
    objectUrls.add(url);
    return url;
  };
  URL.revokeObjectURL = (url) => {
    objectUrls.delete(url);
    revokeObjectURL.call(URL, url);
  };

  const observers = new Map<object, Set<Node>>();
  for (const name of ['ResizeObserver', 'MutationObserver', 'IntersectionObserver'] as const) {
    const { observe, disconnect } = globalThis[name].prototype as unknown as {
      observe(target: Node, options?: object): void;
      disconnect(): void;
    };
    Object.assign(globalThis[name].prototype, {
      observe(this: object, target: Node, options?: object) {
        if (target !== document || !isDriver()) observers.set(this, (observers.get(this) ?? new Set()).add(target));
        observe.call(this, target, options);
      },
      disconnect(this: object) {
        observers.delete(this);
        disconnect.call(this);
      },
    });
  }
  const channels = new Set<string>();
  page.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      channels.add(name);
    }
    override close() {
      channels.delete(this.name);
      super.close();
    }
  };
  const databases = new Set<IDBDatabase>();
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (...args) {
    const request = open.apply(this, args);
    addEventListener.call(request, 'success', () => void databases.add(request.result));
    return request;
  };
  const { close } = IDBDatabase.prototype;
  IDBDatabase.prototype.close = function () {
    databases.delete(this);
    close.call(this);
  };

  // A listener of something that is itself gone goes with it; what stays is what hangs on the page.
  const outlives = (target: EventTarget): boolean => {
    // The demo's own line of links is no part of a studio.
    if (target instanceof Element && target.closest('.top')) return false;
    if (target instanceof Node) return target.isConnected;
    const name = target.constructor?.name ?? '';
    return !/^(IDB|AbortSignal|MessagePort|Animation)/.test(name);
  };

  page.leftovers = () => [
    ...[...listeners]
      .filter(({ target }) => outlives(target))
      .map(({ target, type }) => `listener ${type} on ${target.constructor?.name}`),
    ...[...observers]
      .filter(([, targets]) => [...targets].some((target) => target.isConnected))
      .map(([observer]) => observer.constructor.name),
    ...[...channels].map((name) => `channel ${name}`),
    ...[...databases].map(({ name }) => `database ${name}`),
    ...timers.values(),
    ...[...workers].map(() => 'worker'),
    ...[...objectUrls].map((url) => `object URL ${url}`),
  ];
}
