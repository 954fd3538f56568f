// What an endpoint does that means harm, or is broken beyond what its format allows.
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import {
  createChatCompletionsProvider,
  type ChatCompletionsOptions,
} from '../../../../src/adapters/provider/chat-completions-provider.js';
import type { ModelTurn } from '../../../../src/core/agent/provider/model-provider.js';
import { ProviderError } from '../../../../src/core/agent/provider/provider-error.js';
import type { ToolDefinition } from '../../../../src/core/protocol/definition.js';
import {
  startScriptedProvider,
  type ScriptedProviderServer,
  type ScriptedReply,
} from '../../../support/provider/scripted-provider-server.js';

const KEY = 'sk-or-v1-0123456789abcdef';
const TOOLS: readonly ToolDefinition[] = [
  { name: 'workspace.readFile', inputSchema: { type: 'object', required: ['path'], properties: {} } },
];
const READ = { id: 'c2', name: 'workspace__readFile', arguments: { path: 'index.html' } };

let server: ScriptedProviderServer;
before(async () => void (server = await startScriptedProvider()));
after(() => server.close());
beforeEach(() => {
  server.script.length = 0;
  server.requests.length = 0;
});

function ask(reply: ScriptedReply, options: Partial<ChatCompletionsOptions> = {}): Promise<ModelTurn> {
  server.script.push(reply);
  const endpoint = server.chatCompletions;
  const provider = createChatCompletionsProvider({ endpoint, model: 'm', apiKey: KEY, timeoutMs: 10_000, ...options });
  const messages = [{ role: 'user', text: 'Hello' }] as const;
  const { signal } = new AbortController();
  return provider.requestTurn({ system: 'S', messages, tools: TOOLS }, { signal });
}

async function failure(promise: Promise<unknown>): Promise<ProviderError> {
  const error: unknown = await promise.then(
    () => assert.fail('it succeeded'),
    (thrown: unknown) => thrown,
  );
  assert.ok(error instanceof ProviderError, String(error));
  assert.ok(error.message.startsWith(`[${error.code}] `));
  return error;
}

describe('a hostile provider', () => {
  it('cannot nest arguments so deep that the conversation could not be written again', async () => {
    const deep = `{"a":${'['.repeat(9_000)}${']'.repeat(9_000)}}`;
    const error = await failure(ask({ calls: [{ ...READ, arguments: deep }] }));
    assert.deepEqual([error.code, error.retryReason], ['OPENROUTER_INVALID_TOOL_CALL', undefined]);
  });

  it('cannot fill the page: a name, an answer and a stream of one endless line have an end', async () => {
    const long = await failure(ask({ calls: [{ ...READ, name: 'x'.repeat(10_000) }] }));
    assert.equal(long.code, 'OPENROUTER_INVALID_RESPONSE');
    const endless = 'x'.repeat(4_100_000);
    for (const headers of [{ 'Content-Type': 'text/event-stream' }, { 'Content-Type': 'application/json' }]) {
      const error = await failure(ask({ headers, body: `data: ${endless}` }, { timeoutMs: 10_000 }));
      assert.deepEqual([error.code, error.retryReason], ['OPENROUTER_INVALID_RESPONSE', undefined]);
    }
  });

  it('cannot hold a request open with signs of life alone', async () => {
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, 10));
        controller.enqueue(new TextEncoder().encode(': still here\n\n'));
      },
    });
    const headers = { 'Content-Type': 'text/event-stream' };
    const fetch = () => Promise.resolve(new Response(body, { headers }));
    const startedAt = Date.now();
    const error = await failure(ask({ text: 'unused' }, { fetch, timeoutMs: 50 }));
    assert.equal(error.code, 'OPENROUTER_TIMEOUT');
    assert.ok(Date.now() - startedAt < 10_000);
  });

  it('gets no key by a redirect', async () => {
    const target = await startScriptedProvider();
    const moved = { status: 307, headers: { Location: target.chatCompletions }, body: '' };
    assert.equal((await failure(ask(moved))).code, 'OPENROUTER_NETWORK_ERROR');
    assert.deepEqual(target.requests, []);
    await target.close();
  });

  it('is not asked at all with a key that would break out of its header', async () => {
    for (const apiKey of ['sk-1\r\nX-Evil: 1', 'sk-“quoted”', 'sk-\u0000']) {
      const error = await failure(ask({ text: 'unused' }, { apiKey }));
      assert.deepEqual([error.code, error.retryable], ['OPENROUTER_CONFIGURATION_ERROR', false]);
      assert.equal(error.message.includes(apiKey), false);
    }
    assert.deepEqual(server.requests, []);
  });
});
