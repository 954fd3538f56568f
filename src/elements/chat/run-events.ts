import type { ReactiveController } from 'lit';
import type { AgentSnapshot, RunSnapshot } from '../../core/agent/agent-model.js';
import type { ReadableStore } from '../../core/base/store.js';
import type { ViewHost } from '../base/store-controller.js';
import { JigRunEvent } from './run-event.js';

/**
 * Tells the page of each state of a run, in order and none left out: the store is heard directly, not once a frame. What
 * had happened before the host was there is in the snapshot and is not told again.
 */
export class RunEvents implements ReactiveController {
  readonly #host: ViewHost & HTMLElement;
  #store: ReadableStore<AgentSnapshot> | undefined;
  #unsubscribe: (() => void) | undefined;
  #told: RunSnapshot | undefined;

  constructor(host: ViewHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  hostUpdate(): void {
    this.#listenTo(this.#host.currentView?.agent);
  }

  hostDisconnected(): void {
    this.#listenTo(undefined);
  }

  #listenTo(store: ReadableStore<AgentSnapshot> | undefined): void {
    if (store === this.#store) return;
    this.#unsubscribe?.();
    this.#store = store;
    this.#told = store?.getSnapshot().run;
    this.#unsubscribe = store?.subscribe(() => this.#tell(store.getSnapshot()));
  }

  #tell({ run, messages }: AgentSnapshot): void {
    if (!run || (run.sessionId === this.#told?.sessionId && run.state === this.#told.state)) return;
    this.#told = run;
    const code = run.state === 'failed' ? messages.at(-1)?.error?.code : undefined;
    this.#host.dispatchEvent(new JigRunEvent({ ...run, ...(code !== undefined && { code }) }));
  }
}
