import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { createAnthropicProvider } from '../../../../src/adapters/provider/anthropic-provider.js';
import {
  createChatCompletionsProvider,
  type ChatCompletionsOptions,
} from '../../../../src/adapters/provider/chat-completions-provider.js';
import { createOpenRouterProvider } from '../../../../src/adapters/provider/openrouter-provider.js';
import type { ModelTurn, TurnProgress } from '../../../../src/core/agent/provider/model-provider.js';
import { ProviderError } from '../../../../src/core/agent/provider/provider-error.js';
import type { ToolDefinition } from '../../../../src/core/protocol/definition.js';
import {
  startScriptedProvider,
  type ScriptedProviderServer,
  type ScriptedReply,
} from '../../../support/provider/scripted-provider-server.js';

const KEY = 'sk-or-v1-0123456789abcdef';
const TOOLS: readonly ToolDefinition[] = [
  { name: 'workspace.getStatus', inputSchema: { type: 'object', properties: {} } },
  { name: 'workspace.readFile', inputSchema: { type: 'object', required: ['path'], properties: {} } },
];
const STATUS = { id: 'c1', name: 'workspace__getStatus', arguments: {} };
const READ = { id: 'c2', name: 'workspace__readFile', arguments: { path: 'index.html' } };

let server: ScriptedProviderServer;
before(async () => void (server = await startScriptedProvider()));
after(() => server.close());
beforeEach(() => {
  server.script.length = 0;
  server.requests.length = 0;
});

function ask(
  reply: ScriptedReply,
  options: Partial<ChatCompletionsOptions> = {},
  onProgress: (progress: TurnProgress) => void = () => undefined,
  signal = new AbortController().signal,
): Promise<ModelTurn> {
  server.script.push(reply);
  const provider = createChatCompletionsProvider({
    endpoint: server.chatCompletions,
    model: 'test/model',
    apiKey: KEY,
    timeoutMs: 10_000,
    ...options,
  });
  const messages = [{ role: 'user', text: 'Hello' }] as const;
  return provider.requestTurn({ system: 'S', messages, tools: TOOLS }, { signal, onProgress });
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

const json = (value: unknown): ScriptedReply => ({ body: JSON.stringify(value) });
const message = (fields: object, finish: string | null = 'tool_calls'): ScriptedReply =>
  json({ choices: [{ message: { role: 'assistant', content: null, ...fields }, finish_reason: finish }] });
const rawCall = (fields: object): object => ({ id: 'c1', type: 'function', ...fields });

describe('a turn over chat completions', () => {
  it('is the same streamed and in one piece, in calls, text and usage', async () => {
    const reply = { text: 'Let me look at it.', calls: [STATUS, READ] };
    const streamed = await ask(reply);
    const whole = await ask(reply, { stream: false });
    assert.deepEqual(streamed, whole);
    assert.deepEqual(streamed.calls, [
      { id: 'c1', name: 'workspace.getStatus', arguments: {} },
      { id: 'c2', name: 'workspace.readFile', arguments: { path: 'index.html' } },
    ]);
    assert.deepEqual(streamed.usage, { inputTokens: 10, outputTokens: 5 });
    assert.deepEqual(
      server.requests.flatMap(({ faults }) => faults),
      [],
    );
  });

  it('shows text and begun calls as progress, in order', async () => {
    const seen: TurnProgress[] = [];
    await ask({ text: 'One two', calls: [STATUS] }, {}, (progress) => seen.push(progress));
    assert.deepEqual(seen, [
      { kind: 'text', text: 'One ' },
      { kind: 'text', text: 'two' },
      { kind: 'call', name: 'workspace__getStatus' },
    ]);
  });

  it('runs a valid call of an answer in one piece whatever its finish reason is called', async () => {
    for (const finish of ['stop', null, 'unknown']) {
      const turn = await ask({ calls: [STATUS], finish }, { stream: false });
      assert.equal(turn.calls.length, 1, String(finish));
    }
  });

  it('has no phantom call where the only index is 1', async () => {
    const delta = (fields: object, finish: string | null): string =>
      `data: ${JSON.stringify({ choices: [{ delta: fields, finish_reason: finish }] })}\n\n`;
    const call = { index: 1, id: 'c1', type: 'function', function: { name: 'workspace__getStatus', arguments: '{}' } };
    const body = delta({ tool_calls: [call] }, null) + delta({}, 'tool_calls');
    const turn = await ask({ body, headers: { 'Content-Type': 'text/event-stream' } });
    assert.deepEqual(turn.calls, [{ id: 'c1', name: 'workspace.getStatus', arguments: {} }]);
  });

  it('keeps the name of a tool that is unknown here as the model wrote it', async () => {
    const turn = await ask({ calls: [{ ...STATUS, name: 'no_such_tool' }] });
    assert.equal(turn.calls[0]?.name, 'no_such_tool');
  });
});

describe('a turn that is cut', () => {
  it('runs none of its calls, streamed or not, and is not asked for again by itself', async () => {
    for (const stream of [true, false]) {
      const error = await failure(ask({ text: 'Now', calls: [STATUS], finish: 'length' }, { stream }));
      assert.equal(error.code, 'OPENROUTER_PROVIDER_ERROR');
      assert.equal(error.retryable, true);
      assert.equal(error.retryReason, undefined);
    }
  });

  it('without a finish event is an error that keeps the text', async () => {
    const error = await failure(ask({ text: 'Half of it', calls: [STATUS], cutAfter: 5 }));
    assert.equal(error.code, 'OPENROUTER_NETWORK_ERROR');
    assert.equal(error.partialText, 'Half of it');
    assert.equal(error.retryReason, undefined);
  });

  it('by an error chunk after text surfaces that error and keeps the text', async () => {
    const error = await failure(ask({ text: 'Half', errorChunk: { code: 502, message: 'Upstream died' } }));
    assert.equal(error.code, 'OPENROUTER_PROVIDER_ERROR');
    assert.equal(error.partialText, 'Half');
    assert.match(error.message, /Upstream died/);
  });
});

describe('an answer with an error', () => {
  it('has the code and the retryability of its status', async () => {
    const expected: readonly (readonly [number, string, boolean])[] = [
      [400, 'OPENROUTER_CONFIGURATION_ERROR', false],
      [401, 'OPENROUTER_AUTHENTICATION_FAILED', false],
      [402, 'OPENROUTER_CONFIGURATION_ERROR', false],
      [403, 'OPENROUTER_ACCESS_DENIED', false],
      [404, 'OPENROUTER_CONFIGURATION_ERROR', false],
      [429, 'OPENROUTER_RATE_LIMITED', true],
      [500, 'OPENROUTER_PROVIDER_ERROR', true],
      [503, 'OPENROUTER_PROVIDER_ERROR', true],
    ];
    for (const [status, code, retryable] of expected) {
      const error = await failure(ask({ status, body: '{"error":{"message":"no"}}' }));
      assert.deepEqual([error.code, error.retryable, error.details?.['status']], [code, retryable, status]);
      assert.equal(error.retryReason === undefined, !retryable);
    }
  });

  it('of status 200 has the status inside, and the upstream’s own reason', async () => {
    const raw = JSON.stringify({ error: { message: 'context window exceeded' } });
    const error = await failure(
      ask(json({ error: { code: 502, message: 'Provider returned error', metadata: { raw } } }), { stream: false }),
    );
    assert.equal(error.code, 'OPENROUTER_PROVIDER_ERROR');
    assert.equal(error.details?.['status'], 502);
    assert.equal(error.retryReason, 'provider');
    assert.match(error.message, /Provider returned error: context window exceeded/);
  });

  it('never repeats the key, and at most 240 characters of the provider', async () => {
    const words = `Incorrect API key provided: ${KEY}. ${'x'.repeat(500)}`;
    const error = await failure(ask({ status: 401, body: JSON.stringify({ error: { message: words } }) }));
    assert.equal(error.message.includes(KEY), false);
    const reason = String(error.details?.['reason']);
    assert.ok(reason.length <= 240 && error.message.endsWith(reason));
  });

  it('begins with its code and says what happened, whatever the provider says about it', async () => {
    const told = await failure(ask({ status: 401, body: '{"error":{"message":"User not found."}}' }));
    assert.equal(
      told.message,
      '[OPENROUTER_AUTHENTICATION_FAILED] The provider did not accept the key: User not found.',
    );
    const silent = await failure(ask({ status: 402, body: '' }));
    assert.equal(silent.message, '[OPENROUTER_CONFIGURATION_ERROR] The provider refused the request (status 402).');
    assert.equal(silent.details?.['reason'], undefined);
  });

  it('is invalid, and final, without choices, with empty choices, or as a page of HTML', async () => {
    for (const reply of [json({}), json({ choices: [] }), { body: '<!doctype html><p>Hi' }, json([]), json('text')]) {
      const error = await failure(ask(reply, { stream: false }));
      assert.equal(error.code, 'OPENROUTER_INVALID_RESPONSE');
      assert.equal(error.retryable, false);
    }
  });

  it('is a missing message where the body is empty', async () => {
    const error = await failure(ask({ body: '  ' }));
    assert.equal(error.code, 'OPENROUTER_NO_ASSISTANT_MESSAGE');
  });

  it('is invalid with another role, other content, or broken records of calls', async () => {
    const named = { name: 'workspace__getStatus', arguments: '{}' };
    const broken = [
      message({ role: 'user' }),
      message({ content: ['text'] }),
      message({ tool_calls: [{ id: 'c1', function: named }] }),
      message({ tool_calls: [rawCall({ id: '', function: named })] }),
      message({ tool_calls: [rawCall({ function: named }), rawCall({ function: named })] }),
      message({ tool_calls: [rawCall({ function: { arguments: '{}' } })] }),
      message({ tool_calls: [rawCall({ function: { name: 'workspace__getStatus', arguments: {} } })] }),
    ];
    for (const reply of broken) {
      assert.equal((await failure(ask(reply, { stream: false }))).code, 'OPENROUTER_INVALID_RESPONSE');
    }
  });

  it('is an invalid tool call where the arguments are no JSON object', async () => {
    for (const args of ['', '{"path":', '[]', 'null', '"x"']) {
      const reply = message({ tool_calls: [rawCall({ function: { name: 'workspace__getStatus', arguments: args } })] });
      const error = await failure(ask(reply, { stream: false }));
      assert.equal(error.code, 'OPENROUTER_INVALID_TOOL_CALL');
      assert.equal(error.retryable, true);
      assert.equal(error.retryReason, undefined);
    }
  });
});

describe('declared quirks', () => {
  const call = (args: unknown, name = 'workspace__getStatus', id = 'c1'): ScriptedReply =>
    message({ tool_calls: [rawCall({ id, function: { name, arguments: args } })] });

  it('let empty arguments be an object for a tool without required fields only', async () => {
    const quirks = { emptyArguments: 'object' } as const;
    const turn = await ask(call(''), { stream: false, quirks });
    assert.deepEqual(turn.calls[0]?.arguments, {});
    assert.deepEqual(turn.quirks, ['emptyArguments']);
    const error = await failure(ask(call('', 'workspace__readFile'), { stream: false, quirks }));
    assert.equal(error.code, 'OPENROUTER_INVALID_TOOL_CALL');
  });

  it('let arguments be an object', async () => {
    const turn = await ask(call({ path: 'a' }), { stream: false, quirks: { objectArguments: true } });
    assert.deepEqual(turn.calls[0]?.arguments, { path: 'a' });
  });

  it('give calls without ids distinct ones', async () => {
    const named = { name: 'workspace__getStatus', arguments: '{}' };
    const reply = message({ tool_calls: [rawCall({ id: '', function: named }), rawCall({ id: '', function: named })] });
    const { calls } = await ask(reply, { stream: false, quirks: { missingCallIds: 'assign' } });
    assert.equal(new Set(calls.map(({ id }) => id)).size, 2);
  });

  it('send an empty text instead of null', async () => {
    const messages = [
      { role: 'user', text: 'Hello' },
      { role: 'assistant', text: '', calls: [{ id: 'c1', name: 'workspace.getStatus', arguments: {} }] },
      { role: 'results', results: [{ callId: 'c1', name: 'workspace.getStatus', text: '{}', isError: false }] },
    ] as const;
    for (const [nullContent, expected] of [
      [undefined, null],
      [false, ''],
    ] as const) {
      const provider = createChatCompletionsProvider({
        endpoint: server.chatCompletions,
        model: 'm',
        ...(nullContent === false && { quirks: { nullContent } }),
      });
      const { signal } = new AbortController();
      await provider.requestTurn({ system: 'S', messages, tools: TOOLS }, { signal });
      const sent = server.requests.at(-1)?.body['messages'] as readonly { readonly content: unknown }[];
      assert.equal(sent[2]?.content, expected);
    }
  });
});

describe('waiting for a provider', () => {
  it('ends with a time-out of our own in silence, before or within an answer', async () => {
    const silent = await failure(ask({ silent: true }, { timeoutMs: 400 }));
    assert.deepEqual([silent.code, silent.retryReason], ['OPENROUTER_TIMEOUT', 'timeout']);
    const dripping = await failure(ask({ text: 'a '.repeat(200), dripMs: 30 }, { timeoutMs: 600 }));
    assert.equal(dripping.code, 'OPENROUTER_TIMEOUT');
    assert.notEqual(dripping.partialText, '');
  });

  it('ends at once with the caller’s signal, also inside an answer, as cancelled', async () => {
    for (const reply of [{ silent: true }, { text: 'a '.repeat(500), dripMs: 20 }] as const) {
      const controller = new AbortController();
      const asked = ask(reply, { timeoutMs: 20_000 }, () => undefined, controller.signal);
      setTimeout(() => controller.abort(), 60);
      const startedAt = Date.now();
      await assert.rejects(asked, { code: 'TOOL_CANCELLED' });
      assert.ok(Date.now() - startedAt < 8_000);
    }
  });

  it('ends as a network error where the connection breaks or nobody listens', async () => {
    assert.equal((await failure(ask({ destroy: true }))).code, 'OPENROUTER_NETWORK_ERROR');
    const error = await failure(ask({ text: 'x' }, { endpoint: 'http://127.0.0.1:1/v1/chat/completions' }));
    assert.deepEqual([error.code, error.retryReason], ['OPENROUTER_NETWORK_ERROR', 'network']);
  });
});

describe('a request', () => {
  it('to OpenRouter names key, page and data policy, and insists on models that take tools', async () => {
    const policies = [
      ['allow', {}],
      ['deny', { data_collection: 'deny' }],
      ['zdr', { zdr: true }],
    ] as const;
    for (const [dataPolicy, fields] of policies) {
      const options = { endpoint: server.chatCompletions, apiKey: KEY, dataPolicy, referer: 'https://host.example' };
      const provider = createOpenRouterProvider(options);
      const messages = [{ role: 'user', text: 'Hi' }] as const;
      await provider.requestTurn({ system: 'S', messages, tools: TOOLS }, { signal: new AbortController().signal });
      const { body, headers, url } = server.requests.at(-1)!;
      assert.deepEqual(body['provider'], { require_parameters: true, ...fields });
      assert.equal(body['model'], 'openai/gpt-4o-mini');
      assert.equal(body['max_tokens'], 1200);
      assert.equal(body['tool_choice'], 'auto');
      assert.equal(headers['authorization'], `Bearer ${KEY}`);
      assert.equal(headers['http-referer'], 'https://host.example');
      assert.equal(headers['x-title'], 'Jig Studio');
      assert.equal(url.includes(KEY) || JSON.stringify(body).includes(KEY), false);
    }
  });

  it('through a host’s server carries its headers and no key', async () => {
    const sent: string[] = [];
    const provider = createChatCompletionsProvider({
      endpoint: server.chatCompletions,
      model: 'm',
      headers: { 'X-Session': 'abc' },
      fetch(url, init) {
        sent.push(url);
        return fetch(url, init);
      },
    });
    const messages = [{ role: 'user', text: 'Hi' }] as const;
    const { signal } = new AbortController();
    const turn = await provider.requestTurn({ system: 'S', messages, tools: [] }, { signal });
    assert.equal(turn.text, 'done');
    assert.deepEqual(sent, [server.chatCompletions]);
    const { headers, body, faults } = server.requests[0]!;
    assert.equal(headers['x-session'], 'abc');
    assert.equal(headers['authorization'], undefined);
    assert.equal('tools' in body || 'tool_choice' in body, false);
    assert.deepEqual(faults, []);
  });
});

describe('a turn over Anthropic Messages', () => {
  const anthropic = (stream: boolean) =>
    createAnthropicProvider({ endpoint: server.anthropic, model: 'm', apiKey: KEY, stream, timeoutMs: 10_000 });
  const messages = [
    { role: 'user', text: 'Hello' },
    { role: 'assistant', text: '', calls: [{ id: 'c0', name: 'workspace.getStatus', arguments: {} }] },
    { role: 'results', results: [{ callId: 'c0', name: 'workspace.getStatus', text: '{}', isError: true }] },
    { role: 'user', text: 'And now?' },
  ] as const;
  const turnOf = (stream: boolean, reply: ScriptedReply): Promise<ModelTurn> => {
    server.script.push(reply);
    return anthropic(stream).requestTurn(
      { system: 'S', messages, tools: TOOLS },
      { signal: new AbortController().signal },
    );
  };

  it('is the same streamed and in one piece, and its request keeps the results first', async () => {
    const reply = { text: 'Let me look.', calls: [STATUS, READ] };
    assert.deepEqual(await turnOf(true, reply), await turnOf(false, reply));
    assert.deepEqual(
      server.requests.flatMap(({ faults }) => faults),
      [],
    );
    const sent = server.requests[0]?.body['messages'] as readonly { readonly content: readonly object[] }[];
    assert.deepEqual(sent[2]?.content, [
      { type: 'tool_result', tool_use_id: 'c0', content: '{}', is_error: true },
      { type: 'text', text: 'And now?' },
    ]);
  });

  it('ends in the same codes', async () => {
    assert.equal((await failure(turnOf(true, { text: 'Half', cutAfter: 3 }))).code, 'OPENROUTER_NETWORK_ERROR');
    const overloaded = { text: 'Half', errorChunk: { type: 'overloaded_error', message: 'Overloaded' } };
    assert.equal((await failure(turnOf(true, overloaded))).code, 'OPENROUTER_PROVIDER_ERROR');
    const cut = { calls: [READ], finish: 'max_tokens' };
    assert.equal((await failure(turnOf(false, cut))).code, 'OPENROUTER_PROVIDER_ERROR');
    const unauthorised = {
      status: 401,
      body: '{"type":"error","error":{"type":"authentication_error","message":"x"}}',
    };
    assert.equal((await failure(turnOf(true, unauthorised))).code, 'OPENROUTER_AUTHENTICATION_FAILED');
  });
});
