import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { lowerBound } from './lower-bound.js';

/** Lists up to this long are drawn whole (STYLE 21). */
const WHOLE_UP_TO = 200;
/** Rows drawn beyond both edges, so that a fast scroll shows no gap. */
const OVERSCAN = 10;
/** Rows by which what is drawn moves on: a short way scrolled draws nothing anew. */
const STRIDE = 6;
/** Pixels assumed before the list was measured. */
const ASSUMED_VIEW = 640;

/** Pixels of one row, and of one head between rows. */
export interface RowHeights {
  readonly row: number;
  readonly head?: number;
}

export interface RowsLayout {
  /** How many items, heads included. */
  readonly count: number;
  /** Indices of the heads, ascending. */
  readonly heads?: readonly number[];
  /** Pixels that an open row takes beyond a closed one, by index. */
  readonly open?: ReadonlyMap<number, number>;
}

export interface RowRange {
  readonly start: number;
  readonly end: number;
}

const NO_HEADS: readonly number[] = [];
const NONE_OPEN: ReadonlyMap<number, number> = new Map();

/**
 * Draws only what is in sight of a long list: rows of one height, maybe heads of another, and a few open rows that are taller.
 * Two spacers, `.rows-before` and `.rows-after`, stand for the others; their height is set through the CSSOM, because a
 * strict style policy blocks `style` attributes.
 */
export class VirtualList implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #list: () => HTMLElement | null;
  readonly #measure: ((list: HTMLElement) => Partial<RowHeights>) | undefined;
  #layout: RowsLayout = { count: 0 };
  #range: RowRange = { start: 0, end: 0 };
  #row: number;
  #head: number;
  #measured = false;
  #observer: ResizeObserver | undefined;
  #observed: HTMLElement | undefined;

  /** `measure` reads the heights from what is drawn, where they depend on the list's width or density. */
  constructor(
    host: ReactiveControllerHost,
    list: () => HTMLElement | null,
    heights: RowHeights,
    measure?: (list: HTMLElement) => Partial<RowHeights>,
  ) {
    this.#host = host;
    this.#list = list;
    this.#measure = measure;
    this.#row = heights.row;
    this.#head = heights.head ?? heights.row;
    host.addController(this);
  }

  /** The first item to draw, and the one after the last. */
  range(layout: RowsLayout): RowRange {
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
    if (!list) return;
    const top = this.#offset(index);
    const bottom = top + this.#row;
    if (top < list.scrollTop) list.scrollTop = top;
    else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
  }

  hostUpdated(): void {
    const list = this.#list();
    this.#observe(list ?? undefined);
    if (!list) return;
    // To measure lays the list out: done once, then only when its size has changed.
    if (!this.#measured) this.#takeHeights(list);
    const before = list.querySelector<HTMLElement>('.rows-before');
    const after = list.querySelector<HTMLElement>('.rows-after');
    if (!before || !after) return;
    setHeight(before, this.#offset(this.#range.start));
    setHeight(after, Math.max(0, this.#offset(this.#layout.count) - this.#offset(this.#range.end)));
  }

  hostDisconnected(): void {
    this.#observe(undefined);
  }

  #takeHeights(list: HTMLElement): void {
    const found = this.#measure?.(list) ?? {};
    const { row = this.#row, head = this.#head } = found;
    this.#measured =
      !this.#measure || (found.row !== undefined && (found.head !== undefined || !this.#layout.heads?.length));
    if (row === this.#row && head === this.#head) return;
    this.#row = row;
    this.#head = head;
    if (this.#layout.count > WHOLE_UP_TO) queueMicrotask(() => this.#host.requestUpdate());
  }

  /** A list that grows shows more rows. */
  #observe(list: HTMLElement | undefined): void {
    if (list === this.#observed) return;
    this.#observer?.disconnect();
    this.#observed = list;
    this.#measured = false;
    this.#observer = list && new ResizeObserver(() => this.#onResize(list));
    if (list) this.#observer?.observe(list);
  }

  #onResize(list: HTMLElement): void {
    this.#takeHeights(list);
    this.onScroll();
  }

  #rangeNow(): RowRange {
    const { count } = this.#layout;
    if (count <= WHOLE_UP_TO) return { start: 0, end: count };
    const list = this.#list();
    const height = list?.clientHeight || ASSUMED_VIEW;
    const top = Math.min(list?.scrollTop ?? 0, Math.max(0, this.#offset(count) - height));
    const start = Math.floor(Math.max(0, this.#indexAt(top) - OVERSCAN) / STRIDE) * STRIDE;
    const end = Math.ceil((this.#indexAt(top + height) + 1 + OVERSCAN) / STRIDE) * STRIDE;
    return { start, end: Math.min(count, end) };
  }

  /** Pixels above an item. */
  #offset(index: number): number {
    const { heads = NO_HEADS, open = NONE_OPEN } = this.#layout;
    const headsAbove = lowerBound(heads, index);
    let offset = (index - headsAbove) * this.#row + headsAbove * this.#head;
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

/** Measures the first row that `selector` finds; nothing while the list is not to be seen. */
export function rowHeightOf(selector: string): (list: HTMLElement) => Partial<RowHeights> {
  return (list) => {
    const row = list.querySelector<HTMLElement>(selector)?.offsetHeight;
    return row ? { row } : {};
  };
}

/** Written only when it differs: a write makes the browser lay the list out again. */
function setHeight(spacer: HTMLElement, pixels: number): void {
  const height = `${pixels}px`;
  if (spacer.style.height !== height) spacer.style.height = height;
}
