import type { ScriptedCall } from './scripted-provider-server.js';

interface Answer {
  readonly text?: string;
  readonly calls?: readonly ScriptedCall[];
  readonly finish?: string | null;
  readonly errorChunk?: unknown;
}

const USAGE = { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 };

export function chatCompletionsBody({ text, calls = [], finish }: Answer): unknown {
  const finishReason = finish === undefined ? (calls.length > 0 ? 'tool_calls' : 'stop') : finish;
  const message = {
    role: 'assistant',
    content: text ?? null,
    ...(calls.length > 0 && { tool_calls: calls.map(toToolCall) }),
  };
  return { id: 'gen-1', choices: [{ index: 0, message, finish_reason: finishReason }], usage: USAGE };
}

function toToolCall({ id, name, arguments: args }: ScriptedCall): unknown {
  return {
    id,
    type: 'function',
    function: { name, arguments: typeof args === 'string' ? args : JSON.stringify(args) },
  };
}

/** Comments, then words, then calls in two pieces each, then the finish event. */
export function chatCompletionsEvents(answer: Answer): readonly string[] {
  const { text = '', calls = [], finish, errorChunk } = answer;
  const delta = (fields: object): string => data({ choices: [{ index: 0, delta: fields, finish_reason: null }] });
  const events = [': PROCESSING\n\n', delta({ role: 'assistant', content: '' })];
  for (const word of text.match(/\S+\s*/g) ?? []) events.push(delta({ content: word }));
  if (errorChunk !== undefined) return [...events, data({ error: errorChunk })];
  calls.forEach(({ id, name, arguments: args }, index) => {
    const written = typeof args === 'string' ? args : JSON.stringify(args);
    const half = Math.ceil(written.length / 2);
    const first = { index, id, type: 'function', function: { name, arguments: written.slice(0, half) } };
    events.push(delta({ tool_calls: [first] }));
    events.push(delta({ tool_calls: [{ index, function: { arguments: written.slice(half) } }] }));
  });
  const reason = finish ?? (calls.length > 0 ? 'tool_calls' : 'stop');
  events.push(data({ choices: [{ index: 0, delta: {}, finish_reason: reason }], usage: USAGE }));
  return [...events, 'data: [DONE]\n\n'];
}

export function anthropicBody({ text, calls = [], finish }: Answer): unknown {
  const content = [
    ...(text ? [{ type: 'text', text }] : []),
    ...calls.map(({ id, name, arguments: input }) => ({ type: 'tool_use', id, name, input })),
  ];
  const stopReason = finish ?? (calls.length > 0 ? 'tool_use' : 'end_turn');
  const usage = { input_tokens: 10, output_tokens: 5 };
  return { type: 'message', role: 'assistant', content, stop_reason: stopReason, usage };
}

export function anthropicEvents({ text = '', calls = [], finish, errorChunk }: Answer): readonly string[] {
  const event = (type: string, fields: object): string => `event: ${type}\n${data({ type, ...fields })}`;
  const events = [event('message_start', { message: { role: 'assistant', usage: { input_tokens: 10 } } })];
  events.push(event('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }));
  for (const word of text.match(/\S+\s*/g) ?? []) {
    events.push(event('content_block_delta', { index: 0, delta: { type: 'text_delta', text: word } }));
  }
  if (errorChunk !== undefined) return [...events, event('error', { error: errorChunk })];
  calls.forEach(({ id, name, arguments: args }, place) => {
    const index = place + 1;
    const written = JSON.stringify(args);
    const half = Math.ceil(written.length / 2);
    events.push(event('content_block_start', { index, content_block: { type: 'tool_use', id, name, input: {} } }));
    for (const piece of [written.slice(0, half), written.slice(half)]) {
      events.push(event('content_block_delta', { index, delta: { type: 'input_json_delta', partial_json: piece } }));
    }
    events.push(event('content_block_stop', { index }));
  });
  const stopReason = finish ?? (calls.length > 0 ? 'tool_use' : 'end_turn');
  events.push(event('message_delta', { delta: { stop_reason: stopReason }, usage: { output_tokens: 5 } }));
  return [...events, event('message_stop', {})];
}

function data(value: object): string {
  return `data: ${JSON.stringify(value)}\n\n`;
}
