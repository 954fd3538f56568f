import type { ReadableStore } from '../../core/base/store.js';
import type { StudioView } from '../../core/studio/studio-view.js';
import type { TracePage } from '../../core/trace/trace-model.js';

type TraceStore = StudioView['trace'];

/** The pages of a trace; one that knows only its whole list, as that of an older copy of the package, is one page. */
export function pagesOf(trace: TraceStore): ReadableStore<readonly TracePage[]> {
  if (trace.pages) return trace.pages;
  const known = wholes.get(trace);
  if (known) return known;
  const whole = inOnePage(trace);
  wholes.set(trace, whole);
  return whole;
}

/** One for each trace: whoever follows it must not take it for another each time. */
const wholes = new WeakMap<TraceStore, ReadableStore<readonly TracePage[]>>();

function inOnePage(trace: TraceStore): ReadableStore<readonly TracePage[]> {
  let pages: readonly TracePage[] = [];
  return {
    getSnapshot() {
      const list = trace.getSnapshot();
      if (pages[0] !== list) pages = [list];
      return pages;
    },
    subscribe: (listener) => trace.subscribe(listener),
  };
}

/** Computes once for each page, as a page never changes: a trace that grows by a row is not gone through again. */
export function oncePerPage<T>(compute: (page: TracePage) => T): (page: TracePage) => T {
  const results = new WeakMap<TracePage, { readonly value: T }>();
  return (page) => {
    const known = results.get(page);
    if (known) return known.value;
    const value = compute(page);
    results.set(page, { value });
    return value;
  };
}

export function rowCount(pages: readonly TracePage[]): number {
  return pages.reduce((count, { length }) => count + length, 0);
}

export function somethingRuns(pages: readonly TracePage[]): boolean {
  return pages.some(hasRunning);
}

const hasRunning = oncePerPage((page) => page.some(({ status }) => status === 'running'));
