import type { FrameMount } from './frame-mount.js';

/** One booted, empty frame, kept out of sight: the next page that is delivered by message finds it ready. */
export class SpareFrame {
  readonly #boot: () => FrameMount;
  #mount: FrameMount | undefined;

  constructor(boot: () => FrameMount) {
    this.#boot = boot;
  }

  get mount(): FrameMount | undefined {
    return this.#mount;
  }

  prepare(): void {
    if (this.#mount) return;
    this.#mount = this.#boot();
    this.#mount.element.classList.add('spare');
    this.#mount.element.inert = true;
  }

  take(): FrameMount | undefined {
    const mount = this.#mount;
    if (!mount) return undefined;
    this.#mount = undefined;
    mount.element.classList.remove('spare');
    mount.element.inert = false;
    return mount;
  }

  drop(): void {
    this.#mount?.remove();
    this.#mount = undefined;
  }
}
