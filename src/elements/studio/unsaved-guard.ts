import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Lets the browser ask before the page goes, only while work would be lost: a listener that is always there lies. */
export class UnsavedGuard implements ReactiveController {
  readonly #wouldLoseWork: () => boolean;
  #listening: AbortController | undefined;

  constructor(host: ReactiveControllerHost, wouldLoseWork: () => boolean) {
    this.#wouldLoseWork = wouldLoseWork;
    host.addController(this);
  }

  hostUpdated(): void {
    if (!this.#wouldLoseWork()) return this.#stop();
    if (this.#listening) return;
    this.#listening = new AbortController();
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal: this.#listening.signal });
  }

  hostDisconnected(): void {
    this.#stop();
  }

  #stop(): void {
    this.#listening?.abort();
    this.#listening = undefined;
  }
}
