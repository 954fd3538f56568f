// The `ai` package: its tool loop and its text stream, with its own mock model.
import { generateText, stepCountIs, streamText, tool } from 'ai';
import { MockLanguageModelV3, simulateReadableStream } from 'ai/test';
import { CHUNK } from '../agent/answers.mjs';
import { ORDER_ARGUMENTS, refund } from '../registry/order-tool.mjs';
import { orderShapes } from './order-shapes.mjs';

const USAGE = {
  inputTokens: { total: 10, noCache: 10, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: 5, text: 5, reasoning: undefined },
};
const ended = (unified) => ({ finishReason: { unified, raw: unified }, usage: USAGE, warnings: [] });

/** Runs of `steps` steps with one call each, and the words at the end. */
export async function createSteps(steps) {
  const model = new MockLanguageModelV3({
    async doGenerate({ prompt }) {
      const made = prompt.filter(({ role }) => role === 'tool').length;
      if (made === steps) return { content: [{ type: 'text', text: 'done' }], ...ended('stop') };
      const input = JSON.stringify(ORDER_ARGUMENTS);
      const call = { type: 'tool-call', toolCallId: `call-${made}`, toolName: 'orders_refund', input };
      return { content: [call], ...ended('tool-calls') };
    },
  });
  const tools = { orders_refund: tool({ ...orderShapes(), execute: refund }) };
  const stopWhen = stepCountIs(steps + 1);
  return async () => {
    const outcome = await timed(() => generateText({ model, tools, prompt: 'Refund what was damaged', stopWhen }));
    const results = outcome.value.steps.flatMap(({ toolResults }) => toolResults);
    const isComplete = results.length === steps && results.every(({ output }) => output?.refunded === 1250);
    if (!isComplete) throw new Error(`${results.length} results`);
    // The mock remembers every request it ever got.
    model.doGenerateCalls.length = 0;
    return outcome.milliseconds;
  };
}

/** One answer of `chunks` pieces of text, read as it comes. */
export async function runMockChunks(chunks) {
  const pieces = Array.from({ length: chunks }, () => ({ type: 'text-delta', id: 't', delta: CHUNK }));
  const { finishReason, usage } = ended('stop');
  const parts = [
    { type: 'stream-start', warnings: [] },
    { type: 'text-start', id: 't' },
    ...pieces,
    { type: 'text-end', id: 't' },
    { type: 'finish', finishReason, usage },
  ];
  const model = new MockLanguageModelV3({
    doStream: async () => ({
      stream: simulateReadableStream({ chunks: parts, initialDelayInMs: null, chunkDelayInMs: null }),
    }),
  });
  const outcome = await timed(async () => {
    let text = '';
    for await (const piece of streamText({ model, prompt: 'Tell a story' }).textStream) text += piece;
    return text;
  });
  if (outcome.value !== CHUNK.repeat(chunks)) throw new Error('the text is not what was sent');
  return outcome.milliseconds;
}

async function timed(work) {
  const start = performance.now();
  const value = await work();
  return { value, milliseconds: performance.now() - start };
}
