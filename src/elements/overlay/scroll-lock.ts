const LOCK_KEY = Symbol.for('jig-studio/scroll-lock/v1');

interface ScrollLock {
  count: number;
  readonly before: string;
}

type PageGlobal = typeof globalThis & { [LOCK_KEY]?: ScrollLock | undefined };

/** Stops the page from scrolling while at least one overlay is open, over all copies of the package. */
export function lockPageScroll(): () => void {
  const page = globalThis as PageGlobal;
  const { style } = document.documentElement;
  const lock = (page[LOCK_KEY] ??= { count: 0, before: style.overflow });
  lock.count += 1;
  style.overflow = 'hidden';
  let released = false;
  return () => {
    if (released) return;
    released = true;
    lock.count -= 1;
    if (lock.count > 0) return;
    style.overflow = lock.before;
    delete page[LOCK_KEY];
  };
}
