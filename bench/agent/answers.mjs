// The same answer for both sides, in the wire format of chat completions.

/** One piece of streamed text: a token or two. */
export const CHUNK = 'a word ';

const encoder = new TextEncoder();
/** Events that arrive in one packet. */
const EVENTS_A_PACKET = 8;

/** A response that streams `chunks` pieces of text, some events a packet, as a network gives them. */
export function eventStreamResponse(chunks) {
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      const last = Math.min(sent + EVENTS_A_PACKET, chunks);
      let packet = '';
      for (; sent < last; sent++) packet += event({ content: CHUNK }, null);
      if (sent === chunks) packet += `${event({}, 'stop')}data: [DONE]\n\n`;
      controller.enqueue(encoder.encode(packet));
      if (sent === chunks) controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

function event(delta, finishReason) {
  const chunk = { id: 'gen-1', object: 'chat.completion.chunk', created: 1, model: 'mock' };
  return `data: ${JSON.stringify({ ...chunk, choices: [{ index: 0, delta, finish_reason: finishReason }] })}\n\n`;
}
