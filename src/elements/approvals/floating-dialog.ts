import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { deepActiveElement } from '../base/active-element.js';
import { isTextField } from '../base/text-field.js';

interface FloatingHost extends ReactiveControllerHost {
  readonly isConnected: boolean;
}

/**
 * Keeps a box above the page for as long as it is wanted, beside whatever the page shows (case H2). It is no modal: a popup of
 * the page can still take the focus. Only where a modal dialog of the page made everything else inert does it become one too,
 * else nobody could answer it. It takes the focus, unless a person is typing elsewhere, and gives it back.
 */
export class FloatingDialog implements ReactiveController {
  readonly #host: FloatingHost;
  readonly #box: () => HTMLElement | null;
  readonly #focusTarget: () => HTMLElement | null;
  #opener: HTMLElement | undefined;
  #modal = false;

  /** `box` is the host's `<dialog>` where `modal` says so, else an element with `popover="manual"`. */
  constructor(host: FloatingHost, box: () => HTMLElement | null, focusTarget: () => HTMLElement | null) {
    this.#host = host;
    this.#box = box;
    this.#focusTarget = focusTarget;
    host.addController(this);
  }

  get modal(): boolean {
    return this.#modal;
  }

  /** After each update: the box is in the page while it is wanted. */
  hostUpdated(): void {
    const box = this.#box();
    if (!box || isOpen(box)) return;
    this.#opener ??= deepActiveElement() ?? undefined;
    if (box instanceof HTMLDialogElement) {
      box.showModal();
      this.#focusTarget()?.focus();
    } else this.#float(box);
  }

  hostDisconnected(): void {
    this.#opener = undefined;
    this.#modal = false;
  }

  /** Before the box leaves the page: a focus that it holds goes back, one elsewhere stays where it is. */
  close(): void {
    const box = this.#box();
    const opener = this.#opener;
    this.#opener = undefined;
    this.#modal = false;
    if (!box) return;
    const holdsFocus = box.matches(':focus-within');
    if (box instanceof HTMLDialogElement) box.close();
    else if (isOpen(box)) box.hidePopover();
    if (holdsFocus && opener?.isConnected) opener.focus();
  }

  #float(box: HTMLElement): void {
    box.showPopover();
    if (isReachable(box)) {
      if (!this.#opener || !isTextField(this.#opener)) this.#focusTarget()?.focus();
      return;
    }
    box.hidePopover();
    this.#modal = true;
    queueMicrotask(() => this.#host.requestUpdate());
  }
}

function isOpen(box: HTMLElement): boolean {
  return box instanceof HTMLDialogElement ? box.open : box.matches(':popover-open');
}

/** What is inert is not hit by a pointer either. */
function isReachable(box: HTMLElement): boolean {
  const { left, top, width, height } = box.getBoundingClientRect();
  const root = box.getRootNode() as Document | ShadowRoot;
  return box.contains(root.elementFromPoint(left + width / 2, top + Math.min(height / 2, 24)));
}
