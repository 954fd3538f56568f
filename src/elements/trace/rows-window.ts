import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Lists up to this long are drawn whole (STYLE 21). */
const WHOLE_UP_TO = 200;
/** Rows drawn beyond both edges, so that a fast scroll shows no gap. */
const OVERSCAN = 10;
/** Pixels assumed before anything was measured. */
const ASSUMED = { row: 29, head: 28, view: 480 };

export interface RowsLayout {
  /** How many items, heads included. */
  readonly count: number;
  /** Indices of the heads, ascending. */
  readonly heads: readonly number[];
  /** Pixels that an open row takes beyond a closed one, by index. */
  readonly open: ReadonlyMap<number, number>;
}

/**
 * Which items of a long list are drawn: rows of one height, heads of another, and a few open rows that are taller. The
 * spacers' heights are set through the CSSOM, because a strict style policy blocks `style` attributes.
 */
export class RowsWindow implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #list: () => HTMLElement | null;
  #layout: RowsLayout = { count: 0, heads: [], open: new Map() };
  #range = { start: 0, end: 0 };
  #rowHeight = ASSUMED.row;
  #headHeight = ASSUMED.head;
  #observer: ResizeObserver | undefined;
  #observed: HTMLElement | undefined;

  constructor(host: ReactiveControllerHost, list: () => HTMLElement | null) {
    this.#host = host;
    this.#list = list;
    host.addController(this);
  }

  /** The first item to draw, and the one after the last. */
  range(layout: RowsLayout): { readonly start: number; readonly end: number } {
    this.#layout = layout;
    this.#range = this.#rangeNow();
    return this.#range;
  }

  /** For the list's `scroll` event. */
  readonly onScroll = (): void => {
    const { start, end } = this.#rangeNow();
    if (start !== this.#range.start || end !== this.#range.end) this.#host.requestUpdate();
  };

  /** Scrolls as little as needed to see an item. */
  reveal(index: number): void {
    const list = this.#list();
    if (!list || this.#layout.count <= WHOLE_UP_TO) return;
    const top = this.#offset(index);
    const bottom = top + this.#rowHeight;
    if (top < list.scrollTop) list.scrollTop = top;
    else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
  }

  hostUpdated(): void {
    const list = this.#list();
    this.#observe(list ?? undefined);
    this.#measure(list);
    const before = list?.querySelector<HTMLElement>('.rows-before');
    const after = list?.querySelector<HTMLElement>('.rows-after');
    if (!before || !after) return;
    const { count } = this.#layout;
    before.style.height = `${this.#offset(this.#range.start)}px`;
    after.style.height = `${Math.max(0, this.#offset(count) - this.#offset(this.#range.end))}px`;
  }

  hostDisconnected(): void {
    this.#observe(undefined);
  }

  /** Rows are taller where the list is narrow: what is drawn tells. */
  #measure(list: HTMLElement | null): void {
    const row = list?.querySelector<HTMLElement>('li + li')?.querySelector<HTMLElement>('.row');
    const head = list?.querySelector<HTMLElement>('.session-head');
    const rowHeight = row ? row.offsetHeight + 1 : this.#rowHeight;
    const headHeight = head?.offsetHeight ?? this.#headHeight;
    if (rowHeight === this.#rowHeight && headHeight === this.#headHeight) return;
    this.#rowHeight = rowHeight;
    this.#headHeight = headHeight;
    if (this.#layout.count > WHOLE_UP_TO) queueMicrotask(() => this.#host.requestUpdate());
  }

  #observe(list: HTMLElement | undefined): void {
    if (list === this.#observed) return;
    this.#observer?.disconnect();
    this.#observed = list;
    this.#observer = list && new ResizeObserver(this.onScroll);
    if (list) this.#observer?.observe(list);
  }

  #rangeNow(): { readonly start: number; readonly end: number } {
    const { count } = this.#layout;
    if (count <= WHOLE_UP_TO) return { start: 0, end: count };
    const list = this.#list();
    const top = list?.scrollTop ?? 0;
    const height = list?.clientHeight || ASSUMED.view;
    const start = Math.max(0, this.#indexAt(top) - OVERSCAN);
    return { start, end: Math.min(count, this.#indexAt(top + height) + 1 + OVERSCAN) };
  }

  /** Pixels above an item. */
  #offset(index: number): number {
    const { heads, open } = this.#layout;
    const headsAbove = lowerBound(heads, index);
    let offset = (index - headsAbove) * this.#rowHeight + headsAbove * this.#headHeight;
    for (const [at, extra] of open) if (at < index) offset += extra;
    return offset;
  }

  #indexAt(offset: number): number {
    let [low, high] = [0, this.#layout.count - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.#offset(middle) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

/** How many of the ascending numbers are below `limit`. */
function lowerBound(numbers: readonly number[], limit: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle]! < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
