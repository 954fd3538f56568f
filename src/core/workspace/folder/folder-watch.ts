import type { Timers } from '../../base/timers.js';
import type { FolderPort } from './folder-port.js';

/** Milliseconds of quiet on the disk before it is looked at: programs write in bursts. */
const QUIET_MS = 400;

/** Looks at the linked folder when the platform tells of a change in it, our own saves included. */
export class FolderWatch {
  readonly #port: FolderPort;
  readonly #timers: Timers;
  readonly #look: () => void;
  #scopeId: string | undefined;
  #stop: (() => void) | undefined;
  #timer: unknown;

  constructor(port: FolderPort, timers: Timers, look: () => void) {
    this.#port = port;
    this.#timers = timers;
    this.#look = look;
  }

  /** Watches the folder that is linked now, and no other. */
  follow(): void {
    const scopeId = this.#port.getSnapshot().linked?.scopeId;
    if (scopeId === this.#scopeId) return;
    this.stop();
    this.#scopeId = scopeId;
    if (scopeId !== undefined) this.#stop = this.#port.watch?.(() => this.#changed());
  }

  stop(): void {
    this.#timers.clear(this.#timer);
    this.#stop?.();
    this.#stop = undefined;
    this.#scopeId = undefined;
  }

  #changed(): void {
    this.#timers.clear(this.#timer);
    this.#timer = this.#timers.set(this.#look, QUIET_MS);
  }
}
