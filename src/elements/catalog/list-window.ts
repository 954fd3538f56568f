import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Lists up to this long are drawn whole (STYLE 21). */
const WHOLE_UP_TO = 200;
/** Rows drawn beyond both edges, so that a fast scroll shows no gap. */
const OVERSCAN = 8;
/** Pixels assumed before the list was measured. */
const ASSUMED_HEIGHT = 640;

export interface RowRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Draws only the rows in sight of a list of equal rows. Two spacers stand for the others; their height is set through
 * the CSSOM, because a strict style policy blocks `style` attributes.
 */
export class ListWindow implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #list: () => HTMLElement | null;
  readonly #rowHeight: number;
  #count = 0;
  #range: RowRange = { start: 0, end: 0 };
  #observer: ResizeObserver | undefined;
  #observed: HTMLElement | undefined;

  constructor(host: ReactiveControllerHost, list: () => HTMLElement | null, rowHeight: number) {
    this.#host = host;
    this.#list = list;
    this.#rowHeight = rowHeight;
    host.addController(this);
  }

  /** Which of `count` rows to draw now. */
  range(count: number): RowRange {
    this.#count = count;
    this.#range = this.#rangeNow();
    return this.#range;
  }

  /** For the list's `scroll` event. */
  readonly onScroll = (): void => {
    const { start, end } = this.#rangeNow();
    if (start !== this.#range.start || end !== this.#range.end) this.#host.requestUpdate();
  };

  /** Scrolls as little as needed to see a row. */
  reveal(index: number): void {
    const list = this.#list();
    if (!list) return;
    const top = index * this.#rowHeight;
    if (top < list.scrollTop) list.scrollTop = top;
    else if (top + this.#rowHeight > list.scrollTop + list.clientHeight) {
      list.scrollTop = top + this.#rowHeight - list.clientHeight;
    }
  }

  hostUpdated(): void {
    const list = this.#list();
    this.#observe(list ?? undefined);
    const before = list?.querySelector<HTMLElement>('.rows-before');
    const after = list?.querySelector<HTMLElement>('.rows-after');
    if (!before || !after) return;
    before.style.height = `${this.#range.start * this.#rowHeight}px`;
    after.style.height = `${(this.#count - this.#range.end) * this.#rowHeight}px`;
  }

  hostDisconnected(): void {
    this.#observe(undefined);
  }

  /** A list that grows shows more rows. */
  #observe(list: HTMLElement | undefined): void {
    if (list === this.#observed) return;
    this.#observer?.disconnect();
    this.#observed = list;
    this.#observer = list && new ResizeObserver(this.onScroll);
    if (list) this.#observer?.observe(list);
  }

  #rangeNow(): RowRange {
    if (this.#count <= WHOLE_UP_TO) return { start: 0, end: this.#count };
    const list = this.#list();
    const height = list?.clientHeight || ASSUMED_HEIGHT;
    const first = Math.floor((list?.scrollTop ?? 0) / this.#rowHeight);
    const shown = Math.ceil(height / this.#rowHeight);
    const start = Math.max(0, Math.min(first - OVERSCAN, this.#count - shown));
    return { start, end: Math.min(this.#count, first + shown + OVERSCAN) };
  }
}
