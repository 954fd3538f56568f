import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** A panel of the host's own in the dock: a child in a slot `panel-…`. */
export interface HostPanel {
  /** The name of its slot, such as `panel-orders`. */
  readonly slot: `panel-${string}`;
  /** What its tab says: the child's `label`, else the rest of the slot's name. */
  readonly label: string;
}

/** What the host has put into the studio, followed while it comes, goes and changes its label. */
export class HostPanels implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  #observer: MutationObserver | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#observer = new MutationObserver(() => this.#host.requestUpdate());
    this.#observer.observe(this.#host, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['slot', 'label'],
    });
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
  }

  /** One for each slot, in the order of the host. */
  get panels(): readonly HostPanel[] {
    const bySlot = new Map<string, HostPanel>();
    for (const child of this.#host.children) {
      if (!isPanelSlot(child.slot) || bySlot.has(child.slot)) continue;
      const label = child.getAttribute('label') ?? child.slot.slice('panel-'.length);
      bySlot.set(child.slot, { slot: child.slot, label });
    }
    return [...bySlot.values()];
  }

  /** True where the host has put something into a slot. */
  fills(slot: string): boolean {
    return [...this.#host.children].some((child) => child.slot === slot);
  }
}

function isPanelSlot(slot: string): slot is HostPanel['slot'] {
  return slot.startsWith('panel-');
}
