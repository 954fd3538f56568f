import type { WaitAttempt } from '../../core/jobs/job-model.js';
import type { CarrierBinding, JobsView } from '../../core/jobs/jobs-port.js';

export interface CarrierOptions {
  readonly jobs: JobsView;
  readonly waitId: string;
  /** Tells the host; resolves when the host took it. */
  readonly deliver: (text: string, signal: AbortSignal) => Promise<void>;
  /** Asked before the event is taken: false leaves it where it is. */
  readonly mayDeliver: () => boolean;
}

/** Milliseconds in which a host takes what it is told; then nobody knows whether it did. */
const DELIVERY_MS = 30_000;
/** Milliseconds between two tries to store how telling ended. */
const FINISH_PAUSES = [200, 1000, 3000];

/**
 * Carries the one event of a wait to its host: bind, prepare, tell, finish, unbind. The event is told at one place, once, and
 * only after the store has taken it; what is lost after that is never told again.
 */
export class JobCarrier {
  readonly #options: CarrierOptions;
  readonly #left = new AbortController();
  #binding: Promise<CarrierBinding> | undefined;
  #carrying = false;

  constructor(options: CarrierOptions) {
    this.#options = options;
  }

  /** Becomes the carrier of the wait. Rejects where another is, or there is no such wait. */
  async bind(): Promise<void> {
    const { jobs, waitId } = this.#options;
    this.#binding ??= jobs.bind(waitId);
    const binding = await this.#binding.catch((error: unknown) => {
      this.#binding = undefined;
      throw error;
    });
    // Left while it was being bound.
    if (this.#left.signal.aborted) await jobs.unbind(binding);
  }

  /** Takes the event and tells it, when it is there; otherwise nothing happens. Never rejects for a host that fails. */
  async carry(): Promise<void> {
    if (this.#carrying || !this.#binding || this.#left.signal.aborted) return;
    this.#carrying = true;
    try {
      const binding = await this.#binding;
      const { state } = await this.#options.jobs.readWait(binding.waitId);
      if (state === 'pending' && !this.#left.signal.aborted && this.#options.mayDeliver()) await this.#tell(binding);
    } finally {
      this.#carrying = false;
    }
  }

  /** Gives the wait back; what is under way is then of unknown delivery. May be called twice. */
  async leave(): Promise<void> {
    this.#left.abort();
    const binding = await this.#binding?.catch(() => undefined);
    if (binding) await this.#options.jobs.unbind(binding);
  }

  async #tell(binding: CarrierBinding): Promise<void> {
    const { attempt, text } = await this.#options.jobs.prepare(binding);
    // The only place where a host is told. From here on there is no way back to `pending`.
    const outcome = await this.#deliver(text).then(
      () => 'dispatch_accepted' as const,
      () => 'delivery_unknown' as const,
    );
    await this.#finish(binding, attempt, outcome);
  }

  async #deliver(text: string): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const given = new Promise<never>((_, reject) => {
      const giveUp = (): void => reject(new Error('The host did not take it.'));
      timer = setTimeout(giveUp, DELIVERY_MS);
      this.#left.signal.addEventListener('abort', giveUp, { signal });
      if (this.#left.signal.aborted) giveUp();
    });
    try {
      await Promise.race([given, this.#options.deliver(text, signal)]);
    } finally {
      clearTimeout(timer);
      controller.abort();
    }
  }

  /** A store that does not answer leaves `prepared`, which the next carrier finds as `delivery_unknown`. */
  async #finish(
    binding: CarrierBinding,
    attempt: WaitAttempt,
    outcome: 'dispatch_accepted' | 'delivery_unknown',
  ): Promise<void> {
    for (const pause of [...FINISH_PAUSES, undefined]) {
      try {
        await this.#options.jobs.finish(binding, attempt, outcome);
        return;
      } catch {
        if (pause === undefined) return;
        await new Promise((resume) => setTimeout(resume, pause));
      }
    }
  }
}
