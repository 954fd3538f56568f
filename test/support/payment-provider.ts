import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the provider does with the next charge, once it is on its books. */
export type ProviderMood = 'answer' | 'hold' | 'drop' | 'decline';

export interface PaymentProvider {
  readonly url: string;
  /** How often a key was charged: there is no protection of its own against a second request. */
  charges(key: string): number;
  /** Settles when the key has been charged. */
  charged(key: string): Promise<void>;
  mood: ProviderMood;
  stop(): Promise<void>;
}

/** A real HTTP server that charges as often as it is asked, so a test counts what the service really sent. */
export async function startPaymentProvider(): Promise<PaymentProvider> {
  const books = new Map<string, number>();
  const waiting = new Map<string, () => void>();
  const server = createServer((request, response) => {
    if (request.method === 'GET') return find(request, response);
    request.resume().on('end', () => charge(request, response));
  });

  function find(request: IncomingMessage, response: ServerResponse): void {
    const key = decodeURIComponent(request.url!.split('/').at(-1)!);
    if (!books.has(key)) return void response.writeHead(404).end();
    answer(response, key);
  }

  function charge(request: IncomingMessage, response: ServerResponse): void {
    const key = String(request.headers['idempotency-key']);
    if (provider.mood === 'decline') return void response.writeHead(402).end();
    books.set(key, (books.get(key) ?? 0) + 1);
    waiting.get(key)?.();
    if (provider.mood === 'answer') answer(response, key);
    else if (provider.mood === 'drop') request.socket.destroy();
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const provider: PaymentProvider = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    charges: (key) => books.get(key) ?? 0,
    charged: (key) => new Promise((resolve) => (books.has(key) ? resolve() : waiting.set(key, resolve))),
    mood: 'answer',
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return provider;
}

function answer(response: ServerResponse, key: string): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ receipt: `receipt of ${key}` }));
}
