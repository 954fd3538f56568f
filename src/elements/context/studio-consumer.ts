import { ContextEvent } from '@lit/context';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { StudioView } from '../../core/studio/studio-view.js';
import { studioContext, type StudioHandle } from './studio-context.js';
import { studioDirectory } from './studio-directory.js';

/**
 * Finds the studio of an element and reports each change of it: explicit object, else explicit id (which may appear
 * later), else the nearest provider. Everything is given back, and undefined reported, on disconnect.
 */
export class StudioConsumer implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #report: (view: StudioView | undefined) => void;
  #explicit: StudioHandle | string | undefined;
  #stop: (() => void) | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement, report: (view: StudioView | undefined) => void) {
    this.#host = host;
    this.#report = report;
    host.addController(this);
  }

  /** Sets or removes the explicit studio. */
  use(explicit: StudioHandle | string | undefined | null): void {
    this.#explicit = explicit === null || explicit === '' ? undefined : explicit;
    if (this.#host.isConnected) this.hostConnected();
  }

  hostConnected(): void {
    this.#stop?.();
    this.#stop = this.#connect(this.#explicit);
  }

  hostDisconnected(): void {
    this.#stop?.();
    this.#stop = undefined;
    this.#report(undefined);
  }

  #connect(explicit: StudioHandle | string | undefined): (() => void) | undefined {
    if (typeof explicit === 'string') return this.#followName(explicit);
    if (explicit) {
      this.#report(explicit.view);
      return undefined;
    }
    return this.#followContext();
  }

  #followName(name: string): () => void {
    const directory = studioDirectory();
    const read = (): void => this.#report(directory.getSnapshot().get(name)?.view);
    read();
    return directory.subscribe(read);
  }

  #followContext(): () => void {
    let stopped = false;
    let unsubscribe: (() => void) | undefined;
    this.#report(undefined);
    this.#host.dispatchEvent(
      new ContextEvent(
        studioContext,
        this.#host,
        (view, stop) => {
          if (stopped) return stop?.();
          if (unsubscribe !== stop) unsubscribe?.();
          unsubscribe = stop;
          this.#report(view);
        },
        true,
      ),
    );
    return () => {
      stopped = true;
      unsubscribe?.();
    };
  }
}
