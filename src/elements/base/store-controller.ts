import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { ReadableStore } from '../../core/base/store.js';
import type { StudioView } from '../../core/studio/studio-view.js';

interface FollowingHost extends ReactiveControllerHost {
  drawAfterPaint?(): void;
}

export interface ViewHost extends FollowingHost {
  readonly currentView: StudioView | undefined;
}

/** When a change is drawn: at once, or after the next picture, as for what changes with each key that is typed. */
export type DrawMoment = 'at-once' | 'after-paint';

/**
 * Keeps a host rendered with the newest snapshot of a store. With `select`, only a change of the selected part renders
 * again.
 */
export class FollowedStore<T, S = T> implements ReactiveController {
  readonly #host: FollowingHost;
  readonly #pick: () => ReadableStore<T> | undefined;
  readonly #select: (snapshot: T) => S;
  readonly #moment: DrawMoment;
  #store: ReadableStore<T> | undefined;
  #unsubscribe: (() => void) | undefined;
  #selected: S | undefined;
  #updating = false;
  #left = false;

  /** `pick` says which store it is now; undefined for none. */
  constructor(
    host: FollowingHost,
    pick: () => ReadableStore<T> | undefined,
    select: (snapshot: T) => S = (snapshot) => snapshot as unknown as S,
    moment: DrawMoment = 'at-once',
  ) {
    this.#host = host;
    this.#pick = pick;
    this.#select = select;
    this.#moment = moment;
    host.addController(this);
  }

  /** The selected part of the snapshot; undefined without a store. */
  get value(): S | undefined {
    this.#connect();
    return this.#selected;
  }

  /** Back in the page, it may have missed what came meanwhile. */
  hostConnected(): void {
    if (this.#left) this.#host.requestUpdate();
    this.#left = false;
  }

  hostUpdate(): void {
    this.#connect();
    this.#updating = true;
  }

  hostUpdated(): void {
    this.#updating = false;
  }

  hostDisconnected(): void {
    this.#left = true;
    this.#disconnect();
  }

  #connect(): void {
    const store = this.#pick();
    if (store === this.#store) return;
    this.#disconnect();
    if (!store) return;
    this.#store = store;
    this.#selected = this.#select(store.getSnapshot());
    this.#unsubscribe = store.subscribe(() => this.#read(store));
  }

  #read(store: ReadableStore<T>): void {
    const selected = this.#select(store.getSnapshot());
    if (Object.is(selected, this.#selected)) return;
    this.#selected = selected;
    if (this.#moment === 'after-paint') this.#host.drawAfterPaint?.();
    // What the host renders may itself change the store, as a preview that attaches itself does.
    if (this.#updating) queueMicrotask(() => this.#host.requestUpdate());
    else this.#host.requestUpdate();
  }

  #disconnect(): void {
    this.#unsubscribe?.();
    this.#unsubscribe = undefined;
    this.#store = undefined;
    this.#selected = undefined;
  }
}

/** The same for one of the studio's stores. */
export class StoreController<T, S = T> extends FollowedStore<T, S> {
  constructor(
    host: ViewHost,
    pick: (view: StudioView) => ReadableStore<T>,
    select?: (snapshot: T) => S,
    moment?: DrawMoment,
  ) {
    super(host, () => host.currentView && pick(host.currentView), select, moment);
  }
}
