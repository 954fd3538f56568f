// An endpoint for chat completions that is no server: a `fetch` that answers in the page, in the wire format, as a stream.
// The studio's own provider code reads it; that is why nothing here may be simpler than the real thing.
import type { Asked, Scenario, ScriptedReply } from './scenario.js';
import { streamTurn } from './stream-turn.js';

/** What went over the wire, in one line for each request. */
export interface WireLine {
  readonly request: string;
  readonly response: string;
}

export interface SimulatedEndpoint {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  choose(scenario: Scenario): void;
}

interface WireMessage {
  readonly role: string;
  readonly content: string | null;
}

export function createSimulatedEndpoint(first: Scenario, onExchange: (line: WireLine) => void): SimulatedEndpoint {
  let scenario = first;
  let requests = 0;

  return {
    choose(next) {
      scenario = next;
      requests = 0;
    },
    async fetch(url, { body, signal }) {
      signal?.throwIfAborted();
      const { messages } = JSON.parse(String(body)) as { readonly messages: readonly WireMessage[] };
      const asked: Asked = { ...readConversation(messages), request: ++requests };
      const { prompt, takes } = scenario;
      const isItsOwn = asked.prompt.includes(prompt) || takes?.test(asked.prompt);
      const reply = isItsOwn ? scenario.reply(asked) : confession(prompt);
      onExchange({
        request: `POST ${new URL(url).pathname}, ${messages.length} messages`,
        response: describe(reply),
      });
      if (reply.kind === 'turn') return streamTurn(reply, `${scenario.id}-${requests}`, signal ?? undefined);
      const error = { error: { code: reply.status, message: reply.message } };
      return Response.json(error, { status: reply.status, headers: { ...reply.headers } });
    },
  };
}

/** A script that answers whatever is asked would say what is not so. */
function confession(prompt: string): ScriptedReply {
  return { kind: 'turn', text: `I am a script and know one thing: “${prompt}”.` };
}

function readConversation(messages: readonly WireMessage[]): Omit<Asked, 'request'> {
  const prompted = messages.findLastIndex(({ role }) => role === 'user');
  const sincePrompt = messages.slice(prompted + 1);
  const latest = sincePrompt.slice(sincePrompt.findLastIndex(({ role }) => role === 'assistant') + 1);
  return {
    prompt: messages[prompted]?.content ?? '',
    turn: sincePrompt.filter(({ role }) => role === 'assistant').length,
    results: latest.map(({ content }) => JSON.parse(content ?? '{}') as Readonly<Record<string, unknown>>),
  };
}

function describe(reply: ScriptedReply): string {
  if (reply.kind === 'refusal') {
    const wait = reply.headers?.['Retry-After'];
    return wait === undefined ? String(reply.status) : `${reply.status}, Retry-After ${wait} s`;
  }
  const calls = reply.calls?.length ?? 0;
  const what = calls === 0 ? 'text' : calls === 1 ? '1 call' : `${calls} calls`;
  return `200, stream of ${what}${reply.cut ? ', cut' : ''}`;
}
