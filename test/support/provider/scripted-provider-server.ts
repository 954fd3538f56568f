// A provider that says what a test tells it to, over real HTTP on loopback, in the wire shapes of chat completions and of
// Anthropic Messages, streamed or not, with every fault on the way. It judges each request by the rules of its format.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { anthropicFaults, chatCompletionsFaults } from './message-rules.js';
import { anthropicBody, anthropicEvents, chatCompletionsBody, chatCompletionsEvents } from './wire-shapes.js';

export type ScriptedReply =
  /** An answer in the format that the request's address asks for. */
  | {
      readonly text?: string;
      readonly calls?: readonly ScriptedCall[];
      readonly finish?: string | null;
      /** Streamed: ends without finish event after that many events. */
      readonly cutAfter?: number;
      /** Milliseconds between events. */
      readonly dripMs?: number;
      /** Streamed: an error chunk after the text. */
      readonly errorChunk?: unknown;
    }
  /** Exactly this. */
  | { readonly status?: number; readonly headers?: Readonly<Record<string, string>>; readonly body: string }
  /** The connection breaks before an answer. */
  | { readonly destroy: true }
  /** No answer, until the client gives up. */
  | { readonly silent: true };

export interface ScriptedCall {
  readonly id: string;
  /** The wire name. */
  readonly name: string;
  readonly arguments: unknown;
}

export interface SeenRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: Readonly<Record<string, unknown>>;
  /** Rules of the format that the request broke; each breach would have been a 400. */
  readonly faults: readonly string[];
  /** Milliseconds since the epoch. */
  readonly at: number;
}

export interface ScriptedProviderServer {
  readonly chatCompletions: string;
  readonly anthropic: string;
  readonly requests: SeenRequest[];
  /** The replies to come, in order; a function sees the request. Without one left the answer is the text `done`. */
  readonly script: (ScriptedReply | ((request: SeenRequest) => ScriptedReply))[];
  close(): Promise<void>;
}

export async function startScriptedProvider(): Promise<ScriptedProviderServer> {
  const requests: SeenRequest[] = [];
  const script: ScriptedProviderServer['script'] = [];
  const server = createServer((request, response) => {
    void readBody(request).then(async (text) => {
      if (request.method === 'OPTIONS') return void response.writeHead(204, CORS).end();
      const isAnthropic = request.url?.startsWith('/v1/messages') ?? false;
      const body = JSON.parse(text || '{}') as Record<string, unknown>;
      const faults = isAnthropic ? anthropicFaults(body) : chatCompletionsFaults(body);
      const seen: SeenRequest = { url: request.url ?? '', headers: request.headers, body, faults, at: Date.now() };
      requests.push(seen);
      const next = script.shift() ?? { text: 'done' };
      await reply(response, typeof next === 'function' ? next(seen) : next, isAnthropic, body['stream'] === true);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    chatCompletions: `${origin}/v1/chat/completions`,
    anthropic: `${origin}/v1/messages`,
    requests,
    script,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*, Authorization, Content-Type, X-Title, HTTP-Referer, x-api-key, anthropic-version',
  'Access-Control-Allow-Methods': 'POST, GET',
  // Without this a page cannot read how long it is asked to wait.
  'Access-Control-Expose-Headers': 'Retry-After',
};

async function reply(
  response: ServerResponse,
  answer: ScriptedReply,
  isAnthropic: boolean,
  streamed: boolean,
): Promise<void> {
  if ('destroy' in answer) return void response.destroy();
  if ('silent' in answer) return;
  if ('body' in answer) {
    const headers = { ...CORS, 'Content-Type': 'application/json', ...answer.headers };
    return void response.writeHead(answer.status ?? 200, headers).end(answer.body);
  }
  if (!streamed) {
    const body = isAnthropic ? anthropicBody(answer) : chatCompletionsBody(answer);
    return void response.writeHead(200, { ...CORS, 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  }
  response.writeHead(200, { ...CORS, 'Content-Type': 'text/event-stream' });
  const events = isAnthropic ? anthropicEvents(answer) : chatCompletionsEvents(answer);
  for (const [index, event] of events.entries()) {
    if (answer.cutAfter === index) return void response.end();
    if (response.destroyed) return;
    response.write(event);
    if (answer.dripMs) await new Promise((resolve) => setTimeout(resolve, answer.dripMs));
  }
  response.end();
}

async function readBody(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString('utf8');
}
