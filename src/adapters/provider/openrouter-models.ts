import { isPlainObject } from '../../core/base/json.js';
import type { ProviderDataPolicy, ProviderModel } from '../../core/agent/provider/provider-settings-port.js';
import { invalidResponse } from './checked-calls.js';
import { OPENROUTER_CATALOG } from './openrouter-names.js';
import { exchange, parseJson, type ProviderFetch } from './provider-request.js';

export interface ModelCatalogOptions {
  readonly signal: AbortSignal;
  /** With `zdr` only models that some provider serves without retaining anything. */
  readonly dataPolicy?: ProviderDataPolicy;
  readonly catalog?: string;
  readonly fetch?: ProviderFetch;
  /** Milliseconds; 20,000. */
  readonly timeoutMs?: number;
}

/** Models that write text and can call tools, by name. The catalogue is public: no key goes along. */
export function listOpenRouterModels(options: ModelCatalogOptions): Promise<readonly ProviderModel[]> {
  const { signal, dataPolicy, catalog = OPENROUTER_CATALOG, timeoutMs = 20_000 } = options;
  const url = new URL(catalog);
  url.searchParams.set('output_modalities', 'text');
  url.searchParams.set('supported_parameters', 'tools');
  if (dataPolicy === 'zdr') url.searchParams.set('zdr', 'true');
  const transport = {
    endpoint: url.href,
    headers: {},
    fetch: options.fetch ?? ((address: string, init: RequestInit) => fetch(address, init)),
    timeoutMs,
    secret: undefined,
  };
  return exchange(transport, { method: 'GET' }, signal, async (source) => {
    const answer = parseJson(await source.text());
    const data = isPlainObject(answer) ? answer['data'] : undefined;
    if (!Array.isArray(data)) throw invalidResponse('The catalogue of models is no list.');
    return data
      .filter(isPlainObject)
      .filter(callsTools)
      .flatMap(toModel)
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  });
}

/** Where the catalogue says nothing of parameters, its own filter is believed. */
function callsTools({ supported_parameters: supported }: Readonly<Record<string, unknown>>): boolean {
  return !Array.isArray(supported) || supported.includes('tools');
}

function toModel(model: Readonly<Record<string, unknown>>): readonly ProviderModel[] {
  const { id, name, pricing, context_length: contextLength } = model;
  if (typeof id !== 'string' || id === '') return [];
  return [
    {
      id,
      name: typeof name === 'string' && name !== '' ? name : id,
      free: id.endsWith(':free') || isFree(pricing),
      ...(typeof contextLength === 'number' && { contextLength }),
    },
  ];
}

function isFree(pricing: unknown): boolean {
  if (!isPlainObject(pricing)) return false;
  const { prompt, completion } = pricing;
  return [prompt, completion].every((price) => price !== '' && price !== undefined && Number(price) === 0);
}
