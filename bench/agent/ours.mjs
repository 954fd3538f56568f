// A studio as a host makes it, with one tool of the host's and a model that is a script.
import { createAjvValidator } from 'jig-studio/adapters/validator/ajv-validator.js';
import { createChatCompletionsProvider } from 'jig-studio/adapters/provider/chat-completions-provider.js';
import { createStudio } from 'jig-studio/core';
import { ORDER_ARGUMENTS, orderDefinition, refund, toolName } from '../registry/order-tool.mjs';
import { CHUNK, eventStreamResponse } from './answers.mjs';

/** Runs of `steps` turns with one call each, and the words at the end, in one studio: each in a new conversation. */
export async function createSteps(steps) {
  const provider = {
    name: 'mock',
    async requestTurn({ messages }) {
      const made = messages.filter(({ role }) => role === 'results').length;
      if (made === steps) return { text: 'done', calls: [] };
      return { text: '', calls: [{ id: `call-${made}`, name: toolName(0), arguments: ORDER_ARGUMENTS }] };
    },
  };
  const studio = await openStudio(provider, { maxTurns: steps + 1, maxCalls: steps });
  return async () => {
    const outcome = await timed(() => studio.agent.run('Refund what was damaged'));
    const rows = studio.agent.getSnapshot().messages.at(-1).steps;
    studio.agent.clearConversation();
    const completed = rows.filter(({ status }) => status === 'completed').length;
    if (outcome.value.state !== 'completed' || completed !== steps) throw new Error(JSON.stringify(outcome.value));
    return outcome.milliseconds;
  };
}

/** A run whose only turn is `chunks` pieces of text, reported by a mock provider. */
export async function runMockChunks(chunks) {
  const provider = {
    name: 'mock',
    async requestTurn(_request, { onProgress }) {
      const pieces = [];
      for await (const text of piecesOf(chunks)) {
        pieces.push(text);
        onProgress({ kind: 'text', text });
      }
      return { text: pieces.join(''), calls: [] };
    },
  };
  return runText(provider, chunks);
}

/** The same from an event stream: read, parsed, checked. */
export async function runWireChunks(chunks) {
  const provider = createChatCompletionsProvider({
    endpoint: 'http://provider.invalid/v1/chat/completions',
    model: 'mock',
    fetch: async () => eventStreamResponse(chunks),
  });
  return runText(provider, chunks);
}

async function runText(provider, chunks) {
  const studio = await openStudio(provider);
  const outcome = await timed(() => studio.agent.run('Tell a story'));
  await studio.dispose();
  if (outcome.value.text !== CHUNK.repeat(chunks)) throw new Error('the text is not what was sent');
  return outcome.milliseconds;
}

async function openStudio(provider, runBudgets) {
  const studio = createStudio({
    validator: createAjvValidator(),
    policy: () => 'allow',
    provider,
    runBudgets,
    allowedToolNames: [toolName(0)],
  });
  studio.registry.register(orderDefinition(), refund);
  await studio.ready;
  return studio;
}

async function* piecesOf(chunks) {
  for (let index = 0; index < chunks; index++) yield CHUNK;
}

async function timed(work) {
  const start = performance.now();
  const value = await work();
  return { value, milliseconds: performance.now() - start };
}
