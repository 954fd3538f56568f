import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { CodedErrorShape } from '../../core/base/coded-error.js';
import { errorMessage, hasErrorCode } from '../../core/base/coded-error.js';
import type { ProviderModel } from '../../core/agent/provider/provider-settings-port.js';
import type { StudioView } from '../../core/studio/studio-view.js';

export type CatalogueState =
  | { readonly state: 'closed' }
  | { readonly state: 'loading' }
  | { readonly state: 'loaded'; readonly models: readonly ProviderModel[] }
  | { readonly state: 'failed'; readonly error: CodedErrorShape };

/** The models of the endpoint, asked for by a person; a newer request, or the end of the element, ends an older one. */
export class ModelCatalogue implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #request: AbortController | undefined;
  current: CatalogueState = { state: 'closed' };

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.close();
  }

  close(): void {
    this.#request?.abort();
    this.#request = undefined;
    this.#show({ state: 'closed' });
  }

  async load({ commands }: StudioView): Promise<void> {
    this.#request?.abort();
    const request = new AbortController();
    this.#request = request;
    this.#show({ state: 'loading' });
    const next = await commands.listModels({ signal: request.signal }).then(
      (models): CatalogueState => ({ state: 'loaded', models }),
      (thrown: unknown): CatalogueState => ({ state: 'failed', error: toError(thrown) }),
    );
    if (this.#request === request) this.#show(next);
  }

  #show(next: CatalogueState): void {
    this.current = next;
    this.#host.requestUpdate();
  }
}

/** The models whose name or id has every word of `query`. */
export function filterModels(
  models: readonly ProviderModel[],
  query: string,
  freeOnly: boolean,
): readonly ProviderModel[] {
  const words = query.toLowerCase().split(/\s+/u).filter(Boolean);
  return models.filter(({ id, name, free }) => {
    const text = `${id} ${name}`.toLowerCase();
    return (free || !freeOnly) && words.every((word) => text.includes(word));
  });
}

export function toError(thrown: unknown): CodedErrorShape {
  const message = errorMessage(thrown);
  return hasErrorCode(thrown)
    ? { ...(thrown as unknown as CodedErrorShape), code: thrown.code, message }
    : { code: 'TOOL_EXECUTION_FAILED', message, retryable: false };
}
