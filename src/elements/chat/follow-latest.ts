import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Pixels from the end that still count as being at the end. */
const SLACK = 32;

/**
 * Keeps the newest entry of a scroller in sight, unless the person scrolled back to read: then nothing moves until they
 * return to the end.
 */
export class FollowLatest implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #scroller: () => HTMLElement | null;
  #observer: ResizeObserver | undefined;
  #observed: HTMLElement | undefined;
  #following = true;

  constructor(host: ReactiveControllerHost, scroller: () => HTMLElement | null) {
    this.#host = host;
    this.#scroller = scroller;
    host.addController(this);
  }

  /** False while the person reads further up. */
  get following(): boolean {
    return this.#following;
  }

  /** For the scroller's `scroll` event. */
  readonly onScroll = (): void => {
    const scroller = this.#scroller();
    if (!scroller) return;
    const following = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight <= SLACK;
    if (following === this.#following) return;
    this.#following = following;
    this.#host.requestUpdate();
  };

  /** Goes to the end and follows again. */
  resume(): void {
    this.#following = true;
    this.#toEnd();
    this.#host.requestUpdate();
  }

  hostUpdated(): void {
    this.#observe();
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#observer = undefined;
    this.#observed = undefined;
  }

  #toEnd(): void {
    const scroller = this.#scroller();
    if (scroller) scroller.scrollTop = scroller.scrollHeight;
  }

  /** Told after the browser has laid out, and before it paints: to ask for a size after each update would lay out twice. */
  #observe(): void {
    const scroller = this.#scroller() ?? undefined;
    if (scroller !== this.#observed) {
      this.#observer?.disconnect();
      this.#observed = scroller;
      this.#observer =
        scroller &&
        new ResizeObserver(() => {
          if (this.#following) this.#toEnd();
        });
    }
    if (!scroller) return;
    for (const box of [scroller, ...scroller.children]) this.#observer?.observe(box);
  }
}
