/** The timers of one page by what they are for, given up all at once. */
export class PageTimers<Purpose extends string> {
  readonly #running = new Map<Purpose, ReturnType<typeof setTimeout>>();

  /** Runs once, after `ms`. Does nothing while one for this purpose runs. */
  start(purpose: Purpose, ms: number, run: () => void): void {
    if (this.#running.has(purpose)) return;
    const onTime = (): void => {
      this.#running.delete(purpose);
      run();
    };
    this.#running.set(purpose, setTimeout(onTime, ms));
  }

  clear(): void {
    for (const timer of this.#running.values()) clearTimeout(timer);
    this.#running.clear();
  }
}
