import { createStore, type ReadableStore } from '../base/store.js';
import type { DesignSnapshot, PreviewSelection } from './design-model.js';

/** Whether a person is picking an element, and which one was picked last. A pick ends the picking. */
export class DesignMode implements ReadableStore<DesignSnapshot> {
  readonly #store = createStore<DesignSnapshot>({ picking: false, selection: undefined });

  getSnapshot(): DesignSnapshot {
    return this.#store.getSnapshot();
  }

  subscribe(listener: () => void): () => void {
    return this.#store.subscribe(listener);
  }

  /** False when nothing changed. */
  setPicking(picking: boolean): boolean {
    if (picking === this.getSnapshot().picking) return false;
    this.#store.update((snapshot) => ({ ...snapshot, picking }));
    return true;
  }

  /** Takes what was picked; only while somebody is picking, or a page could choose for the person. */
  pick(selection: PreviewSelection): boolean {
    if (!this.getSnapshot().picking) return false;
    this.#store.set({ picking: false, selection });
    return true;
  }

  clearSelection(): void {
    if (this.getSnapshot().selection) this.#store.update(({ picking }) => ({ picking, selection: undefined }));
  }
}
