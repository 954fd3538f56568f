import type { FramePart, FrameTools } from './frame-tools.js';

export interface HistoryShim extends FramePart {
  /** Goes to a fragment of the page as a link does. */
  openFragment(hash: string): void;
  /** Scrolls to a fragment. */
  show(hash: string): void;
}

/**
 * A history of the page's own: what a frame adds to the browser's history becomes a step of the host's Back button. The
 * address changes as far as the page's own allows; states, `popstate` and `hashchange` are as usual. Part of the runtime:
 * see `FrameTools` for what it may use.
 */
export function shimHistory(tools: FrameTools): HistoryShim {
  const { methodOf, getterOf, define, append } = tools;
  const PopState = PopStateEvent;
  const HashChange = HashChangeEvent;
  const toText = String;
  const replaceNative = methodOf(History.prototype, 'replaceState');
  const stateOf = getterOf(History.prototype, 'state');
  const dispatch = methodOf(EventTarget.prototype, 'dispatchEvent');
  const indexOf = methodOf<number>(String.prototype, 'indexOf');
  const substring = methodOf<string>(String.prototype, 'substring');
  const byId = methodOf<Element | null>(Document.prototype, 'getElementById');
  const scrollTo = methodOf(Element.prototype, 'scrollIntoView');
  const page = document;
  const own = history;
  const place = location;

  interface Entry {
    state: unknown;
    url: string;
  }
  const entries: Entry[] = [];
  let current = 0;
  append(entries, { state: null, url: place.href });

  const replace = (state: unknown, url: unknown): void => {
    if (url === undefined || url === null) return void replaceNative(own, state, '');
    try {
      replaceNative(own, state, '', toText(url));
    } catch {
      // A path that the frame's address cannot take: the state counts, and of the address the fragment.
      const hash = hashOf(toText(url));
      replaceNative(own, state, '', hash === '' ? addressOf(place.href) : hash);
    }
  };

  const push = (state: unknown): void => {
    entries.length = current + 1;
    append(entries, { state, url: place.href });
    current += 1;
  };

  const hashOf = (url: string): string => {
    const at = indexOf(url, '#');
    return at === -1 ? '' : substring(url, at);
  };

  const addressOf = (url: string): string => {
    const at = indexOf(url, '#');
    return at === -1 ? url : substring(url, 0, at);
  };

  /** Replaced addresses do not scroll by themselves, nor always while a page is still read. */
  const show = (hash: string): void => {
    const found = hash === '' ? null : byId(page, substring(hash, 1));
    if (found) scrollTo(found);
  };

  const travel = (by: number): void => {
    const target = entries[current + by];
    if (!target || by === 0) return;
    const before = place.href;
    current += by;
    const hash = hashOf(target.url);
    replace(target.state, target.url);
    dispatch(window, new PopState('popstate', { state: stateOf(own) }));
    if (hash !== hashOf(before)) {
      show(hash);
      dispatch(window, new HashChange('hashchange', { oldURL: before, newURL: place.href }));
    }
  };

  const method = (value: unknown): object => ({ value, writable: true, enumerable: true, configurable: true });
  define(
    History.prototype,
    'pushState',
    method(function pushState(state: unknown, _unused: unknown, url?: unknown) {
      replace(state, url);
      push(stateOf(own));
    }),
  );
  define(
    History.prototype,
    'replaceState',
    method(function replaceState(state: unknown, _unused: unknown, url?: unknown) {
      replace(state, url);
      entries[current]!.state = stateOf(own);
      entries[current]!.url = place.href;
    }),
  );
  define(
    History.prototype,
    'go',
    method(function go(by?: unknown) {
      const steps = Number(by ?? 0) | 0;
      if (steps === 0) return place.reload();
      tools.soon(() => travel(steps));
    }),
  );
  define(
    History.prototype,
    'back',
    method(() => tools.soon(() => travel(-1))),
  );
  define(
    History.prototype,
    'forward',
    method(() => tools.soon(() => travel(1))),
  );
  define(History.prototype, 'length', { get: () => entries.length, enumerable: true, configurable: true });

  return {
    show,
    openFragment(hash) {
      const before = place.href;
      place.replace(hash);
      show(hash);
      if (place.href !== before) push(null);
    },
  };
}
