import { randomId } from '../base/random-id.js';
import { notBound, waitBound, waitNotFound, waitNotPending } from './job-errors.js';
import type { JobWait, WaitAttempt } from './job-model.js';
import type { JobStore } from './job-store-port.js';
import type { CarrierBinding, PreparedMessage } from './jobs-port.js';

export interface ContinuationOptions {
  readonly store: JobStore;
  readonly workspaceId: string;
  readonly ownerId: string;
}

interface Carrier {
  readonly token: string;
  /** The attempt of this carrier that it has not finished. */
  attempt?: WaitAttempt;
}

/**
 * Which carrier of this page tells the host of which wait: bind, prepare, tell, finish, unbind. The store takes the event
 * before it is told (`pending` → `prepared`), so that no crash and no lost answer tells it twice.
 */
export class Continuations {
  readonly #options: ContinuationOptions;
  readonly #carriers = new Map<string, Carrier>();

  constructor(options: ContinuationOptions) {
    this.#options = options;
  }

  isBound(waitId: string): boolean {
    return this.#carriers.has(waitId);
  }

  async bind(waitId: string): Promise<CarrierBinding> {
    if (this.#carriers.has(waitId)) throw waitBound(waitId);
    const carrier: Carrier = { token: randomId() };
    this.#carriers.set(waitId, carrier);
    try {
      await this.#change(waitId, (wait) => (wait.state === 'prepared' ? givenUp(wait) : undefined));
    } catch (error) {
      this.#drop(waitId, carrier.token);
      throw error;
    }
    if (this.#carriers.get(waitId) !== carrier) throw notBound();
    return { waitId, token: carrier.token };
  }

  async prepare({ waitId, token }: CarrierBinding): Promise<PreparedMessage> {
    const carrier = this.#carrierOf(waitId, token);
    if (carrier.attempt) throw waitNotPending(waitId, 'prepared');
    const attempt: WaitAttempt = { id: randomId(), ownerId: this.#options.ownerId };
    carrier.attempt = attempt;
    let wait: JobWait;
    try {
      wait = await this.#change(waitId, (current) => {
        // The store may look twice: what stands there by then can be this very attempt.
        if (current.attempt?.id === attempt.id) return undefined;
        if (current.state !== 'pending') throw waitNotPending(waitId, current.state);
        return { ...current, state: 'prepared', attempt };
      });
    } catch (error) {
      delete carrier.attempt;
      throw error;
    }
    // Unbound while it was being written: then nobody is there to tell it.
    if (this.#carriers.get(waitId) !== carrier) {
      await this.#giveUp(waitId, attempt);
      throw notBound();
    }
    return { attempt, text: messageOf(wait) };
  }

  async finish(
    { waitId, token }: CarrierBinding,
    attempt: WaitAttempt,
    outcome: 'dispatch_accepted' | 'delivery_unknown',
  ): Promise<JobWait> {
    const wait = await this.#change(waitId, (current) =>
      current.state === 'prepared' && current.attempt?.id === attempt.id ? { ...current, state: outcome } : undefined,
    );
    const carrier = this.#carriers.get(waitId);
    if (carrier?.token === token && carrier.attempt?.id === attempt.id) delete carrier.attempt;
    return wait;
  }

  async unbind({ waitId, token }: CarrierBinding): Promise<void> {
    const attempt = this.#drop(waitId, token);
    if (attempt) await this.#giveUp(waitId, attempt);
  }

  async dispose(): Promise<void> {
    const bound = [...this.#carriers].map(([waitId, { token }]) => this.unbind({ waitId, token }));
    await Promise.allSettled(bound);
  }

  #carrierOf(waitId: string, token: string): Carrier {
    const carrier = this.#carriers.get(waitId);
    if (carrier?.token !== token) throw notBound();
    return carrier;
  }

  #drop(waitId: string, token: string): WaitAttempt | undefined {
    const carrier = this.#carriers.get(waitId);
    if (carrier?.token !== token) return undefined;
    this.#carriers.delete(waitId);
    return carrier.attempt;
  }

  async #giveUp(waitId: string, attempt: WaitAttempt): Promise<void> {
    await this.#change(waitId, (wait) =>
      wait.state === 'prepared' && wait.attempt?.id === attempt.id ? givenUp(wait) : undefined,
    );
  }

  async #change(waitId: string, plan: (wait: JobWait) => JobWait | undefined): Promise<JobWait> {
    const { store, workspaceId } = this.#options;
    const wait = await store.change('wait', workspaceId, waitId, (current) => {
      if (!current) throw waitNotFound(waitId);
      return plan(current);
    });
    return wait!;
  }
}

function givenUp(wait: JobWait): JobWait {
  return { ...wait, state: 'delivery_unknown' };
}

/** The words of our own only: ids and a status. */
function messageOf({ jobId, event }: JobWait): string {
  const status = event?.status ?? 'outcome_unknown';
  return `Job ${jobId} has ended (${status}). Read its result with observe_jobs before you rely on it.`;
}
