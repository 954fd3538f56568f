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
    if (this.#following) this.#toEnd();
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

  #observe(): void {
    const scroller = this.#scroller() ?? undefined;
    if (scroller === this.#observed) return;
    this.#observer?.disconnect();
    this.#observed = scroller;
    if (!scroller) return;
    this.#observer = new ResizeObserver(() => {
      if (this.#following) this.#toEnd();
    });
    this.#observer.observe(scroller);
  }
}
