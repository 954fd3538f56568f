import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { StudioView } from '../../core/studio/studio-view.js';
import type { ToolApprovalQueue } from '../../core/registry/approval-port.js';
import { afterRemoval } from '../base/after-removal.js';

interface SurfaceHost extends ReactiveControllerHost, HTMLElement {
  readonly currentView: StudioView | undefined;
}

/** What waits for answers: a studio, or a queue of a host's own. */
export type ApprovalSource = StudioView | ToolApprovalQueue;

/**
 * Tells the source that somebody can answer approvals, for as long as the host shows it. Released only if the host is
 * still gone two frames after its removal: a move in the page must not deny what waits (STYLE 16).
 */
export class ApprovalSurface implements ReactiveController {
  readonly #host: SurfaceHost;
  readonly #pick: () => ApprovalSource | undefined;
  #source: ApprovalSource | undefined;
  #detach: (() => void) | undefined;

  constructor(host: SurfaceHost, pick: () => ApprovalSource | undefined = () => host.currentView) {
    this.#host = host;
    this.#pick = pick;
    host.addController(this);
  }

  hostUpdated(): void {
    if (this.#host.isConnected) this.#attachTo(this.#pick());
  }

  hostDisconnected(): void {
    afterRemoval(this.#host, () => this.#attachTo(undefined));
  }

  #attachTo(source: ApprovalSource | undefined): void {
    if (source === this.#source) return;
    this.#detach?.();
    this.#source = source;
    this.#detach = source && attach(source);
  }
}

function attach(source: ApprovalSource): () => void {
  return 'attachSurface' in source ? source.attachSurface() : source.attachApprovalSurface();
}
