import { createCancelledError } from '../../core/base/abort.js';
import { isPlainObject } from '../../core/base/json.js';
import { hideSecrets } from '../../core/protocol/secret-text.js';
import { ProviderError, type ProviderErrorCode } from '../../core/agent/provider/provider-error.js';

/** Sends requests; a host's own may add what only its server knows. */
export type ProviderFetch = (url: string, init: RequestInit) => Promise<Response>;

export interface ProviderTransport {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly fetch: ProviderFetch;
  /** Milliseconds: for a whole answer, or for each silence of a streamed one. */
  readonly timeoutMs: number;
  /** What must not be repeated in a message: the key. */
  readonly secret: string | undefined;
}

/** A streamed answer may take this many time limits in all, however it drips. */
const STREAM_LIMITS = 6;
/** Characters of an answer; nothing that a model says in one turn comes near. */
const BODY_LIMIT = 4_000_000;
/** Characters of a provider's own words in a message (CONTRACT 2). */
const WORDS_LIMIT = 240;

export interface Exchange {
  readonly response: Response;
  /** The body's text, piece by piece, within the limits. */
  pieces(): AsyncGenerator<string>;
  text(): Promise<string>;
}

/**
 * One request whose every wait is bounded: `OPENROUTER_TIMEOUT` for our own limit, `TOOL_CANCELLED` for the caller's
 * signal, `OPENROUTER_NETWORK_ERROR` for a connection that fails or breaks. `read` gets an answer of status 2xx.
 */
export async function exchange<T>(
  transport: ProviderTransport,
  init: { readonly method: 'GET' } | { readonly method: 'POST'; readonly body: unknown },
  signal: AbortSignal,
  read: (exchange: Exchange) => Promise<T>,
): Promise<T> {
  const { endpoint, fetch, timeoutMs } = transport;
  if (signal.aborted) throw createCancelledError();
  const headers = headersOf(transport, init.method);
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  signal.addEventListener('abort', abort, { once: true });
  let late = false;
  const expire = (): void => {
    late = true;
    controller.abort();
  };
  let silence = setTimeout(expire, timeoutMs);
  const total = setTimeout(expire, timeoutMs * STREAM_LIMITS);
  const heard = (): void => {
    clearTimeout(silence);
    silence = setTimeout(expire, timeoutMs);
  };

  try {
    const response = await untilAborted(
      fetch(endpoint, {
        method: init.method,
        headers,
        ...(init.method === 'POST' && { body: JSON.stringify(init.body) }),
        signal: controller.signal,
        // A provider has no business with the page's cookies, and a key follows no redirect to another place.
        credentials: 'omit',
        redirect: 'error',
      }),
      controller.signal,
    );
    const streamed = isEventStream(response);
    const source: Exchange = {
      response,
      pieces: () => readPieces(response, controller.signal, streamed ? heard : () => undefined),
      text: async () => {
        let text = '';
        for await (const piece of source.pieces()) text += piece;
        return text;
      },
    };
    if (!response.ok) throw failureOf(response, await source.text(), transport.secret);
    return await read(source);
  } catch (error) {
    if (signal.aborted) throw createCancelledError();
    if (error instanceof ProviderError && !late) throw error;
    const partialText = error instanceof BrokenStream ? error.partialText : '';
    if (late) {
      const message = `The provider did not answer within ${timeoutMs / 1000} s.`;
      throw new ProviderError('OPENROUTER_TIMEOUT', message, { partialText });
    }
    throw new ProviderError('OPENROUTER_NETWORK_ERROR', 'The provider could not be reached, or the connection broke.', {
      partialText,
      cause: error,
    });
  } finally {
    clearTimeout(silence);
    clearTimeout(total);
    signal.removeEventListener('abort', abort);
    controller.abort();
  }
}

/** A line break or a letter that headers cannot carry is no lost connection: the same key fails every time. */
function headersOf({ headers }: ProviderTransport, method: 'GET' | 'POST'): Readonly<Record<string, string>> {
  const all = { ...headers, ...(method === 'POST' && { 'Content-Type': 'application/json' }) };
  try {
    void new Headers(all);
    return all;
  } catch {
    throw new ProviderError(
      'OPENROUTER_CONFIGURATION_ERROR',
      'The key, or a header, has characters that cannot be sent. Copy the key again.',
    );
  }
}

/** What a reader throws that had shown text already; it travels through the limits above. */
export class BrokenStream extends Error {
  readonly partialText: string;

  constructor(partialText: string, cause: unknown) {
    super('The stream broke.', { cause });
    this.partialText = partialText;
  }
}

export function isEventStream(response: Response): boolean {
  return response.headers.get('content-type')?.includes('text/event-stream') ?? false;
}

async function* readPieces(response: Response, signal: AbortSignal, heard: () => void): AsyncGenerator<string> {
  if (!response.body) {
    yield await untilAborted(response.text(), signal);
    return;
  }
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await untilAborted(reader.read(), signal);
      heard();
      const piece = done ? decoder.decode() : decoder.decode(value, { stream: true });
      length += piece.length;
      if (length > BODY_LIMIT) {
        throw new ProviderError('OPENROUTER_INVALID_RESPONSE', 'The answer is too long to be one.');
      }
      if (piece !== '') yield piece;
      if (done) return;
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

/** A host's `fetch` need not heed the signal; we do not wait for it. */
function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const abort = (): void => reject(new DOMException('Aborted', 'AbortError'));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

function failureOf(response: Response, body: string, secret: string | undefined): ProviderError {
  const parsed = parseJson(body);
  const words = isPlainObject(parsed) ? errorWords(parsed['error'] ?? parsed) : undefined;
  return statusError(response.status, words ?? '', secret, retryAfter(response.headers));
}

/** An error that a provider states inside an answer, whatever its HTTP status was. */
export function statedError(error: unknown, secret: string | undefined, partialText = ''): ProviderError {
  const code = isPlainObject(error) ? error['code'] : undefined;
  const status = typeof code === 'number' ? code : Number(typeof code === 'string' ? code : NaN);
  const words = errorWords(error) ?? 'The provider reported an error without saying which.';
  return statusError(Number.isInteger(status) ? status : 502, words, secret, undefined, partialText);
}

/** Status to code, as CONTRACT 2 has it; the message says what happened, and what the provider says about it. */
export function statusError(
  status: number,
  words: string,
  secret: string | undefined,
  retryAfterMs?: number,
  partialText = '',
): ProviderError {
  const reason = tell(words, secret);
  const facts = { status, reason, ...(retryAfterMs !== undefined && { retryAfterMs }), partialText };
  const [code, sentence] = meaningOf(status);
  return new ProviderError(code, reason === '' ? `${sentence} (status ${status}).` : `${sentence}: ${reason}`, facts);
}

function meaningOf(status: number): readonly [ProviderErrorCode, string] {
  if (status === 401) return ['OPENROUTER_AUTHENTICATION_FAILED', 'The provider did not accept the key'];
  if (status === 403) return ['OPENROUTER_ACCESS_DENIED', 'The provider does not allow this with the key'];
  if (status === 429) return ['OPENROUTER_RATE_LIMITED', 'The provider was asked too often'];
  if (status >= 500) return ['OPENROUTER_PROVIDER_ERROR', 'The provider had an error of its own'];
  return ['OPENROUTER_CONFIGURATION_ERROR', 'The provider refused the request'];
}

/** A provider's words, short, on one line, without the key that some of them repeat. */
export function tell(words: string, secret: string | undefined): string {
  const clean = secret ? words.replaceAll(secret, '[hidden]') : words;
  const line = hideSecrets(clean).replace(/\s+/g, ' ').trim();
  return line.length > WORDS_LIMIT ? `${line.slice(0, WORDS_LIMIT - 1)}…` : line;
}

/** The message, and the upstream's own reason where a gateway hides it in `metadata.raw`. */
function errorWords(error: unknown): string | undefined {
  if (typeof error === 'string') return error;
  if (!isPlainObject(error)) return undefined;
  const message = typeof error['message'] === 'string' ? error['message'] : undefined;
  const reason = isPlainObject(error['metadata']) ? rawReason(error['metadata']['raw']) : undefined;
  const parts = [message, reason].filter((part) => part !== undefined && part !== '');
  return parts.length > 0 ? [...new Set(parts)].join(': ') : undefined;
}

function rawReason(raw: unknown): string | undefined {
  if (typeof raw !== 'string') return isPlainObject(raw) ? errorWords(raw['error'] ?? raw) : undefined;
  const parsed = parseJson(raw);
  return (isPlainObject(parsed) ? errorWords(parsed['error'] ?? parsed) : undefined) ?? raw;
}

/** Seconds or a date (RFC 9110, 10.2.3). */
function retryAfter(headers: Headers): number | undefined {
  const value = headers.get('retry-after');
  if (value === null || value.trim() === '') return undefined;
  const seconds = Number(value);
  const delay = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(delay) ? undefined : Math.max(0, delay);
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
