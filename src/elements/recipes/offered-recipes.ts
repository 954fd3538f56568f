import type { ReactiveControllerHost } from 'lit';
import type { Recipe } from '../../core/agent/recipes/recipe.js';
import type { StudioView } from '../../core/studio/studio-view.js';
import { StoreController } from '../base/store-controller.js';

interface Host extends ReactiveControllerHost {
  readonly currentView: StudioView | undefined;
}

/** The recipes that fit the workspace as it is now. */
export class OfferedRecipes {
  readonly #host: Host;
  readonly #state: { readonly value: unknown };
  readonly #catalog: { readonly value: unknown };
  readonly #folder: { readonly value: unknown };
  #asked: readonly unknown[] = [];
  #recipes: readonly Recipe[] | undefined;

  constructor(host: Host) {
    this.#host = host;
    this.#state = new StoreController(
      host,
      (view) => view.workspace,
      ({ state }) => state,
    );
    this.#catalog = new StoreController(host, (view) => view.catalog);
    this.#folder = new StoreController(
      host,
      (view) => view.folder,
      ({ linked }) => linked,
    );
  }

  /** Undefined while they are being found. Reading it is what makes them be looked for. */
  get value(): readonly Recipe[] | undefined {
    const now = [this.#state.value, this.#catalog.value, this.#folder.value];
    const { currentView: view } = this.#host;
    if (view && now.some((each, index) => each !== this.#asked[index])) {
      this.#asked = now;
      void this.#find(view, now);
    }
    return view ? this.#recipes : undefined;
  }

  async #find(view: StudioView, asked: readonly unknown[]): Promise<void> {
    const found = await view.commands.findRecipes().catch(() => undefined);
    if (this.#asked !== asked || !found) return;
    this.#recipes = found;
    this.#host.requestUpdate();
  }
}
