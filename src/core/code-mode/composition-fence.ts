/** Gives back what was taken; twice is once. */
export type Release = () => void;

/** Shared for calls that may overlap, exclusive for those that may not; first come, first served. */
export class CompositionFence {
  #shared = 0;
  #exclusive = false;
  readonly #waiting: { readonly exclusive: boolean; readonly enter: (release: Release) => void }[] = [];

  enter(mode: 'shared' | 'exclusive'): Promise<Release> {
    return new Promise((enter) => {
      this.#waiting.push({ exclusive: mode === 'exclusive', enter });
      this.#admit();
    });
  }

  #admit(): void {
    for (let next = this.#waiting[0]; next && this.#hasRoom(next.exclusive); next = this.#waiting[0]) {
      this.#waiting.shift();
      if (next.exclusive) this.#exclusive = true;
      else this.#shared += 1;
      next.enter(this.#releaseOf(next.exclusive));
    }
  }

  #hasRoom(exclusive: boolean): boolean {
    return !this.#exclusive && (!exclusive || this.#shared === 0);
  }

  #releaseOf(exclusive: boolean): Release {
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      if (exclusive) this.#exclusive = false;
      else this.#shared -= 1;
      this.#admit();
    };
  }
}

/** At most `size` at once; who comes later waits in line. */
export class Turnstile {
  readonly #size: number;
  readonly #waiting: (() => void)[] = [];
  #inside = 0;
  #most = 0;

  constructor(size: number) {
    this.#size = size;
  }

  /** The most that were ever inside. */
  get most(): number {
    return this.#most;
  }

  async enter(): Promise<Release> {
    if (this.#inside >= this.#size) await new Promise<void>((enter) => this.#waiting.push(enter));
    else this.#inside += 1;
    this.#most = Math.max(this.#most, this.#inside);
    return () => {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#inside -= 1;
    };
  }
}

/** One lane for each workspace: programs edit one after the other, workspaces apart from each other. */
export class MutationLanes {
  readonly #lanes = new Map<string, { readonly lane: Turnstile; users: number }>();

  async enter(workspaceId: string): Promise<Release> {
    const entry = this.#lanes.get(workspaceId) ?? { lane: new Turnstile(1), users: 0 };
    this.#lanes.set(workspaceId, entry);
    entry.users += 1;
    const leave = await entry.lane.enter();
    return () => {
      leave();
      entry.users -= 1;
      if (entry.users === 0) this.#lanes.delete(workspaceId);
    };
  }
}
