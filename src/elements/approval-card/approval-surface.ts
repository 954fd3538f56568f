import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { StudioView } from '../../core/studio/studio-view.js';
import { afterRemoval } from '../base/after-removal.js';

interface SurfaceHost extends ReactiveControllerHost, HTMLElement {
  readonly currentView: StudioView | undefined;
}

/**
 * Tells the studio that somebody can answer approvals, for as long as the host shows it. Released only if the host is
 * still gone two frames after its removal: a move in the page must not deny what waits (STYLE 16).
 */
export class ApprovalSurface implements ReactiveController {
  readonly #host: SurfaceHost;
  #view: StudioView | undefined;
  #detach: (() => void) | undefined;

  constructor(host: SurfaceHost) {
    this.#host = host;
    host.addController(this);
  }

  hostUpdated(): void {
    if (this.#host.isConnected) this.#attachTo(this.#host.currentView);
  }

  hostDisconnected(): void {
    afterRemoval(this.#host, () => this.#attachTo(undefined));
  }

  #attachTo(view: StudioView | undefined): void {
    if (view === this.#view) return;
    this.#detach?.();
    this.#view = view;
    this.#detach = view?.attachApprovalSurface();
  }
}
