import type { ScriptedReply } from './scenario.js';

type Turn = Extract<ScriptedReply, { readonly kind: 'turn' }>;

const PACE_MS = 30;

/** A turn as server-sent events: a comment, then words, then each call in pieces, then the finish and the usage. */
export function streamTurn(turn: Turn, id: string, signal: AbortSignal | undefined): Response {
  const events = eventsOf(turn, id)[Symbol.iterator]();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = events.next();
      if (done) return controller.close();
      await pause(turn.pace ?? PACE_MS, signal);
      if (signal?.aborted) controller.error(signal.reason);
      else controller.enqueue(encoder.encode(value));
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
}

function* eventsOf({ text = '', calls = [], cut = false }: Turn, id: string): Generator<string> {
  const event = (choice: object, more: object = {}): string =>
    `data: ${JSON.stringify({ id, object: 'chat.completion.chunk', model: 'simulated', choices: [choice], ...more })}\n\n`;
  const delta = (fields: object): string => event({ index: 0, delta: fields, finish_reason: null });

  yield ': SIMULATED PROCESSING\n\n';
  yield delta({ role: 'assistant', content: '' });
  for (const word of text.match(/\S+\s*/g) ?? []) yield delta({ content: word });
  if (cut) return;
  for (const [index, call] of calls.entries()) {
    const args = typeof call.arguments === 'string' ? call.arguments : JSON.stringify(call.arguments);
    const begun = {
      index,
      id: `${id}-call-${index + 1}`,
      type: 'function',
      function: { name: call.name, arguments: '' },
    };
    yield delta({ tool_calls: [begun] });
    for (const piece of args.match(/[^]{1,120}/g) ?? []) {
      yield delta({ tool_calls: [{ index, function: { arguments: piece } }] });
    }
  }
  const usage = { prompt_tokens: 900, completion_tokens: 60, total_tokens: 960 };
  yield event({ index: 0, delta: {}, finish_reason: calls.length > 0 ? 'tool_calls' : 'stop' }, { usage });
  yield 'data: [DONE]\n\n';
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}
