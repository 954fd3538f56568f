import type { PickedElement } from '../../core/agent/agent-model.js';
import { StoreController, type ViewHost } from '../base/store-controller.js';

/** What goes along with the next prompt: what is picked in the preview, or else what a failed prompt was about. */
export class PromptSelection {
  readonly #host: ViewHost;
  readonly #picked;
  #putBack: PickedElement | undefined;

  constructor(host: ViewHost) {
    this.#host = host;
    this.#picked = new StoreController(
      host,
      (view) => view.design,
      ({ selection }) => selection,
    );
  }

  get value(): PickedElement | undefined {
    return this.#picked.value ?? this.#putBack;
  }

  /** The prompt that failed stands in the composer again, and so does this. */
  putBack(selection: PickedElement | undefined): void {
    this.#putBack = selection;
    this.#host.requestUpdate();
  }

  readonly drop = (): void => {
    this.putBack(undefined);
    if (this.#picked.value) this.#host.currentView?.commands.clearSelection();
  };
}
