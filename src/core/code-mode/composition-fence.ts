/** Gives back what was taken. Called once. */
export type Release = () => void;

/** Shared for calls that may overlap, exclusive for those that may not; first come, first served. */
export class CompositionFence {
  #shared = 0;
  #exclusive = false;
  readonly #waiting: { readonly exclusive: boolean; readonly enter: (release: Release) => void }[] = [];

  /** At once where there is room and nobody waits: most calls never do. */
  enter(mode: 'shared' | 'exclusive'): Release | Promise<Release> {
    const exclusive = mode === 'exclusive';
    if (this.#waiting.length === 0 && this.#hasRoom(exclusive)) return this.#take(exclusive);
    return new Promise((enter) => this.#waiting.push({ exclusive, enter }));
  }

  #admit(): void {
    for (let next = this.#waiting[0]; next && this.#hasRoom(next.exclusive); next = this.#waiting[0]) {
      this.#waiting.shift();
      next.enter(this.#take(next.exclusive));
    }
  }

  #hasRoom(exclusive: boolean): boolean {
    return !this.#exclusive && (!exclusive || this.#shared === 0);
  }

  #take(exclusive: boolean): Release {
    if (exclusive) this.#exclusive = true;
    else this.#shared += 1;
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

  /** At once where there is room. */
  enter(): Release | Promise<Release> {
    if (this.#inside >= this.#size) return new Promise((enter) => this.#waiting.push(() => enter(this.#leave)));
    this.#inside += 1;
    this.#most = Math.max(this.#most, this.#inside);
    return this.#leave;
  }

  readonly #leave = (): void => {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#inside -= 1;
  };
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
