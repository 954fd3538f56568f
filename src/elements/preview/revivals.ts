import type { FrameLimits } from './frame-limits.js';

/** How often one document was brought back lately after its process hung. */
export class Revivals {
  readonly #limits: Pick<FrameLimits, 'revivals' | 'calmMs'>;
  #count = 0;
  #lastAt = -Infinity;

  constructor(limits: Pick<FrameLimits, 'revivals' | 'calmMs'>) {
    this.#limits = limits;
  }

  /** What hung the process once may do so again. */
  get suspicious(): boolean {
    return this.#count >= 2;
  }

  /** Counts one more. False when it was brought back too often already, with no calm in between. */
  admit(): boolean {
    if (performance.now() - this.#lastAt > this.#limits.calmMs) this.#count = 0;
    this.#lastAt = performance.now();
    if (this.#count >= this.#limits.revivals) return false;
    this.#count += 1;
    return true;
  }

  /** Another document. */
  forget(): void {
    this.#count = 0;
  }
}
