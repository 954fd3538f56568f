import type { FrameModule } from './frame-messages.js';
import type { FrameMount } from './frame-mount.js';
import { createSecret } from './frame-secret.js';

const NONE: ReadonlySet<string> = new Set();

/**
 * One booted, empty frame, kept out of sight: the next page that is delivered by message finds it ready, with the modules
 * read that it most likely needs. Nothing of a page has ever run in it.
 */
export class SpareFrame {
  readonly #boot: () => FrameMount;
  #mount: FrameMount | undefined;
  #modules: readonly FrameModule[] = [];
  #state: 'empty' | 'asked' | 'read' = 'empty';
  /** No in a browser whose frames take one import map alone: a frame that has read modules is of no use there. */
  #readsAhead: 'unknown' | 'yes' | 'no' = 'unknown';

  constructor(boot: () => FrameMount) {
    this.#boot = boot;
  }

  get mount(): FrameMount | undefined {
    return this.#mount;
  }

  /** True when the next page can be given to it: at once, or when its runtime has started. */
  get isUsable(): boolean {
    return this.#mount !== undefined && !this.#isDoubtful;
  }

  /** It reads, and whether another import map may follow is not known yet. */
  get #isDoubtful(): boolean {
    return this.#state === 'asked' && this.#readsAhead === 'unknown';
  }

  /** The names of the modules that it has read, or is reading just now. */
  get read(): ReadonlySet<string> {
    return this.#state !== 'empty' && !this.#isDoubtful ? new Set(this.#modules.map(({ name }) => name)) : NONE;
  }

  prepare(modules: readonly FrameModule[] = []): void {
    if (this.#mount) return;
    this.#modules = modules;
    this.#state = 'empty';
    this.#mount = this.#boot();
    this.#mount.element.classList.add('spare');
    this.#mount.element.inert = true;
  }

  /** Its runtime has started. */
  greeted(mount: FrameMount): void {
    if (mount !== this.#mount || this.#modules.length === 0 || this.#readsAhead === 'no') return;
    this.#state = 'asked';
    const probe = `jig-${createSecret()}`;
    mount.send({ type: 'jig-studio.preview.modules', modules: this.#modules, probe });
  }

  /** It has answered to the modules. */
  answered(mount: FrameMount, usable: boolean): void {
    if (mount !== this.#mount || this.#state !== 'asked') return;
    this.#state = 'read';
    this.#readsAhead = usable ? 'yes' : 'no';
    if (usable) return;
    this.drop();
    this.prepare();
  }

  /** It loaded, and its runtime did not start. */
  failed(mount: FrameMount): void {
    if (mount === this.#mount) this.drop();
  }

  take(): FrameMount | undefined {
    if (this.#isDoubtful) this.drop();
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
