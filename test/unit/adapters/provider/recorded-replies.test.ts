// Each recording of a provider's answer is read as what it says. A recording without a line here fails.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createAnthropicProvider } from '../../../../src/adapters/provider/anthropic-provider.js';
import { createChatCompletionsProvider } from '../../../../src/adapters/provider/chat-completions-provider.js';
import type { ModelTurn } from '../../../../src/core/agent/provider/model-provider.js';
import { ProviderError } from '../../../../src/core/agent/provider/provider-error.js';
import type { ToolDefinition } from '../../../../src/core/protocol/definition.js';
import { recordedReply, recordings } from '../../../support/provider/recorded-reply.js';
import {
  startScriptedProvider,
  type ScriptedProviderServer,
} from '../../../support/provider/scripted-provider-server.js';

const TOOLS: readonly ToolDefinition[] = [
  { name: 'workspace.readFile', inputSchema: { type: 'object', required: ['path'], properties: {} } },
];
const read = (id: string, path: string) => ({ id, name: 'workspace.readFile', arguments: { path } });

interface Failure {
  readonly code: string;
  readonly retryable: boolean;
  /** A part of the message: what the upstream said. */
  readonly says: string;
}

type Expected = Pick<ModelTurn, 'text' | 'calls'> | Failure;

const EXPECTED: Readonly<Record<string, Expected>> = {
  'anthropic-overloaded': { code: 'OPENROUTER_PROVIDER_ERROR', retryable: true, says: 'Overloaded' },
  'anthropic-stream-call': { text: 'I will read the page.', calls: [read('toolu_1', 'index.html')] },
  'anthropic-stream-error': { code: 'OPENROUTER_PROVIDER_ERROR', retryable: true, says: 'Overloaded' },
  'local-server-answer': { text: 'The page has one heading.', calls: [] },
  'local-server-stream-call': { text: '', calls: [read('call_x1', 'index.html')] },
  'openrouter-error-in-200': { code: 'OPENROUTER_PROVIDER_ERROR', retryable: true, says: 'overloaded' },
  'openrouter-gateway-page': { code: 'OPENROUTER_PROVIDER_ERROR', retryable: true, says: 'OPENROUTER_PROVIDER_ERROR' },
  'openrouter-no-credits': { code: 'OPENROUTER_CONFIGURATION_ERROR', retryable: false, says: 'requires more credits' },
  'openrouter-rate-limit': { code: 'OPENROUTER_RATE_LIMITED', retryable: true, says: 'rate-limited upstream' },
  'openrouter-stream-calls': {
    text: 'I will read both files.',
    calls: [read('call_A', 'index.html'), read('call_B', 'styles.css')],
  },
  'openrouter-stream-error': { code: 'OPENROUTER_PROVIDER_ERROR', retryable: true, says: 'the engine went away' },
};

let server: ScriptedProviderServer;
before(async () => void (server = await startScriptedProvider()));
after(() => server.close());

test('every recording has its meaning here', () => {
  assert.deepEqual(recordings(), Object.keys(EXPECTED).sort());
});

for (const [name, expected] of Object.entries(EXPECTED)) {
  test(`${name} is read as what it says`, async () => {
    const asked = ask(name);
    if ('code' in expected) {
      const error = await asked.then(
        () => assert.fail('it succeeded'),
        (thrown: unknown) => thrown,
      );
      assert.ok(error instanceof ProviderError, String(error));
      const { code, retryable } = error;
      assert.deepEqual({ code, retryable }, { code: expected.code, retryable: expected.retryable });
      assert.ok(error.message.includes(expected.says), error.message);
      return;
    }
    const { text, calls } = await asked;
    assert.deepEqual({ text, calls }, expected);
  });
}

function ask(name: string): Promise<ModelTurn> {
  const reply = recordedReply(name);
  server.script.push(reply);
  const isStreamed = reply.headers?.['Content-Type'] === 'text/event-stream' || (reply.status ?? 200) >= 400;
  const isAnthropic = name.startsWith('anthropic');
  const options = { model: 'm', apiKey: 'key-0123456789', timeoutMs: 10_000, stream: isStreamed };
  const provider = isAnthropic
    ? createAnthropicProvider({ ...options, endpoint: server.anthropic })
    : createChatCompletionsProvider({ ...options, endpoint: server.chatCompletions });
  const messages = [{ role: 'user', text: 'Hello' }] as const;
  return provider.requestTurn({ system: 'S', messages, tools: TOOLS }, { signal: new AbortController().signal });
}
