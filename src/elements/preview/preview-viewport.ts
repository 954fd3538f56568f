/** Widths a page can be seen at, in CSS pixels; `fit` is the room there is. */
export const VIEWPORTS = { fit: undefined, phone: 390, tablet: 820, desktop: 1440 } as const;

export type PreviewViewport = keyof typeof VIEWPORTS;

export function isViewport(value: string | null | undefined): value is PreviewViewport {
  return value != null && Object.hasOwn(VIEWPORTS, value);
}

/** Gives the stage the width of a viewport, scaled down to the room there is and never up. */
export class StageSize {
  readonly #stage: HTMLElement;
  #viewport: PreviewViewport = 'fit';
  #observer: ResizeObserver | undefined;

  constructor(stage: HTMLElement) {
    this.#stage = stage;
  }

  set viewport(viewport: PreviewViewport) {
    this.#viewport = viewport;
    this.#apply();
  }

  /** Watches the box that the stage stands in, until `signal` aborts. */
  watch(signal: AbortSignal): void {
    this.#observer?.disconnect();
    const observer = new ResizeObserver(() => this.#apply());
    this.#observer = observer;
    if (this.#stage.parentElement) observer.observe(this.#stage.parentElement);
    signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  }

  #apply(): void {
    const { style, parentElement } = this.#stage;
    const width = VIEWPORTS[this.#viewport];
    this.#stage.dataset['viewport'] = this.#viewport;
    if (width === undefined || !parentElement) {
      for (const name of ['position', 'width', 'height', 'transform', 'left']) style.removeProperty(name);
      return;
    }
    const { paddingLeft, paddingTop } = getComputedStyle(parentElement);
    const gap = parseFloat(paddingLeft);
    const room = parentElement.clientWidth - 2 * gap;
    const height = parentElement.clientHeight - 2 * parseFloat(paddingTop);
    const scale = Math.min(1, room / width);
    if (scale <= 0) return;
    style.setProperty('width', `${width}px`);
    style.setProperty('height', `${height / scale}px`);
    style.setProperty('transform', scale === 1 ? 'none' : `scale(${scale})`);
    // From the left edge in every direction of writing: what is scaled shrinks towards it.
    style.setProperty('position', 'absolute');
    style.setProperty('left', `${gap + Math.max(0, (room - width * scale) / 2)}px`);
  }
}
