/** How the frame says that it was focused: by a pointer in it, by something without a script, or by the page. */
export type FocusWord = 'touch' | 'person' | 'page';

export interface FocusGuardOptions {
  /** True for a frame of ours. */
  owns(element: Element): boolean;
  /** The page took the focus again and again. */
  onStolen(): void;
}

/** Milliseconds. */
const TOUCH_MS = 800;
const TAB_MS = 500;
const WORD_MS = 500;
/** The frame has this long to say who brought the focus; its word usually comes before the focus does. */
const GRACE_MS = 80;
/** A host that a person is using keeps its focus, even from what looks like assistive technology. */
const HOST_BUSY_MS = 1000;
const STOLEN_TIMES = 6;
const STOLEN_MS = 2000;

/**
 * Keeps the keyboard with the person. A page may call `focus()` at any time, and browsers then take the focus from the
 * host, whatever is being typed there. A person comes in by a pointer, by Tab or by assistive technology; whoever comes
 * otherwise is sent back, and the focus returns to where it was.
 */
export class FocusGuard {
  readonly #options: FocusGuardOptions;
  readonly #ending = new AbortController();
  #last: HTMLElement | undefined;
  #touchedAt = -Infinity;
  #tabAt = -Infinity;
  #hostInputAt = -Infinity;
  #word: { readonly by: 'person' | 'page'; readonly at: number } | undefined;
  #inside = false;
  #stolen: number[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: FocusGuardOptions) {
    this.#options = options;
    const { signal } = this.#ending;
    const capture = { capture: true, signal };
    window.addEventListener('focusin', (event) => this.#onHostFocus(event), capture);
    window.addEventListener('pointerdown', () => (this.#hostInputAt = performance.now()), capture);
    window.addEventListener('keydown', (event) => this.#onHostKey(event), capture);
    window.addEventListener('blur', (event) => event.target === window && this.#checkSoon(), { signal });
    this.#last = ownFocus(this.#options.owns);
  }

  /** What the frame says. */
  hear(word: FocusWord): void {
    const now = performance.now();
    if (word === 'touch') {
      this.#touchedAt = now;
      if (this.#focusedFrame) this.#inside = true;
      return;
    }
    this.#word = { by: word, at: now };
    this.#check();
  }

  dispose(): void {
    clearTimeout(this.#timer);
    this.#ending.abort();
    this.#last = undefined;
  }

  get #focusedFrame(): HTMLElement | undefined {
    const active = deepActiveElement();
    return active && this.#options.owns(active) ? active : undefined;
  }

  #onHostFocus(event: FocusEvent): void {
    const target = event.composedPath()[0];
    if (!(target instanceof HTMLElement) || this.#options.owns(target)) return;
    this.#last = target;
    this.#inside = false;
  }

  #onHostKey(event: KeyboardEvent): void {
    const now = performance.now();
    if (event.key === 'Tab') this.#tabAt = now;
    else this.#hostInputAt = now;
  }

  #checkSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.#check() || !this.#focusedFrame) return;
      this.#timer = setTimeout(() => this.#decide(true), GRACE_MS);
    }, 0);
  }

  #check(): boolean {
    return this.#decide(false);
  }

  /** True when it is clear who is there. */
  #decide(final: boolean): boolean {
    const frame = this.#focusedFrame;
    if (!frame || this.#inside) return true;
    const now = performance.now();
    const touched = now - this.#touchedAt < TOUCH_MS && this.#touchedAt > this.#hostInputAt;
    if (touched || now - this.#tabAt < TAB_MS) return (this.#inside = true);
    const word = this.#word && now - this.#word.at < WORD_MS ? this.#word.by : undefined;
    if (word === 'person' && now - this.#hostInputAt > HOST_BUSY_MS) return (this.#inside = true);
    // A click says first that it was a person, then that the page was focused; a touch may still be on its way.
    if (!final && word !== 'page') return false;
    this.#sendBack(frame, now);
    return true;
  }

  #sendBack(frame: HTMLElement, now: number): void {
    this.#word = undefined;
    frame.blur();
    if (document.hasFocus()) window.focus();
    if (this.#last?.isConnected) this.#last.focus({ preventScroll: true });
    this.#stolen = [...this.#stolen.filter((at) => now - at < STOLEN_MS), now];
    if (this.#stolen.length < STOLEN_TIMES) return;
    this.#stolen = [];
    this.#options.onStolen();
  }
}

function ownFocus(owns: (element: Element) => boolean): HTMLElement | undefined {
  const active = deepActiveElement();
  return active instanceof HTMLElement && active !== document.body && !owns(active) ? active : undefined;
}

/** The focused element, through every open shadow root. */
function deepActiveElement(): HTMLElement | undefined {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active instanceof HTMLElement ? active : undefined;
}
