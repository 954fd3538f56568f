import type { FrameLimits } from './frame-limits.js';
import type { FrameMount } from './frame-mount.js';

export interface PageWatchReports {
  /** A starting page is late but answers: a module that awaits, for instance. */
  onSlow(): void;
  /** The page does not answer, though asked twice. The watch has ended. */
  onSilent(mount: FrameMount): void;
}

/** Watches one frame at a time: that its page starts within the bound, then that it goes on answering. */
export class PageWatch {
  readonly #limits: FrameLimits;
  readonly #reports: PageWatchReports;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watched: FrameMount | undefined;

  constructor(limits: FrameLimits, reports: PageWatchReports) {
    this.#limits = limits;
    this.#reports = reports;
  }

  starting(mount: FrameMount): void {
    this.#after(this.#limits.silenceMs, mount, () => void this.#onLate(mount));
  }

  shown(mount: FrameMount): void {
    this.#after(this.#limits.heartbeatMs, mount, () => void this.#onHeartbeat(mount));
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#watched = undefined;
  }

  async #onLate(mount: FrameMount): Promise<void> {
    const answers = mount.connected && (await this.#answersTwice(mount));
    if (mount !== this.#watched) return;
    if (!answers) return this.#onSilent(mount);
    this.#reports.onSlow();
    this.starting(mount);
  }

  async #onHeartbeat(mount: FrameMount): Promise<void> {
    const answers = document.hidden || (await this.#answersTwice(mount));
    if (mount !== this.#watched) return;
    if (answers) this.shown(mount);
    else this.#onSilent(mount);
  }

  #onSilent(mount: FrameMount): void {
    this.stop();
    this.#reports.onSilent(mount);
  }

  /** Twice: after a sleep of the machine or of this thread, the time is over before the answer is read. */
  async #answersTwice(mount: FrameMount): Promise<boolean> {
    const { answerMs } = this.#limits;
    return (await mount.ping(answerMs / 2)) || (await mount.ping(answerMs / 2));
  }

  #after(ms: number, mount: FrameMount, run: () => void): void {
    this.stop();
    this.#watched = mount;
    this.#timer = setTimeout(run, ms);
  }
}
